const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const oneDay = 86_400_000;

/**
 * The first and the last millisecond a bound of a date filter names, or `null` where it names none. A day
 * (`2026-11-20`) is Vietnam's, UTC+7 all year; a moment is ISO-8601 with its offset and names one millisecond.
 */
export function readDateBound(text: string): { first: Date; last: Date } | null {
  if (day.test(text)) {
    const first = Date.parse(`${text}T00:00:00+07:00`);
    const last = new Date(first + oneDay - 1);
    // 2026-02-30 would parse as a day of March.
    const exists = !Number.isNaN(first) && last.toISOString().startsWith(text);
    return exists ? { first: new Date(first), last } : null;
  }
  if (!moment.test(text) || readDateBound(text.slice(0, 10)) === null) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : { first: new Date(at), last: new Date(at) };
}

const offset = 7 * 3_600_000;
/** The date and time that a clock in Vietnam shows, as if they were UTC's. */
const inVietnam = (at: Date) => new Date(+at + offset);

/** Milliseconds since midnight in Vietnam. */
export const sinceMidnight = (at: Date): number => +inVietnam(at) % oneDay;

/** The first moment of the day in Vietnam that `at` belongs to. */
export const startOfDay = (at: Date): Date => new Date(Math.floor(+inVietnam(at) / oneDay) * oneDay - offset);

/** The first moment of the month in Vietnam that `at` belongs to, or of the one that many months before. */
export function startOfMonth(at: Date, monthsBefore = 0): Date {
  const there = inVietnam(at);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - monthsBefore, 1) - offset);
}

/** A moment as clocks in Vietnam show it: `18:05 21/11/2026`, in English `21 Nov 2026, 18:05`. */
export const momentWords = (locale: 'vi' | 'en', at: Date): string =>
  new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    day: 'numeric',
    month: locale === 'vi' ? 'numeric' : 'short',
    year: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(at);

/** The day in Vietnam, `2026-11-20`. */
export const dayOf = (at: Date): string => inVietnam(at).toISOString().slice(0, 10);
