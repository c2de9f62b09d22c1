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

/** How many of something. */
export const countSchema = pipe(number(), integer(), minValue(0));

/** What names a thing: opaque to everybody but the server. */
export const idSchema = pipe(string(), nonEmpty(), maxLength(64));

/** A page of the web, by its whole address: what a click opens is never a script, a file of the reader's or an app. */
export const webLinkSchema = (longest: number) =>
  pipe(string(), url(), regex(/^https?:\/\//i), maxLength(longest));

/** Whether it is a page of the web. */
export const isWebLink = (link: string): boolean => is(webLinkSchema(Infinity), link);
