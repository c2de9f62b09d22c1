import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import {
  agreed,
  decide,
  funded,
  lawful,
  negotiating,
  noDeal,
  now,
  quick,
  refusal,
  terms,
} from './deal-fixtures.ts';
import type { DealFacts } from './deal.facts.ts';
import { dealTimers } from './deal.lifecycle.ts';

const draft: DealFacts = { ...noDeal, state: 'DRAFT', offeredAt: now };
const prices = { fault: 'PRICE', min: 50_000, max: 200_000_000, step: 1000 };
const more = [{ title: 'Tệp nguồn', mandatory: true, accept: { types: ['FILE' as const] } }];

describe('a deal begins', () => {
  it('as a draft where a project accepted somebody (D1)', () => {
    expect(lawful(noDeal, { type: 'APPLICATION_ACCEPTED' }, 'system')).toMatchObject({
      id: 'D1',
      state: 'DRAFT',
      money: [],
    });
  });

  it('with its money where a quick job did (D1q), or somebody took a slot (D10)', () => {
    const money = [{ move: 'ASSIGN_SLOT', price: 35_000, fee: 1750 }];
    const accepted = lawful(quick, { type: 'APPLICATION_ACCEPTED' }, 'system');
    expect(accepted).toMatchObject({
      id: 'D1q',
      state: 'FUNDED',
      money,
      next: { slot: 'TAKEN', fundedAt: now },
    });
    const taken = lawful(quick, { type: 'TAKE' }, 'worker');
    expect(taken).toMatchObject({
      id: 'D10',
      state: 'IN_PROGRESS',
      money,
      news: ['COLLABORATION_STARTED author'],
    });
    expect(taken.next).toMatchObject({
      startedAt: now,
      dueAt: now + hours(1),
      held: { price: 35_000, fee: 1750 },
    });
    expect(taken.asks).toEqual([
      { of: 'proofs', type: 'TERMS_FIXED' },
      { of: 'job', type: 'SLOTS_FULL' },
    ]);
  });

  it.each<[string, Partial<DealFacts>, object]>([
    ['without a slot', { job: { ...quick.job, slotsLeft: 0 } }, { reason: 'SLOT_GONE' }],
    ['of a full job', { job: { ...quick.job, state: 'FILLED' } }, { reason: 'SLOT_GONE' }],
    ['of a job whose time is over', { job: { ...quick.job, state: 'EXPIRED' } }, { rule: 'JOB_OVER' }],
    ['of a paused job', { job: { ...quick.job, state: 'PAUSED' } }, { rule: 'JOB_NOT_OPEN' }],
    ['where one applies', { job: { ...quick.job, acceptMode: 'APPLY' } }, { rule: 'ACCEPT_MODE' }],
    ['of oneself', { candidate: { ...quick.candidate, isAuthor: true } }, { reason: 'SELF_DEAL' }],
    ['twice', { candidate: { ...quick.candidate, isTaken: true } }, { rule: 'DEAL_LIVE' }],
    ['a sixth time', { candidate: { ...quick.candidate, live: 5 } }, { rule: 'DEALS_AT_ONCE', max: 5 }],
    [
      'elsewhere',
      { candidate: { ...quick.candidate, unmetRule: 'PROVINCE' } },
      { reason: 'NOT_ELIGIBLE', rule: 'PROVINCE' },
    ],
    [
      'after giving up too many',
      { candidate: { ...quick.candidate, pause: { of: 'AUTHOR', until: now + 1 } } },
      { reason: 'NOT_ALLOWED', rule: 'PAUSED_HERE', until: new Date(now + 1).toISOString() },
    ],
  ])('not by taking one %s', (_, facts, expected) => {
    expect(refusal({ ...quick, ...facts }, { type: 'TAKE' }, 'worker')).toMatchObject(expected);
  });

  it('by an offer of the author, or an invitation to a project that is open or private (D2)', () => {
    const command = { type: 'INIT_BY_AUTHOR', terms } as const;
    for (const deal of [draft, noDeal])
      expect(lawful(deal, command, 'author')).toMatchObject({
        id: 'D2',
        next: { state: 'NEGOTIATING', turn: 'worker', offerNo: 1, terms },
        news: ['DEAL_PROPOSAL_CREATED worker'],
      });
    const closed = { ...noDeal.job, state: 'PAUSED' as const };
    expect(refusal({ ...noDeal, job: closed }, command, 'author')).toMatchObject({ rule: 'JOB_NOT_OPEN' });
    expect(lawful({ ...draft, job: closed }, command, 'author').id).toBe('D2');
    const unposted = { ...noDeal.job, state: 'PRIVATE' as const };
    expect(lawful({ ...noDeal, job: unposted }, command, 'author').id).toBe('D2');
    expect(refusal({ ...quick, job: unposted }, command, 'author')).toMatchObject({ rule: 'KIND' });
    expect(refusal(quick, command, 'author')).toMatchObject({ rule: 'KIND' });
  });

  it('by no offer to oneself, invited or not', () => {
    const command = { type: 'INIT_BY_AUTHOR', terms } as const;
    const candidate = { ...noDeal.candidate, isAuthor: true };
    for (const deal of [draft, noDeal])
      expect(refusal({ ...deal, candidate }, command, 'author')).toEqual({ reason: 'SELF_DEAL' });
  });

  it('by an offer of the worker (D3)', () => {
    expect(lawful(draft, { type: 'INIT_PROPOSAL', terms }, 'worker')).toMatchObject({
      id: 'D3',
      next: { turn: 'author' },
      news: ['DEAL_PROPOSAL_CREATED author'],
    });
  });

  it.each(['ALL', 'PER_PROOF'] as const)(
    'by no offer without a mandatory condition, of whichever side, paid %s',
    (releaseMode) => {
      const optional = terms.conditions.map((one) => ({ ...one, mandatory: false }));
      for (const conditions of [[], optional]) {
        const bare = { ...terms, releaseMode, conditions };
        const faulty = { reason: 'INVALID', fields: { conditions: { fault: 'PROOFS_NONE' } } };
        for (const deal of [draft, noDeal])
          expect(refusal(deal, { type: 'INIT_BY_AUTHOR', terms: bare }, 'author')).toEqual(faulty);
        expect(refusal(draft, { type: 'INIT_PROPOSAL', terms: bare }, 'worker')).toEqual(faulty);
        expect(refusal(negotiating, { type: 'COUNTER', baseOfferNo: 1, terms: bare }, 'worker')).toEqual(
          faulty,
        );
      }
    },
  );
});

describe('an offer', () => {
  it('is agreed to by nobody with themselves, and declined by anybody', () => {
    const same = { ...negotiating, candidate: { ...negotiating.candidate, isAuthor: true } };
    expect(refusal(same, { type: 'ACCEPT', baseOfferNo: 1 }, 'worker')).toEqual({ reason: 'SELF_DEAL' });
    expect(lawful(same, { type: 'DECLINE' }, 'worker').id).toBe('D6');
  });

  it('is answered by the side whose turn it is, and about what it last said (D4, D5)', () => {
    const counter = { type: 'COUNTER', baseOfferNo: 1, terms } as const;
    expect(lawful(negotiating, counter, 'worker')).toMatchObject({
      id: 'D4',
      next: { offerNo: 2, turn: 'author' },
      news: ['DEAL_PROPOSAL_UPDATED author'],
    });
    expect(refusal(negotiating, counter, 'author')).toMatchObject({ rule: 'NOT_YOUR_TURN' });
    expect(refusal(negotiating, { ...counter, baseOfferNo: 0 }, 'worker')).toEqual({ reason: 'STALE' });
    expect(refusal({ ...negotiating, offerNo: 10 }, { ...counter, baseOfferNo: 10 }, 'worker')).toEqual({
      reason: 'LIMIT',
      rule: 'OFFERS_SPENT',
      max: 10,
    });
    expect(refusal(negotiating, { type: 'ACCEPT', baseOfferNo: 2 }, 'worker')).toEqual({ reason: 'STALE' });
    expect(lawful(negotiating, { type: 'ACCEPT', baseOfferNo: 1 }, 'worker')).toMatchObject({
      id: 'D5',
      next: { state: 'AGREED', slot: 'TAKEN', agreedAt: now, turn: null },
      news: ['DEAL_ACCEPTED author'],
      asks: [{ of: 'job', type: 'SLOTS_FULL' }],
    });
  });

  it('is agreed to by whoever meets the job and is not paused, whichever side presses', () => {
    const accept = { type: 'ACCEPT', baseOfferNo: 1 } as const;
    const { candidate } = negotiating;
    const unmet = { ...negotiating, candidate: { ...candidate, unmetRule: 'RELIABILITY' as const } };
    expect(refusal(unmet, accept, 'worker')).toEqual({ reason: 'NOT_ELIGIBLE', rule: 'RELIABILITY' });
    expect(refusal({ ...unmet, turn: 'author' }, accept, 'author')).toMatchObject({ rule: 'RELIABILITY' });
    const pause = { of: 'ALL', until: now + hours(1) } as const;
    const paused = { ...negotiating, candidate: { ...candidate, pause } };
    expect(refusal(paused, accept, 'worker')).toMatchObject({ reason: 'NOT_ALLOWED', rule: 'PAUSED' });
    expect(
      refusal({ ...noDeal, candidate: { ...candidate, pause } }, { type: 'INIT_BY_AUTHOR', terms }, 'author'),
    ).toMatchObject({ rule: 'PAUSED' });
    const over = { ...candidate, pause: { ...pause, until: now } };
    expect(lawful({ ...negotiating, candidate: over }, accept, 'worker').id).toBe('D5');
  });

  it('is accepted while a slot is left, and has something to prove that adds up', () => {
    const accept = { type: 'ACCEPT', baseOfferNo: 1 } as const;
    const full = { ...negotiating, job: { ...negotiating.job, slotsLeft: 0 } };
    expect(refusal(full, accept, 'worker')).toEqual({ reason: 'SLOT_GONE' });
    const [first] = terms.conditions;
    const short = { ...terms, conditions: first ? [first] : [] };
    expect(refusal({ ...negotiating, terms: short }, accept, 'worker')).toEqual({
      reason: 'INVALID',
      fields: { conditions: { fault: 'PARTS_SUM', sum: 6_500_000 } },
    });
    const optional = { ...terms, conditions: terms.conditions.map((one) => ({ ...one, mandatory: false })) };
    expect(refusal({ ...negotiating, terms: optional }, accept, 'worker')).toMatchObject({
      reason: 'INVALID',
    });
  });

  it.each([
    ['price', prices, { price: 49_000, releaseMode: 'ALL' as const }],
    ['price', prices, { price: 50_500, releaseMode: 'ALL' as const }],
    ['reviewHours', { fault: 'REVIEW_HOURS', min: 72, max: 336 }, { reviewHours: 71 }],
    ['conditions', { fault: 'PARTS_SUM', sum: 6_400_000 }, { price: 6_400_000 }],
  ])('keeps the limits of its %s', (field, fault, change) => {
    const command = { type: 'COUNTER', baseOfferNo: 1, terms: { ...terms, ...change } } as const;
    expect(refusal(negotiating, command, 'worker')).toEqual({
      reason: 'INVALID',
      fields: { [field]: fault },
    });
  });

  it('may be declined by either before money is held, by the system while nothing is agreed (D6)', () => {
    for (const deal of [draft, negotiating, agreed])
      for (const party of ['author', 'worker'] as const) {
        const { id, money, news } = lawful(deal, { type: 'DECLINE' }, party);
        expect({ id, money, news }).toEqual({
          id: 'D6',
          money: [],
          news: [`DEAL_CANCELLED ${party === 'author' ? 'worker' : 'author'}`],
        });
      }
    expect(lawful(negotiating, { type: 'DECLINE' }, 'system').news).toEqual([
      'DEAL_CANCELLED worker',
      'DEAL_CANCELLED author',
    ]);
    expect(refusal(agreed, { type: 'DECLINE' }, 'system')).toEqual({ reason: 'NOT_ALLOWED' });
    expect(refusal(funded, { type: 'DECLINE' }, 'author')).toEqual({ reason: 'NOT_ALLOWED' });
    expect(lawful(agreed, { type: 'DECLINE' }, 'worker').next.slot).toBe('FREED');
  });

  it('that nobody answers for three days is over (D9)', () => {
    for (const deal of [draft, negotiating]) {
      expect(dealTimers(deal)).toMatchObject([{ id: 'D9', at: now + hours(72), outcome: 'EXPIRED' }]);
      expect(refusal(deal, { type: 'OFFER_TIMEOUT' }, 'system', now + hours(72) - 1)).toMatchObject({
        rule: 'NOT_DUE',
      });
      const { news, standing } = lawful(deal, { type: 'OFFER_TIMEOUT' }, 'system', now + hours(72));
      expect(news).toEqual(['DEAL_EXPIRED_FOR_AUTHOR author', 'DEAL_EXPIRED_FOR_WORKER worker']);
      expect(standing).toEqual([]);
    }
  });
});

describe('more to prove (P1)', () => {
  it('is another offer, which the worker confirms', () => {
    const whole = {
      ...negotiating,
      terms: { ...terms, releaseMode: 'ALL' as const },
      turn: 'author' as const,
    };
    const added = lawful(whole, { type: 'ADD_CONDITIONS', conditions: more }, 'author');
    expect(added).toMatchObject({
      id: 'P1',
      state: 'NEGOTIATING',
      news: ['PROOF_CONDITIONS_SUBMITTED worker'],
    });
    expect(added.next).toMatchObject({ offerNo: 2, turn: 'worker' });
    expect(added.next.terms?.conditions).toHaveLength(3);
  });

  it('undoes what was agreed, and gives the slot back', () => {
    const whole = { ...agreed, terms: { ...terms, releaseMode: 'ALL' as const } };
    const { next, asks } = lawful(whole, { type: 'ADD_CONDITIONS', conditions: more }, 'author');
    expect(next).toMatchObject({ state: 'NEGOTIATING', turn: 'worker', agreedAt: null, slot: 'FREED' });
    expect(asks).toEqual([{ of: 'job', type: 'SLOT_FREED' }]);
  });

  it('waits in a draft for the first offer', () => {
    const { next } = lawful(draft, { type: 'ADD_CONDITIONS', conditions: more }, 'author');
    const bare = { ...terms, releaseMode: 'ALL' as const, conditions: [] };
    const offer = lawful(next, { type: 'INIT_PROPOSAL', terms: bare }, 'worker');
    expect(offer.next.terms?.conditions).toEqual(more);
  });

  it('adds up and stays below 21', () => {
    expect(refusal(negotiating, { type: 'ADD_CONDITIONS', conditions: [] }, 'author')).toMatchObject({
      reason: 'INVALID',
    });
    const parts = more.map((one) => ({ ...one, amount: 20_000 }));
    expect(refusal(negotiating, { type: 'ADD_CONDITIONS', conditions: parts }, 'author')).toMatchObject({
      fields: { conditions: { fault: 'PARTS_SUM', sum: 6_500_000 } },
    });
    const many = Array.from({ length: 19 }, () => more).flat();
    expect(refusal(negotiating, { type: 'ADD_CONDITIONS', conditions: many }, 'author')).toEqual({
      reason: 'LIMIT',
      rule: 'PROOFS_PER_DEAL',
      max: 20,
    });
    expect(decide(funded, { type: 'ADD_CONDITIONS', conditions: more }, 'author').isLawful).toBe(false);
  });
});
