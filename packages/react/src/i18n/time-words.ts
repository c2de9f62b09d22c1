import type { Locale } from '@keo/core';
import { byLocale } from './by-locale.ts';
import { dayWords } from './moment-words.ts';
import { timeEn } from './time.en.ts';
import { timeVi } from './time.vi.ts';
import { getText } from './use-texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const timeZone = 'Asia/Ho_Chi_Minh';

const inFull = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
);

/**
 * "2 phút trước", "5 days ago"; a date beyond a week. Not by `Intl.RelativeTimeFormat`, whose first number takes longer
 * than rendering a list.
 */
export function relativeTime(then: number, now: number, locale: Locale): string {
  const texts = locale === 'vi' ? timeVi : timeEn;
  const past = Math.max(0, now - then);
  const ago = (unit: 'minutes' | 'hours' | 'days', length: number) =>
    getText(texts, locale, `time.${unit}`, { count: Math.floor(past / length) });
  if (past < minute) return texts['time.now'];
  if (past < hour) return ago('minutes', minute);
  if (past < day) return ago('hours', hour);
  if (past < 7 * day) return ago('days', day);
  return dayWords(new Date(then).toISOString(), locale);
}

export const absoluteTime = (then: number, locale: Locale): string => inFull(locale).format(then);
