import { type DealFacts, type ProofFacts, effectiveDueAt, rulesOf } from '@keo/core/contract';
import { momentOf, timeOf } from '../../platform/moments.ts';
import type { NewProof, ProofRow } from './proofs.table.ts';

/** The law's facts of a proof. */
export function proofFacts(row: ProofRow, deal: DealFacts, rejections: ProofFacts['rejections']): ProofFacts {
  const { state, kind, terms, held, paid, workerBps } = deal;
  if (state === 'NONE' || terms === null) throw new Error(`Proof ${row.id} is of a deal without terms`);
  return {
    state: row.state,
    amount: row.amount,
    rules: rulesOf(row.condition),
    failedChecks: row.failedChecks,
    submittedAt: timeOf(row.submittedAt),
    reviewDueAt: timeOf(row.reviewDueAt),
    revisionCount: row.revisionCount,
    revisionDueAt: timeOf(row.revisionDueAt),
    appealUntil: timeOf(row.appealUntil),
    remindedAt: timeOf(row.remindedAt),
    isAuto: row.isAuto,
    deal: {
      state,
      kind,
      releaseMode: terms.releaseMode,
      reviewHours: terms.reviewHours,
      revisionsMax: terms.revisionsMax,
      effectiveDueAt: effectiveDueAt(deal),
      held,
      paid,
      workerBps,
    },
    rejections,
  };
}

/** Columns that the law changed. */
export function proofColumns(row: ProofRow, next: ProofFacts): Partial<NewProof> {
  if (next.state === 'NONE') throw new Error('A proof does not go back to before it was asked for');
  return {
    state: next.state,
    amount: next.amount,
    failedChecks: [...next.failedChecks],
    submittedAt: momentOf(next.submittedAt),
    wasSubmitted: row.wasSubmitted || next.state === 'SUBMITTED',
    reviewDueAt: momentOf(next.reviewDueAt),
    revisionCount: next.revisionCount,
    revisionDueAt: momentOf(next.revisionDueAt),
    appealUntil: momentOf(next.appealUntil),
    remindedAt: momentOf(next.remindedAt),
    isAuto: next.isAuto,
  };
}
