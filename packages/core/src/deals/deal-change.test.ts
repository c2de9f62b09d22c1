import { describe, expect, it } from 'vitest';
import { type Party, hours } from '../law/decision.ts';
import { agreed, funded, lawful, now, refusal, terms, working } from './deal-fixtures.ts';
import type { DealFacts } from './deal.facts.ts';
import { permittedDeal } from './deal.lifecycle.ts';

const refused = (order: object) => refusal(working, { type: 'CHANGE_ORDER', change: order }, 'author');

const end = (deal: DealFacts, type: 'ACCEPT' | 'DECLINE', by: Party) =>
  lawful(deal, type === 'ACCEPT' ? { type, baseOfferNo: 1 } : { type }, by).next;

describe('a change of running work', () => {
  const raises = [{ no: 2, amount: 500_000 }];
  const change = { price: 7_000_000, durationHours: 400, raises };
  const changed = (by: 'author' | 'worker'): DealFacts => ({
    ...working,
    balance: 525_000,
    changeRequest: { by, change },
  });

  it('is asked for, and never takes away (D25)', () => {
    expect(lawful(working, { type: 'CHANGE_ORDER', change }, 'worker')).toMatchObject({
      id: 'D25',
      next: { changeRequest: { by: 'worker', change }, terms },
      news: ['DEAL_PROPOSAL_UPDATED author'],
    });
    expect(refused({ price: 6_499_000 })).toMatchObject({ fields: { price: { min: 6_500_000 } } });
    expect(refused({ price: 7_000_000 })).toMatchObject({
      fields: { conditions: { fault: 'RISE_SUM', sum: 500_000 } },
    });
    expect(refused({ price: 200_001_000 })).toMatchObject({
      fields: { price: { max: 200_000_000 }, conditions: { fault: 'RISE_SUM' } },
    });
    expect(refused({ price: 7_000_001, raises: [{ no: 1, amount: 500_001 }] })).toMatchObject({
      fields: { price: { fault: 'PRICE', step: 1000 } },
    });
    const due = { fault: 'DUE', after: now + hours(336), before: now + hours(2160) };
    expect(refused({ durationHours: 335 })).toMatchObject({ fields: { durationHours: due } });
    expect(refused({ dueAt: '9999-01-01T00:00:00.000Z' })).toMatchObject({ fields: { dueAt: due } });
    const late = { ...working, dueAt: now - hours(72) };
    const past = { dueAt: new Date(now - hours(48)).toISOString() };
    expect(refusal(late, { type: 'CHANGE_ORDER', change: past }, 'author')).toMatchObject({
      fields: { dueAt: { fault: 'DUE', after: now } },
    });
    expect(refused({ revisionsMax: 0 })).toMatchObject({ fields: { revisionsMax: { fault: 'FIXED' } } });
    expect(refused({})).toMatchObject({ fields: { terms: { fault: 'CHANGE_NONE' } } });
    const crumb = [{ title: 'Mốc 3', mandatory: true, amount: 5, accept: { types: ['IMAGE' as const] } }];
    expect(refused({ price: 6_501_000, conditions: crumb })).toMatchObject({
      fields: { conditions: { fault: 'PART_SMALL', min: 20_000 } },
    });
    const conditions = terms.conditions.slice(0, 1);
    expect(refused({ price: 8_000_000, conditions })).toMatchObject({
      fields: { conditions: { fault: 'RISE_SUM', sum: 1_500_000 } },
    });
    expect(refusal(changed('worker'), { type: 'CHANGE_ORDER', change }, 'author')).toMatchObject({
      rule: 'CHANGE_OPEN',
    });
  });

  const ask = (deal: DealFacts, at = now, by: Party = 'worker') =>
    lawful({ ...deal, changeRequest: null }, { type: 'CHANGE_ORDER', change }, by, at).next;

  it('is asked for five times a day by each side, those agreed to not counted (D25)', () => {
    const four = [1, 2, 3].reduce(
      (deal) => end(ask(deal), 'DECLINE', 'author'),
      end(ask(working), 'DECLINE', 'worker'),
    );
    const agreed = end({ ...ask(four), balance: 525_000 }, 'ACCEPT', 'author');
    expect(agreed.changeTimes.worker).toHaveLength(4);
    const five = ask(four, now + hours(1));
    for (const changeRequest of [five.changeRequest, null])
      expect(
        refusal({ ...five, changeRequest }, { type: 'CHANGE_ORDER', change }, 'worker', now + hours(24) - 1),
      ).toEqual({
        reason: 'LIMIT',
        max: 5,
        rule: 'CHANGES_A_DAY',
        until: new Date(now + hours(24)).toISOString(),
      });
    expect(ask(five, now, 'author').changeTimes.author).toEqual([now]);
    expect(ask(five, now + hours(24)).changeTimes.worker).toEqual([now + hours(1), now + hours(24)]);
  });

  it('locks the difference and pays it for the part it was asked for (D26)', () => {
    const { money, next, asks, news } = lawful(
      changed('worker'),
      { type: 'ACCEPT', baseOfferNo: 1 },
      'author',
    );
    expect(money).toEqual([{ move: 'LOCK_DEAL', price: 500_000, fee: 25_000 }]);
    expect(next).toMatchObject({
      held: { price: 7_000_000, fee: 350_000 },
      dueAt: now + hours(400),
      changeRequest: null,
    });
    expect(asks).toEqual([
      { of: 'proofs', type: 'TERMS_FIXED' },
      { of: 'part', type: 'RAISE', no: 2, amount: 500_000 },
    ]);
    expect(news).toEqual(['DEAL_ACCEPTED worker']);
  });

  it('waits until the author can pay, and does not tell the worker what they have', () => {
    const poor = (by: 'author' | 'worker') => ({ ...changed(by), balance: 524_999 });
    const accept = { type: 'ACCEPT', baseOfferNo: 1 } as const;
    expect(refusal(poor('worker'), accept, 'author')).toEqual({
      reason: 'INSUFFICIENT_BALANCE',
      shortfall: 1,
    });
    expect(refusal(poor('author'), accept, 'worker')).toEqual({ reason: 'INSUFFICIENT_BALANCE' });
    expect(refusal(changed('author'), accept, 'author')).toMatchObject({ rule: 'OTHER_SIDE' });
    expect(refusal(working, accept, 'author')).toMatchObject({ rule: 'NOTHING_ASKED' });
  });

  it('is refused or taken back (D26d)', () => {
    for (const party of ['author', 'worker'] satisfies Party[])
      expect(lawful(changed('worker'), { type: 'DECLINE' }, party)).toMatchObject({
        id: 'D26d',
        next: { changeRequest: null, terms },
        news: [`DEAL_PROPOSAL_UPDATED ${party === 'author' ? 'worker' : 'author'}`],
      });
  });
});

const keys = (deal: DealFacts, party: Party) =>
  permittedDeal(deal, { party, now }).map(({ command, refusal }) => (refusal ? `(${command})` : command));

describe('the buttons of a deal', () => {
  it('are those of the side', () => {
    expect(keys(agreed, 'author')).toEqual(['APPROVE', 'ADD_CONDITIONS', 'DECLINE']);
    expect(keys(agreed, 'worker')).toEqual(['DECLINE']);
    expect(keys(funded, 'worker')).toEqual(['START', 'GIVE_UP']);
    expect(keys(working, 'author')).toEqual([
      'REQUEST_CANCEL',
      '(ACCEPT_CANCEL)',
      '(REFUSE_CANCEL)',
      'CHANGE_ORDER',
      '(ACCEPT)',
      '(DECLINE)',
      'OPEN_DISPUTE',
    ]);
    expect(keys({ ...working, state: 'COMPLETED' }, 'author')).toEqual([]);
  });
});
