import { type StoredDeal, type StoredProof, type World, proofsOf } from './world.ts';

/** What a deal pays its worker at the end if nobody says a word from now on, before fees, in đồng. */
type Bounds = { deal: string; least: number; most: number };

/** Submitted, or a draft that is whole: its review decides, and silence approves it. */
const isReviewed = ({ state, failedChecks }: StoredProof) =>
  state === 'SUBMITTED' || (state === 'UPLOADED' && failedChecks.length === 0);
/** Handed in and not decided, whatever its author said of it. */
const isHandedIn = (proof: StoredProof) =>
  isReviewed(proof) || ['REVISION_REQUESTED', 'REJECTED', 'DISPUTED'].includes(proof.state);
const isApproved = ({ state }: StoredProof) => state === 'APPROVED';

/** Of what is not paid yet: what the proofs that pass are worth, or all that is held where all of them do. */
function worthOf(world: World, deal: StoredDeal, passes: (proof: StoredProof) => boolean): number {
  const proofs = proofsOf(world, deal);
  if (deal.terms?.releaseMode === 'PER_PROOF')
    return proofs.filter(passes).reduce((sum, { amount }) => sum + amount, 0);
  const isWhole = proofs.every((proof) => !proof.isMandatory || isApproved(proof) || passes(proof));
  return isWhole ? deal.held.price : 0;
}

/** What was said of the whole deal stands: the worker's claim, or what the two offered each other. */
function isSpokenFor({ state, dispute, terms }: StoredDeal): boolean {
  if (state !== 'DISPUTED' || !dispute) return false;
  if (dispute.proofId !== null && terms?.releaseMode === 'PER_PROOF') return false;
  return dispute.openedBy === 'worker' || dispute.answeredAt !== null;
}

/** Nothing that was handed in is lost, and nothing else is paid. */
export function boundsOfSilence(world: World): Bounds[] {
  return world.deals
    .filter(({ state }) => state === 'IN_PROGRESS' || state === 'DISPUTED')
    .map((deal) => ({
      deal: deal.id,
      least: deal.paid + (isSpokenFor(deal) ? 0 : worthOf(world, deal, isReviewed)),
      most: deal.paid + worthOf(world, deal, isHandedIn),
    }));
}
