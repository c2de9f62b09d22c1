import { maxLength, nonEmpty, pipe, string } from 'valibot';
import { pasted } from '../text/entry.schema.ts';

/** What a person types to name the account: username, e-mail or phone. */
export const identifierSchema = pipe(string(), pasted(), nonEmpty(), maxLength(254));
/** As it is typed to prove who one is. */
export const typedPasswordSchema = pipe(string(), nonEmpty(), maxLength(128));
