import type { Locale } from '@keo/core';
import { byLocale } from './by-locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Vietnam's time, wherever the device is: the product's days are Vietnam's. */
const timeZone = 'Asia/Ho_Chi_Minh';

const ago = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const aDay = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }));
const inFull = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
);

/** How long ago `then` was, in words: "2 phút trước", "hôm qua", "5 days ago"; a date beyond a week. */
export function relativeTime(then: number, now: number, locale: Locale): string {
  const words = ago(locale);
  const past = Math.max(0, now - then);
  if (past < minute) return words.format(0, 'second');
  if (past < hour) return words.format(-Math.floor(past / minute), 'minute');
  if (past < day) return words.format(-Math.floor(past / hour), 'hour');
  if (past < 7 * day) return words.format(-Math.floor(past / day), 'day');
  return aDay(locale).format(then);
}

/** The moment itself, in full. */
export const absoluteTime = (then: number, locale: Locale): string => inFull(locale).format(then);
