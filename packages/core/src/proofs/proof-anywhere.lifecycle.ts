import { defineArrow } from '../law/arrow.ts';
import type { CommandNamed, ProofFacts } from './proof.facts.ts';
import * as rules from './proof.rules.ts';
import type { ProofState } from './proof.schema.ts';

const arrow = defineArrow<ProofState, ProofFacts>();

/** Nobody has to act yet. */
export const upload = arrow<CommandNamed<'UPLOAD'>>({
  id: 'P2',
  by: ['worker'],
  to: 'UPLOADED',
  needs: [rules.isFunded],
  brings: rules.upload,
  tells: ['PROOF_UPLOADED'],
  via: 'job-proof/add-jobs-history-proof',
});

/** The deal is over: undecided proofs become VOID. */
export const dealEnded = arrow({ id: 'P15', by: ['system'], to: 'VOID' });

/** An agreed change raises its amount. */
export const raise = (to: ProofState) =>
  arrow<CommandNamed<'RAISE'>>({
    id: 'D26',
    by: ['system'],
    to,
    brings: ({ amount }, more) => ({ set: { amount: amount + more.amount } }),
  });

/** The author's dispute was not answered, and this was never handed in. */
export const notDelivered = arrow({
  id: 'D32',
  by: ['system'],
  to: 'REFUNDED',
  brings: rules.refund,
  tells: ['PAYMENT_PROCESSED'],
});

const isPaid = (_: ProofFacts, issued: CommandNamed<'DISPUTE_SETTLED'>) => issued.isPaid;
const isDecided = (_: ProofFacts, { how }: CommandNamed<'DISPUTE_SETTLED'>) => how === 'decision';
/** D29: by the sides or the operator, and the worker is told. */
export const settledByPeople = [
  arrow<CommandNamed<'DISPUTE_SETTLED'>>({
    id: 'D29',
    by: ['system'],
    to: 'APPROVED',
    when: (proof, issued) => isPaid(proof, issued) && isDecided(proof, issued),
    brings: () => ({ logs: [{ code: 'PROOF_APPROVED', to: 'worker' }] }),
    tells: ['PROOF_APPROVED'],
  }),
  arrow<CommandNamed<'DISPUTE_SETTLED'>>({
    id: 'D29',
    by: ['system'],
    to: 'REFUNDED',
    when: isDecided,
    brings: () => ({ logs: [{ code: 'PROOF_REJECTED', to: 'worker' }] }),
    tells: ['PROOF_REJECTED'],
  }),
];
const refundedByTimer = arrow<CommandNamed<'DISPUTE_SETTLED'>>({ id: 'D32', by: ['system'], to: 'REFUNDED' });
/** D32: by the timer. */
export const settled = [
  ...settledByPeople,
  arrow<CommandNamed<'DISPUTE_SETTLED'>>({ id: 'D32', by: ['system'], to: 'APPROVED', when: isPaid }),
  refundedByTimer,
];
/** No timer approves what was rejected. */
export const settledIfRejected = [...settledByPeople, refundedByTimer];
