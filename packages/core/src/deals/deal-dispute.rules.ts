import { type Log, type Outcome, type Standing, type Told, hours, refuse } from '../law/decision.ts';
import { forbid } from '../law/obstacles.ts';
import { deliveredValue } from './deal-clock.rules.ts';
import type { DealFacts, Dispute, Given } from './deal.facts.ts';
import type { Side } from './deal.schema.ts';
import { dealLimits, standingChanges } from './deal-limits.schema.ts';
import { end } from './deal-money.rules.ts';
import { other } from './deal-offer.rules.ts';

type Offer = { toWorker: number; party: string };

export const isWithinHeld = ({ held }: DealFacts, { toWorker }: { toWorker: number }) =>
  Number.isSafeInteger(toWorker) && toWorker >= 0 && toWorker <= held.price
    ? null
    : refuse('INVALID', { fields: ['toWorker'] });
export const isClaimWithinHeld = ({ held }: DealFacts, { claimToWorker }: { claimToWorker: number }) =>
  Number.isSafeInteger(claimToWorker) && claimToWorker >= 0 && claimToWorker <= held.price
    ? null
    : refuse('INVALID', { fields: ['claimToWorker'] });
export const holdsMoney = ({ held }: DealFacts) => (held.price > 0 ? null : forbid('NOTHING_HELD'));
/** One dispute in the life of a deal. */
export const isFirstDispute = ({ dispute }: DealFacts) => (dispute ? refuse('LIMIT', { max: 1 }) : null);
export const mayDoubtApproved = ({ kind }: DealFacts, { party }: { party: string }) =>
  party === 'worker' || kind === 'PROJECT' ? null : forbid('KIND');
export const isOpener = ({ dispute }: DealFacts, { party }: { party: string }) =>
  dispute?.openedBy === party ? null : forbid('OTHER_SIDE');
export const isRespondent = ({ dispute }: DealFacts, { party }: { party: string }) =>
  dispute?.openedBy === party ? forbid('OTHER_SIDE') : null;
export const isUnanswered = ({ dispute }: DealFacts) =>
  dispute?.answeredAt === null ? null : forbid('ANSWERED');
export const isAnswered = ({ dispute }: DealFacts) =>
  dispute?.answeredAt === null ? forbid('NOT_ANSWERED') : null;
export const hasOffersLeft = ({ dispute }: DealFacts, { party }: { party: string }) =>
  (dispute?.offers ?? []).filter(({ by }) => by === party).length < dealLimits.disputeOffersMax
    ? null
    : refuse('LIMIT', { max: dealLimits.disputeOffersMax });

/** What a side says last that the worker should get; null before it says anything. */
function lastOf({ openedBy, claimToWorker, offers }: Dispute, side: Side): number | null {
  const last = offers.findLast(({ by }) => by === side)?.toWorker;
  return last ?? (openedBy === side ? claimToWorker : null);
}

const midpoint = (one: number, another: number) => Math.floor((one + another) / 2);

/** Where the two numbers meet or cross: what the worker gets. Null while they do not. */
export function meeting({ dispute }: DealFacts, { toWorker, party }: Offer): number | null {
  if (!dispute || (party !== 'author' && party !== 'worker')) return null;
  const theirs = lastOf(dispute, other(party));
  if (theirs === null) return null;
  const [given, wanted] = party === 'author' ? [toWorker, theirs] : [theirs, toWorker];
  return given >= wanted ? midpoint(given, wanted) : null;
}

/** When nobody settled it: the claim where it was not answered, else the middle between the last two offers. */
export function byDefault({ dispute }: DealFacts): number {
  if (!dispute) return 0;
  if (dispute.answeredAt === null) return dispute.claimToWorker;
  const [author, worker] = [lastOf(dispute, 'author'), lastOf(dispute, 'worker')];
  return midpoint(author ?? 0, worker ?? dispute.claimToWorker);
}

export const defaultAt = ({ dispute }: DealFacts): number | null => {
  if (!dispute) return null;
  const { openedAt, answeredAt } = dispute;
  return answeredAt === null
    ? openedAt + hours(dealLimits.disputeAnswerHours)
    : answeredAt + hours(dealLimits.disputeNegotiationHours + dealLimits.disputeRulingHours);
};

/** Every clock of the deal stops; only those of the dispute run. */
export function openDispute(
  deal: DealFacts,
  { openedBy, claimToWorker, now }: { openedBy: Side; claimToWorker: number; now: number },
): Outcome<DealFacts> {
  const from = deal.state === 'PROOFS_APPROVED' ? 'PROOFS_APPROVED' : 'IN_PROGRESS';
  const dueAt = now + hours(dealLimits.disputeAnswerHours);
  return {
    set: {
      cancelRequest: null,
      changeRequest: null,
      dispute: { openedBy, openedAt: now, claimToWorker, answeredAt: null, offers: [], from, state: 'OPEN' },
    },
    logs: [{ code: 'ACTION_REQUIRED', to: other(openedBy), reason: 'DISPUTE_OPENED', dueAt }],
  };
}

/**
 * D24: a wish to cancel that nobody answered, where work was handed in. Whoever asked, the dispute stands in the
 * worker's name, for what they asked or else for what they delivered: else their own silence would decide about it.
 */
export function disputeSilence(deal: DealFacts, { now }: { now: number }): Outcome<DealFacts> {
  const { cancelRequest, held } = deal;
  const claimToWorker =
    cancelRequest?.by === 'worker' ? Math.min(cancelRequest.toWorker, held.price) : deliveredValue(deal);
  return openDispute(deal, { openedBy: 'worker', claimToWorker, now });
}

export function answer(
  { dispute }: DealFacts,
  { toWorker, party, now }: Told<Given<'RESPOND_DISPUTE' | 'SETTLE'>>,
): Outcome<DealFacts> {
  if (!dispute) return {};
  const by = other(other(party));
  const offers = [...dispute.offers, { by, toWorker }];
  const answeredAt = dispute.answeredAt ?? now;
  const reply: Log = { code: 'ACTION_REQUIRED', to: other(by), reason: 'DISPUTE_ANSWERED' };
  return {
    set: { dispute: { ...dispute, offers, answeredAt, state: 'NEGOTIATING' } },
    logs: [reply],
  };
}

/** The clocks run on, later by the time they stood. */
export function withdrawDispute(
  { dispute, dueAt, allProofsAt, remindedAt, authorRemindedAt }: DealFacts,
  { now }: { now: number },
): Outcome<DealFacts> {
  if (!dispute) return {};
  const frozenMs = now - dispute.openedAt;
  const later = (at: number | null) => (at === null ? null : at + frozenMs);
  return {
    set: {
      dueAt: later(dueAt),
      allProofsAt: later(allProofsAt),
      remindedAt: later(remindedAt),
      authorRemindedAt: later(authorRemindedAt),
      dispute: { ...dispute, state: 'WITHDRAWN' },
    },
    logs: [{ code: 'ACTION_REQUIRED', to: other(dispute.openedBy), reason: 'DISPUTE_WITHDRAWN' }],
    asks: [{ of: 'proofs', type: 'DISPUTE_WITHDRAWN', frozenMs }],
  };
}

/** The held money is divided and the deal is over: completed where the worker is paid, else cancelled. */
export function settle(
  deal: DealFacts,
  toWorker: number,
  how: 'agreement' | 'ruling' | 'timeout',
): Outcome<DealFacts> {
  const part = Math.min(toWorker, deal.held.price);
  const { set, money, logs, asks } = end(deal, part);
  const isPaid = part > 0;
  const code = isPaid ? 'TASK_COMPLETED' : 'DEAL_CANCELLED';
  const lost = part === deal.held.price ? 'author' : part === 0 ? 'worker' : null;
  const standing: Standing[] = [
    ...(isPaid ? [{ of: 'worker', points: standingChanges.completed } as const] : []),
    ...(how !== 'agreement' && lost ? [{ of: lost, points: standingChanges.disputeLost } as const] : []),
  ];
  return {
    set: { ...set, ...(deal.dispute && { dispute: { ...deal.dispute, state: 'RESOLVED' } }) },
    money,
    logs: [{ code, to: 'worker' }, { code, to: 'author' }, ...logs],
    asks: [
      { of: 'proofs', type: 'DISPUTE_SETTLED', isPaid, how: how === 'timeout' ? 'timeout' : 'decision' },
      ...asks,
    ],
    standing,
  };
}
