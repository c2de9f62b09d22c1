import { maxLength, nonEmpty, pipe, string, uuid } from 'valibot';

/** Made and kept by the caller before a money command leaves: the same id always gets the same answer. */
export const requestIdSchema = pipe(string(), uuid());

/** An id as Keo gives them. */
export const idSchema = pipe(string(), nonEmpty(), maxLength(64));
