import type { ProofState } from './proof.schema.ts';

/** Times in hours unless their name says otherwise. */
export const proofLimits = {
  perDealMax: 20,
  /** Files and texts of one round together. */
  evidencePerRound: 20,
  /** Left when the author is told that silence will approve it. */
  urgentHours: 24,
  lastCallHours: 6,
  revisionHours: 48,
  /** Of the note that goes with a revision, in characters. */
  noteMin: 10,
  appealHours: 72,
  /** Left at least after a dispute about something else, in which nothing could be appealed. */
  appealAfterDisputeHours: 24,
  /** Of what was submitted to a job, how much its author may reject. */
  rejectionPercent: 30,
  /** Always allowed, whatever the percentage gives. */
  rejectionsFloor: 3,
  /** A job with so few slots has a floor of one, because three would be everything. */
  rejectionsFloorFew: 1,
  fewSlots: 3,
  /** Uploads of one proof within so many minutes are one notification. */
  uploadNewsMinutes: 30,
} as const;

/** How many proofs the author of a job may reject, of so many submitted. See docs/decisions/0011. */
export function rejectionsMax(submitted: number, slots: number): number {
  const { rejectionPercent, rejectionsFloor, rejectionsFloorFew, fewSlots } = proofLimits;
  const floor = slots <= fewSlots ? rejectionsFloorFew : rejectionsFloor;
  return Math.max(floor, Math.floor((submitted * rejectionPercent) / 100));
}

/** Where a proof that was handed in stands while it counts as rejected; an appeal gives nothing back before it is won. */
export const rejectedStates = ['REJECTED', 'DISPUTED', 'REFUNDED'] as const satisfies readonly ProofState[];

/** Of all proofs of a job, how many count as rejected, and how many may be. */
export function rejectionsIn(
  proofs: readonly { state: ProofState | 'NONE'; wasSubmitted: boolean }[],
  slots: number,
): { used: number; max: number } {
  const submitted = proofs.filter(({ wasSubmitted }) => wasSubmitted);
  const used = submitted.filter(({ state }) => rejectedStates.some((rejected) => rejected === state)).length;
  return { used, max: rejectionsMax(submitted.length, slots) };
}
