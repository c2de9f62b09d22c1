const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function timeLeft(ms: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  if (ms >= 2 * day) return { unit: 'days', count: Math.floor(ms / day) };
  if (ms >= 2 * hour) return { unit: 'hours', count: Math.floor(ms / hour) };
  return { unit: 'minutes', count: Math.max(0, Math.ceil(ms / minute)) };
}

/** 0 to 1 of an hour, a day, three days or two weeks: the smallest that contains it. */
export function shareLeft(ms: number): number {
  const turn = [hour, day, 3 * day, 14 * day].find((one) => ms <= one) ?? ms;
  return Math.max(0, ms / turn);
}

export const isSoon = (ms: number): boolean => ms < day;
