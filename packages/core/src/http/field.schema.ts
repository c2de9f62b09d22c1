import { integer, isoTimestamp, maxLength, minValue, nonEmpty, number, pipe, string } from 'valibot';

/** A moment as ISO-8601, UTC. */
export const timestampSchema = pipe(string(), isoTimestamp());

/** How many of something. */
export const countSchema = pipe(number(), integer(), minValue(0));

/** What names a thing: opaque to everybody but the server. */
export const idSchema = pipe(string(), nonEmpty(), maxLength(64));
