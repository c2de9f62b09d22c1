import {
  integer,
  is,
  isoTimestamp,
  maxLength,
  minValue,
  nonEmpty,
  number,
  pipe,
  regex,
  string,
  url,
} from 'valibot';

/** A moment as ISO-8601, UTC. */
export const timestampSchema = pipe(string(), isoTimestamp());

export const countSchema = pipe(number(), integer(), minValue(0));

/** Opaque to clients. */
export const idSchema = pipe(string(), nonEmpty(), maxLength(64));

/** An absolute http or https URL, so that a click never opens a script, a local file or an app. */
export const webLinkSchema = (longest: number) =>
  pipe(string(), url(), regex(/^https?:\/\//i), maxLength(longest));

export const isWebLink = (link: string): boolean => is(webLinkSchema(Infinity), link);
