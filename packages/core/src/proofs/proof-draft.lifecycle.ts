import { defineArrow } from '../law/arrow.ts';
import type { CommandNamed, ProofFacts } from './proof.facts.ts';
import { dealEnded, notDelivered, raise, upload } from './proof-anywhere.lifecycle.ts';
import * as rules from './proof.rules.ts';
import type { ProofState } from './proof.schema.ts';

const arrow = defineArrow<ProofState, ProofFacts>();
const change = 'job-proof/job-history-proof-change';

/** A file is removed from a draft. */
const removal = {
  id: 'P2r',
  by: ['worker'],
  needs: [rules.isFunded],
  brings: (_: ProofFacts, { failedChecks }: CommandNamed<'REMOVE_FILE'>) => ({ set: { failedChecks } }),
  via: change,
} as const;

export const uploaded = {
  on: {
    UPLOAD: upload,
    REMOVE_FILE: [
      arrow<CommandNamed<'REMOVE_FILE'>>({ ...removal, to: 'UPLOADED', when: (_, { isEmpty }) => !isEmpty }),
      arrow<CommandNamed<'REMOVE_FILE'>>({
        ...removal,
        to: 'REVISION_REQUESTED',
        when: ({ revisionCount }) => revisionCount > 0,
      }),
      arrow<CommandNamed<'REMOVE_FILE'>>({ ...removal, to: 'REQUIRED' }),
    ],
    SUBMIT: arrow({
      id: 'P3',
      by: ['worker'],
      to: 'SUBMITTED',
      needs: [rules.isAtWork, rules.isComplete],
      brings: rules.submit,
      tells: ['PROOF_EVIDENCE_SUBMITTED'],
      via: change,
    }),
    // At the deadline a complete draft is submitted by itself, so that a forgotten button costs nothing.
    AUTO_SUBMIT: arrow({
      id: 'P3a',
      by: ['system'],
      to: 'SUBMITTED',
      at: rules.whileAtWork(({ failedChecks, deal }) =>
        failedChecks.length === 0 ? deal.effectiveDueAt : null,
      ),
      brings: rules.submit,
      tells: ['PROOF_EVIDENCE_SUBMITTED'],
    }),
    RAISE: raise('UPLOADED'),
    NOT_DELIVERED: notDelivered,
    DEAL_ENDED: dealEnded,
  },
};
