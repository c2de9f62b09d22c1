import { defineArrow } from '../law/arrow.ts';
import { after, warningAt } from '../law/clock.ts';
import { dealEnded, raise, settledByPeople, settledIfRejected, upload } from './proof-anywhere.lifecycle.ts';
import type { ProofFacts } from './proof.facts.ts';
import { proofLimits as limits } from './proof-limits.schema.ts';
import * as rules from './proof.rules.ts';
import type { ProofState } from './proof.schema.ts';

const arrow = defineArrow<ProofState, ProofFacts>();

export const revisionRequested = {
  on: {
    UPLOAD: upload,
    // A day and six hours before.
    REVISION_REMINDER: arrow({
      id: 'P10',
      by: ['system'],
      to: 'REVISION_REQUESTED',
      at: rules.whileAtWork(({ revisionDueAt, remindedAt }) =>
        warningAt(revisionDueAt, after(revisionDueAt, -limits.revisionHours), remindedAt),
      ),
      reminds: { who: 'worker', of: ({ revisionDueAt }) => revisionDueAt },
      brings: rules.warnOfRevision,
      tells: ['ACTION_REQUIRED'],
    }),
    REVISION_TIMEOUT: arrow({
      id: 'P11',
      by: ['system'],
      to: 'REJECTED',
      at: rules.whileAtWork(({ revisionDueAt }) => revisionDueAt),
      brings: (_, { now }) => rules.rejectAsMissing(now),
      tells: ['PROOF_REJECTED'],
    }),
    RAISE: raise('REVISION_REQUESTED'),
    // No timer approves what is to be handed in again.
    DISPUTE_SETTLED: settledByPeople,
    DEAL_ENDED: dealEnded,
  },
};

export const rejected = {
  on: {
    // The deal opens the dispute and tells the author.
    APPEAL: arrow({
      id: 'P12',
      by: ['worker'],
      to: 'DISPUTED',
      needs: [rules.isUndisputed, rules.isAppealable],
      via: 'job-deal/appeal-proof',
    }),
    UNDO_REJECT: arrow({
      id: 'P13',
      by: ['author'],
      to: 'APPROVED',
      needs: [rules.isAtWork, rules.isUndoable],
      brings: (proof) => rules.approve(proof, [{ code: 'PROOF_APPROVED', to: 'worker' }]),
      tells: ['PROOF_APPROVED', 'PAYMENT_PROCESSED'],
      via: 'job-proof/job-history-proof-change',
    }),
    // A day and six hours before.
    APPEAL_REMINDER: arrow({
      id: 'P14w',
      by: ['system'],
      to: 'REJECTED',
      at: rules.whileAppealable(({ appealUntil, remindedAt }) =>
        warningAt(appealUntil, after(appealUntil, -limits.appealHours), remindedAt),
      ),
      reminds: { who: 'worker', of: ({ appealUntil }) => appealUntil },
      brings: rules.warnOfAppeal,
      tells: ['ACTION_REQUIRED'],
    }),
    APPEAL_TIMEOUT: arrow({
      id: 'P14',
      by: ['system'],
      to: 'REFUNDED',
      at: rules.whileAppealable(({ appealUntil }) => appealUntil),
      amount: rules.atStake,
      brings: rules.refund,
      tells: ['PAYMENT_PROCESSED'],
    }),
    RAISE: raise('REJECTED'),
    DISPUTE_SETTLED: settledIfRejected,
    // A deal has one dispute at a time, so another one kept this from being appealed.
    DISPUTE_OVER: arrow({ id: 'D28', by: ['system'], to: 'REJECTED', brings: rules.keepAppealOpen }),
    DEAL_ENDED: dealEnded,
  },
};
