import { type Verdict, proofsOf } from './verdict.ts';
import type { VerdictsSnapshot } from './verdicts.machine.ts';

/** The verdict that can be taken back; null where none can. */
export const selectHeldVerdict = (snapshot: VerdictsSnapshot | undefined): Verdict | null =>
  snapshot?.context.held ?? null;

const none: readonly string[] = [];

/** Proofs that are decided here, whether the server knows it yet or not. */
export function selectDecidedProofs(snapshot: VerdictsSnapshot | undefined): readonly string[] {
  if (!snapshot) return none;
  const { held, sent } = snapshot.context;
  return held || sent.length > 0 ? [...sent, ...(held ? [held] : [])].flatMap(proofsOf) : none;
}
