import { arrowOf } from '../law/arrow.ts';
import type { Given, ProofFacts } from './proof.facts.ts';
import * as rules from './proof.rules.ts';
import type { ProofState } from './proof.schema.ts';

const arrow = arrowOf<ProofState, ProofFacts>();

/** P2: evidence was uploaded; nobody has to act yet. */
export const upload = arrow<Given<'UPLOAD'>>({
  id: 'P2',
  by: ['worker'],
  to: 'UPLOADED',
  needs: [rules.isFunded],
  brings: rules.upload,
  tells: ['PROOF_UPLOADED'],
  via: 'job-proof/add-jobs-history-proof',
});

/** P15: the deal is over; undecided proofs become VOID. */
export const dealEnded = arrow({ id: 'P15', by: ['system'], to: 'VOID' });

/** D26: the change that was agreed on pays for it. */
export const raise = (to: ProofState) =>
  arrow<Given<'RAISE'>>({
    id: 'D26',
    by: ['system'],
    to,
    brings: ({ amount }, more) => ({ set: { amount: amount + more.amount } }),
  });

/** D32: the author's dispute was not answered, and this was never handed in. */
export const notDelivered = arrow({
  id: 'D32',
  by: ['system'],
  to: 'REFUNDED',
  brings: rules.refund,
  tells: ['PAYMENT_PROCESSED'],
});

const isPaid = (_: ProofFacts, told: Given<'DISPUTE_SETTLED'>) => told.isPaid;
const isDecided = (_: ProofFacts, { how }: Given<'DISPUTE_SETTLED'>) => how === 'decision';
/** D29 by the sides or the operator, who tell the worker; D32 by the clock. */
export const settled = [
  arrow<Given<'DISPUTE_SETTLED'>>({
    id: 'D29',
    by: ['system'],
    to: 'APPROVED',
    when: (proof, told) => isPaid(proof, told) && isDecided(proof, told),
    brings: () => ({ logs: [{ code: 'PROOF_APPROVED', to: 'worker' }] }),
    tells: ['PROOF_APPROVED'],
  }),
  arrow<Given<'DISPUTE_SETTLED'>>({
    id: 'D29',
    by: ['system'],
    to: 'REFUNDED',
    when: isDecided,
    brings: () => ({ logs: [{ code: 'PROOF_REJECTED', to: 'worker' }] }),
    tells: ['PROOF_REJECTED'],
  }),
  arrow<Given<'DISPUTE_SETTLED'>>({ id: 'D32', by: ['system'], to: 'APPROVED', when: isPaid }),
  arrow<Given<'DISPUTE_SETTLED'>>({ id: 'D32', by: ['system'], to: 'REFUNDED' }),
];
