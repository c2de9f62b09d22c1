import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import type { Side } from '../terms/side.schema.ts';
import {
  agreed,
  disputed,
  funded,
  noDeal,
  now,
  proof,
  quickWork,
  terms,
  working,
} from '../deals/deal-fixtures.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import type { DealView } from '../deals/deal.schema.ts';
import { dealMoneyFor, dealViewFor, timerAmountFor } from './deal-view.ts';

const priced = (price: number): DealFacts => ({ ...agreed, terms: { ...terms, price, releaseMode: 'ALL' } });
const draft: DealFacts = { ...noDeal, state: 'DRAFT', offeredAt: now };

const review = (proofId: string, at: number) => ({
  id: 'P9',
  command: 'AUTO_APPROVE' as const,
  proofId,
  at: now + hours(at),
  outcome: 'APPROVED',
});

describe('what the author reads of the money', () => {
  it.each<[string, DealFacts, authorFee: number, authorTotal: number]>([
    ['5 % on top of a project', priced(6_500_000), 325_000, 6_825_000],
    ['the least fee below 100,000', priced(99_000), 5000, 104_000],
    ['the least fee, which is 5 % of 100,000', priced(100_000), 5000, 105_000],
    ['5 % above 100,000', priced(101_000), 5050, 106_050],
    ['5 % below 10,000,000', priced(9_999_000), 499_950, 10_498_950],
    ['the highest fee, which is 5 % of 10,000,000', priced(10_000_000), 500_000, 10_500_000],
    ['the highest fee above 10,000,000', priced(10_001_000), 500_000, 10_501_000],
    ['5 % on top of a quick job', quickWork, 1750, 36_750],
  ])('is %s', (_, deal, authorFee, authorTotal) => {
    expect(dealMoneyFor('author', deal, 0)).toMatchObject({ authorFee, authorTotal });
  });

  it('is no price and no fee before there are terms', () => {
    expect(dealMoneyFor('author', draft, 0)).toStrictEqual({
      price: 0,
      authorFee: 0,
      authorTotal: 0,
      held: 0,
      released: 0,
      refunded: 0,
      bonus: 0,
    });
  });
});

describe('what the worker reads of the money', () => {
  it.each<[string, workerBps: number, workerFee: number, workerNet: number]>([
    ['10 % of the first tier', 1000, 650_000, 5_850_000],
    ['8 % of the second', 800, 520_000, 5_980_000],
    ['5 % of the last', 500, 325_000, 6_175_000],
  ])('is the price less %s', (_, workerBps, workerFee, workerNet) => {
    expect(dealMoneyFor('worker', { ...agreed, workerBps }, 0)).toMatchObject({ workerFee, workerNet });
  });

  it('is nothing before there are terms', () => {
    expect(dealMoneyFor('worker', draft, 0)).toStrictEqual({
      price: 0,
      workerFee: 0,
      workerNet: 0,
      releasedNet: 0,
      held: 0,
      released: 0,
      refunded: 0,
      bonus: 0,
    });
  });
});

/** 2,000,000 of 6,500,000 was paid, 500,000 went back. */
const partly: DealFacts = { ...working, held: { price: 4_000_000, fee: 200_000 }, paid: 2_000_000 };
const atFirst = { price: 6_500_000, authorFee: 325_000, authorTotal: 6_825_000 };
/** The fee on what was paid and is held. */
const ofAuthor = { price: 6_500_000, authorFee: 300_000, authorTotal: 6_300_000 };
/** Of what was paid and is held as well. */
const ofWorker = { price: 6_500_000, workerFee: 600_000, workerNet: 5_400_000 };
const rewarded = (bonus: number, author: number, worker: number): DealFacts => ({
  ...partly,
  bonus,
  bonusFees: { author, worker },
});

describe('money that moved', () => {
  it.each<[string, Side, DealFacts, DealView['money']]>([
    [
      'to the author with their fee on what is held, and nothing of the worker',
      'author',
      partly,
      { ...ofAuthor, held: 4_200_000, released: 2_000_000, refunded: 500_000, bonus: 0 },
    ],
    [
      "to the worker without the author's fee, and less their own of what was paid",
      'worker',
      partly,
      {
        ...ofWorker,
        held: 4_000_000,
        released: 2_000_000,
        releasedNet: 1_800_000,
        refunded: 500_000,
        bonus: 0,
      },
    ],
    [
      'to the author with a bonus, their fee on it and both together',
      'author',
      rewarded(200_000, 10_000, 20_000),
      {
        ...ofAuthor,
        held: 4_200_000,
        released: 2_000_000,
        refunded: 500_000,
        bonus: 200_000,
        bonusFee: 10_000,
        bonusTotal: 210_000,
      },
    ],
    [
      'to the worker with a bonus, less their fee on it',
      'worker',
      rewarded(200_000, 10_000, 20_000),
      {
        ...ofWorker,
        held: 4_000_000,
        released: 2_000_000,
        releasedNet: 1_800_000,
        refunded: 500_000,
        bonus: 200_000,
        bonusFee: 20_000,
        bonusNet: 180_000,
      },
    ],
  ])('is shown %s', (_, side, deal, money) => {
    expect(dealMoneyFor(side, deal, 500_000)).toStrictEqual(money);
  });
});

describe('what a timer would move', () => {
  it.each<[string, Side, Partial<DealFacts>, amount: number, shown: number]>([
    ['is all of it for the author', 'author', {}, 6_825_000, 6_825_000],
    ['is less 10 % for the worker', 'worker', {}, 2_000_000, 1_800_000],
    ['just below the held price is less 10 % of itself', 'worker', {}, 6_499_990, 5_849_991],
    ['of the held price is less 10 % of that', 'worker', {}, 6_500_000, 5_850_000],
    ['is never more than the held price for the worker', 'worker', {}, 6_500_010, 5_850_000],
    ["leaves out the author's fee for the worker", 'worker', {}, 6_825_000, 5_850_000],
    // 10 % of 2,020,010 is 202,001, and 200,000 of it were taken before: 2,001 of 20,001.
    ['takes what the fee on all parts still lacks', 'worker', { paid: 2_000_009 }, 20_001, 18_000],
    ['is less the share of the tier', 'worker', { workerBps: 600 }, 2_000_000, 1_880_000],
  ])('%s', (_, side, more, amount, shown) => {
    expect(timerAmountFor(side, { ...funded, ...more }, amount)).toBe(shown);
  });
});

const read = { refunded: 0, now };
const due = '2026-12-04T09:00:00.000Z';

describe('the deal of a side', () => {
  it('is whole: its money, its times, what the side may do, and the next timer', () => {
    const timer = {
      id: 'D15',
      command: 'DEADLINE_PASSED' as const,
      at: now + hours(360),
      outcome: 'EXPIRED',
      amount: 6_825_000,
    };
    const { actions, ...view } = dealViewFor('author', working, [timer], { refunded: 1000, now });
    expect(view).toStrictEqual({
      myRole: 'author',
      phase: 'WAIT_WORKER',
      turn: null,
      money: { ...atFirst, held: 6_825_000, released: 0, refunded: 1000, bonus: 0 },
      startedAt: '2026-11-20T09:00:00.000Z',
      dueAt: due,
      effectiveDueAt: due,
      appealed: [],
      nextTimer: {
        transition: 'D15',
        at: '2026-12-05T09:00:00.000Z',
        outcome: 'EXPIRED',
        amount: 6_825_000,
        moves: { at: '2026-12-05T09:00:00.000Z', worker: 0, author: 6_825_000 },
      },
    });
    expect(actions.map(({ key }) => key)).toContain('REQUEST_CANCEL');
  });

  it("has the worker's money in their timer", () => {
    const timer = {
      id: 'P9',
      command: 'AUTO_APPROVE' as const,
      proofId: 'p1',
      at: now,
      outcome: 'APPROVED',
      amount: 2_000_000,
    };
    const deal = { ...working, proofs: [proof('SUBMITTED'), proof('REQUIRED', { id: 'p2' })] };
    expect(dealViewFor('worker', deal, [timer], read)).toMatchObject({
      myRole: 'worker',
      money: { workerNet: 5_850_000, held: 6_500_000 },
      nextTimer: { amount: 1_800_000, proofId: 'p1', moves: { worker: 1_800_000, author: 0 } },
    });
  });

  it('has each timer that runs, with what it would move', () => {
    const deal = { ...working, proofs: [proof('SUBMITTED'), proof('SUBMITTED', { id: 'p2' })] };
    const { nextTimer, laterTimers } = dealViewFor('worker', deal, [review('p2', 3), review('p1', 72)], read);
    expect([nextTimer, ...(laterTimers ?? [])].map((timer) => [timer?.proofId, timer?.at])).toEqual([
      ['p2', '2026-11-20T12:00:00.000Z'],
      ['p1', '2026-11-23T09:00:00.000Z'],
    ]);
    expect(laterTimers?.[0]?.moves?.worker).toBeGreaterThan(0);
  });

  it('says whose turn it is before the work, and no times', () => {
    const { turn, phase, startedAt, dueAt, effectiveDueAt, nextTimer } = dealViewFor(
      'worker',
      { ...draft, turn: 'author' },
      [],
      read,
    );
    expect({ turn, phase, startedAt, dueAt, effectiveDueAt, nextTimer }).toStrictEqual({
      turn: 'author',
      phase: null,
      startedAt: null,
      dueAt: null,
      effectiveDueAt: null,
      nextTimer: null,
    });
  });

  it('has a timer that moves nothing without a sum, and one of nothing with 0', () => {
    const timer = { id: 'D9', command: 'OFFER_TIMEOUT' as const, at: now, outcome: 'EXPIRED' };
    expect(dealViewFor('author', working, [timer], read).nextTimer).toStrictEqual({
      transition: 'D9',
      at: '2026-11-20T09:00:00.000Z',
      outcome: 'EXPIRED',
      moves: { at: '2026-11-20T09:00:00.000Z', worker: 0, author: 0 },
    });
    for (const side of ['author', 'worker'] as const)
      expect(dealViewFor(side, working, [{ ...timer, amount: 0 }], read).nextTimer).toMatchObject({
        amount: 0,
      });
  });

  it.each<[string, DealFacts, DealView['phase']]>([
    ['waits for the worker', working, 'WAIT_WORKER'],
    ['waits for the review', { ...working, proofs: [proof('SUBMITTED')] }, 'WAIT_REVIEW'],
    ['waits for nobody once it is disputed', { ...disputed, proofs: [proof('SUBMITTED')] }, null],
    ['waits for nobody before the start', { ...funded, proofs: [proof('REQUIRED')] }, null],
  ])('%s', (_, deal, phase) => {
    expect(dealViewFor('worker', deal, [], read).phase).toBe(phase);
  });

  it('ends later where a revision has more time', () => {
    const proofs = [proof('REVISION_REQUESTED', { revisionDueAt: now + hours(360) })];
    expect(dealViewFor('worker', { ...working, proofs }, [], read)).toMatchObject({
      dueAt: due,
      effectiveDueAt: '2026-12-05T09:00:00.000Z',
    });
  });
});

it('names every proof that was appealed against, also where another dispute came after it', () => {
  const appeal = { ...disputed.dispute!, proofId: 'p1', state: 'WITHDRAWN' as const };
  const [first, second] = [
    { ...working, dispute: appeal },
    { ...working, dispute: { ...appeal, proofId: null }, pastDisputes: [appeal] },
  ];
  for (const deal of [first, second])
    expect(dealViewFor('worker', deal, [], { refunded: 0, now }).appealed).toEqual(['p1']);
});
