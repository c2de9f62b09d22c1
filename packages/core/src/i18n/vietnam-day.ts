const sevenHours = 7 * 60 * 60 * 1000;

/** Vietnam has no daylight saving time. */
const inVietnam = (moment: number): string => new Date(moment + sevenHours).toISOString();

/** The day in Asia/Ho_Chi_Minh of a moment in milliseconds, as `2026-11-20`. */
export const vietnamDay = (moment: number): string => inVietnam(moment).slice(0, 10);

/** A moment in milliseconds as the clock in Asia/Ho_Chi_Minh shows it: `17:02, 20/11`. */
export function vietnamMoment(moment: number): string {
  const shown = inVietnam(moment);
  return `${shown.slice(11, 16)}, ${shown.slice(8, 10)}/${shown.slice(5, 7)}`;
}
