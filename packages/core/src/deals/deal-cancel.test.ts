import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import { lawful, now, proof, refusal, terms, working } from './deal-in-tests.ts';
import type { DealFacts } from './deal.facts.ts';

const whole: DealFacts = { ...working, terms: { ...terms, releaseMode: 'ALL' } };

const asked = (by: 'author' | 'worker', proofs = working.proofs): DealFacts => ({
  ...working,
  proofs,
  cancelRequest: { by, toWorker: 1_000_000, at: now },
});

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
      logs: [{ code: 'ACTION_REQUIRED', to: 'worker', reason: 'CANCEL_REQUESTED', dueAt: now + hours(48) }],
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

  it('is granted by silence where nothing was delivered (D24)', () => {
    const late = lawful(asked('author'), { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(48));
    expect(late).toMatchObject({ id: 'D24', state: 'CANCELLED', money: split });
    expect(late.told.slice(0, 2)).toEqual(['DEAL_CANCELLED worker', 'DEAL_CANCELLED author']);
  });

  it('becomes a dispute in the name of the worker where something was (D24)', () => {
    const proofs = [proof('SUBMITTED'), proof('REQUIRED', { amount: 4_500_000 })];
    const late = lawful(asked('author', proofs), { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(48));
    expect(late).toMatchObject({
      state: 'DISPUTED',
      money: [],
      next: { dispute: { openedBy: 'worker', claimToWorker: 2_000_000 }, cancelRequest: null },
      logs: [{ to: 'author', reason: 'DISPUTE_OPENED' }],
    });
    const own = lawful(asked('worker', proofs), { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(48));
    expect(own.next.dispute).toMatchObject({ openedBy: 'worker', claimToWorker: 1_000_000 });
    const all = { ...asked('author', [proof('APPROVED'), proof('REQUIRED')]), terms: whole.terms };
    expect(lawful(all, { type: 'CANCEL_TIMEOUT' }, 'system', now + hours(48)).next.dispute).toMatchObject({
      claimToWorker: 6_500_000,
    });
  });
});
