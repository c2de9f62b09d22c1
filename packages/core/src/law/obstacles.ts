import type { Refusal } from '../http/refusal.schema.ts';
import { type At, type Pause, refuse } from './decision.ts';
import type { JobState } from '../terms/job-state.schema.ts';

/** `rule` beside the reasons NOT_ALLOWED, LIMIT and EXPIRED, with its meaning. */
export const obstacles = {
  ACCEPT_MODE: 'The job is taken in the other way: by an application, or at once.',
  ANSWERED: 'The dispute was answered before.',
  APPEAL_OVER: 'The time to appeal, or to undo the rejection, is over.',
  APPLICATIONS_WAITING: 'As many applications of the worker wait as may.',
  APPLIED_BEFORE: 'Everybody applies for a job once.',
  APPLIED_OFTEN: 'The worker applied to this job and withdrew as often as is possible.',
  BONUS_MAX: 'More than the largest bonus.',
  CANCEL_ONCE_A_DAY: 'A cancel request is possible once a day; `until` says when again.',
  CANCEL_OPEN: 'A cancel request waits for its answer.',
  CHANGES_A_DAY: 'So many changes may be asked for within a day; `until` says when again.',
  CHANGE_OPEN: 'The other side asked for a change first.',
  DEALS_AT_ONCE: 'The worker has as many live deals as they may.',
  DEALS_LIVE: 'Slots or deals of the job are still open.',
  DEAL_LIVE: 'The two have a live deal on this job.',
  DEAL_NOT_OVER: 'The deal has not ended.',
  DEAL_STATE: 'In this state of the deal its proofs do not change.',
  DISPUTED_BEFORE: 'The same side had a dispute about the same thing.',
  DISPUTE_OFFERS: 'The side has made all its offers in the dispute.',
  JOB_NOT_OPEN: 'The job is not open.',
  JOB_OVER: 'The job has ended.',
  KIND: 'Not for jobs of this kind.',
  NOTHING_ASKED: 'Nobody asked for it.',
  NOTHING_DELIVERED: 'Nothing was handed in.',
  NOTHING_HELD: 'No money is held any more.',
  NOTHING_REJECTED: 'No proof is rejected, or it is too late to appeal.',
  NOT_ANSWERED: 'The dispute waits for its first answer.',
  NOT_DUE: 'Its timer is not due.',
  NOT_YOUR_TURN: 'The offer waits for the other side.',
  OFFERS_SPENT: 'As many offers were made as may be.',
  OPEN_HOURS: 'A job is not open that long.',
  OTHER_SIDE: 'Only the other side may do it.',
  PART_CLOSED: 'A part that would be raised is paid or refunded already.',
  PAUSED: 'The worker gave up several slots within a day; `until` says when they may work again.',
  PAUSED_HERE: 'The same, of this author; with others they may work.',
  PROOFS_OPEN: 'Proofs are not decided yet.',
  PROOFS_PER_DEAL: 'More conditions than a deal may have.',
  PROOF_SUBMITTED: 'A proof waits for its review.',
  REPLIED_BEFORE: 'A review has one reply.',
  REVIEW_CLOSED: 'The time for reviews is over.',
  REVISIONS_SPENT: 'All agreed revisions were asked for.',
  SLOTS_LEFT: 'Slots are left.',
} as const;
export type Obstacle = keyof typeof obstacles;

export const forbid = (rule: Obstacle): Refusal => refuse('NOT_ALLOWED', { rule });
/** `until`: when it is possible again. */
export const exceed = (rule: Obstacle, max: number, until?: At): Refusal => ({
  reason: 'LIMIT',
  rule,
  max,
  ...(until !== undefined && { until: new Date(until).toISOString() }),
});
export const late = (rule: Obstacle): Refusal => ({ reason: 'EXPIRED', rule });

/** Refused while a worker is paused for giving up slots. */
export function whyPaused(pause: Pause | null, now: At): Refusal | null {
  if (pause === null || now >= pause.until) return null;
  const { of, until } = pause;
  return { ...forbid(of === 'ALL' ? 'PAUSED' : 'PAUSED_HERE'), until: new Date(until).toISOString() };
}

/** Why this job takes no workers now; null while it is open. */
export function whyClosed(state: JobState): Refusal | null {
  if (state === 'OPEN') return null;
  if (state === 'FILLED') return refuse('SLOT_GONE');
  return state === 'EXPIRED' || state === 'CLOSED' ? late('JOB_OVER') : forbid('JOB_NOT_OPEN');
}
