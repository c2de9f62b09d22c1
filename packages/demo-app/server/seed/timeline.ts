import type { StoredCode } from '../modules/notifications/deal-log.draft.ts';

/** Whom a step is told to. `both` makes one log for each, of one event. */
export type Side = 'author' | 'worker' | 'both';

/** What more a step says: money in đồng, hours counted from the demo's now. */
export type StepDetails = {
  /** Who acted; a timer's step has nobody. */
  by?: 'author' | 'worker';
  amount?: number;
  proof?: { no: number; title: string };
  /** When the deadline it speaks of falls; negative for one that has passed. */
  dueInHours?: number;
  reason?: string;
  /** The words of a message, a note or a refusal. */
  text?: string;
};

export type Step = StepDetails & { hoursAgo: number; action: StoredCode; to: Side };

/** What happened between an author and a worker on a job; with one party alone where the other is not named. */
export type Timeline = {
  jobId?: string;
  authorId?: string;
  workerId?: string;
  dealId?: string;
  steps: readonly Step[];
};

export const step = (hoursAgo: number, action: StoredCode, to: Side, details: StepDetails = {}): Step => ({
  hoursAgo,
  action,
  to,
  ...details,
});
