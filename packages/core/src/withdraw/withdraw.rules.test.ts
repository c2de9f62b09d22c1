import { describe, expect, it } from 'vitest';
import { moneyLimits } from '../money/money-limits.schema.ts';
import { cancelRefusal, withdrawCosts, withdrawRefusal } from './withdraw.rules.ts';

const withdrawn = (count: number, amount: number, today = 0) => ({ today, thisMonth: { count, amount } });
const { withdrawFee, withdrawDailyMax, monthlyOutMax } = moneyLimits;

describe('a withdrawal', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, withdrawFee],
    [4, withdrawFee],
  ])('after %i others of the month costs %i đồng', (count, fee) => {
    expect(withdrawCosts(60_000, withdrawn(count, 0))).toMatchObject({ fee, net: 60_000 - fee });
  });

  it('tells what is left of the day and of the month, never less than nothing', () => {
    expect(withdrawCosts(60_000, withdrawn(1, 70_000, 20_000))).toMatchObject({
      leftToday: withdrawDailyMax - 20_000,
      leftThisMonth: monthlyOutMax - 70_000,
    });
    expect(withdrawCosts(60_000, withdrawn(1, monthlyOutMax + 1, withdrawDailyMax + 1))).toMatchObject({
      leftToday: 0,
      leftThisMonth: 0,
    });
  });

  it('is refused beyond what is left, and beyond the balance', () => {
    const costs = { amount: 100, fee: 0, net: 100, leftToday: 100, leftThisMonth: 100 };
    expect(withdrawRefusal(costs, 100)).toBeNull();
    expect(withdrawRefusal({ ...costs, leftToday: 99 }, 100)).toEqual({
      reason: 'LIMIT',
      of: 'day',
      max: 99,
    });
    const ofMonth = { reason: 'LIMIT', of: 'month', max: 98 };
    expect(withdrawRefusal({ ...costs, leftToday: 99, leftThisMonth: 98 }, 100)).toEqual(ofMonth);
    expect(withdrawRefusal({ ...costs, leftToday: 98, leftThisMonth: 98 }, 0)).toEqual(ofMonth);
    expect(withdrawRefusal(costs, 99)).toEqual({ reason: 'INSUFFICIENT_BALANCE', shortfall: 1 });
  });

  it('can be cancelled until its time, while it was not sent', () => {
    const asked = { state: 'REQUESTED' as const, cancelUntil: 1000 };
    expect(cancelRefusal(asked, 999)).toBeNull();
    expect(cancelRefusal(asked, 1000)).toBe('TOO_LATE');
    expect(cancelRefusal({ ...asked, state: 'PROCESSING' }, 0)).toBe('SENT');
  });
});
