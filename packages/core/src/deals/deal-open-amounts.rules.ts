import type { Issued, Outcome } from '../law/decision.ts';
import { forbid } from '../law/obstacles.ts';
import type { DealFacts, Dispute, CommandNamed } from './deal.facts.ts';
import { openDisputeIn } from './deal-dispute.rules.ts';

type Decided = Issued<CommandNamed<'PART_DECIDED'>>;
type Lower = (toWorker: number) => number;

/** Open amounts are of what is undecided: what was paid meanwhile counts towards them. */
const lowering =
  ({ held }: DealFacts, { paid }: Decided): Lower =>
  (toWorker) =>
    Math.min(Math.max(0, toWorker - paid), held.price);

/** The claim, and the last offer of each side; earlier ones are history. */
function lowered(dispute: Dispute, lower: Lower): Dispute {
  const last = (by: string) => dispute.offers.findLastIndex((offer) => offer.by === by);
  const open = [last('author'), last('worker')];
  return {
    ...dispute,
    claimToWorker: lower(dispute.claimToWorker),
    offers: dispute.offers.map((offer, index) =>
      open.includes(index) ? { ...offer, toWorker: lower(offer.toWorker) } : offer,
    ),
  };
}

/** An appeal is about one part, which other parts leave as it is. */
function amountsAfter(deal: DealFacts, decided: Decided): Pick<DealFacts, 'cancelRequest' | 'dispute'> {
  const lower = lowering(deal, decided);
  const { cancelRequest } = deal;
  const dispute = openDisputeIn(deal);
  return {
    cancelRequest: cancelRequest && { ...cancelRequest, toWorker: lower(cancelRequest.toWorker) },
    dispute: dispute && dispute.proofId === null ? lowered(dispute, lower) : deal.dispute,
  };
}

/** Of a request to stop or a dispute about the deal, in đồng. */
const amountsIn = ({ cancelRequest, dispute }: Pick<DealFacts, 'cancelRequest' | 'dispute'>): number[] => [
  cancelRequest?.toWorker ?? 0,
  dispute?.claimToWorker ?? 0,
  ...(dispute?.offers ?? []).map(({ toWorker }) => toWorker),
];

export function hasOpenAmount(deal: DealFacts, decided: Decided) {
  const after = amountsIn(amountsAfter(deal, decided));
  return amountsIn(deal).some((amount, index) => amount !== after[index]) ? null : forbid('NOTHING_ASKED');
}

/** D33: a part was decided, so that what is asked for of the rest is less. */
export const lowerAmounts = (deal: DealFacts, decided: Decided): Outcome<DealFacts> => ({
  set: amountsAfter(deal, decided),
  logs: (['worker', 'author'] as const).map((to) => ({
    code: 'ACTION_REQUIRED',
    to,
    reason: 'AMOUNT_LOWERED',
  })),
});
