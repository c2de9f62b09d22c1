/** HTTP-dates end in GMT, except the asctime form, which no current server sends. */
const httpDate = /^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?, .+ GMT$/;

/**
 * Milliseconds from `now` of a Retry-After value in seconds or as an HTTP-date; 0 if that has passed, undefined if it
 * cannot be read.
 */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!httpDate.test(text)) return undefined;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
