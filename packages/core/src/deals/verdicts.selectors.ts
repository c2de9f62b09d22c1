import { type Verdict, getProofIds } from './verdict.ts';
import type { VerdictsSnapshot } from './verdicts.machine.ts';

/** The verdict that can be undone, or null. */
export const selectHeldVerdict = (snapshot: VerdictsSnapshot | undefined): Verdict | null =>
  snapshot?.context.held ?? null;

const none: readonly Verdict[] = [];

/** Verdicts that the lists of the server may not show yet: held, in flight or just answered. */
export function selectQueuedVerdicts(snapshot: VerdictsSnapshot | undefined): readonly Verdict[] {
  if (!snapshot) return none;
  const { held, sent } = snapshot.context;
  return held ? [...sent, held] : sent;
}

/** Proofs that are decided here, whether the server confirmed it or not (optimistic update). */
export function selectDecidedProofs(snapshot: VerdictsSnapshot | undefined): readonly string[] {
  return selectQueuedVerdicts(snapshot).flatMap(getProofIds);
}
