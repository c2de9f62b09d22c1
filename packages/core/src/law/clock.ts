import { type At, hours } from './decision.ts';

/** `count` hours after a moment, before it where negative; null where there is no moment. */
export const after = (moment: At | null, count: number): At | null =>
  moment === null ? null : moment + hours(count);

/** Null for a reminder that was already sent. */
export const unlessReminded = (remindedAt: At | null, at: At | null): At | null =>
  at !== null && (remindedAt === null || remindedAt < at) ? at : null;

/** Hours before a timer acts at which the side that is late is warned, also by mail. */
const warnings = [24, 6];

/** The next warning before `end`; none earlier than `start`. */
export function warningAt(end: At | null, start: At | null, warnedAt: At | null): At | null {
  const times = warnings.map((count) => after(end, -count));
  return (
    times.find((at) => at !== null && at > (start ?? 0) && unlessReminded(warnedAt, at) !== null) ?? null
  );
}
