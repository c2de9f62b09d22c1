import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import {
  agreed,
  disputed,
  funded,
  lawful,
  now,
  proof,
  quickWork,
  refusal,
  terms,
  working,
} from './deal-fixtures.ts';
import type { DealFacts } from './deal.facts.ts';
import { dealTimers } from './deal.lifecycle.ts';

const whole: DealFacts = { ...working, terms: { ...terms, releaseMode: 'ALL' } };
const approved: DealFacts = { ...whole, state: 'PROOFS_APPROVED', allProofsAt: now };
/** `reminds` of the reminders that quiet hours delay. */
const reminds = (deal: DealFacts) =>
  dealTimers(deal).flatMap(({ reminds: it }) => (it ? [[it.who, it.of]] : []));
const timers = (deal: DealFacts) => dealTimers(deal).map(({ id, at }) => [id, (at - now) / hours(1)]);

const reminded = (deal: DealFacts, at: number) =>
  lawful(deal, { type: 'DEADLINE_REMINDER' }, 'system', now + hours(at)).logs;

describe('the deadline', () => {
  it('is told to the worker a day, six and two hours before, to the author the last time (D14)', () => {
    expect(timers(working)).toEqual([
      ['D14', 312],
      ['D14', 334],
      ['D15', 360],
    ]);
    const first = lawful(working, { type: 'DEADLINE_REMINDER' }, 'system', now + hours(312));
    expect(first.news).toEqual(['DEAL_DEADLINE_REMINDER worker']);
    expect(refusal(first.next, { type: 'AUTHOR_DEADLINE_REMINDER' }, 'system', now + hours(312))).toEqual({
      reason: 'NOT_ALLOWED',
      rule: 'NOT_DUE',
    });
    expect(timers(first.next).slice(0, 2)).toEqual([
      ['D14', 330],
      ['D14', 334],
    ]);
    const second = lawful(first.next, { type: 'DEADLINE_REMINDER' }, 'system', now + hours(330));
    expect(timers(second.next).slice(0, 2)).toEqual([
      ['D14', 334],
      ['D14', 334],
    ]);
    const third = lawful(second.next, { type: 'DEADLINE_REMINDER' }, 'system', now + hours(334));
    expect(third.news).toEqual(['DEAL_DEADLINE_REMINDER worker']);
    const both = lawful(third.next, { type: 'AUTHOR_DEADLINE_REMINDER' }, 'system', now + hours(340));
    expect(both.news).toEqual(['DEAL_DEADLINE_REMINDER author']);
    expect(timers(both.next)).toEqual([['D15', 360]]);
  });

  it('is told by mail too while six hours are left, with what it would take from the worker', () => {
    const byMail = { amount: 6_500_000, dueAt: now + hours(336), byMail: true };
    expect(reminded(working, 312)).toMatchObject([byMail]);
    expect(reminded(working, 330)).toMatchObject([byMail]);
    expect(reminded(working, 334)).toEqual([
      { code: 'DEAL_DEADLINE_REMINDER', to: 'worker', dueAt: now + hours(336) },
    ]);
    const proofs = [proof('SUBMITTED'), proof('REQUIRED', { amount: 4_500_000 })];
    expect(reminded({ ...working, proofs }, 312)).toMatchObject([{ amount: 4_500_000 }]);
    expect(reminded({ ...whole, proofs }, 312)).toMatchObject([{ amount: 6_500_000 }]);
    expect(reminded(quickWork, 0.75)[0]).not.toHaveProperty('byMail');
  });

  it('is told late once, and of a quick job when a quarter is left', () => {
    const late = lawful(working, { type: 'DEADLINE_REMINDER' }, 'system', now + hours(335));
    expect(late.news).toHaveLength(1);
    expect(timers(late.next)).toEqual([
      ['D14', 334],
      ['D15', 360],
    ]);
    expect(timers(quickWork)).toEqual([
      ['D14', 0.75],
      ['D14', 0.75],
      ['D15', 1],
    ]);
  });

  it('is a reminder that says whom it reminds and of when, so that it can wait; an urgent one does not', () => {
    expect(reminds(working)).toEqual([
      ['worker', now + hours(336)],
      ['author', now + hours(336)],
    ]);
    expect(reminds(agreed)).toEqual([['author', now + hours(48)]]);
    expect(reminds(funded)).toEqual([['worker', now + hours(48)]]);
    const byAuthor = { ...disputed, dispute: { ...disputed.dispute!, openedBy: 'author' as const } };
    expect(dealTimers(byAuthor)[0]).toMatchObject({ id: 'D30', isReminder: true });
    expect(reminds(byAuthor)).toEqual([]);
  });

  it.each<[string, DealFacts['proofs'], boolean]>([
    ['everything is handed in', [proof('SUBMITTED'), proof('APPROVED')], false],
    [
      'only what nobody must hand in is missing',
      [proof('SUBMITTED'), proof('REQUIRED', { isRequired: false })],
      false,
    ],
    ['what was handed in was rejected', [proof('REJECTED')], false],
    ['one thing is missing', [proof('SUBMITTED'), proof('REQUIRED')], true],
    ['a draft was not handed in', [proof('UPLOADED'), proof('APPROVED')], true],
    ['a revision is asked for', [proof('REVISION_REQUESTED')], true],
  ])('is told while something is owed: %s', (_, proofs, isNotified) => {
    const deal = { ...working, proofs };
    expect(timers(deal).some(([id]) => id === 'D14')).toBe(isNotified);
    const reminder = refusal(deal, { type: 'DEADLINE_REMINDER' }, 'system', now + hours(312));
    expect(reminder).toEqual(isNotified ? 'D14' : { reason: 'NOT_ALLOWED', rule: 'NOT_DUE' });
  });

  it('ends what was not delivered, and pays nobody back what was paid (D15)', () => {
    const paid = {
      ...working,
      paid: 2_000_000,
      held: { price: 4_500_000, fee: 225_000 },
      proofs: [proof('APPROVED'), proof('REQUIRED')],
    };
    expect(lawful(paid, { type: 'DEADLINE_PASSED' }, 'system', now + hours(360))).toMatchObject({
      state: 'EXPIRED',
      money: [{ move: 'REFUND', price: 4_500_000, fee: 225_000 }],
      standing: [{ of: 'worker', mark: 'notDelivered' }],
      next: { slot: 'USED', paid: 2_000_000 },
    });
  });

  it.each(['SUBMITTED', 'REVISION_REQUESTED', 'REJECTED', 'UPLOADED'] as const)(
    'ends nothing while a proof is %s',
    (state) => {
      const deal = { ...working, proofs: [proof(state), proof('REQUIRED')] };
      expect(refusal(deal, { type: 'DEADLINE_PASSED' }, 'system', now + hours(1000))).toMatchObject({
        rule: 'NOT_DUE',
      });
    },
  );

  it('does end a draft that is not whole, and moves on with a revision', () => {
    const torn = { ...working, proofs: [proof('UPLOADED', { isComplete: false })] };
    expect(lawful(torn, { type: 'DEADLINE_PASSED' }, 'system', now + hours(360)).id).toBe('D15');
    const revised = { ...working, proofs: [proof('REQUIRED', { revisionDueAt: now + hours(400) })] };
    expect(timers(revised)).toEqual([
      ['D14', 376],
      ['D14', 398],
      ['D15', 424],
    ]);
  });
});

const both = (first: 'APPROVED' | 'REFUNDED', second: 'APPROVED' | 'REFUNDED' | 'SUBMITTED') => [
  proof(first),
  proof(second),
];
const isFinal = (deal: DealFacts) => refusal(deal, { type: 'ALL_PROOFS_FINAL' }, 'system');
const lost = (deal: DealFacts) => refusal(deal, { type: 'PROOF_REFUNDED' }, 'system');

describe('approved work', () => {
  it('is all that must be (D16)', () => {
    expect(isFinal({ ...whole, proofs: both('APPROVED', 'APPROVED') })).toBe('D16');
    expect(isFinal({ ...whole, proofs: both('APPROVED', 'SUBMITTED') })).toMatchObject({
      rule: 'PROOFS_OPEN',
    });
    expect(isFinal({ ...whole, proofs: [proof('APPROVED'), proof('REQUIRED', { isRequired: false })] })).toBe(
      'D16',
    );
    expect(isFinal({ ...whole, proofs: both('REFUNDED', 'APPROVED') })).toMatchObject({
      rule: 'PROOFS_OPEN',
    });
    expect(isFinal({ ...working, proofs: both('REFUNDED', 'APPROVED') })).toBe('D16');
    expect(isFinal({ ...working, proofs: both('REFUNDED', 'REFUNDED') })).toMatchObject({
      rule: 'PROOFS_OPEN',
    });
  });

  it('is cancelled where it was rejected for good (P14)', () => {
    expect(lost({ ...whole, proofs: both('REFUNDED', 'APPROVED') })).toBe('P14');
    expect(lost({ ...working, proofs: both('REFUNDED', 'APPROVED') })).toMatchObject({ rule: 'PROOFS_OPEN' });
    expect(lost({ ...working, proofs: both('REFUNDED', 'REFUNDED') })).toBe('P14');
  });

  it('is paid by the author, with a bonus if they like (D17)', () => {
    const { money, logs, next, standing } = lawful(
      { ...approved, balance: 105_000 },
      { type: 'COMPLETE', bonus: 100_000 },
      'author',
    );
    expect(money).toEqual([
      { move: 'RELEASE', price: 6_500_000, fee: 325_000, workerFee: 650_000 },
      { move: 'BONUS', price: 100_000, fee: 5000, workerFee: 10_000 },
    ]);
    expect(logs).toEqual([
      { code: 'TASK_COMPLETED', to: 'worker' },
      { code: 'TASK_COMPLETED', to: 'author' },
      { code: 'PAYMENT_PROCESSED', to: 'worker', reason: 'ESCROW_RELEASE', amount: 5_850_000 },
      { code: 'PAYMENT_PROCESSED', to: 'worker', reason: 'BONUS', amount: 90_000 },
    ]);
    expect(next).toMatchObject({
      state: 'COMPLETED',
      slot: 'USED',
      bonus: 100_000,
      bonusFees: { author: 5000, worker: 10_000 },
      held: { price: 0, fee: 0 },
    });
    expect(standing).toEqual([{ of: 'worker', mark: 'completed' }]);
    expect(refusal(approved, { type: 'COMPLETE', bonus: 1000 }, 'author')).toMatchObject({ shortfall: 1050 });
    expect(
      refusal({ ...approved, balance: 104_999 }, { type: 'COMPLETE', bonus: 100_000 }, 'author'),
    ).toMatchObject({ reason: 'INSUFFICIENT_BALANCE', shortfall: 1 });
    expect(
      refusal({ ...approved, balance: 1e9 }, { type: 'COMPLETE', bonus: 50_000_001 }, 'author'),
    ).toMatchObject({ reason: 'LIMIT' });
    expect(refusal(approved, { type: 'COMPLETE', bonus: 999 }, 'author')).toMatchObject({
      reason: 'INVALID',
    });
  });

  it('leaves no way round the fees: a small price with a great bonus costs what all of it costs', () => {
    const quick: DealFacts = {
      ...quickWork,
      state: 'PROOFS_APPROVED',
      terms: { ...terms, releaseMode: 'ALL', price: 100_000 },
      held: { price: 100_000, fee: 5000 },
      balance: 50_495_000,
    };
    const { money, logs } = lawful(quick, { type: 'COMPLETE', bonus: 50_000_000 }, 'author');
    expect(money).toEqual([
      { move: 'RELEASE', price: 100_000, fee: 5000, workerFee: 10_000 },
      { move: 'BONUS', price: 50_000_000, fee: 495_000, workerFee: 5_000_000 },
    ]);
    expect(logs.map(({ amount }) => amount)).toEqual([undefined, undefined, 90_000, 45_000_000]);
    // A refund does not lower the fee on what is paid.
    const mostlyBack = { ...quick, kind: 'PROJECT' as const, terms: { ...terms, price: 20_000_000 } };
    expect(lawful(mostlyBack, { type: 'COMPLETE', bonus: 50_000_000 }, 'author').money).toContainEqual({
      move: 'BONUS',
      price: 50_000_000,
      fee: 495_000,
      workerFee: 5_000_000,
    });
  });

  it('is paid by silence: a project after a day, a quick job at once (D18)', () => {
    expect(dealTimers(approved)).toMatchObject([
      { id: 'D18', at: now + hours(24), outcome: 'COMPLETED', amount: 6_500_000 },
    ]);
    expect(lawful(approved, { type: 'AUTO_FINALIZE' }, 'system', now + hours(24)).state).toBe('COMPLETED');
    const fast: DealFacts = { ...quickWork, state: 'PROOFS_APPROVED', allProofsAt: now };
    expect(lawful(fast, { type: 'AUTO_FINALIZE' }, 'system').money).toEqual([
      { move: 'RELEASE', price: 35_000, fee: 1750, workerFee: 3500 },
    ]);
  });
});
