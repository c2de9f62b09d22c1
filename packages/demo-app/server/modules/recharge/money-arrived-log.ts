import type { LogDraft } from '../notifications/deal-log.draft.ts';

/** In đồng, with the recharge that it named, if any. */
export const moneyArrivedLog = (userId: string, amount: number, rechargeId: string | null): LogDraft => ({
  action: 'PAYMENT_PROCESSED',
  recipientId: userId,
  recipientRole: 'author',
  authorId: userId,
  workerId: null,
  metadata: {
    amount,
    reason: 'RECHARGE',
    ...(rechargeId !== null && { rechargeId }),
    params: { amount, reason: 'RECHARGE' },
  },
});
