import type { ProofState } from './proof.schema.ts';

/** Times in hours unless their name says otherwise. */
export const proofLimits = {
  perDealMax: 20,
  /** Files and texts of one round. */
  evidencePerRound: 20,
  /** The author is warned this long before the timer approves. */
  urgentHours: 24,
  lastCallHours: 6,
  revisionHours: 48,
  /** Characters of the note of a revision. */
  noteMin: 10,
  appealHours: 72,
  /** Left at least after another dispute, during which nothing could be appealed. */
  appealAfterDisputeHours: 24,
  /** Of the proofs submitted to a quick job or in a deal, how many its author may reject within the budget. */
  rejectionPercent: 30,
  /** Always allowed, whatever the percentage. */
  rejectionsFloor: 3,
  /** The floor of jobs with so few slots, or deals with so few parts, where three would be everything. */
  rejectionsFloorFew: 1,
  few: 3,
  /** Uploads of one proof within this time are one notification. */
  uploadNewsMinutes: 30,
} as const;

/**
 * The rejection budget: of a quick job by its slots, of a project's deal by its parts. Beyond it a rejection opens a
 * dispute. See docs/decisions/0011.
 */
export function rejectionsMax(submitted: number, count: number): number {
  const { rejectionPercent, rejectionsFloor, rejectionsFloorFew, few } = proofLimits;
  const floor = count <= few ? rejectionsFloorFew : rejectionsFloor;
  return Math.max(floor, Math.floor((submitted * rejectionPercent) / 100));
}

/** States that count as rejected; an appealed one does until the appeal is won. */
export const rejectedStates = ['REJECTED', 'DISPUTED', 'REFUNDED'] as const satisfies readonly ProofState[];

/** Rejections used and allowed, over all proofs of a quick job with so many slots, or all of a project's deal. */
export function rejectionsIn(
  proofs: readonly { state: ProofState | 'NONE'; wasSubmitted: boolean }[],
  count: number,
): { used: number; max: number } {
  const submitted = proofs.filter(({ wasSubmitted }) => wasSubmitted);
  const used = submitted.filter(({ state }) => rejectedStates.some((rejected) => rejected === state)).length;
  return { used, max: rejectionsMax(submitted.length, count) };
}
