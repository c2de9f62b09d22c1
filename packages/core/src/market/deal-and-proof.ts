import { effectiveDueAt } from '../deals/deal-clock.rules.ts';
import type { DealFacts, DealProof } from '../deals/deal.facts.ts';
import type { Terms } from '../terms/terms.schema.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';

/** Initial facts of a proof; the others come from its condition and its deal. */
export const newProofFacts = {
  submittedAt: null,
  reviewDueAt: null,
  revisionCount: 0,
  revisionDueAt: null,
  appealUntil: null,
  isBeyondBudget: false,
  remindedAt: null,
  isAuto: false,
} as const satisfies Partial<ProofFacts>;

/** A proof's own amount, in đồng. */
export const getAmount = (terms: Terms | null, { amount = 0 }: ConditionInput): number =>
  terms?.releaseMode === 'PER_PROOF' ? amount : 0;

type Deal = Omit<DealFacts, 'balance' | 'job' | 'candidate' | 'proofs'> &
  Parameters<typeof effectiveDueAt>[0];

/** Facts of a deal that the law of its proofs needs. */
export function dealOfProof(deal: Deal): ProofFacts['deal'] {
  const { state, kind, terms, held, paid, workerBps } = deal;
  if (state === 'NONE' || terms === null) throw new Error('Only a deal with terms has proofs');
  const { releaseMode, reviewHours, revisionsMax } = terms;
  const due = { effectiveDueAt: effectiveDueAt(deal) };
  return { state, kind, releaseMode, reviewHours, revisionsMax, ...due, held, paid, workerBps };
}

/** Facts of a proof that the law of its deal needs. */
export const proofOfDeal = (
  {
    id,
    state,
    amount,
    failedChecks,
    revisionDueAt,
    appealUntil,
    isBeyondBudget,
  }: Omit<ProofFacts, 'deal' | 'rules' | 'rejections'> & { id: string },
  isMandatory: boolean,
): DealProof => ({
  id,
  state: state === 'NONE' ? 'REQUIRED' : state,
  isRequired: isMandatory || amount > 0,
  amount,
  isComplete: failedChecks.length === 0,
  revisionDueAt,
  appealUntil,
  isBeyondBudget,
});
