import { type StoredProof, type World, proofsOf } from './world.ts';

/** What each deal must have paid at the end if nobody says a word from now on: what its worker has handed in. */
export function owedToSilence(world: World): { deal: string; gross: number }[] {
  return world.deals.flatMap((deal) => {
    // The worker's own word about their pay stands, and an open dispute is decided by its own rules.
    const isOwnWish = deal.cancelRequest?.by === 'worker';
    if (deal.state !== 'IN_PROGRESS' || isOwnWish || !deal.terms) return [];
    const proofs = proofsOf(world, deal);
    if (deal.terms.releaseMode === 'PER_PROOF') {
      const amount = proofs.filter(isHandedIn).reduce((sum, proof) => sum + proof.amount, 0);
      return [{ deal: deal.id, gross: deal.paid + amount }];
    }
    const isWhole = proofs.every(
      (proof) => !proof.isMandatory || proof.state === 'APPROVED' || isHandedIn(proof),
    );
    return isWhole ? [{ deal: deal.id, gross: deal.paid + deal.held.price }] : [];
  });
}

/** Submitted, or a draft that is whole. */
const isHandedIn = ({ state, failedChecks }: StoredProof) =>
  state === 'SUBMITTED' || (state === 'UPLOADED' && failedChecks.length === 0);
