import { after, unlessReminded } from '../law/clock.ts';
import { type At, type Log, type Outcome, hours } from '../law/decision.ts';
import type { DealFacts, DealProof } from './deal.facts.ts';
import { dealLimits } from './deal-limits.schema.ts';
import { decidedProofs } from './terms.rules.ts';

/** The deadline of work that starts at `startedAt`. */
export function dueFrom({ terms, timeLimitMin, kind }: DealFacts, startedAt: At): At {
  if (kind === 'QUICK') return startedAt + (timeLimitMin ?? 60) * 60_000;
  if (terms?.dueAt !== undefined) return Date.parse(terms.dueAt);
  return startedAt + hours(terms?.durationHours ?? 168);
}

/** The deadline, extended by the time of a revision. */
export function effectiveDueAt({
  dueAt,
  proofs,
}: {
  dueAt: At | null;
  proofs: readonly { revisionDueAt: At | null }[];
}): At | null {
  return dueAt === null ? null : Math.max(dueAt, ...proofs.map(({ revisionDueAt }) => revisionDueAt ?? 0));
}

const isIn = (states: readonly DealProof['state'][]) => (proof: DealProof) => states.includes(proof.state);
/** Handed in and neither paid nor refunded. */
const isUndecided = isIn(['SUBMITTED', 'REVISION_REQUESTED', 'REJECTED', 'DISPUTED']);

/** The deadline does not end it: handed in and undecided, or a complete draft. */
const keepsAlive = (proof: DealProof) =>
  isUndecided(proof) || (proof.state === 'UPLOADED' && proof.isComplete);
export const hasWorkWaiting = ({ proofs }: DealFacts): boolean => proofs.some(keepsAlive);

export const hasSubmitted = ({ proofs }: DealFacts): boolean => proofs.some(isIn(['SUBMITTED']));

const required = ({ proofs }: DealFacts) => proofs.filter(({ isRequired }) => isRequired);
export const isPaidByProof = ({ terms }: DealFacts): boolean => terms?.releaseMode === 'PER_PROOF';

const isApproved = isIn(['APPROVED']);
const isOpen = ({ state }: DealProof) => !decidedProofs.includes(state);

/**
 * The most that a timer may pay the worker, in đồng: the parts that were handed in, or everything held of a deal that
 * is paid as a whole, once everything mandatory was handed in. See docs/decisions/0010.
 */
export function delivered(deal: DealFacts): number {
  if (!isPaidByProof(deal)) {
    const isWhole = required(deal).every((proof) => isUndecided(proof) || isApproved(proof));
    return isWhole ? deal.held.price : 0;
  }
  const parts = deal.proofs.filter(isUndecided).reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(deal.held.price, parts);
}

/** The worker may still appeal against it, or hand it in again: a dispute about the deal leaves it alone. */
const isRefused = (proof: DealProof): boolean =>
  isIn(['REJECTED', 'REVISION_REQUESTED'])(proof) ||
  (proof.state === 'UPLOADED' && proof.revisionDueAt !== null);
export const hasRefused = (deal: DealFacts): boolean => required(deal).some(isRefused);

/** Handed in, and its review is not over. */
export const inReview = (deal: DealFacts): DealProof[] => deal.proofs.filter(isIn(['SUBMITTED']));

/**
 * The most that an answered dispute about the deal may pay without an agreement, in đồng: parts in review, or everything
 * held of a deal that is paid as a whole.
 */
export function reviewable(deal: DealFacts): number {
  if (!isPaidByProof(deal)) return hasRefused(deal) ? 0 : delivered(deal);
  const parts = inReview(deal).reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(deal.held.price, parts);
}

/** Parts with money that were never handed in; neither complete drafts nor requested revisions. */
export const undelivered = (deal: DealFacts): DealProof[] =>
  required(deal).filter(
    (proof) => !keepsAlive(proof) && isIn(['REQUIRED', 'UPLOADED'])(proof) && proof.revisionDueAt === null,
  );

/** The deal continues after a dispute that nobody answered. */
export const outlivesSilence = (deal: DealFacts): boolean =>
  isPaidByProof(deal)
    ? undelivered(deal).length < required(deal).filter(isOpen).length
    : undelivered(deal).length === 0;

/** Everything mandatory is approved; of parts paid one by one some may be refunded. */
export function isSettled(deal: DealFacts): boolean {
  const all = required(deal);
  const isFinal = isIn(deal.terms?.releaseMode === 'PER_PROOF' ? ['APPROVED', 'REFUNDED'] : ['APPROVED']);
  return all.some(isIn(['APPROVED'])) && all.every(isFinal);
}

/** The deal cannot complete any more, because of proofs that were rejected for good. */
export function isLost(deal: DealFacts): boolean {
  const isRefunded = isIn(['REFUNDED']);
  const all = required(deal);
  return deal.terms?.releaseMode === 'PER_PROOF' ? all.every(isRefunded) : all.some(isRefunded);
}

const graceEnd = (deal: DealFacts): At | null =>
  after(effectiveDueAt(deal), deal.kind === 'QUICK' ? 0 : dealLimits.graceHours);

/** D15: the deadline. The author's cancel request ends the deal instead; the worker's stops no clock. */
export function deadlineAt(deal: DealFacts): At | null {
  if (deal.cancelRequest?.by === 'author' || hasWorkWaiting(deal) || isSettled(deal)) return null;
  return graceEnd(deal);
}

/** The deadline passed, and nothing that was handed in waits. */
export function isLate(deal: DealFacts, now: At): boolean {
  const due = effectiveDueAt(deal);
  return due !== null && now >= due && !hasWorkWaiting(deal) && !isSettled(deal);
}

/** An unanswered cancel request ends nothing that waits for review, and the worker's ends nothing at all. */
export const isWithoutEffect = (deal: DealFacts): boolean =>
  deal.cancelRequest?.by === 'worker' || hasWorkWaiting(deal);

/** D24: when an unanswered cancel request lapses, or ends the deal: then never before the deadline would. */
export function cancelSilenceAt(deal: DealFacts): At | null {
  const answerBy = after(deal.cancelRequest?.at ?? null, dealLimits.cancelAnswerHours);
  if (answerBy === null || isWithoutEffect(deal)) return answerBy;
  return Math.max(answerBy, graceEnd(deal) ?? answerBy);
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

/** The worker still has to hand in: not begun, a draft, or a requested revision. */
const lacksWork = (deal: DealFacts): boolean =>
  required(deal).some(isIn(['REQUIRED', 'UPLOADED', 'REVISION_REQUESTED']));

/** D14: the next unsent reminder of the deadline, while something is still to be handed in. */
export const reminderAt = (deal: DealFacts): At | null =>
  lacksWork(deal)
    ? (reminderTimes(deal).find((at) => unlessReminded(deal.remindedAt, at) !== null) ?? null)
    : null;

/** D14 for the author: only the last reminder. */
export const authorReminderAt = (deal: DealFacts): At | null =>
  lacksWork(deal) ? unlessReminded(deal.authorRemindedAt, reminderTimes(deal).at(-1) ?? null) : null;

const deadlineLog = (deal: DealFacts, to: 'author' | 'worker', now: At): Log => ({
  code: 'DEAL_DEADLINE_REMINDER',
  to,
  dueAt: effectiveDueAt(deal) ?? now,
});

/** What the worker would lose by the deadline, in đồng: the missing parts, or the whole price. */
function atStake({ terms, held, proofs }: DealFacts): number {
  if (terms?.releaseMode !== 'PER_PROOF') return held.price;
  const isToCome = isIn(['REQUIRED', 'UPLOADED', 'REVISION_REQUESTED']);
  const sum = proofs.filter(isToCome).reduce((total, { amount }) => total + amount, 0);
  return Math.min(held.price, sum);
}

/** Only the latest reminder that is due; earlier ones that were missed are skipped. */
export function remind(deal: DealFacts, { now }: { now: At }): Outcome<DealFacts> {
  const at = reminderTimes(deal).findLast((time) => time <= now) ?? now;
  const log = deadlineLog(deal, 'worker', now);
  const isInTime = at <= (log.dueAt ?? now) - hours(dealLimits.deadlineMailHours);
  return {
    set: { remindedAt: at },
    logs: [isInTime ? { ...log, amount: atStake(deal), byMail: true } : log],
  };
}

export const remindAuthor = (deal: DealFacts, { now }: { now: At }): Outcome<DealFacts> => ({
  set: { authorRemindedAt: reminderTimes(deal).at(-1) ?? now },
  logs: [deadlineLog(deal, 'author', now)],
});
