import type { FakeDeal, FakeProof } from '../../src/testing/fake-rows.ts';
import type { World } from './world.ts';

/** What a deal pays its worker, before fees, in đồng, if only timers act from now on. */
type Bounds = { deal: string; least: number; most: number };

/** Submitted or a complete draft: approved by its timer. */
const isReviewed = ({ state, failedChecks }: FakeProof) =>
  state === 'SUBMITTED' || (state === 'UPLOADED' && failedChecks.length === 0);
/** A timer may pay it: in review, or appealed. What was refused goes back unless the worker does something. */
const mayBePaid = (proof: FakeProof) => isReviewed(proof) || proof.state === 'DISPUTED';
const isApproved = ({ state }: FakeProof) => state === 'APPROVED';

/** Unpaid money of the proofs that pass: their parts, or everything where all mandatory proofs pass. */
function getWorth({ facts, proofs }: FakeDeal, passes: (proof: FakeProof) => boolean): number {
  if (facts.terms?.releaseMode === 'PER_PROOF')
    return proofs.filter(passes).reduce((sum, { amount }) => sum + amount, 0);
  const isWhole = proofs.every((proof) => !proof.condition.mandatory || isApproved(proof) || passes(proof));
  return isWhole ? facts.held.price : 0;
}

/** An answered dispute about the whole deal decides its amount. */
function isSpokenFor({ facts: { state, dispute, terms } }: FakeDeal): boolean {
  if (state !== 'DISPUTED' || !dispute) return false;
  if (dispute.proofId !== null && terms?.releaseMode === 'PER_PROOF') return false;
  return dispute.answeredAt !== null;
}

/** Timers pay what was handed in and not refused, and nothing else. */
export function boundsOfSilence({ law }: World): Bounds[] {
  return law.rows.deals
    .filter(({ facts: { state } }) => state === 'IN_PROGRESS' || state === 'DISPUTED')
    .map((deal) => ({
      deal: deal.id,
      least: deal.facts.paid + (isSpokenFor(deal) ? 0 : getWorth(deal, isReviewed)),
      most: deal.facts.paid + getWorth(deal, mayBePaid),
    }));
}
