import { after, unlessTold } from '../law/clock.ts';
import { type At, type Log, type Outcome, hours } from '../law/decision.ts';
import type { DealFacts, DealProof } from './deal.facts.ts';
import { dealLimits } from './deal-limits.schema.ts';

/** When the work must be in, from the moment it starts. */
export function dueFrom({ terms, timeLimitMin, kind }: DealFacts, startedAt: At): At {
  if (kind === 'QUICK') return startedAt + (timeLimitMin ?? 60) * 60_000;
  if (terms?.dueAt !== undefined) return Date.parse(terms.dueAt);
  return startedAt + hours(terms?.durationHours ?? 168);
}

/** The deadline, moved on by the time that a revision was given. */
export function effectiveDueAt({
  dueAt,
  proofs,
}: {
  dueAt: At | null;
  proofs: readonly { revisionDueAt: At | null }[];
}): At | null {
  return dueAt === null ? null : Math.max(dueAt, ...proofs.map(({ revisionDueAt }) => revisionDueAt ?? 0));
}

const lies = (states: readonly DealProof['state'][]) => (proof: DealProof) => states.includes(proof.state);
/** Handed in and neither paid nor refunded. */
const isUndecided = lies(['SUBMITTED', 'REVISION_REQUESTED', 'REJECTED', 'DISPUTED']);

/** Work that waits for a decision, or for the clock that decides it: nothing of it ends by the deadline. */
const keepsAlive = (proof: DealProof) =>
  isUndecided(proof) || (proof.state === 'UPLOADED' && proof.isComplete);

/** What was handed in or begun and is not paid for: silence may not take its money. */
function delivered({ proofs, terms }: DealFacts): DealProof[] {
  const isUnpaid = lies(terms?.releaseMode === 'PER_PROOF' ? ['UPLOADED'] : ['UPLOADED', 'APPROVED']);
  return proofs.filter((proof) => isUndecided(proof) || isUnpaid(proof));
}
export const hasDelivered = (deal: DealFacts): boolean => delivered(deal).length > 0;

/** What hangs on it, in đồng: its parts, or all of a deal that is paid as a whole. */
export function deliveredValue(deal: DealFacts): number {
  if (deal.terms?.releaseMode !== 'PER_PROOF') return deal.held.price;
  return Math.min(
    deal.held.price,
    delivered(deal).reduce((sum, { amount }) => sum + amount, 0),
  );
}

export const hasSubmitted = ({ proofs }: DealFacts): boolean => proofs.some(lies(['SUBMITTED']));

const required = ({ proofs }: DealFacts) => proofs.filter(({ isRequired }) => isRequired);

/** All that must be approved is; where proofs are paid one by one, some of it may have been refunded. */
export function isSettled(deal: DealFacts): boolean {
  const all = required(deal);
  const isFinal = lies(deal.terms?.releaseMode === 'PER_PROOF' ? ['APPROVED', 'REFUNDED'] : ['APPROVED']);
  return all.some(lies(['APPROVED'])) && all.every(isFinal);
}

/** Nothing can come of it any more: what must be approved was rejected for good. */
export function isLost(deal: DealFacts): boolean {
  const isRefunded = lies(['REFUNDED']);
  const all = required(deal);
  return deal.terms?.releaseMode === 'PER_PROOF' ? all.every(isRefunded) : all.some(isRefunded);
}

/** D15 */
export function deadlineAt(deal: DealFacts): At | null {
  if (deal.proofs.some(keepsAlive) || isSettled(deal)) return null;
  return after(effectiveDueAt(deal), deal.kind === 'QUICK' ? 0 : dealLimits.graceHours);
}

function reminderTimes(deal: DealFacts): At[] {
  const due = effectiveDueAt(deal);
  const start = deal.startedAt;
  if (due === null || start === null) return [];
  const times =
    deal.kind === 'QUICK'
      ? [due - Math.floor((due - start) / 4)]
      : dealLimits.deadlineReminderHours.map((count) => due - hours(count));
  return times.filter((at) => at > start);
}

/** Something is still to come from the worker: not begun, a draft, or back for another round. */
const owesWork = (deal: DealFacts): boolean =>
  required(deal).some(lies(['REQUIRED', 'UPLOADED', 'REVISION_REQUESTED']));

/** D14: the next of its times that was not told, while there is something to be reminded of. */
export const reminderAt = (deal: DealFacts): At | null =>
  owesWork(deal)
    ? (reminderTimes(deal).find((at) => unlessTold(deal.remindedAt, at) !== null) ?? null)
    : null;

/** D14, the author's: the last of its times alone. */
export const authorReminderAt = (deal: DealFacts): At | null =>
  owesWork(deal) ? unlessTold(deal.authorRemindedAt, reminderTimes(deal).at(-1) ?? null) : null;

const nearing = (deal: DealFacts, to: 'author' | 'worker', now: At): Log[] => [
  { code: 'DEAL_DEADLINE_REMINDER', to, dueAt: effectiveDueAt(deal) ?? now },
];

/** Told late, the earlier ones are not made up for. */
export const remind = (deal: DealFacts, { now }: { now: At }): Outcome<DealFacts> => ({
  set: { remindedAt: reminderTimes(deal).findLast((at) => at <= now) ?? now },
  logs: nearing(deal, 'worker', now),
});

export const remindAuthor = (deal: DealFacts, { now }: { now: At }): Outcome<DealFacts> => ({
  set: { authorRemindedAt: reminderTimes(deal).at(-1) ?? now },
  logs: nearing(deal, 'author', now),
});
