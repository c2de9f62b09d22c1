import { warningAt } from '../law/clock.ts';
import { type Outcome, hours } from '../law/decision.ts';
import * as clock from './deal-clock.rules.ts';
import {
  appealed,
  contested,
  goOn,
  isAboutPart,
  isBeyondSilence,
  judge,
  lastDisputeOffer,
  midpoint,
} from './deal-dispute.rules.ts';
import { feeOfPart } from '../terms/fees.schema.ts';
import type { DealFacts } from './deal.facts.ts';
import { dealLimits } from './deal-limits.schema.ts';
import { tell } from './deal-log.rules.ts';
import { divide } from './deal-money.rules.ts';
import { other } from './deal-offer.rules.ts';

/**
 * What the worker gets of an unsettled dispute, in đồng: of an appeal that nobody answered all, of an answered dispute
 * the midpoint of the last offers, at most what was handed in and not refused. An unanswered dispute about the deal pays
 * nothing: what was handed in has a review of its own.
 */
export function byDefault(deal: DealFacts): number {
  const { dispute } = deal;
  if (!dispute) return 0;
  if (dispute.answeredAt === null) return isAboutPart(deal) ? contested(deal) : 0;
  const [author, worker] = [lastDisputeOffer(dispute, 'author'), lastDisputeOffer(dispute, 'worker')];
  return Math.min(mostByDefault(deal), midpoint(author ?? 0, worker ?? dispute.claimToWorker));
}

function mostByDefault(deal: DealFacts): number {
  if (isAboutPart(deal)) return contested(deal);
  return appealed(deal) ? clock.delivered(deal) : clock.reviewable(deal);
}

/** An appeal that its timer grants without a payment: in a deal that is paid as a whole other proofs are still open. */
export const isGrantedOnly = (deal: DealFacts): boolean =>
  !isAboutPart(deal) &&
  appealed(deal) !== null &&
  (deal.dispute?.answeredAt === null || clock.delivered(deal) === 0);

const isAboutDeal = (deal: DealFacts) => appealed(deal) === null;
const isUnanswered = ({ dispute }: DealFacts) => dispute?.answeredAt === null;

/** The author's unanswered dispute refunds only what was not handed in. */
export const leavesWork = (deal: DealFacts): boolean =>
  deal.dispute?.openedBy === 'author' && isUnanswered(deal) && clock.outlivesSilence(deal);

/**
 * Nothing is decided: by the worker's dispute that the author did not answer, which must not shorten a review; nor in a
 * deal paid as a whole with a proof that the worker may still appeal about or hand in again.
 */
export const decidesNothing = (deal: DealFacts): boolean =>
  isAboutDeal(deal) &&
  (isUnanswered(deal)
    ? deal.dispute?.openedBy === 'worker'
    : !clock.isPaidByProof(deal) && clock.hasRefused(deal));

/** Parts that the worker may still appeal about or hand in again go on; only those in review are divided. */
export const leavesRefused = (deal: DealFacts): boolean =>
  isAboutDeal(deal) && !isUnanswered(deal) && clock.isPaidByProof(deal) && clock.hasRefused(deal);

/** Null where only the two or the operator decide. */
export const defaultAt = (deal: DealFacts): number | null => {
  if (!deal.dispute || isBeyondSilence(deal)) return null;
  const { openedAt, answeredAt } = deal.dispute;
  return answeredAt === null
    ? openedAt + hours(dealLimits.disputeAnswerHours)
    : answeredAt + hours(dealLimits.disputeNegotiationHours + dealLimits.disputeRulingHours);
};

/** D30: when the side that has not answered is warned; not where its silence decides nothing. */
export const disputeWarningAt = (deal: DealFacts): number | null =>
  deal.dispute?.answeredAt === null && !decidesNothing(deal)
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

/** Everything goes on as if nobody had disputed. */
export const lapse = (deal: DealFacts): Outcome<DealFacts> => ({
  ...goOn(deal, 'RESOLVED'),
  logs: (['worker', 'author'] as const).map((to) => tell('ACTION_REQUIRED', to, 'DISPUTE_LAPSED')),
});

/** Divides what is in review; the rest goes on. */
export function divideReviewed(deal: DealFacts): Outcome<DealFacts> {
  const toWorker = byDefault(deal);
  const inReview = clock.reviewable(deal);
  const divided = divide(deal, inReview, toWorker);
  const resolution = inReview > 0 ? ({ toWorker, by: 'TIMEOUT' } as const) : null;
  const { set, asks = [] } = goOn(deal, 'RESOLVED', resolution);
  const settled = clock.inReview(deal).map(
    ({ id }) =>
      ({
        of: 'proof',
        type: 'DISPUTE_SETTLED',
        proofId: id,
        isPaid: toWorker > 0,
        how: 'timeout',
      }) as const,
  );
  return { ...divided, set: { ...set, ...divided.set }, asks: [...settled, ...asks] };
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
