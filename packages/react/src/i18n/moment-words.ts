import { vietnamDay, vietnamMoment } from '@keo/core/contract';

/** `20/11/2026` in both languages, in Vietnam's time. */
export const dayWords = (at: string): string => vietnamDay(Date.parse(at)).split('-').toReversed().join('/');

/** `20/11 23:53`, for what is near. */
export const shortMoment = (at: string): string =>
  vietnamMoment(Date.parse(at)).split(', ').toReversed().join(' ');

/** `23:53, 20/11/2026` in both languages, in Vietnam's time. */
export const momentWords = (at: string): string =>
  `${vietnamMoment(Date.parse(at)).slice(0, 5)}, ${dayWords(at)}`;
