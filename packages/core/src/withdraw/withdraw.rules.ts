import { moneyLimits } from '../money/money-limits.schema.ts';
import type { Withdraw, WithdrawEstimate } from './withdraw.schema.ts';

/** Sums of withdrawals in đồng, without returned ones; days and months are Vietnam's. */
export type Withdrawn = { today: number; thisMonth: { count: number; amount: number } };

/** The fee of a withdrawal, and what is left of the limits before it; in đồng. */
export function withdrawCosts(
  amount: number,
  { today, thisMonth }: Withdrawn,
): Omit<WithdrawEstimate, 'arriveBy'> {
  const fee = thisMonth.count < moneyLimits.withdrawFreePerMonth ? 0 : moneyLimits.withdrawFee;
  return {
    amount,
    fee,
    net: amount - fee,
    leftToday: Math.max(0, moneyLimits.withdrawDailyMax - today),
    leftThisMonth: Math.max(0, moneyLimits.monthlyOutMax - thisMonth.amount),
  };
}

export type WithdrawRefusal =
  | { reason: 'LIMIT'; of: 'day' | 'month'; max: number }
  | { reason: 'INSUFFICIENT_BALANCE'; shortfall: number };

/** Why that amount cannot be withdrawn, or null. `spendable` in đồng. */
export function withdrawRefusal(
  { amount, leftToday, leftThisMonth }: ReturnType<typeof withdrawCosts>,
  spendable: number,
): WithdrawRefusal | null {
  const max = Math.min(leftToday, leftThisMonth);
  if (amount > max) return { reason: 'LIMIT', of: leftToday < leftThisMonth ? 'day' : 'month', max };
  return amount > spendable ? { reason: 'INSUFFICIENT_BALANCE', shortfall: amount - spendable } : null;
}

/** Why it cannot be cancelled at that time (milliseconds since the epoch), or null. */
export function cancelRefusal(
  { state, cancelUntil }: { state: Withdraw['state']; cancelUntil: number },
  now: number,
): 'SENT' | 'TOO_LATE' | null {
  if (state !== 'REQUESTED') return 'SENT';
  return now >= cancelUntil ? 'TOO_LATE' : null;
}
