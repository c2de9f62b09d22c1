import { describe, expect, it } from 'vitest';
import { agreed, funded, now, partlyPaid, quick, toAuthor, toWorker, working } from './deal-fixtures.ts';
import {
  assign,
  canFund,
  canReward,
  getCost,
  giveBack,
  heldAmount,
  isAsShown,
  lock,
  paysFor,
  release,
} from './deal-money.rules.ts';

describe('what a deal costs its author', () => {
  it('is its price with 5 %, from the balance of the author or the budget of a quick job', () => {
    expect(getCost(agreed)).toEqual({ price: 6_500_000, fee: 325_000 });
    expect(heldAmount(funded)).toBe(6_825_000);
    expect(lock(agreed)).toStrictEqual({
      set: { held: { price: 6_500_000, fee: 325_000 } },
      money: [{ move: 'LOCK_DEAL', price: 6_500_000, fee: 325_000 }],
      logs: [],
    });
    expect(assign(quick)).toStrictEqual({
      set: { held: { price: 35_000, fee: 1750 }, slot: 'TAKEN' },
      money: [{ move: 'ASSIGN_SLOT', price: 35_000, fee: 1750 }],
      logs: [],
    });
  });

  it.each<[string, balance: number, party: string, refusal: object | null]>([
    ['may be all of the balance', 6_825_000, 'author', null],
    [
      'is not one đồng more than the balance',
      6_824_999,
      'author',
      { reason: 'INSUFFICIENT_BALANCE', shortfall: 1 },
    ],
    [
      "does not tell the worker of the author's balance",
      6_824_999,
      'worker',
      { reason: 'INSUFFICIENT_BALANCE' },
    ],
  ])('%s', (_, balance, party, refusal) => {
    expect(canFund({ ...agreed, balance }, { party })).toStrictEqual(refusal);
    expect(paysFor({ ...agreed, balance }, 6_825_000, party)).toStrictEqual(refusal);
  });

  it.each<[string, expectTotal: number | undefined, refusal: object | null]>([
    ['what was shown', 6_825_000, null],
    ['what was not shown', undefined, null],
    ['one đồng less than was shown', 6_825_001, { reason: 'STALE' }],
    ['one đồng more than was shown', 6_824_999, { reason: 'STALE' }],
  ])('is compared with the total: %s', (_, expectTotal, refusal) => {
    const total = expectTotal === undefined ? {} : { expectTotal };
    for (const type of ['APPROVE', 'COMPLETE', 'CANCEL'] as const)
      for (const deal of [agreed, funded, partlyPaid])
        expect(isAsShown(deal, { type, party: 'author', now, ...total })).toStrictEqual(refusal);
  });

  it('is what was paid and is held with its fee, once a part went back', () => {
    const rest = { ...partlyPaid, held: { price: 1_000_000, fee: 50_000 } };
    const shown = { type: 'COMPLETE', party: 'author', now } as const;
    expect(isAsShown(rest, { ...shown, expectTotal: 3_150_000 })).toBeNull();
    expect(isAsShown(rest, { ...shown, expectTotal: 6_825_000 })).toStrictEqual({ reason: 'STALE' });
  });
});

describe('a bonus', () => {
  const tooMuch = { reason: 'LIMIT', rule: 'BONUS_MAX', max: 50_000_000 };
  const bounds = { fault: 'BONUS', min: 1000, max: 50_000_000 };
  const tooLittle = { reason: 'INVALID', fields: { bonus: bounds } };
  const missing = { reason: 'INSUFFICIENT_BALANCE', shortfall: 1 };
  // On 6,500,000 the fee is 325,000, and 500,000 is the most: 175,000 are left for a large bonus.
  it.each<[string, bonus: number | undefined, balance: number, refusal: object | null]>([
    ['may be left out, with no balance at all', undefined, 0, null],
    ['is not 999', 999, 1e9, tooLittle],
    ['may be 1,000, with 50 of fee', 1000, 1050, null],
    ['may be 1,001', 1001, 1e9, null],
    ['may be 49,999,999', 49_999_999, 1e9, null],
    ['may be 50,000,000, with 175,000 of fee', 50_000_000, 50_175_000, null],
    ['is not one đồng more than that and its fee', 50_000_000, 50_174_999, missing],
    ['is not 50,000,001', 50_000_001, 1e9, tooMuch],
    ['is not more than the balance with its fee', 1000, 1049, missing],
  ])('%s', (_, bonus, balance, refusal) => {
    for (const deal of [working, partlyPaid]) {
      const command = {
        type: 'COMPLETE',
        party: 'author',
        now,
        ...(bonus !== undefined && { bonus }),
      } as const;
      expect(canReward({ ...deal, balance }, command)).toStrictEqual(refusal);
    }
  });
});

describe('a part of what is held', () => {
  it('goes to the worker less 10 %, and its share of the fee to the platform', () => {
    expect(release(working, 1_000_000)).toStrictEqual({
      set: { held: { price: 5_500_000, fee: 275_000 }, paid: 1_000_000 },
      money: [{ move: 'RELEASE', price: 1_000_000, fee: 50_000, workerFee: 100_000 }],
      logs: [toWorker(900_000)],
    });
  });

  it('adds to what was paid before', () => {
    expect(release(partlyPaid, 1_500_000)).toStrictEqual({
      set: { held: { price: 3_000_000, fee: 150_000 }, paid: 3_500_000 },
      money: [{ move: 'RELEASE', price: 1_500_000, fee: 75_000, workerFee: 150_000 }],
      logs: [toWorker(1_350_000)],
    });
  });

  it('goes back to the author with its share of the fee', () => {
    expect(giveBack(partlyPaid, 1_500_000)).toStrictEqual({
      set: { held: { price: 3_000_000, fee: 150_000 } },
      money: [{ move: 'REFUND', price: 1_500_000, fee: 75_000 }],
      logs: [toAuthor(1_575_000)],
    });
  });

  it('takes the fee on what was paid, and leaves the fee that the rest can still add', () => {
    const large = { ...working, held: { price: 200_000_000, fee: 500_000 } };
    const { set, money } = release(large, 1_000_000);
    expect(money).toStrictEqual([{ move: 'RELEASE', price: 1_000_000, fee: 50_000, workerFee: 100_000 }]);
    expect(giveBack({ ...large, ...set }, 198_000_000).money).toStrictEqual([
      { move: 'REFUND', price: 198_000_000, fee: 400_000 },
    ]);
  });

  it('of nothing moves nothing and tells nobody', () => {
    const none = { set: {}, money: [], logs: [] };
    expect(release(partlyPaid, 0)).toStrictEqual(none);
    expect(giveBack(partlyPaid, 0)).toStrictEqual(none);
  });
});
