import { type Withdraw } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { loadNumbers } from '../wallet/posted-numbers.ts';
import type { WithdrawRow } from './withdraw.repository.ts';

/** Of the posting that takes it out of the balance. */
export const toHoldKey = (id: string) => `wd.hold:${id}`;

/** For its owner, at that moment; without the account number. */
const toView = (row: WithdrawRow, now: Date, transactionNo: string | undefined): Withdraw => ({
  id: row.id,
  ...(transactionNo !== undefined && { transactionNo }),
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

export async function toWithdrawals(
  db: Database,
  rows: readonly WithdrawRow[],
  now: Date,
): Promise<Withdraw[]> {
  const numbers = await loadNumbers(
    db,
    rows.map(({ id }) => toHoldKey(id)),
  );
  return rows.map((row) => toView(row, now, numbers.get(toHoldKey(row.id))));
}

export async function toWithdraw(db: Database, row: WithdrawRow, now: Date): Promise<Withdraw> {
  const numbers = await loadNumbers(db, [toHoldKey(row.id)]);
  return toView(row, now, numbers.get(toHoldKey(row.id)));
}
