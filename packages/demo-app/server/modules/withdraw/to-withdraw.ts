import { type Withdraw } from '@keo/core/contract';
import type { WithdrawRow } from './withdraw.repository.ts';

/** For its owner, at that moment; without the account number. */
export const toWithdraw = (row: WithdrawRow, now: Date): Withdraw => ({
  id: row.id,
  amount: row.amount,
  fee: row.fee,
  net: row.net,
  state: row.state,
  cardId: row.cardId,
  card: {
    bankBin: row.target.bankBin,
    bankShortName: row.target.bankShortName,
    last4: row.target.last4,
    accountName: row.target.accountName,
  },
  failReason: row.failReason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  arriveBy: row.arriveBy.toISOString(),
  cancelUntil: row.cancelUntil.toISOString(),
  now: now.toISOString(),
});
