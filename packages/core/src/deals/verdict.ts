import type { EndpointInput } from '../http/define-endpoint.ts';
import type { changeProof } from './proofs.endpoints.ts';

/** What an author decides about one proof or several. */
export type Verdict = EndpointInput<typeof changeProof>;

/** How long a verdict can be taken back before it is sent, in milliseconds. */
export const undoFor = 5000;

export const proofsOf = (verdict: Verdict): readonly string[] =>
  'proofIds' in verdict ? verdict.proofIds : [verdict.proofId];
