import { maxLength, nonEmpty, pipe, string, uuid } from 'valibot';

/** The idempotency key of a money command, made and stored by the caller before it is sent. */
export const requestIdSchema = pipe(string(), uuid());

export const idSchema = pipe(string(), nonEmpty(), maxLength(64));
