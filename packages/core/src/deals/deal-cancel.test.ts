import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import { lawful, now, proof, refusal, working } from './deal-fixtures.ts';
import type { DealFacts } from './deal.facts.ts';
import { dealTimers } from './deal.lifecycle.ts';

const asked = (by: 'author' | 'worker', proofs = working.proofs): DealFacts => ({
  ...working,
  proofs,
  cancelRequest: { by, toWorker: 1_000_000, at: now, remindedAt: null },
});

const ends = (deal: DealFacts) =>
  dealTimers(deal)
    .filter(({ id }) => ['D15', 'D24', 'D24w'].includes(id))
    .map(({ id, at, outcome, amount }) => [id, (at - now) / hours(1), outcome, amount]);

describe('a wish to stop', () => {
  const ask = { type: 'REQUEST_CANCEL', toWorker: 1_000_000 } as const;
  const split = [
    { move: 'RELEASE', price: 1_000_000, fee: 50_000 },
    { move: 'REFUND', price: 5_500_000, fee: 275_000 },
  ];

  it('asks the other side, for a part of what is held (D21)', () => {
    expect(lawful(working, ask, 'author')).toMatchObject({
      id: 'D21',
      next: { state: 'IN_PROGRESS', cancelRequest: { by: 'author', toWorker: 1_000_000 } },
      logs: [{ code: 'ACTION_REQUIRED', to: 'worker', reason: 'CANCEL_REQUESTED', dueAt: now + hours(336) }],
    });
    expect(refusal(asked('worker'), ask, 'author')).toMatchObject({ rule: 'CANCEL_OPEN' });
    for (const toWorker of [-1, 6_500_001, 0.5])
      expect(refusal(working, { ...ask, toWorker }, 'worker')).toEqual({
        reason: 'INVALID',
        fields: ['toWorker'],
      });
  });

  it('ends the deal when they agree, and does not when they do not (D22, D23)', () => {
    expect(lawful(asked('author'), { type: 'ACCEPT_CANCEL' }, 'worker')).toMatchObject({
      id: 'D22',
      state: 'CANCELLED',
      money: split,
      told: ['DEAL_CANCELLED author', 'PAYMENT_PROCESSED worker', 'PAYMENT_PROCESSED author'],
    });
    expect(lawful(asked('author'), { type: 'REFUSE_CANCEL' }, 'worker')).toMatchObject({
      id: 'D23',
      next: { state: 'IN_PROGRESS', cancelRequest: null },
      logs: [{ to: 'author', reason: 'CANCEL_REFUSED' }],
    });
    for (const type of ['ACCEPT_CANCEL', 'REFUSE_CANCEL'] as const) {
      expect(refusal(asked('author'), { type }, 'author')).toMatchObject({ rule: 'OTHER_SIDE' });
      expect(refusal(working, { type }, 'worker')).toMatchObject({ rule: 'NOTHING_ASKED' });
    }
  });

  it('for nothing is made once a day by each side (D21)', () => {
    const zero = { type: 'REQUEST_CANCEL', toWorker: 0 } as const;
    const { next } = lawful(working, zero, 'author');
    const refused = { ...next, cancelRequest: null };
    expect(refusal(refused, zero, 'author', now + hours(24) - 1)).toEqual({
      reason: 'LIMIT',
      max: 1,
      rule: 'CANCEL_ONCE_A_DAY',
    });
    for (const [command, party, at] of [
      [zero, 'author', now + hours(24)],
      [zero, 'worker', now],
      [ask, 'author', now],
    ] as const)
      expect(lawful(refused, command, party, at).id).toBe('D21');
  });

  it('is answered by handing in (D23h)', () => {
    expect(lawful(asked('author'), { type: 'WORK_HANDED_IN' }, 'system')).toMatchObject({
      id: 'D23h',
      next: { state: 'IN_PROGRESS', cancelRequest: null },
      logs: [{ to: 'author', reason: 'CANCEL_REFUSED' }],
    });
    expect(lawful(asked('worker'), { type: 'WORK_HANDED_IN' }, 'system').logs).toEqual([]);
    expect(refusal(working, { type: 'WORK_HANDED_IN' }, 'system')).toMatchObject({ rule: 'NOTHING_ASKED' });
  });

  it('ends by silence at the deadline and not before, and pays nothing for what was not handed in (D24)', () => {
    for (const by of ['author', 'worker'] as const) {
      expect(ends(asked(by))).toEqual([
        ['D24w', 312, 'IN_PROGRESS', undefined],
        ['D24', 336, 'CANCELLED', 6_825_000],
      ]);
      expect(refusal(asked(by), { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(336) - 1)).toMatchObject({
        rule: 'NOT_DUE',
      });
      const late = lawful(asked(by), { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(336));
      expect(late).toMatchObject({ id: 'D24', state: 'CANCELLED' });
      expect(late.money).toEqual([{ move: 'REFUND', price: 6_500_000, fee: 325_000 }]);
    }
  });

  it('asked shortly before the deadline has its two days (D24)', () => {
    const soon = { ...asked('author'), dueAt: now + hours(10) };
    expect(ends(soon)).toEqual([
      ['D24w', 24, 'IN_PROGRESS', undefined],
      ['D24', 48, 'CANCELLED', 6_825_000],
    ]);
  });

  it('warns whoever is silent a day and six hours before, by mail too (D24w)', () => {
    const first = lawful(asked('author'), { type: 'CANCEL_REMINDER' }, 'system', now + hours(312));
    expect(first.logs).toEqual([
      {
        code: 'ACTION_REQUIRED',
        to: 'worker',
        reason: 'CANCEL_REQUESTED',
        dueAt: now + hours(336),
        amount: 6_500_000,
        byMail: true,
      },
    ]);
    expect(ends(first.next)[0]?.slice(0, 2)).toEqual(['D24w', 330]);
    const second = lawful(first.next, { type: 'CANCEL_REMINDER' }, 'system', now + hours(330));
    expect(ends(second.next).map(([id]) => id)).toEqual(['D24']);
  });

  it('lapses where something waits for its review, and every timer is as it was (D24)', () => {
    const draft = proof('UPLOADED', { amount: 4_500_000 });
    for (const delivered of [proof('SUBMITTED'), proof('REJECTED'), draft])
      for (const by of ['author', 'worker'] as const) {
        const deal = asked(by, [delivered, proof('REQUIRED', { id: 'p2' })]);
        expect(ends(deal)).toEqual([['D24', 48, 'IN_PROGRESS', undefined]]);
        const { next, money, told } = lawful(deal, { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(48));
        expect(next).toEqual({ ...deal, cancelRequest: null });
        expect(money).toEqual([]);
        expect(told).toEqual(['ACTION_REQUIRED worker', 'ACTION_REQUIRED author']);
      }
  });
});
