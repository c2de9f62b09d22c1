import { maxLength, nonEmpty, pipe, string, trim } from 'valibot';

/** What a person types to name the account: username, e-mail or phone. */
export const identifierSchema = pipe(string(), trim(), nonEmpty(), maxLength(254));
/** As it is typed to prove who one is. */
export const typedPasswordSchema = pipe(string(), nonEmpty(), maxLength(128));
