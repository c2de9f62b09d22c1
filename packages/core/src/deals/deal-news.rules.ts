import type { Log } from '../law/decision.ts';

/** One event for one recipient, with its reason and when it is too late. */
export const tell = (
  code: Log['code'],
  to: Log['to'],
  reason?: Log['reason'],
  dueAt?: number | null,
): Log => ({
  code,
  to,
  ...(reason !== undefined && { reason }),
  ...(dueAt !== undefined && dueAt !== null && { dueAt }),
});
