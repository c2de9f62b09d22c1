import { describe, expect, it } from 'vitest';
import { type WithdrawRefusal, cancelRefusal, withdrawCosts, withdrawRefusal } from './withdraw.rules.ts';
import type { WithdrawState } from './withdraw.schema.ts';

const withdrawn = (count: number, amount = 0, today = 0) => ({ today, thisMonth: { count, amount } });

describe('what a withdrawal costs', () => {
  it.each<[string, amount: number, before: number, fee: number, net: number]>([
    ['nothing for the first of the month', 60_000, 0, 0, 60_000],
    ['nothing for the third', 60_000, 2, 0, 60_000],
    ['3,300 for the fourth', 60_000, 3, 3300, 56_700],
    ['3,300 for the fifth', 60_000, 4, 3300, 56_700],
    ['3,300 of the smallest one', 50_000, 3, 3300, 46_700],
    ['3,300 of the largest one', 50_000_000, 3, 3300, 49_996_700],
  ])('is %s', (_, amount, before, fee, net) => {
    expect(withdrawCosts(amount, withdrawn(before))).toMatchObject({ amount, fee, net });
  });
});

describe('what is left to withdraw', () => {
  it.each<[string, today: number, thisMonth: number, leftToday: number, leftThisMonth: number]>([
    ['everything at first', 0, 0, 100_000_000, 100_000_000],
    ['what a day and a month allow less what went out', 20_000, 70_000, 99_980_000, 99_930_000],
    ['one đồng just below the limits', 99_999_999, 99_999_999, 1, 1],
    ['nothing at the limits', 100_000_000, 100_000_000, 0, 0],
    ['nothing above them, and never less', 100_000_001, 100_000_001, 0, 0],
    ['the day, where the month had more', 0, 100_000_000, 100_000_000, 0],
    ['the month, where the day had more', 100_000_000, 0, 0, 100_000_000],
  ])('is %s', (_, today, thisMonth, leftToday, leftThisMonth) => {
    const costs = withdrawCosts(60_000, withdrawn(1, thisMonth, today));
    expect(costs).toStrictEqual({ amount: 60_000, fee: 0, net: 60_000, leftToday, leftThisMonth });
  });
});

const ofDay = (max: number) => ({ reason: 'LIMIT' as const, of: 'day' as const, max });
const ofMonth = (max: number) => ({ reason: 'LIMIT' as const, of: 'month' as const, max });
const lacks = (shortfall: number) => ({ reason: 'INSUFFICIENT_BALANCE' as const, shortfall });
const plenty = 100_000_000;

describe('a withdrawal of 5,000,000', () => {
  it.each<[string, day: number, month: number, spendable: number, refusal: WithdrawRefusal | null]>([
    ['is possible with more of everything', plenty, plenty, plenty, null],
    ['may use up the day', 5_000_000, plenty, plenty, null],
    ['is refused one đồng beyond the day', 4_999_999, plenty, plenty, ofDay(4_999_999)],
    ['may use up the month', plenty, 5_000_000, plenty, null],
    ['is refused one đồng beyond the month', plenty, 4_999_999, plenty, ofMonth(4_999_999)],
    ['names the day where less is left of it', 4_999_998, 4_999_999, plenty, ofDay(4_999_998)],
    ['names the month where less is left of it', 4_999_999, 4_999_998, plenty, ofMonth(4_999_998)],
    ['names the month where the same is left: tomorrow would not help', 0, 0, plenty, ofMonth(0)],
    ['may use up the balance', plenty, plenty, 5_000_000, null],
    ['is refused one đồng beyond the balance', plenty, plenty, 4_999_999, lacks(1)],
    ['lacks all of it with nothing', plenty, plenty, 0, lacks(5_000_000)],
    [
      'names the limit before the balance, which a recharge would not help',
      4_999_999,
      plenty,
      0,
      ofDay(4_999_999),
    ],
  ])('%s', (_, leftToday, leftThisMonth, spendable, refusal) => {
    // The fee is part of the amount, and needs no balance of its own.
    const costs = { amount: 5_000_000, fee: 3300, net: 4_996_700, leftToday, leftThisMonth };
    expect(withdrawRefusal(costs, spendable)).toStrictEqual(refusal);
  });
});

const cancelUntil = Date.UTC(2026, 10, 20, 9, 5);

describe('a withdrawal can be cancelled', () => {
  it.each<[string, WithdrawState, now: number, refusal: ReturnType<typeof cancelRefusal>]>([
    ['until a moment before its five minutes are over', 'REQUESTED', cancelUntil - 1, null],
    ['no more when they are', 'REQUESTED', cancelUntil, 'TOO_LATE'],
    ['no more later', 'REQUESTED', cancelUntil + 1, 'TOO_LATE'],
    ['not while the bank has it', 'PROCESSING', cancelUntil - 1, 'SENT'],
    ['not once it was paid', 'SUCCEEDED', cancelUntil - 1, 'SENT'],
    ['not once it failed', 'FAILED', cancelUntil - 1, 'SENT'],
    ['not a second time', 'CANCELLED', cancelUntil - 1, 'SENT'],
    ['not once it was taken back', 'REVERSED', cancelUntil - 1, 'SENT'],
    ['not while the bank has it, which is said first', 'PROCESSING', cancelUntil, 'SENT'],
  ])('%s', (_, state, now, refusal) => {
    expect(cancelRefusal({ state, cancelUntil }, now)).toBe(refusal);
  });
});
