import { warningAt } from '../law/clock.ts';
import { type Outcome, hours } from '../law/decision.ts';
import * as clock from './deal-clock.rules.ts';
import {
  appealed,
  contested,
  goOn,
  isAboutPart,
  judge,
  lastDisputeOffer,
  midpoint,
} from './deal-dispute.rules.ts';
import { feeOfPart } from '../terms/fees.schema.ts';
import type { DealFacts } from './deal.facts.ts';
import { dealLimits } from './deal-limits.schema.ts';
import { tell } from './deal-log.rules.ts';
import { other } from './deal-offer.rules.ts';

/**
 * What the worker gets of an unsettled dispute, in đồng: the claim if it was not answered, else the midpoint of the
 * last offers; of the whole deal at most what was handed in, and nothing of what only the author claims.
 */
export function byDefault(deal: DealFacts): number {
  const { dispute } = deal;
  if (!dispute) return 0;
  const most = isAboutPart(deal) ? contested(deal) : clock.delivered(deal);
  if (dispute.answeredAt === null)
    return dispute.openedBy === 'author' ? 0 : Math.min(dispute.claimToWorker, most);
  const [author, worker] = [lastDisputeOffer(dispute, 'author'), lastDisputeOffer(dispute, 'worker')];
  return Math.min(most, midpoint(author ?? 0, worker ?? dispute.claimToWorker));
}

/** An appeal that its timer grants without a payment: in a deal that is paid as a whole other proofs are still open. */
export const isGrantedOnly = (deal: DealFacts): boolean =>
  !isAboutPart(deal) &&
  appealed(deal) !== null &&
  (deal.dispute?.answeredAt === null || clock.delivered(deal) === 0);

/** The author's unanswered dispute refunds only what was not handed in. */
export const leavesWork = (deal: DealFacts): boolean =>
  deal.dispute?.openedBy === 'author' && deal.dispute.answeredAt === null && clock.outlivesSilence(deal);

export const defaultAt = ({ dispute }: DealFacts): number | null => {
  if (!dispute) return null;
  const { openedAt, answeredAt } = dispute;
  return answeredAt === null
    ? openedAt + hours(dealLimits.disputeAnswerHours)
    : answeredAt + hours(dealLimits.disputeNegotiationHours + dealLimits.disputeRulingHours);
};

/** D30: when the side that has not answered is warned. */
export const disputeWarningAt = (deal: DealFacts): number | null =>
  deal.dispute?.answeredAt === null
    ? warningAt(defaultAt(deal), deal.dispute.openedAt, deal.dispute.remindedAt)
    : null;

export function warn(deal: DealFacts, { now }: { now: number }): Outcome<DealFacts> {
  const { dispute } = deal;
  const to = other(dispute?.openedBy ?? 'worker');
  const price = contested(deal);
  // The worker does not see the author's fee.
  const amount = to === 'author' && price > 0 ? price + feeOfPart(deal, 'worker', price) : price;
  const log = tell('URGENT_REVIEW_REQUIRED', to, undefined, defaultAt(deal));
  return {
    set: { dispute: dispute && { ...dispute, remindedAt: now } },
    logs: [{ ...log, amount, byMail: true }],
  };
}

/** An unanswered appeal approves the rejected proof. */
export const grant = (deal: DealFacts): Outcome<DealFacts> => judge(deal, true, 'timeout');

/** Refunds what was not handed in; the rest is reviewed. */
export function giveBackUndelivered(deal: DealFacts): Outcome<DealFacts> {
  const { set = {}, asks = [] } = goOn(deal, 'RESOLVED');
  const missing = clock.isPaidByProof(deal) ? clock.undelivered(deal) : [];
  return {
    set,
    asks: [
      ...missing.map(({ id }) => ({ of: 'proof', type: 'NOT_DELIVERED', proofId: id }) as const),
      ...asks,
    ],
  };
}
