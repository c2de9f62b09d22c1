import type { Locale } from '@keo/core';
import { vietnamMomentWithYear } from '@keo/core/contract';

/** `23:53, 20/11/2026`, in English `23:53, 20 Nov 2026`; in Vietnam's time. `at` in ISO-8601. */
export const momentWords = (at: string, locale: Locale): string =>
  vietnamMomentWithYear(Date.parse(at), locale);

/** `20/11/2026`, in English `20 Nov 2026`. */
export const dayWords = (at: string, locale: Locale): string => momentWords(at, locale).slice(7);

/** `11/2026`, in English `Nov 2026`. `month` as `2026-11`. */
export const monthWords = (month: string, locale: Locale): string =>
  dayWords(`${month}-01`, locale).replace(/^0?1[/ ]/, '');
