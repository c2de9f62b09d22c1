import type { LogDraft } from '../notifications/deal-log.draft.ts';

/** Tells somebody that money came in, in đồng, with the recharge it was for where it named one. */
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
