const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** To the nearest day from two days, to the nearest hour from two hours: what has just begun is told whole. */
export function timeLeft(ms: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  const minutes = Math.max(0, Math.ceil(ms / minute));
  const whole = minutes * minute;
  if (whole >= 2 * day) return { unit: 'days', count: Math.round(whole / day) };
  if (whole >= 2 * hour) return { unit: 'hours', count: Math.round(whole / hour) };
  return { unit: 'minutes', count: minutes };
}

/** 0 to 1 of an hour, a day, three days or two weeks: the smallest that contains it. */
export function shareLeft(ms: number): number {
  const turn = [hour, day, 3 * day, 14 * day].find((one) => ms <= one) ?? ms;
  return Math.max(0, ms / turn);
}

export const isSoon = (ms: number): boolean => ms < day;
