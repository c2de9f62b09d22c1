import { type Recharge, rechargeStateAt } from '@keo/core/contract';
import { bankName } from '../bank-cards/banks.ts';
import type { RechargeRow } from './recharge.repository.ts';

/** For its owner, at that moment. */
export const toRecharge = (row: RechargeRow, now: Date, inSuspense = 0): Recharge => ({
  id: row.id,
  code: row.code,
  amount: row.amount,
  qrPayload: row.qrPayload,
  bank: {
    bin: row.bankBin,
    shortName: bankName(row.bankBin),
    accountNo: row.accountNo,
    name: row.accountName,
  },
  state: rechargeStateAt({ state: row.state, expiresAt: +row.expiresAt }, +now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  matchUntil: row.matchUntil.toISOString(),
  paidAmount: row.paidAmount,
  paidAt: row.paidAt?.toISOString() ?? null,
  inSuspense,
  now: now.toISOString(),
});
