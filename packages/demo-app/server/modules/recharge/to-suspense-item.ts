import { type RechargeClaim, type SuspenseItem, suspenseReasons } from '@keo/core/contract';
import { workingDayAfter } from '../withdraw/working-days.ts';
import type { ClaimRow } from './claims.repository.ts';
import type { OwnSuspense } from './own-suspense.repository.ts';

export const toClaim = (row: ClaimRow): RechargeClaim => ({
  id: row.id,
  amount: row.amount,
  sentAt: row.sentAt.toISOString(),
  reference: row.reference,
  note: row.note,
  fileId: row.fileId,
  state: row.state,
  refusal: row.refusal,
  createdAt: row.createdAt.toISOString(),
  answerBy: workingDayAfter(row.createdAt).toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** For its owner, at that moment. */
export function toSuspenseItem(row: OwnSuspense, now: Date): SuspenseItem {
  if ('claim' in row) {
    const claim = toClaim(row.claim);
    const { id, amount, sentAt: at, answerBy } = claim;
    return { id, reason: 'CLAIMED', amount, at, code: null, claim, answerBy, now: now.toISOString() };
  }
  const { id, reason, amount, receivedAt, code } = row.event;
  return {
    id,
    reason: suspenseReasons.find((known) => known === reason) ?? 'TOO_LATE',
    amount: amount ?? 0,
    at: receivedAt.toISOString(),
    code,
    claim: null,
    answerBy: workingDayAfter(receivedAt).toISOString(),
    now: now.toISOString(),
  };
}
