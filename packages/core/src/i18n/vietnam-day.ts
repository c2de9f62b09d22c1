import type { Locale } from '../ports/locale.ts';

const sevenHours = 7 * 60 * 60 * 1000;

/** Vietnam has no daylight saving time. */
const inVietnam = (moment: number): Date => new Date(moment + sevenHours);

/** The day in Asia/Ho_Chi_Minh of a moment in milliseconds, as `2026-11-20`. */
export const vietnamDay = (moment: number): string => inVietnam(moment).toISOString().slice(0, 10);

/** `20/11`, in English `20 Nov`: there 03/12 could be read as the 12th of March. `day` as `2026-11-20`. */
export const dayOfMonth = (day: string, locale: Locale): string =>
  locale === 'vi'
    ? `${day.slice(8, 10)}/${day.slice(5, 7)}`
    : // `Fri, 20 Nov 2026 …`
      new Date(day).toUTCString().slice(5, 11).replace(/^0/, '');

/** A moment in milliseconds as the clock in Asia/Ho_Chi_Minh shows it: `17:02, 20/11`, in English `17:02, 20 Nov`. */
export function vietnamMoment(moment: number, locale: Locale): string {
  const shown = inVietnam(moment).toISOString();
  return `${shown.slice(11, 16)}, ${dayOfMonth(shown.slice(0, 10), locale)}`;
}

/** `17:02, 20/11/2026`, in English `17:02, 20 Nov 2026`. */
export const vietnamMomentWithYear = (moment: number, locale: Locale): string =>
  `${vietnamMoment(moment, locale)}${locale === 'vi' ? '/' : ' '}${vietnamDay(moment).slice(0, 4)}`;
