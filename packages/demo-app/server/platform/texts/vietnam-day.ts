import { type Locale, vietnamMomentWithYear } from '@keo/core/contract';

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const oneDay = 86_400_000;

/**
 * The first and the last millisecond of a date filter's bound; null where it is invalid. A day (`2026-11-20`) is
 * Vietnam's, UTC+7 all year; a moment is ISO 8601 with its offset.
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
/** As if Vietnam's local time were UTC. */
const inVietnam = (at: Date) => new Date(+at + offset);

export const sinceMidnight = (at: Date): number => +inVietnam(at) % oneDay;

export const startOfDay = (at: Date): Date => new Date(Math.floor(+inVietnam(at) / oneDay) * oneDay - offset);

export function startOfMonth(at: Date, monthsBefore = 0): Date {
  const there = inVietnam(at);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - monthsBefore, 1) - offset);
}

/** `18:05, 21/11/2026`, in English `18:05, 21 Nov 2026`. */
export const momentWords = (locale: Locale, at: Date): string => vietnamMomentWithYear(+at, locale);

/** `2026-11-20` */
export const toDay = (at: Date): string => inVietnam(at).toISOString().slice(0, 10);
