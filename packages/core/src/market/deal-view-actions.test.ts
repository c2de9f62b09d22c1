import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import type { Action } from '../terms/action.schema.ts';
import { authorFeeFor } from '../terms/fees.schema.ts';
import type { Side } from '../terms/side.schema.ts';
import {
  agreed,
  disputed,
  funded,
  negotiating,
  noDeal,
  now,
  proof,
  quick,
  terms,
  working,
} from '../deals/deal-fixtures.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import { dealActionsFor } from './deal-view.ts';

const finalize = '/job-deal/job-deal-author-finalize';
const offers = '/job-deal/job-deal-give-offer';
const action = (side: Side, deal: DealFacts, key: string) =>
  dealActionsFor(side, deal, now).find((one) => one.key === key);
const pending = (
  change: NonNullable<DealFacts['changeRequest']>['change'],
  { balance = 0, by = 'worker', price = 6_500_000 }: { balance?: number; by?: Side; price?: number } = {},
): DealFacts => ({
  ...working,
  terms: { ...terms, price, releaseMode: 'ALL' },
  held: { price, fee: authorFeeFor('PROJECT', price) },
  balance,
  changeRequest: { by, change },
});
const isPoor = { reason: 'INSUFFICIENT_BALANCE' };
type Money = NonNullable<Action['money']>;
/** Exactly that action: enabled, or refused for these reasons. */
const shown = (key: string, endpoint: string, money: Money | null, refusal?: Partial<Action>): Action => ({
  key,
  endpoint,
  enabled: refusal === undefined,
  ...refusal,
  ...(money && { money }),
});

describe('the money of a command', () => {
  const cost = { lock: 6_825_000, fee: 325_000 };
  const oneself = { ...agreed, balance: 0, candidate: { ...agreed.candidate, isAuthor: true } };
  const partly: DealFacts = {
    ...working,
    state: 'PROOFS_APPROVED',
    held: { price: 4_000_000, fee: 200_000 },
  };
  const small = { ...agreed, terms: { ...terms, price: 50_000 } };

  it.each<[string, string, DealFacts, Money, Partial<Action>?]>([
    ['to fund is the price with the fee', 'APPROVE', agreed, cost],
    ['to fund can be exactly the balance', 'APPROVE', { ...agreed, balance: 6_825_000 }, cost],
    [
      'to fund cannot be one đồng more than the balance, and says what is missing',
      'APPROVE',
      { ...agreed, balance: 6_824_999 },
      { ...cost, shortfall: 1 },
      isPoor,
    ],
    [
      'to fund with nothing lacks all of it',
      'APPROVE',
      { ...agreed, balance: 0 },
      { ...cost, shortfall: 6_825_000 },
      isPoor,
    ],
    ['to fund a small project has the least fee', 'APPROVE', small, { lock: 55_000, fee: 5000 }],
    ['to fund oneself is refused with no sum missing', 'APPROVE', oneself, cost, { reason: 'SELF_DEAL' }],
    ['to cancel before the start is everything, the fee too', 'CANCEL', funded, { refund: 6_825_000 }],
    ['to complete is what is still held of the price', 'COMPLETE', partly, { release: 4_000_000 }],
  ])('%s', (_, key, deal, money, refusal) => {
    expect(action('author', deal, key)).toStrictEqual(shown(key, finalize, money, refusal));
  });
});

describe('the money to agree to a change', () => {
  const raise = { lock: 525_000, fee: 25_000 };
  const fromAuthor = (balance: number) => pending({ price: 7_000_000 }, { by: 'author', balance });
  const notTheirs = { reason: 'NOT_ALLOWED', rule: 'OTHER_SIDE' };
  const nothing = { reason: 'NOT_ALLOWED', rule: 'NOTHING_ASKED' };

  it.each<[string, Side, DealFacts, Money | null, Partial<Action>?]>([
    ['is the raise and its fee', 'author', pending({ price: 7_000_000 }, { balance: 525_000 }), raise],
    [
      'cannot be one đồng more than the balance',
      'author',
      pending({ price: 7_000_000 }, { balance: 524_999 }),
      { ...raise, shortfall: 1 },
      isPoor,
    ],
    [
      'is small for one step',
      'author',
      pending({ price: 6_501_000 }, { balance: 1050 }),
      { lock: 1050, fee: 50 },
    ],
    [
      'has no fee as long as the whole pays the least fee',
      'author',
      pending({ price: 60_000 }, { price: 50_000, balance: 10_000 }),
      { lock: 10_000, fee: 0 },
    ],
    [
      'has the fee up to the highest fee of the whole',
      'author',
      pending({ price: 10_400_000 }, { price: 9_800_000, balance: 610_000 }),
      { lock: 610_000, fee: 10_000 },
    ],
    [
      'has the fee on what can still be paid, where most of the price went back',
      'author',
      {
        ...pending({ price: 200_000_000 }, { price: 199_000_000, balance: 1_050_000 }),
        held: { price: 1_000_000, fee: 50_000 },
      },
      { lock: 1_050_000, fee: 50_000 },
    ],
    ['is nothing for the same price', 'author', pending({ price: 6_500_000 }), null],
    ['is nothing for more time', 'author', pending({ durationHours: 400 }), null],
    ['is shown to the author who asked for it', 'author', fromAuthor(0), raise, notTheirs],
    ['is not for the worker to read', 'worker', fromAuthor(525_000), null],
    ["does not tell the worker what the author's balance lacks", 'worker', fromAuthor(524_999), null, isPoor],
    ['is none where nobody asked', 'author', working, null, nothing],
  ])('%s', (_, side, deal, money, refusal) => {
    expect(action(side, deal, 'ACCEPT')).toStrictEqual(shown('ACCEPT', offers, money, refusal));
  });
});

describe('the money of a command in a dispute', () => {
  const { dispute } = disputed;
  if (!dispute) throw new Error('Nothing is disputed');
  const answered: DealFacts = {
    ...disputed,
    dispute: {
      ...dispute,
      answeredAt: now,
      state: 'NEGOTIATING',
      offers: [{ by: 'author', toWorker: 2_000_000 }],
    },
  };
  const part = proof('DISPUTED', { id: 'p1', amount: 1_500_000 });
  const appeal: DealFacts = {
    ...disputed,
    proofs: [part, proof('REQUIRED', { id: 'p2', amount: 5_000_000 })],
    dispute: { ...dispute, proofId: 'p1', claimToWorker: 1_500_000 },
  };
  const none = undefined;

  it.each<[string, Side, DealFacts, string, Action['money']]>([
    [
      'of which the author gives what is claimed',
      'author',
      disputed,
      'RESPOND_DISPUTE',
      { release: 5_000_000, refund: 1_575_000 },
    ],
    ['that waits for the other side', 'worker', disputed, 'RESPOND_DISPUTE', none],
    [
      'of which the author gives the whole claim after an answer',
      'author',
      answered,
      'SETTLE',
      { release: 5_000_000, refund: 1_575_000 },
    ],
    // The worker reads neither fee of the author; theirs is 10 %.
    [
      'of which the worker takes what is offered',
      'worker',
      answered,
      'SETTLE',
      { release: 1_800_000, refund: 4_500_000 },
    ],
    ['that the worker withdraws', 'worker', disputed, 'WITHDRAW_DISPUTE', none],
    [
      'about a part, which the author pays',
      'author',
      appeal,
      'RESPOND_DISPUTE',
      { release: 1_500_000, refund: 0 },
    ],
    [
      'about a part, which goes back if the worker withdraws',
      'worker',
      appeal,
      'WITHDRAW_DISPUTE',
      { refund: 1_500_000 },
    ],
  ])('%s', (_, side, deal, key, money) => {
    expect(action(side, deal, key)?.money).toEqual(money);
  });
});

const draft: DealFacts = { ...noDeal, state: 'DRAFT' };
const approved: DealFacts = { ...working, state: 'PROOFS_APPROVED' };
const changing = pending({ price: 7_000_000 }, { balance: 525_000 });
const rejected = { ...working, proofs: [proof('REJECTED', { appealUntil: now + hours(1) })] };
/** In their order: those that are enabled, with the kinds of their money. */
const enabled = (side: Side, deal: DealFacts) =>
  dealActionsFor(side, deal, now)
    .filter((one) => one.enabled)
    .map(({ key, money }) => [key, ...Object.keys(money ?? {})].join(' '));

describe('what a side can do', () => {
  it.each<[string, Side, DealFacts, string[]]>([
    ['with a slot of a quick job', 'worker', quick, ['TAKE']],
    ['with a project that is open', 'author', noDeal, ['INIT_BY_AUTHOR']],
    ['with a draft', 'author', draft, ['INIT_BY_AUTHOR', 'ADD_CONDITIONS', 'DECLINE']],
    ['with a draft', 'worker', draft, ['INIT_PROPOSAL', 'DECLINE']],
    ['with an offer of its own', 'author', negotiating, ['ADD_CONDITIONS', 'DECLINE']],
    ['with an offer to it', 'worker', negotiating, ['COUNTER', 'ACCEPT', 'DECLINE']],
    [
      'with an offer to it',
      'author',
      { ...negotiating, turn: 'author' },
      ['COUNTER', 'ACCEPT', 'ADD_CONDITIONS', 'DECLINE'],
    ],
    ['with what was agreed', 'author', agreed, ['APPROVE lock fee', 'ADD_CONDITIONS', 'DECLINE']],
    ['with what was agreed', 'worker', agreed, ['DECLINE']],
    ['with money for work', 'author', funded, ['CANCEL refund']],
    ['with money for work', 'worker', funded, ['START', 'GIVE_UP']],
    ['while the work goes on', 'author', working, ['REQUEST_CANCEL', 'CHANGE_ORDER', 'OPEN_DISPUTE']],
    [
      'while the work goes on',
      'worker',
      working,
      ['GIVE_UP', 'REQUEST_CANCEL', 'CHANGE_ORDER', 'OPEN_DISPUTE'],
    ],
    [
      'with a wish of the other side',
      'author',
      changing,
      ['REQUEST_CANCEL', 'ACCEPT lock fee', 'DECLINE', 'OPEN_DISPUTE'],
    ],
    [
      'with a proof that was rejected',
      'worker',
      rejected,
      ['GIVE_UP', 'REQUEST_CANCEL', 'CHANGE_ORDER', 'OPEN_DISPUTE', 'APPEAL'],
    ],
    ['with everything approved', 'author', approved, ['COMPLETE release']],
    ['with everything approved', 'worker', approved, []],
    ['with a dispute of the other side', 'author', disputed, ['RESPOND_DISPUTE release refund']],
    ['with a dispute of its own', 'worker', disputed, ['WITHDRAW_DISPUTE']],
    ['after the end', 'author', { ...working, state: 'COMPLETED' }, []],
  ])('%s, as the %s', (_, side, deal, keys) => {
    expect(enabled(side, deal)).toEqual(keys);
  });

  it('says until when a worker is paused', () => {
    const pause = { until: now + hours(5), of: 'ALL' as const };
    const paused = { ...negotiating, candidate: { ...negotiating.candidate, pause } };
    const why = { reason: 'NOT_ALLOWED', rule: 'PAUSED', until: '2026-11-20T14:00:00.000Z' };
    expect(action('worker', paused, 'ACCEPT')).toStrictEqual(shown('ACCEPT', offers, null, why));
    const again = { ...paused, candidate: { ...paused.candidate, pause: { ...pause, until: now } } };
    expect(action('worker', again, 'ACCEPT')).toMatchObject({ enabled: true });
  });
});
