import { type At, hours } from './decision.ts';

/** So many hours after a moment (before it where negative); null where the moment has not come. */
export const after = (moment: At | null, count: number): At | null =>
  moment === null ? null : moment + hours(count);

/** A reminder that was sent is not sent again; a later one is. */
export const unlessTold = (remindedAt: At | null, at: At | null): At | null =>
  at !== null && (remindedAt === null || remindedAt < at) ? at : null;
