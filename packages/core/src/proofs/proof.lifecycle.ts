import { defineArrow } from '../law/arrow.ts';
import { createLaw } from '../law/create-law.ts';
import type { By } from '../law/decision.ts';
import { dealEnded, notDelivered, raise, settled, upload } from './proof-anywhere.lifecycle.ts';
import { uploaded } from './proof-draft.lifecycle.ts';
import type { ProofCommand, ProofFacts } from './proof.facts.ts';
import { rejected, revisionRequested } from './proof-refusal.lifecycle.ts';
import { submitted } from './proof-review.lifecycle.ts';
import { type ProofState, proofStates } from './proof.schema.ts';

const arrow = defineArrow<ProofState, ProofFacts>();

export const proofLaw = createLaw<ProofFacts, ProofCommand>()(proofStates, {
  NONE: {
    on: {
      // Created from its condition when the money is held.
      TERMS_FIXED: arrow({ id: 'P1', by: ['system'], to: 'REQUIRED' }),
    },
  },
  REQUIRED: {
    on: {
      UPLOAD: upload,
      RAISE: raise('REQUIRED'),
      NOT_DELIVERED: notDelivered,
      DEAL_ENDED: dealEnded,
    },
  },
  UPLOADED: uploaded,
  SUBMITTED: submitted,
  REVISION_REQUESTED: revisionRequested,
  REJECTED: rejected,
  // After a withdrawn appeal it is rejected as before; there is no second appeal.
  DISPUTED: {
    on: {
      DISPUTE_SETTLED: settled,
      DISPUTE_OVER: arrow({ id: 'D28', by: ['system'], to: 'REJECTED' }),
    },
  },
  APPROVED: { type: 'final' },
  REFUNDED: { type: 'final' },
  VOID: { type: 'final' },
});

export const permittedProof = (proof: ProofFacts, by: By) => proofLaw.permitted(proof, by);
export const proofTimers = (proof: ProofFacts) => proofLaw.timers(proof);
