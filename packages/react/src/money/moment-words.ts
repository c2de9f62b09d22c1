import type { Locale } from '@keo/core';

const timeZone = 'Asia/Ho_Chi_Minh';
const tag = (locale: Locale) => (locale === 'vi' ? 'vi-VN' : 'en-GB');

/** `23:53, 20/11/2026`, in Vietnam's time. */
export function momentWords(at: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat(tag(locale), { hour: '2-digit', minute: '2-digit', timeZone }).format(
    Date.parse(at),
  );
  return `${time}, ${dayWords(at, locale)}`;
}

/** `20/11/2026`, in Vietnam's time. */
export const dayWords = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tag(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  }).format(Date.parse(at));

/** `2026-11-20`, the day in Vietnam. */
export const vietnamDay = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);
