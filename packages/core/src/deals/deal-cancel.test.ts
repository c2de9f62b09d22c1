import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import { lawful, now, proof, refusal, working } from './deal-fixtures.ts';
import type { DealFacts } from './deal.facts.ts';
import { dealTimers } from './deal.lifecycle.ts';

const pending = (by: 'author' | 'worker', proofs = working.proofs): DealFacts => ({
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
    { move: 'RELEASE', price: 1_000_000, fee: 50_000, workerFee: 100_000 },
    { move: 'REFUND', price: 5_500_000, fee: 275_000 },
  ];

  it('asks the other side, for a part of what is held (D21)', () => {
    expect(lawful(working, ask, 'author')).toMatchObject({
      id: 'D21',
      next: { state: 'IN_PROGRESS', cancelRequest: { by: 'author', toWorker: 1_000_000 } },
      logs: [{ code: 'ACTION_REQUIRED', to: 'worker', reason: 'CANCEL_REQUESTED', dueAt: now + hours(360) }],
    });
    expect(refusal(pending('worker'), ask, 'author')).toMatchObject({ rule: 'CANCEL_OPEN' });
    for (const toWorker of [-1, 6_500_001, 0.5])
      expect(refusal(working, { ...ask, toWorker }, 'worker')).toEqual({
        reason: 'INVALID',
        fields: { toWorker: { fault: 'SHARE', max: 6_500_000 } },
      });
  });

  it('ends the deal when they agree, and does not when they do not (D22, D23)', () => {
    expect(lawful(pending('author'), { type: 'ACCEPT_CANCEL' }, 'worker')).toMatchObject({
      id: 'D22',
      state: 'CANCELLED',
      money: split,
      news: ['DEAL_CANCELLED author', 'PAYMENT_PROCESSED worker', 'PAYMENT_PROCESSED author'],
    });
    expect(lawful(pending('author'), { type: 'REFUSE_CANCEL' }, 'worker')).toMatchObject({
      id: 'D23',
      next: { state: 'IN_PROGRESS', cancelRequest: null },
      logs: [{ to: 'author', reason: 'CANCEL_REFUSED' }],
    });
    for (const type of ['ACCEPT_CANCEL', 'REFUSE_CANCEL'] as const) {
      expect(refusal(pending('author'), { type }, 'author')).toMatchObject({ rule: 'OTHER_SIDE' });
      expect(refusal(working, { type }, 'worker')).toMatchObject({ rule: 'NOTHING_ASKED' });
    }
  });

  it.each([0, 1, 1_000_000])(
    'for %i đ is made once a day by each side, whatever it offered before (D21)',
    (toWorker) => {
      const again = { type: 'REQUEST_CANCEL', toWorker } as const;
      const { next } = lawful(working, ask, 'author');
      const refused = { ...next, cancelRequest: null };
      expect(refusal(refused, again, 'author', now + hours(24) - 1)).toEqual({
        reason: 'LIMIT',
        max: 1,
        rule: 'CANCEL_ONCE_A_DAY',
        until: new Date(now + hours(24)).toISOString(),
      });
      expect(lawful(refused, again, 'author', now + hours(24)).id).toBe('D21');
      expect(lawful(refused, again, 'worker').id).toBe('D21');
    },
  );

  it('is answered by handing in (D23h)', () => {
    expect(lawful(pending('author'), { type: 'WORK_HANDED_IN' }, 'system')).toMatchObject({
      id: 'D23h',
      next: { state: 'IN_PROGRESS', cancelRequest: null },
      logs: [{ to: 'author', reason: 'CANCEL_REFUSED' }],
    });
    expect(lawful(pending('worker'), { type: 'WORK_HANDED_IN' }, 'system').logs).toEqual([]);
    expect(refusal(working, { type: 'WORK_HANDED_IN' }, 'system')).toMatchObject({ rule: 'NOTHING_ASKED' });
  });

  it('of the author ends by silence with the deadline and not before, and marks who handed in nothing (D24)', () => {
    const deal = pending('author');
    expect(ends(deal)).toEqual([
      ['D24w', 336, 'IN_PROGRESS', undefined],
      ['D24', 360, 'CANCELLED', 6_825_000],
    ]);
    expect(refusal(deal, { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(360) - 1)).toMatchObject({
      rule: 'NOT_DUE',
    });
    const late = lawful(deal, { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(360));
    expect(late).toMatchObject({
      id: 'D24',
      state: 'CANCELLED',
      standing: [{ of: 'worker', mark: 'notDelivered' }],
    });
    expect(late.money).toEqual([{ move: 'REFUND', price: 6_500_000, fee: 325_000 }]);
  });

  it('of the author shortly before the deadline leaves two days to answer (D24)', () => {
    const soon = { ...pending('author'), dueAt: now - hours(22) };
    expect(ends(soon)).toEqual([
      ['D24w', 24, 'IN_PROGRESS', undefined],
      ['D24', 48, 'CANCELLED', 6_825_000],
    ]);
  });

  it('of the worker stops no clock: the deadline comes as if nobody had asked (D15)', () => {
    for (const hoursLeft of [336, 48, 2, -22, -23.9]) {
      const late = { ...working, dueAt: now + hours(hoursLeft) };
      const asking = lawful(late, { type: 'REQUEST_CANCEL', toWorker: 1 }, 'worker').next;
      const deadline = ends(late).filter(([id]) => id === 'D15');
      expect(deadline).toHaveLength(1);
      expect(ends(asking).filter(([id]) => id === 'D15')).toEqual(deadline);
      const at = now + hours(hoursLeft + 24);
      expect(lawful(asking, { type: 'DEADLINE_PASSED' }, 'system', at)).toMatchObject({
        state: 'EXPIRED',
        standing: [{ of: 'worker', mark: 'notDelivered' }],
      });
    }
    const quick = { ...working, kind: 'QUICK' as const, dueAt: now + hours(1) };
    const { next } = lawful(quick, { type: 'REQUEST_CANCEL', toWorker: 1 }, 'worker');
    expect(ends(next)[0]?.slice(0, 3)).toEqual(['D15', 1, 'EXPIRED']);
  });

  it('of the worker lapses after two days and costs nobody anything, so nobody is warned (D24)', () => {
    const deal = pending('worker');
    expect(ends(deal)).toEqual([
      ['D24', 48, 'IN_PROGRESS', undefined],
      ['D15', 360, 'EXPIRED', 6_825_000],
    ]);
    const { next, money, news, standing } = lawful(
      deal,
      { type: 'CANCEL_TIMEOUT' },
      'system',
      now + hours(48),
    );
    expect(next).toEqual({ ...deal, cancelRequest: null });
    expect([money, standing]).toEqual([[], []]);
    expect(news).toEqual(['ACTION_REQUIRED worker', 'ACTION_REQUIRED author']);
  });

  it.each(['author', 'worker'] as const)(
    'of the %s that is agreed to is free before the deadline and a mark after it, where nothing was handed in (D22)',
    (by) => {
      const other = by === 'author' ? 'worker' : 'author';
      const marks = (deal: DealFacts, at: number) =>
        lawful(deal, { type: 'ACCEPT_CANCEL' }, other, at).standing;
      const late = [{ of: 'worker', mark: 'notDelivered' }];
      const due = now + hours(336);
      expect(marks(pending(by), due - 1)).toEqual([]);
      expect(marks(pending(by), due)).toEqual(late);
      // A revision moves the deadline, and what waits for its review was delivered.
      const revised = [proof('REVISION_REQUESTED', { revisionDueAt: due + hours(10) })];
      expect(marks(pending(by, revised), due)).toEqual([]);
      expect(marks(pending(by, [proof('SUBMITTED')]), due)).toEqual([]);
      expect(marks(pending(by, [proof('APPROVED'), proof('REQUIRED', { id: 'p2' })]), due)).toEqual(late);
    },
  );

  it('of the author warns a silent worker a day and six hours before, by mail too (D24w)', () => {
    const first = lawful(pending('author'), { type: 'CANCEL_REMINDER' }, 'system', now + hours(336));
    expect(first.logs).toEqual([
      {
        code: 'ACTION_REQUIRED',
        to: 'worker',
        reason: 'CANCEL_REQUESTED',
        dueAt: now + hours(360),
        amount: 6_500_000,
        byMail: true,
      },
    ]);
    expect(ends(first.next)[0]?.slice(0, 2)).toEqual(['D24w', 354]);
    const second = lawful(first.next, { type: 'CANCEL_REMINDER' }, 'system', now + hours(354));
    expect(ends(second.next).map(([id]) => id)).toEqual(['D24']);
  });

  it('lapses where something waits for its review, and every timer is as it was (D24)', () => {
    const draft = proof('UPLOADED', { amount: 4_500_000 });
    for (const delivered of [proof('SUBMITTED'), proof('REJECTED'), draft])
      for (const by of ['author', 'worker'] as const) {
        const deal = pending(by, [delivered, proof('REQUIRED', { id: 'p2' })]);
        expect(ends(deal)).toEqual([['D24', 48, 'IN_PROGRESS', undefined]]);
        const { next, money, news } = lawful(deal, { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(48));
        expect(next).toEqual({ ...deal, cancelRequest: null });
        expect(money).toEqual([]);
        expect(news).toEqual(['ACTION_REQUIRED worker', 'ACTION_REQUIRED author']);
      }
  });
});
