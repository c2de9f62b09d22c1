import type { DealProof } from './deal.facts.ts';
import type { dealPhases } from './deal.schema.ts';

type Phase = (typeof dealPhases)[number];

const waitsFor: Partial<Record<DealProof['state'], Phase>> = {
  REQUIRED: 'WAIT_WORKER',
  UPLOADED: 'WAIT_WORKER',
  SUBMITTED: 'WAIT_REVIEW',
  REVISION_REQUESTED: 'WAIT_REVISION',
};

/** Who the work waits for; null for nobody. */
export function getPhase(proofs: readonly Pick<DealProof, 'state'>[]): Phase | null {
  const phases = new Set(proofs.flatMap(({ state }) => waitsFor[state] ?? []));
  const [only = null] = phases;
  return phases.size > 1 ? 'MIXED' : only;
}
