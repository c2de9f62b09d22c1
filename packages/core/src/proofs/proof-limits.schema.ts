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
  /** Of the proofs submitted to a job, how many its author may reject. */
  rejectionPercent: 30,
  /** Always allowed, whatever the percentage. */
  rejectionsFloor: 3,
  /** The floor of jobs with so few slots, where three would be everything. */
  rejectionsFloorFew: 1,
  fewSlots: 3,
  /** Uploads of one proof within this time are one notification. */
  uploadNewsMinutes: 30,
} as const;

/** The rejection budget of a job. See docs/decisions/0011. */
export function rejectionsMax(submitted: number, slots: number): number {
  const { rejectionPercent, rejectionsFloor, rejectionsFloorFew, fewSlots } = proofLimits;
  const floor = slots <= fewSlots ? rejectionsFloorFew : rejectionsFloor;
  return Math.max(floor, Math.floor((submitted * rejectionPercent) / 100));
}

/** States that count as rejected; an appealed one does until the appeal is won. */
export const rejectedStates = ['REJECTED', 'DISPUTED', 'REFUNDED'] as const satisfies readonly ProofState[];

/** Rejections used and allowed, over all proofs of a job. */
export function rejectionsIn(
  proofs: readonly { state: ProofState | 'NONE'; wasSubmitted: boolean }[],
  slots: number,
): { used: number; max: number } {
  const submitted = proofs.filter(({ wasSubmitted }) => wasSubmitted);
  const used = submitted.filter(({ state }) => rejectedStates.some((rejected) => rejected === state)).length;
  return { used, max: rejectionsMax(submitted.length, slots) };
}
