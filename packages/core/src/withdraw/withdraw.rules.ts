import { moneyLimits } from '../money/money-limits.schema.ts';
import type { Withdraw, WithdrawEstimate } from './withdraw.schema.ts';

/** Withdrawals that count, without those whose money is back; in đồng. Days and months are Vietnam's. */
export type Withdrawn = { today: number; thisMonth: { count: number; amount: number } };

/** What a withdrawal of that amount costs, and how much may still leave after it is not counted; in đồng. */
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

/** Why that much cannot leave; null where it can. `spendable` in đồng. */
export function withdrawRefusal(
  { amount, leftToday, leftThisMonth }: ReturnType<typeof withdrawCosts>,
  spendable: number,
): WithdrawRefusal | null {
  const max = Math.min(leftToday, leftThisMonth);
  if (amount > max) return { reason: 'LIMIT', of: leftToday < leftThisMonth ? 'day' : 'month', max };
  return amount > spendable ? { reason: 'INSUFFICIENT_BALANCE', shortfall: amount - spendable } : null;
}

/** Why it cannot be cancelled at that time, in milliseconds since 1970; null where it can. */
export function cancelRefusal(
  { state, cancelUntil }: { state: Withdraw['state']; cancelUntil: number },
  now: number,
): 'SENT' | 'TOO_LATE' | null {
  if (state !== 'REQUESTED') return 'SENT';
  return now >= cancelUntil ? 'TOO_LATE' : null;
}
