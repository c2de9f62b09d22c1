import { type StoredDeal, type StoredProof, type World, proofsOf } from './world.ts';

/** What a deal pays its worker, before fees, in đồng, if only timers act from now on. */
type Bounds = { deal: string; least: number; most: number };

/** Submitted or a complete draft: approved by its timer. */
const isReviewed = ({ state, failedChecks }: StoredProof) =>
  state === 'SUBMITTED' || (state === 'UPLOADED' && failedChecks.length === 0);
/** A timer may pay it: in review, or appealed. What was refused goes back unless the worker does something. */
const mayBePaid = (proof: StoredProof) => isReviewed(proof) || proof.state === 'DISPUTED';
const isApproved = ({ state }: StoredProof) => state === 'APPROVED';

/** Unpaid money of the proofs that pass: their parts, or everything where all mandatory proofs pass. */
function worthOf(world: World, deal: StoredDeal, passes: (proof: StoredProof) => boolean): number {
  const proofs = proofsOf(world, deal);
  if (deal.terms?.releaseMode === 'PER_PROOF')
    return proofs.filter(passes).reduce((sum, { amount }) => sum + amount, 0);
  const isWhole = proofs.every((proof) => !proof.isMandatory || isApproved(proof) || passes(proof));
  return isWhole ? deal.held.price : 0;
}

/** An answered dispute about the whole deal decides its amount. */
function isSpokenFor({ state, dispute, terms }: StoredDeal): boolean {
  if (state !== 'DISPUTED' || !dispute) return false;
  if (dispute.proofId !== null && terms?.releaseMode === 'PER_PROOF') return false;
  return dispute.answeredAt !== null;
}

/** Timers pay what was handed in and not refused, and nothing else. */
export function boundsOfSilence(world: World): Bounds[] {
  return world.deals
    .filter(({ state }) => state === 'IN_PROGRESS' || state === 'DISPUTED')
    .map((deal) => ({
      deal: deal.id,
      least: deal.paid + (isSpokenFor(deal) ? 0 : worthOf(world, deal, isReviewed)),
      most: deal.paid + worthOf(world, deal, mayBePaid),
    }));
}
