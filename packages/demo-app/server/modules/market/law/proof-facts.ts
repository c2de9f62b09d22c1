import { type DealFacts, type ProofFacts, getAmount, dealOfProof, getRules } from '@keo/core/contract';
import { toMoment, toTime } from '../../../platform/database/moments.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import type { DealRow } from '../deals/deals.table.ts';
import type { NewProof, ProofRow } from '../proofs/proofs.table.ts';

/** Without those of its deal and job. */
export const ownFacts = (row: ProofRow) => ({
  id: row.id,
  state: row.state,
  amount: row.amount,
  rules: getRules(row.condition),
  failedChecks: row.failedChecks,
  submittedAt: toTime(row.submittedAt),
  reviewDueAt: toTime(row.reviewDueAt),
  revisionCount: row.revisionCount,
  revisionDueAt: toTime(row.revisionDueAt),
  appealUntil: toTime(row.appealUntil),
  isBeyondBudget: row.isBeyondBudget,
  remindedAt: toTime(row.remindedAt),
  isAuto: row.isAuto,
});

export const proofFacts = (
  row: ProofRow,
  deal: DealFacts,
  rejections: ProofFacts['rejections'],
): ProofFacts => ({ ...ownFacts(row), deal: dealOfProof(deal), rejections });

export function proofColumns(row: ProofRow, next: ProofFacts): Partial<NewProof> {
  if (next.state === 'NONE') throw new Error('A proof does not go back to before it was asked for');
  return {
    state: next.state,
    amount: next.amount,
    failedChecks: [...next.failedChecks],
    submittedAt: toMoment(next.submittedAt),
    wasSubmitted: row.wasSubmitted || next.state === 'SUBMITTED',
    reviewDueAt: toMoment(next.reviewDueAt),
    revisionCount: next.revisionCount,
    revisionDueAt: toMoment(next.revisionDueAt),
    appealUntil: toMoment(next.appealUntil),
    isBeyondBudget: next.isBeyondBudget,
    remindedAt: toMoment(next.remindedAt),
    isAuto: next.isAuto,
  };
}

export const newProofs = ({ id: dealId, jobId, terms }: DealRow, from: number, now: Date): NewProof[] =>
  (terms?.conditions ?? []).slice(from).map((condition, index) => ({
    id: newId('pf'),
    dealId,
    jobId,
    no: from + index + 1,
    condition,
    amount: getAmount(terms, condition),
    state: 'REQUIRED',
    evidence: [],
    failedChecks: [{ rule: 'EMPTY', passed: false, note: null }],
    decisions: [],
    updatedAt: now,
  }));
