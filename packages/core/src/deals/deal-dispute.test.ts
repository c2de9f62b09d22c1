import { describe, expect, it } from 'vitest';
import { type Party, hours } from '../law/decision.ts';
import { disputed, lawful, now, proof, quickWork, refusal, terms, working } from './deal-in-tests.ts';
import type { DealFacts, Dispute } from './deal.facts.ts';
import { dealTimers } from './deal.lifecycle.ts';

const open = { type: 'OPEN_DISPUTE', claimToWorker: 5_000_000 } as const;
const withDispute = (change: Partial<Dispute>): DealFacts => {
  if (!disputed.dispute) throw new Error('It has one');
  return { ...disputed, dispute: { ...disputed.dispute, ...change } };
};
const answered = withDispute({
  answeredAt: now,
  state: 'NEGOTIATING',
  offers: [{ by: 'author', toWorker: 1_000_000 }],
});
const settle = (deal: DealFacts, toWorker: number, party: Party) =>
  lawful(deal, { type: 'SETTLE', toWorker }, party);

describe('a dispute', () => {
  it('stops every other clock (D27)', () => {
    for (const deal of [working, { ...working, state: 'PROOFS_APPROVED' as const, allProofsAt: now }])
      for (const party of ['author', 'worker'] as const) {
        const { next, logs } = lawful(deal, open, party);
        expect(next).toMatchObject({
          state: 'DISPUTED',
          dispute: { openedBy: party, from: deal.state, claimToWorker: 5_000_000 },
        });
        expect(logs).toEqual([
          {
            code: 'ACTION_REQUIRED',
            to: party === 'author' ? 'worker' : 'author',
            reason: 'DISPUTE_OPENED',
            dueAt: now + hours(72),
          },
        ]);
        expect(dealTimers(next).map(({ id, at }) => [id, (at - now) / hours(1)])).toEqual([
          ['D30', 48],
          ['D32', 72],
        ]);
      }
  });

  it('is about held money, once, and no more than it', () => {
    expect(refusal({ ...working, held: { price: 0, fee: 0 } }, open, 'author')).toMatchObject({
      rule: 'NOTHING_HELD',
    });
    expect(refusal({ ...working, dispute: disputed.dispute }, open, 'worker')).toEqual({
      reason: 'LIMIT',
      max: 1,
    });
    expect(refusal(working, { ...open, claimToWorker: 6_500_001 }, 'worker')).toMatchObject({
      fields: ['claimToWorker'],
    });
    const quick: DealFacts = { ...quickWork, state: 'PROOFS_APPROVED', allProofsAt: now };
    expect(refusal(quick, { ...open, claimToWorker: 0 }, 'author')).toMatchObject({ rule: 'KIND' });
    expect(lawful(quick, { ...open, claimToWorker: 0 }, 'worker').id).toBe('D27');
  });

  it('is an appeal where a proof is named', () => {
    expect(lawful(working, { ...open, proofId: 'p1' }, 'worker').asks).toEqual([
      { of: 'proof', type: 'APPEAL', proofId: 'p1', must: true },
    ]);
  });

  it('forgets what was asked before it', () => {
    const busy: DealFacts = { ...working, cancelRequest: { by: 'author', toWorker: 0, at: now } };
    expect(lawful(busy, open, 'worker').next.cancelRequest).toBeNull();
  });

  it('is called for once more before its answer is overdue (D30)', () => {
    const { logs, next } = lawful(disputed, { type: 'DISPUTE_LAST_CALL' }, 'system', now + hours(48));
    expect(logs).toEqual([
      { code: 'URGENT_REVIEW_REQUIRED', to: 'author', dueAt: now + hours(72), amount: 6_825_000 },
    ]);
    expect(dealTimers(next).map(({ id }) => id)).toEqual(['D32']);
    const byAuthor = {
      ...disputed,
      dispute: disputed.dispute && { ...disputed.dispute, openedBy: 'author' as const },
    };
    const [log] = lawful(byAuthor, { type: 'DISPUTE_LAST_CALL' }, 'system', now + hours(48)).logs;
    expect(log).toMatchObject({ to: 'worker', amount: 6_500_000 });
  });

  it('is answered by the other side, once (D31)', () => {
    const reply = { type: 'RESPOND_DISPUTE', toWorker: 1_000_000 } as const;
    const { next, logs } = lawful(disputed, reply, 'author');
    expect(next.dispute).toMatchObject({
      state: 'NEGOTIATING',
      answeredAt: now,
      offers: [{ by: 'author', toWorker: 1_000_000 }],
    });
    expect(logs).toMatchObject([{ to: 'worker', reason: 'DISPUTE_ANSWERED' }]);
    expect(refusal(disputed, reply, 'worker')).toMatchObject({ rule: 'OTHER_SIDE' });
    expect(refusal(answered, reply, 'author')).toMatchObject({ rule: 'ANSWERED' });
    expect(dealTimers(next)).toMatchObject([
      { id: 'D32', at: now + hours(240), outcome: 'COMPLETED', amount: 3_000_000 },
    ]);
  });

  it('withdrawn, was not: the clocks run on, later by its time (D28)', () => {
    const later = now + hours(10);
    const { next, logs, asks } = lawful(disputed, { type: 'WITHDRAW_DISPUTE' }, 'worker', later);
    expect(next).toMatchObject({
      state: 'IN_PROGRESS',
      dueAt: now + hours(346),
      dispute: { state: 'WITHDRAWN' },
    });
    expect(logs).toMatchObject([{ to: 'author', reason: 'DISPUTE_WITHDRAWN' }]);
    expect(asks).toEqual([{ of: 'proofs', type: 'DISPUTE_WITHDRAWN', frozenMs: hours(10) }]);
    expect(refusal(disputed, { type: 'WITHDRAW_DISPUTE' }, 'author')).toMatchObject({ rule: 'OTHER_SIDE' });
    const approved = withDispute({ from: 'PROOFS_APPROVED' });
    expect(
      lawful({ ...approved, allProofsAt: now }, { type: 'WITHDRAW_DISPUTE' }, 'worker', later).next,
    ).toMatchObject({
      state: 'PROOFS_APPROVED',
      allProofsAt: later,
    });
  });
});

describe('a settlement', () => {
  it('is in the middle as soon as two offers meet or cross (D29)', () => {
    const { id, state, money, told, asks, standing } = settle(answered, 800_000, 'worker');
    expect({ id, state }).toEqual({ id: 'D29', state: 'COMPLETED' });
    expect(money).toEqual([
      { move: 'RELEASE', price: 900_000, fee: 45_000 },
      { move: 'REFUND', price: 5_600_000, fee: 280_000 },
    ]);
    expect(told).toEqual([
      'TASK_COMPLETED worker',
      'TASK_COMPLETED author',
      'PAYMENT_PROCESSED worker',
      'PAYMENT_PROCESSED author',
    ]);
    expect(asks[0]).toEqual({ of: 'proofs', type: 'DISPUTE_SETTLED', isPaid: true, how: 'decision' });
    expect(standing).toEqual([{ of: 'worker', points: 1 }]);
  });

  it('comes with the first answer where it gives what is claimed', () => {
    expect(lawful(disputed, { type: 'RESPOND_DISPUTE', toWorker: 5_000_000 }, 'author')).toMatchObject({
      id: 'D29',
      state: 'COMPLETED',
      money: [
        { move: 'RELEASE', price: 5_000_000 },
        { move: 'REFUND', price: 1_500_000 },
      ],
    });
    const modest = withDispute({ claimToWorker: 0 });
    expect(lawful(modest, { type: 'RESPOND_DISPUTE', toWorker: 0 }, 'author').state).toBe('CANCELLED');
  });

  it('is not there while they do not meet: three offers each (D29o)', () => {
    const offered = settle(answered, 4_000_000, 'worker');
    expect(offered).toMatchObject({
      id: 'D29o',
      state: 'DISPUTED',
      money: [],
      told: ['ACTION_REQUIRED author'],
    });
    const spent = withDispute({
      answeredAt: now,
      offers: Array.from({ length: 3 }, () => ({ by: 'author' as const, toWorker: 0 })),
    });
    expect(refusal(spent, { type: 'SETTLE', toWorker: 1 }, 'author')).toEqual({ reason: 'LIMIT', max: 3 });
    expect(refusal(disputed, { type: 'SETTLE', toWorker: 1 }, 'worker')).toMatchObject({
      rule: 'NOT_ANSWERED',
    });
    expect(refusal(answered, { type: 'SETTLE', toWorker: 6_500_001 }, 'worker')).toMatchObject({
      reason: 'INVALID',
    });
  });

  it('is what the operator says, at any time (D29)', () => {
    expect(settle(disputed, 6_500_000, 'operator')).toMatchObject({
      id: 'D29',
      state: 'COMPLETED',
      standing: [
        { of: 'worker', points: 1 },
        { of: 'author', points: -5 },
      ],
    });
    expect(settle(answered, 0, 'operator')).toMatchObject({
      state: 'CANCELLED',
      told: ['DEAL_CANCELLED worker', 'DEAL_CANCELLED author', 'PAYMENT_PROCESSED author'],
      standing: [{ of: 'worker', points: -5 }],
    });
  });

  it('is the claim where nobody answered, else the middle of the last offers (D32)', () => {
    const claim = lawful(disputed, { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(72));
    expect(claim).toMatchObject({
      id: 'D32',
      state: 'COMPLETED',
      money: [{ price: 5_000_000 }, { price: 1_500_000 }],
    });
    expect(claim.asks[0]).toMatchObject({ how: 'timeout', isPaid: true });
    const middle = lawful(answered, { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(240));
    expect(middle.money).toMatchObject([{ price: 3_000_000 }, { price: 3_500_000 }]);
    const nothing = withDispute({ openedBy: 'author', claimToWorker: 0 });
    expect(lawful(nothing, { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(72)).state).toBe('CANCELLED');
    expect(refusal(disputed, { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(72) - 1)).toMatchObject({
      rule: 'NOT_DUE',
    });
  });

  it('leaves no đồng in a deal whose price does not divide', () => {
    const odd: DealFacts = {
      ...disputed,
      terms: { ...terms, price: 7 },
      held: { price: 7, fee: 5000 },
      proofs: [proof('SUBMITTED')],
    };
    const { money, next } = settle(odd, 3, 'operator');
    expect(money).toEqual([
      { move: 'RELEASE', price: 3, fee: 2142 },
      { move: 'REFUND', price: 4, fee: 2858 },
    ]);
    expect(next.held).toEqual({ price: 0, fee: 0 });
  });
});
