import type { EndpointInput } from '../http/define-endpoint.ts';
import type { changeProof } from './proofs.endpoints.ts';

/** A decision of the author about one proof or several. */
export type Verdict = EndpointInput<typeof changeProof>;

/** Milliseconds in which a verdict can be undone, before it is sent. */
export const undoFor = 5000;

export const getProofIds = (verdict: Verdict): readonly string[] =>
  'proofIds' in verdict ? verdict.proofIds : [verdict.proofId];
