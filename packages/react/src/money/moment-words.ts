import type { Locale } from '@keo/core';
import { byLocale } from '../i18n/by-locale.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const tag = (locale: Locale) => (locale === 'vi' ? 'vi-VN' : 'en-GB');

const aTime = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }),
);
const aDay = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
);

/** `23:53, 20/11/2026`, in Vietnam's time. */
export const momentWords = (at: string, locale: Locale): string =>
  `${aTime(tag(locale)).format(Date.parse(at))}, ${dayWords(at, locale)}`;

/** `20/11/2026`, in Vietnam's time. */
export const dayWords = (at: string, locale: Locale): string => aDay(tag(locale)).format(Date.parse(at));

/** `2026-11-20`, the day in Vietnam. */
export const vietnamDay = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
