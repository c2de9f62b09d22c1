import { defineArrow } from '../law/arrow.ts';
import type { CommandNamed, ProofFacts } from './proof.facts.ts';
import { dealEnded, raise, settled } from './proof-anywhere.lifecycle.ts';
import { proofLimits as limits } from './proof-limits.schema.ts';
import * as rules from './proof.rules.ts';
import type { ProofState } from './proof.schema.ts';

const arrow = defineArrow<ProofState, ProofFacts>();
const change = 'job-proof/job-history-proof-change';

export const submitted = {
  on: {
    APPROVE: arrow({
      id: 'P4',
      by: ['author'],
      to: 'APPROVED',
      needs: [rules.isAtWork],
      brings: (proof) => rules.approve(proof, [{ code: 'PROOF_APPROVED', to: 'worker' }]),
      tells: ['PROOF_APPROVED', 'PAYMENT_PROCESSED'],
      via: change,
    }),
    REQUEST_REVISION: arrow<CommandNamed<'REQUEST_REVISION'>>({
      id: 'P5',
      by: ['author'],
      to: 'REVISION_REQUESTED',
      needs: [rules.isAtWork, rules.hasRevisions],
      checks: [rules.saysWhat],
      brings: rules.revise,
      tells: ['PROOF_REVISION_REQUESTED'],
      via: change,
    }),
    REJECT: arrow<CommandNamed<'REJECT'>>({
      id: 'P6',
      by: ['author'],
      to: 'REJECTED',
      needs: [rules.isAtWork],
      checks: [rules.saysWhy],
      brings: rules.reject,
      tells: ['PROOF_REJECTED'],
      via: change,
    }),
    URGENT: arrow({
      id: 'P7',
      by: ['system'],
      to: 'SUBMITTED',
      at: rules.whileAtWork((proof) =>
        rules.before(proof, proof.reviewDueAt, proof.submittedAt, limits.urgentHours),
      ),
      brings: rules.callForReview('URGENT_PROOF_REVIEW_NEEDED'),
      tells: ['URGENT_PROOF_REVIEW_NEEDED'],
    }),
    // Several of these are one mail to the author.
    LAST_CALL: arrow({
      id: 'P8',
      by: ['system'],
      to: 'SUBMITTED',
      at: rules.whileAtWork((proof) =>
        rules.before(proof, proof.reviewDueAt, proof.submittedAt, limits.lastCallHours),
      ),
      brings: rules.callForReview('URGENT_REVIEW_REQUIRED'),
      tells: ['URGENT_REVIEW_REQUIRED'],
    }),
    AUTO_APPROVE: arrow({
      id: 'P9',
      by: ['system'],
      to: 'APPROVED',
      at: rules.whileAtWork(({ reviewDueAt }) => reviewDueAt),
      amount: rules.atStake,
      brings: (proof) =>
        rules.approve(
          proof,
          [
            { code: 'PROOF_AUTO_APPROVED_FOR_AUTHOR', to: 'author' },
            { code: 'PROOF_AUTO_APPROVED_FOR_WORKER', to: 'worker' },
          ],
          true,
        ),
      tells: ['PROOF_AUTO_APPROVED_FOR_AUTHOR', 'PROOF_AUTO_APPROVED_FOR_WORKER', 'PAYMENT_PROCESSED'],
    }),
    RAISE: raise('SUBMITTED'),
    DISPUTE_SETTLED: settled,
    DEAL_ENDED: dealEnded,
  },
};
