const sevenHours = 7 * 3_600_000;

/** Vietnam has no daylight saving time. */
const inVietnam = (at: number): string => new Date(at + sevenHours).toISOString();

/** `2026-11-20`, in Vietnam's time; `at` in epoch ms. */
export const vietnamDay = (at: number): string => inVietnam(at).slice(0, 10);

/** `20/11/2026` in both languages, in Vietnam's time. */
export const dayWords = (at: string): string => vietnamDay(Date.parse(at)).split('-').toReversed().join('/');

/** `23:53, 20/11/2026` in both languages, in Vietnam's time. */
export const momentWords = (at: string): string =>
  `${inVietnam(Date.parse(at)).slice(11, 16)}, ${dayWords(at)}`;
