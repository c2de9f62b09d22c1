import { type Verdict, proofsOf } from './verdict.ts';
import type { VerdictsSnapshot } from './verdicts.machine.ts';

/** The verdict that can be undone, or null. */
export const selectHeldVerdict = (snapshot: VerdictsSnapshot | undefined): Verdict | null =>
  snapshot?.context.held ?? null;

const none: readonly string[] = [];

/** Proofs that are decided here, whether the server confirmed it or not (optimistic update). */
export function selectDecidedProofs(snapshot: VerdictsSnapshot | undefined): readonly string[] {
  if (!snapshot) return none;
  const { held, sent } = snapshot.context;
  return held || sent.length > 0 ? [...sent, ...(held ? [held] : [])].flatMap(proofsOf) : none;
}
