const sevenHours = 7 * 60 * 60 * 1000;

/** The day in Asia/Ho_Chi_Minh of a moment in milliseconds, as `2026-11-20`. Vietnam keeps no summer time. */
export const vietnamDay = (moment: number): string =>
  new Date(moment + sevenHours).toISOString().slice(0, 10);
