import { describe, expect, it } from 'vitest';
import type { Log, Move } from '../law/decision.ts';
import {
  agreed,
  negotiating,
  partlyPaid,
  quick,
  quickWork,
  toAuthor,
  toWorker,
  working,
} from './deal-fixtures.ts';
import type { DealFacts } from './deal.facts.ts';
import { complete, end } from './deal-money.rules.ts';

const nothing = { price: 0, fee: 0 };
const returned = (price: number, fee: number): Move => ({ move: 'RETURN_SLOT', price, fee });
const refunded = (price: number, fee: number): Move => ({ move: 'REFUND', price, fee });
/** Taken at this price, on a job that offers 35,000. */
const slot = (
  price: number,
  fee: number,
  slotGoesTo: DealFacts['job']['slotGoesTo'] = 'MARKET',
): DealFacts => ({
  ...quickWork,
  held: { price, fee },
  job: { ...quick.job, slotGoesTo },
});

describe('what is left at the end of a deal', () => {
  it.each<[string, DealFacts, share: number, money: Move[], logs: Log[], slot: DealFacts['slot']]>([
    [
      'goes back to the author with its fee',
      working,
      0,
      [refunded(6_500_000, 325_000)],
      [toAuthor(6_825_000)],
      'FREED',
    ],
    [
      'goes to the worker as far as they agreed, and back for the rest',
      working,
      1_000_000,
      [{ move: 'RELEASE', price: 1_000_000, fee: 50_000, workerFee: 100_000 }, refunded(5_500_000, 275_000)],
      [toWorker(900_000), toAuthor(5_775_000)],
      'USED',
    ],
    [
      'goes to the worker whole, and never more than it',
      working,
      6_500_001,
      [{ move: 'RELEASE', price: 6_500_000, fee: 325_000, workerFee: 650_000 }],
      [toWorker(5_850_000)],
      'USED',
    ],
    [
      'goes back with the fee that nothing paid bears',
      { ...working, held: { price: 199_000_000, fee: 450_000 }, paid: 1_000_000 },
      0,
      [refunded(199_000_000, 450_000)],
      [toAuthor(199_450_000)],
      'USED',
    ],
    ['is nothing where nothing was held', { ...agreed, slot: 'TAKEN' }, 0, [], [], 'FREED'],
    ['is nothing of a slot that was never taken', negotiating, 0, [], [], 'NONE'],
    ['goes back to the job, with no word', slot(35_000, 1750), 0, [returned(35_000, 1750)], [], 'FREED'],
    [
      'goes back to the job for its price, and the raise to the author with its share of the fee',
      slot(40_000, 2000),
      0,
      [refunded(5000, 250), returned(35_000, 1750)],
      [toAuthor(5250)],
      'FREED',
    ],
    [
      'goes back to the job with the đồng that a share of the fee leaves over',
      slot(35_100, 1755),
      0,
      [refunded(100, 5), returned(35_000, 1750)],
      [toAuthor(105)],
      'FREED',
    ],
    [
      'goes to the author, and the slot to others',
      slot(40_000, 2000, 'AUTHOR'),
      0,
      [refunded(40_000, 2000)],
      [toAuthor(42_000)],
      'FREED',
    ],
    [
      'goes to the author where a part of the slot was paid',
      slot(35_000, 1750),
      10_000,
      [{ move: 'RELEASE', price: 10_000, fee: 500, workerFee: 1000 }, refunded(25_000, 1250)],
      [toWorker(9000), toAuthor(26_250)],
      'USED',
    ],
  ])('%s', (_, deal, share, money, logs, slot) => {
    const ended = end(deal, share);
    expect({ money: ended.money, logs: ended.logs }).toStrictEqual({ money, logs });
    expect({ ...deal, ...ended.set }).toMatchObject({ held: nothing, slot, turn: null });
  });
});

describe('a completed deal', () => {
  const completed: Log[] = [
    { code: 'TASK_COMPLETED', to: 'worker' },
    { code: 'TASK_COMPLETED', to: 'author' },
  ];
  const paid: Move = { move: 'RELEASE', price: 4_500_000, fee: 225_000, workerFee: 450_000 };
  const bonus: Log = { code: 'PAYMENT_PROCESSED', to: 'worker', reason: 'BONUS', amount: 180_000 };

  it('pays what is held, and a bonus with the fees on both together', () => {
    const { set, money, logs } = complete(partlyPaid, 200_000);
    expect(set).toMatchObject({
      held: nothing,
      paid: 6_500_000,
      bonus: 200_000,
      bonusFees: { author: 10_000, worker: 20_000 },
      slot: 'USED',
    });
    expect(money).toStrictEqual([paid, { move: 'BONUS', price: 200_000, fee: 10_000, workerFee: 20_000 }]);
    expect(logs).toStrictEqual([...completed, toWorker(4_050_000), bonus]);
  });

  it('pays what is held alone where there is no bonus, and says nothing of one', () => {
    const { set, money, logs } = complete(partlyPaid, 0);
    expect(set).toMatchObject({ paid: 6_500_000, bonus: 0, bonusFees: { author: 0, worker: 0 } });
    expect(money).toStrictEqual([paid]);
    expect(logs).toStrictEqual([...completed, toWorker(4_050_000)]);
  });
});
