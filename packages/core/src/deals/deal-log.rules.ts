import type { Log } from '../law/decision.ts';

/** A log for one recipient, with its reason and due date. */
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
