import type { LogDraft } from '../notifications/deal-log.draft.ts';
import type { ClaimRow } from './claims.repository.ts';

export const claimRefusedLog = (
  { id, userId, amount }: Pick<ClaimRow, 'id' | 'userId' | 'amount'>,
  text: string,
): LogDraft => ({
  action: 'ACTION_REQUIRED',
  recipientId: userId,
  recipientRole: 'author',
  authorId: userId,
  workerId: null,
  metadata: {
    amount,
    reason: 'CLAIM_REFUSED',
    claimId: id,
    params: { amount, reason: 'CLAIM_REFUSED', text },
  },
});
