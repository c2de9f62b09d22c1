import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import {
  agreed,
  funded,
  lawful,
  now,
  proof,
  quick,
  quickWork,
  refusal,
  terms,
  working,
} from './deal-fixtures.ts';
import type { DealFacts } from './deal.facts.ts';
import { dealTimers } from './deal.lifecycle.ts';

const refund = [{ move: 'REFUND', price: 6_500_000, fee: 325_000 }];
const ended = [
  { of: 'proofs', type: 'DEAL_ENDED' },
  { of: 'job', type: 'SLOT_FREED' },
  { of: 'job', type: 'ALL_DONE' },
];
const timers = (deal: DealFacts) => dealTimers(deal).map(({ id, at }) => [id, (at - now) / hours(1)]);

describe('money for an agreed deal', () => {
  it('is not locked for oneself, however much there is', () => {
    const same = { ...agreed, candidate: { ...agreed.candidate, isAuthor: true } };
    for (const balance of [0, agreed.balance])
      expect(refusal({ ...same, balance }, { type: 'APPROVE' }, 'author')).toEqual({ reason: 'SELF_DEAL' });
  });

  it('is locked to the đồng that was shown (D7)', () => {
    const { money, next, news, asks } = lawful(agreed, { type: 'APPROVE', expectTotal: 6_825_000 }, 'author');
    expect(money).toEqual([{ move: 'LOCK_DEAL', price: 6_500_000, fee: 325_000 }]);
    expect(next).toMatchObject({ state: 'FUNDED', held: { price: 6_500_000, fee: 325_000 }, fundedAt: now });
    expect({ news, asks }).toEqual({
      news: ['DEAL_APPROVED worker'],
      asks: [{ of: 'proofs', type: 'TERMS_FIXED' }],
    });
    expect(refusal(agreed, { type: 'APPROVE', expectTotal: 6_825_001 }, 'author')).toEqual({
      reason: 'STALE',
    });
    expect(refusal({ ...agreed, balance: 6_824_999 }, { type: 'APPROVE' }, 'author')).toEqual({
      reason: 'INSUFFICIENT_BALANCE',
      shortfall: 1,
    });
  });

  it('is asked for after 12 hours, and given up on after 48 (D8, D9f)', () => {
    expect(timers(agreed)).toEqual([
      ['D8', 12],
      ['D9f', 48],
    ]);
    const reminded = lawful(agreed, { type: 'FUND_REMINDER' }, 'system', now + hours(12));
    expect(reminded.logs).toEqual([
      { code: 'ACTION_REQUIRED', to: 'author', reason: 'FUND_DEAL', dueAt: now + hours(48) },
    ]);
    expect(timers(reminded.next)).toEqual([['D9f', 48]]);
    const late = lawful(reminded.next, { type: 'FUND_TIMEOUT' }, 'system', now + hours(48));
    expect(late).toMatchObject({
      state: 'EXPIRED',
      money: [],
      standing: [{ of: 'author', mark: 'notFunded' }],
      next: { slot: 'FREED' },
    });
  });
});

describe('funded work', () => {
  it('starts by the button or the first upload, and its time runs (D11)', () => {
    for (const party of ['worker', 'system'] as const)
      expect(lawful(funded, { type: 'START' }, party)).toMatchObject({
        id: 'D11',
        next: { state: 'IN_PROGRESS', startedAt: now, dueAt: now + hours(336) },
        news: ['COLLABORATION_STARTED author'],
      });
    const dated = { ...funded, terms: { ...terms, dueAt: '2026-12-01T00:00:00Z' } };
    expect(lawful(dated, { type: 'START' }, 'worker').next.dueAt).toBe(Date.UTC(2026, 11, 1));
  });

  it('that does not start goes back whole (D12, D13)', () => {
    expect(timers(funded)).toEqual([
      ['D12', 12],
      ['D13', 48],
    ]);
    expect(lawful(funded, { type: 'START_REMINDER' }, 'system', now + hours(12)).logs).toMatchObject([
      { to: 'worker', reason: 'START_WORK' },
    ]);
    expect(lawful(funded, { type: 'START_TIMEOUT' }, 'system', now + hours(48))).toMatchObject({
      money: refund,
      news: ['DEAL_EXPIRED_FOR_AUTHOR author', 'DEAL_EXPIRED_FOR_WORKER worker', 'PAYMENT_PROCESSED author'],
      standing: [{ of: 'worker', mark: 'notStarted' }],
      asks: ended,
    });
  });

  it('can be cancelled by the author, with the fee (D19), and given up by the worker (D20)', () => {
    const cancelled = lawful(funded, { type: 'CANCEL' }, 'author');
    expect(cancelled).toMatchObject({ id: 'D19', state: 'CANCELLED', money: refund, standing: [] });
    expect(cancelled.news).toEqual(['DEAL_CANCELLED worker', 'PAYMENT_PROCESSED author']);
    expect(lawful(funded, { type: 'GIVE_UP' }, 'worker')).toMatchObject({
      id: 'D20',
      money: refund,
      standing: [{ mark: 'notStarted' }],
    });
    expect(lawful(working, { type: 'GIVE_UP' }, 'worker').standing).toEqual([
      { of: 'worker', mark: 'abandoned' },
    ]);
    const handedIn = { ...working, proofs: [proof('SUBMITTED')] };
    expect(refusal(handedIn, { type: 'GIVE_UP' }, 'worker')).toMatchObject({ rule: 'PROOF_SUBMITTED' });
  });
});

const giveUp = (deal: DealFacts) => lawful(deal, { type: 'GIVE_UP' }, 'worker');

describe('the slot of a quick job that ends unpaid', () => {
  it('goes back on the market with its money, and no wallet moves', () => {
    const { money, news, next } = giveUp(quickWork);
    expect(money).toEqual([{ move: 'RETURN_SLOT', price: 35_000, fee: 1750 }]);
    expect({ news, slot: next.slot }).toEqual({ news: ['DEAL_CANCELLED author'], slot: 'FREED' });
  });

  it('is free, and its money the author’s, where the job is over or offers a higher reward', () => {
    const { money, next } = giveUp({ ...quickWork, job: { ...quick.job, slotGoesTo: 'AUTHOR' } });
    expect(money).toEqual([{ move: 'REFUND', price: 35_000, fee: 1750 }]);
    expect(next.slot).toBe('FREED');
  });

  it('is used up where part of it was paid', () => {
    const { money, next } = giveUp({ ...quickWork, held: { price: 15_000, fee: 750 }, paid: 20_000 });
    expect(money).toEqual([{ move: 'REFUND', price: 15_000, fee: 750 }]);
    expect(next.slot).toBe('USED');
  });
});
