import { describe, expect, it } from 'vitest';
import { type Party, hours } from '../law/decision.ts';
import { disputed, lawful, now, proof, quickWork, refusal, terms, working } from './deal-fixtures.ts';
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

const whole = { ...terms, releaseMode: 'ALL' } as const;
const clocks = (deal: DealFacts) => dealTimers(deal).map(({ id, at }) => [id, (at - now) / hours(1)]);

describe('a dispute', () => {
  it('pauses the deadline, and warns before its timer acts (D27, D30)', () => {
    for (const party of ['author', 'worker'] as const) {
      const { next, logs } = lawful(working, open, party);
      expect(next).toMatchObject({
        state: 'DISPUTED',
        dueAt: working.dueAt,
        dispute: { openedBy: party, proofId: null, claimToWorker: 5_000_000 },
      });
      const to = party === 'author' ? 'worker' : 'author';
      expect(logs).toEqual([
        { code: 'ACTION_REQUIRED', to, reason: 'DISPUTE_OPENED', dueAt: now + hours(72) },
      ]);
      // The silence of the author decides nothing, so nobody is warned of it.
      expect(clocks(next)).toEqual(
        party === 'author'
          ? [
              ['D30', 48],
              ['D32', 72],
            ]
          : [['D32', 72]],
      );
    }
  });

  it('is about held money that is not approved, once by each side, and no more than it', () => {
    expect(refusal({ ...working, held: { price: 0, fee: 0 } }, open, 'author')).toMatchObject({
      rule: 'NOTHING_HELD',
    });
    const past: DealFacts = { ...working, dispute: disputed.dispute };
    expect(refusal(past, open, 'worker')).toEqual({ reason: 'LIMIT', max: 1, rule: 'DISPUTED_BEFORE' });
    expect(lawful(past, open, 'author').next.pastDisputes).toEqual([past.dispute]);
    expect(refusal(working, { ...open, claimToWorker: 6_500_001 }, 'worker')).toMatchObject({
      fields: { claimToWorker: { fault: 'SHARE', max: 6_500_000 } },
    });
    for (const deal of [working, quickWork])
      for (const party of ['author', 'worker'] as const)
        expect(refusal({ ...deal, state: 'PROOFS_APPROVED', allProofsAt: now }, open, party)).toMatchObject({
          reason: 'NOT_ALLOWED',
        });
  });

  it('forgets what was asked before it', () => {
    const busy: DealFacts = {
      ...working,
      cancelRequest: { by: 'author', toWorker: 0, at: now, remindedAt: null },
    };
    expect(lawful(busy, open, 'worker').next.cancelRequest).toBeNull();
  });

  it('warns twice before its answer is overdue, by mail too (D30)', () => {
    const appealed = { ...withDispute({ proofId: 'p1' }), terms: whole, proofs: [proof('DISPUTED')] };
    const { logs, next } = lawful(appealed, { type: 'DISPUTE_LAST_CALL' }, 'system', now + hours(48));
    expect(logs).toEqual([
      {
        code: 'URGENT_REVIEW_REQUIRED',
        to: 'author',
        dueAt: now + hours(72),
        amount: 6_825_000,
        byMail: true,
      },
    ]);
    expect(clocks(next)).toEqual([
      ['D30', 66],
      ['D32', 72],
    ]);
    const again = lawful(next, { type: 'DISPUTE_LAST_CALL' }, 'system', now + hours(66));
    expect(clocks(again.next)).toEqual([['D32', 72]]);
    const byAuthor = withDispute({ openedBy: 'author' });
    const [log] = lawful(byAuthor, { type: 'DISPUTE_LAST_CALL' }, 'system', now + hours(48)).logs;
    expect(log).toMatchObject({ to: 'worker', amount: 6_500_000 });
  });

  it('is over when all that was handed in is approved meanwhile (D16)', () => {
    const deal = { ...disputed, proofs: [proof('APPROVED'), proof('REFUNDED', { id: 'p2' })] };
    expect(lawful(deal, { type: 'ALL_PROOFS_FINAL' }, 'system')).toMatchObject({
      id: 'D16',
      next: { state: 'PROOFS_APPROVED', dispute: { state: 'RESOLVED' } },
    });
    const withdrawn = withDispute({ state: 'WITHDRAWN' }).dispute;
    const later = { ...deal, state: 'IN_PROGRESS' as const, dispute: withdrawn };
    expect(lawful(later, { type: 'ALL_PROOFS_FINAL' }, 'system').next.dispute).toEqual(withdrawn);
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
    // Nothing was handed in, so the timer pays nothing.
    expect(dealTimers(next)).toMatchObject([
      { id: 'D32', at: now + hours(240), outcome: 'CANCELLED', amount: 0 },
    ]);
    const handedIn = { ...next, proofs: [proof('SUBMITTED'), proof('SUBMITTED', { id: 'p2' })] };
    expect(dealTimers(handedIn)).toMatchObject([{ outcome: 'COMPLETED', amount: 3_000_000 }]);
  });

  it('that is withdrawn leaves every timer as it was (D28)', () => {
    const later = now + hours(10);
    const { next, logs, asks } = lawful(disputed, { type: 'WITHDRAW_DISPUTE' }, 'worker', later);
    const dispute = disputed.dispute && { ...disputed.dispute, state: 'WITHDRAWN' as const };
    expect(next).toEqual({ ...disputed, state: 'IN_PROGRESS', dispute });
    expect(logs).toMatchObject([{ to: 'author', reason: 'DISPUTE_WITHDRAWN' }]);
    expect(asks[0]).toEqual({ of: 'proofs', type: 'DISPUTE_OVER' });
    expect(refusal(disputed, { type: 'WITHDRAW_DISPUTE' }, 'author')).toMatchObject({ rule: 'OTHER_SIDE' });
  });
});

const overdue = (deal: DealFacts, at = 72) =>
  lawful(deal, { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(at));

describe('a settlement', () => {
  it('is in the middle as soon as two offers meet or cross (D29)', () => {
    const { id, state, money, news, asks, standing } = settle(answered, 800_000, 'worker');
    expect({ id, state }).toEqual({ id: 'D29', state: 'COMPLETED' });
    expect(money).toEqual([
      { move: 'RELEASE', price: 900_000, fee: 45_000, workerFee: 90_000 },
      { move: 'REFUND', price: 5_600_000, fee: 280_000 },
    ]);
    expect(news).toEqual([
      'TASK_COMPLETED worker',
      'TASK_COMPLETED author',
      'PAYMENT_PROCESSED worker',
      'PAYMENT_PROCESSED author',
    ]);
    expect(asks[0]).toEqual({ of: 'proofs', type: 'DISPUTE_SETTLED', isPaid: true, how: 'decision' });
    expect(standing).toEqual([{ of: 'worker', mark: 'completed' }]);
  });

  it('keeps the offer that settled it, and who decided', () => {
    const { next } = settle(answered, 800_000, 'worker');
    expect(next.dispute).toMatchObject({
      state: 'RESOLVED',
      offers: [
        { by: 'author', toWorker: 1_000_000 },
        { by: 'worker', toWorker: 800_000 },
      ],
      resolution: { toWorker: 900_000, by: 'AGREEMENT' },
    });
    const appealed = {
      ...withDispute({ proofId: 'p1', claimToWorker: 2_000_000 }),
      proofs: [proof('DISPUTED')],
    };
    const met = lawful(appealed, { type: 'RESPOND_DISPUTE', toWorker: 2_000_000 }, 'author').next;
    expect(met.dispute).toMatchObject({
      offers: [{ by: 'author', toWorker: 2_000_000 }],
      resolution: { toWorker: 2_000_000, by: 'AGREEMENT' },
    });
    for (const deal of [disputed, appealed])
      expect(settle(deal, 1_000_000, 'operator').next.dispute).toMatchObject({
        offers: [],
        resolution: { toWorker: 1_000_000, by: 'OPERATOR' },
      });
    const late = { ...answered, proofs: [proof('SUBMITTED')] };
    const half = { ...late, proofs: [...late.proofs, proof('REJECTED', { id: 'p2', amount: 4_500_000 })] };
    for (const deal of [late, half])
      expect(overdue(deal, 240).next.dispute).toMatchObject({
        resolution: { toWorker: 2_000_000, by: 'TIMEOUT' },
      });
    expect(overdue(appealed).next.dispute?.resolution).toEqual({ toWorker: 2_000_000, by: 'TIMEOUT' });
    // Nothing was divided.
    const refused = { ...answered, proofs: [proof('REJECTED')] };
    for (const left of [overdue(disputed), overdue({ ...appealed, terms: whole }), overdue(refused, 240)])
      expect(left.next.dispute).toMatchObject({ state: 'RESOLVED', resolution: null });
  });

  it('of a dispute from after the deadline does not hide that nothing was handed in (D29)', () => {
    for (const toWorker of [0, 1]) {
      const claim = withDispute({ claimToWorker: toWorker });
      const standing = (dueAt: number, proofs = claim.proofs) =>
        lawful({ ...claim, dueAt, proofs }, { type: 'RESPOND_DISPUTE', toWorker }, 'author').standing;
      expect(standing(now)).toEqual([{ of: 'worker', mark: 'notDelivered' }]);
      const fair = toWorker > 0 ? [{ of: 'worker', mark: 'completed' }] : [];
      expect(standing(now + 1)).toEqual(fair);
      expect(standing(now, [proof('SUBMITTED')])).toEqual(fair);
    }
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

  it('is a cancellation where all money was paid while the dispute went on (D29)', () => {
    const deal = withDispute({ openedBy: 'author', claimToWorker: 2_000_000 });
    const spent = { ...deal, held: { price: 0, fee: 0 } };
    expect(lawful(spent, { type: 'RESPOND_DISPUTE', toWorker: 0 }, 'worker')).toMatchObject({
      id: 'D29',
      state: 'CANCELLED',
      money: [],
      news: ['DEAL_CANCELLED worker', 'DEAL_CANCELLED author'],
      standing: [],
    });
  });

  it('is not there while they do not meet: three offers each (D29o)', () => {
    const offered = settle(answered, 4_000_000, 'worker');
    expect(offered).toMatchObject({
      id: 'D29o',
      state: 'DISPUTED',
      money: [],
      news: ['ACTION_REQUIRED author'],
    });
    const spent = withDispute({
      answeredAt: now,
      offers: Array.from({ length: 3 }, () => ({ by: 'author' as const, toWorker: 0 })),
    });
    expect(refusal(spent, { type: 'SETTLE', toWorker: 1 }, 'author')).toEqual({
      reason: 'LIMIT',
      rule: 'DISPUTE_OFFERS',
      max: 3,
    });
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
        { of: 'worker', mark: 'completed' },
        { of: 'author', mark: 'disputeLost' },
      ],
    });
    expect(settle(answered, 0, 'operator')).toMatchObject({
      state: 'CANCELLED',
      news: ['DEAL_CANCELLED worker', 'DEAL_CANCELLED author', 'PAYMENT_PROCESSED author'],
      standing: [{ of: 'worker', mark: 'disputeLost' }],
    });
  });

  it('is nothing where the author does not answer: every review and deadline goes on (D32)', () => {
    for (const deal of [disputed, { ...disputed, terms: whole }])
      for (const proofs of [
        [],
        [proof('SUBMITTED')],
        [proof('REJECTED')],
        [proof('SUBMITTED'), proof('REQUIRED', { id: 'p2' })],
      ]) {
        const left = overdue({ ...deal, proofs });
        expect(left).toMatchObject({
          id: 'D32',
          state: 'IN_PROGRESS',
          money: [],
          standing: [],
          next: { dispute: { state: 'RESOLVED' }, dueAt: working.dueAt, held: working.held },
          news: ['ACTION_REQUIRED worker', 'ACTION_REQUIRED author'],
        });
        expect(left.asks[0]).toEqual({ of: 'proofs', type: 'DISPUTE_OVER' });
      }
    expect(refusal(disputed, { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(72) - 1)).toMatchObject({
      rule: 'NOT_DUE',
    });
  });

  it('that nobody makes after an answer divides at most what is in review (D32)', () => {
    expect(overdue(answered, 240)).toMatchObject({ id: 'D32', state: 'CANCELLED' });
    const partly = [proof('SUBMITTED'), proof('REQUIRED', { id: 'p2' })];
    expect(overdue({ ...answered, proofs: partly }, 240)).toMatchObject({
      state: 'COMPLETED',
      money: [{ price: 2_000_000 }, { price: 4_500_000 }],
    });
    const all = { ...answered, terms: whole };
    expect(overdue({ ...all, proofs: partly }, 240).state).toBe('CANCELLED');
    const full = [proof('SUBMITTED'), proof('APPROVED', { id: 'p2' })];
    expect(overdue({ ...all, proofs: full }, 240).money).toMatchObject([
      { price: 3_000_000 },
      { price: 3_500_000 },
    ]);
  });

  it('leaves alone what the author has refused: its worker may still appeal or hand in again (D32)', () => {
    for (const refused of [
      proof('REJECTED', { id: 'p2', amount: 4_500_000 }),
      proof('REVISION_REQUESTED', { id: 'p2', amount: 4_500_000 }),
      proof('UPLOADED', { id: 'p2', amount: 4_500_000, revisionDueAt: now }),
    ]) {
      const proofs = [proof('SUBMITTED'), refused];
      const left = overdue({ ...answered, proofs }, 240);
      expect(left).toMatchObject({
        state: 'IN_PROGRESS',
        money: [{ move: 'RELEASE', price: 2_000_000 }],
        next: { held: { price: 4_500_000 }, dispute: { state: 'RESOLVED' } },
      });
      expect(left.asks.slice(0, 2)).toEqual([
        { of: 'proof', type: 'DISPUTE_SETTLED', proofId: 'p1', isPaid: true, how: 'timeout' },
        { of: 'proofs', type: 'DISPUTE_OVER' },
      ]);
      expect(overdue({ ...answered, terms: whole, proofs }, 240)).toMatchObject({
        state: 'IN_PROGRESS',
        money: [],
        next: { held: working.held },
      });
    }
    const modest = withDispute({ claimToWorker: 900_000, answeredAt: now, state: 'NEGOTIATING' });
    const proofs = [proof('SUBMITTED'), proof('REJECTED', { id: 'p2', amount: 4_500_000 })];
    expect(overdue({ ...modest, proofs }, 240).money).toMatchObject([
      { move: 'RELEASE', price: 450_000 },
      { move: 'REFUND', price: 1_550_000 },
    ]);
  });

  it('gives an author whom nobody answers what was not handed in, and leaves the rest to its review (D32)', () => {
    const byAuthor = withDispute({ openedBy: 'author', claimToWorker: 0 });
    expect(overdue(byAuthor)).toMatchObject({
      state: 'CANCELLED',
      money: [{ move: 'REFUND', price: 6_500_000 }],
    });
    for (const handedIn of ['SUBMITTED', 'UPLOADED', 'REJECTED', 'REVISION_REQUESTED'] as const) {
      const proofs = [proof(handedIn), proof('REQUIRED', { id: 'p2' })];
      const left = overdue({ ...byAuthor, proofs });
      expect(left).toMatchObject({
        id: 'D32',
        state: 'IN_PROGRESS',
        money: [],
        next: { dispute: { state: 'RESOLVED' }, dueAt: working.dueAt },
      });
      expect(left.asks.slice(0, 2)).toEqual([
        { of: 'proof', type: 'NOT_DELIVERED', proofId: 'p2' },
        { of: 'proofs', type: 'DISPUTE_OVER' },
      ]);
    }
    const all = { ...byAuthor, terms: whole };
    const full = overdue({ ...all, proofs: [proof('SUBMITTED'), proof('UPLOADED', { id: 'p2' })] });
    expect(full).toMatchObject({ state: 'IN_PROGRESS', money: [] });
    expect(full.asks[0]).toEqual({ of: 'proofs', type: 'DISPUTE_OVER' });
    const half = overdue({ ...all, proofs: [proof('SUBMITTED'), proof('REQUIRED', { id: 'p2' })] });
    expect(half).toMatchObject({ state: 'CANCELLED', money: [{ move: 'REFUND', price: 6_500_000 }] });
  });

  it('leaves no đồng in a deal that pays less than its least fee', () => {
    const odd: DealFacts = {
      ...disputed,
      terms: { ...terms, price: 7 },
      held: { price: 7, fee: 5000 },
      proofs: [proof('SUBMITTED')],
    };
    const { money, next } = settle(odd, 3, 'operator');
    expect(money).toEqual([
      { move: 'RELEASE', price: 3, fee: 5000, workerFee: 0 },
      { move: 'REFUND', price: 4, fee: 0 },
    ]);
    expect(next.held).toEqual({ price: 0, fee: 0 });
  });
});

describe('an appeal', () => {
  const until = now + hours(72);
  const rejected: DealFacts = {
    ...working,
    proofs: [proof('REJECTED', { appealUntil: until }), proof('REQUIRED', { id: 'p2', amount: 4_500_000 })],
  };
  const appeal = { type: 'APPEAL', proofId: 'p1' } as const;
  /** The deal's side of an appeal; the proof's own chart changes the proof. */
  const appealing = (deal: DealFacts): DealFacts => ({
    ...lawful(deal, appeal, 'worker').next,
    proofs: deal.proofs.map((one) => (one.id === 'p1' ? { ...one, state: 'DISPUTED' } : one)),
  });

  it('is one press, for all that the part is worth (D27a)', () => {
    const { id, next, asks, logs } = lawful(rejected, appeal, 'worker');
    expect({ id, state: next.state }).toEqual({ id: 'D27a', state: 'DISPUTED' });
    expect(next.dispute).toMatchObject({ openedBy: 'worker', proofId: 'p1', claimToWorker: 2_000_000 });
    expect(asks).toEqual([{ of: 'proof', type: 'APPEAL', proofId: 'p1', must: true }]);
    expect(logs).toMatchObject([{ to: 'author', reason: 'DISPUTE_OPENED', dueAt: now + hours(72) }]);
    expect(lawful({ ...rejected, terms: whole }, appeal, 'worker').next.dispute).toMatchObject({
      claimToWorker: 6_500_000,
    });
  });

  it('is there for what is rejected, in time, and not twice', () => {
    expect(refusal(rejected, appeal, 'worker', until)).toMatchObject({ rule: 'NOTHING_REJECTED' });
    expect(refusal(rejected, { ...appeal, proofId: 'p2' }, 'worker')).toMatchObject({
      rule: 'NOTHING_REJECTED',
    });
    const twice: DealFacts = {
      ...rejected,
      dispute: { ...appealing(rejected).dispute!, state: 'WITHDRAWN' },
    };
    expect(refusal(twice, appeal, 'worker')).toMatchObject({ rule: 'NOTHING_REJECTED' });
    // It does not count as a dispute about the whole deal.
    expect(lawful(twice, open, 'worker').id).toBe('D27');
  });

  it('is accepted by silence, and the work goes on (D32)', () => {
    const over = lawful(appealing(rejected), { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(72));
    expect(over).toMatchObject({ id: 'D32', state: 'IN_PROGRESS' });
    expect(over.money).toEqual([{ move: 'RELEASE', price: 2_000_000, fee: 100_000, workerFee: 200_000 }]);
    expect(over.next.held).toEqual({ price: 4_500_000, fee: 225_000 });
    expect(over.asks[0]).toEqual({
      of: 'proof',
      type: 'DISPUTE_SETTLED',
      proofId: 'p1',
      isPaid: true,
      how: 'timeout',
    });
    const all = lawful(
      appealing({ ...rejected, terms: whole }),
      { type: 'DISPUTE_TIMEOUT' },
      'system',
      now + hours(72),
    );
    expect(all).toMatchObject({ state: 'IN_PROGRESS', money: [], next: { held: working.held } });
  });

  it('divides its part where the two agree or the operator says so (D29)', () => {
    const divided = settle(appealing(rejected), 500_000, 'operator');
    expect(divided).toMatchObject({ id: 'D29', state: 'IN_PROGRESS' });
    expect(divided.money).toEqual([
      { move: 'RELEASE', price: 500_000, fee: 25_000, workerFee: 50_000 },
      { move: 'REFUND', price: 1_500_000, fee: 75_000 },
    ]);
    expect(refusal(appealing(rejected), { type: 'SETTLE', toWorker: 2_000_001 }, 'operator')).toMatchObject({
      fields: { toWorker: { fault: 'SHARE', max: 2_000_000 } },
    });
    const met = lawful(appealing(rejected), { type: 'RESPOND_DISPUTE', toWorker: 2_000_000 }, 'author');
    expect(met).toMatchObject({ id: 'D29', state: 'IN_PROGRESS', money: [{ price: 2_000_000 }] });
    // In a deal that is paid as a whole the two divide everything that is held.
    const all = appealing({ ...rejected, terms: whole });
    expect(lawful(all, { type: 'RESPOND_DISPUTE', toWorker: 6_500_000 }, 'author')).toMatchObject({
      id: 'D29',
      state: 'COMPLETED',
      money: [{ move: 'RELEASE', price: 6_500_000 }],
    });
  });

  it('against a rejection beyond the budget is an answer: only the two or the operator decide', () => {
    const beyond = {
      ...rejected,
      proofs: rejected.proofs.map((one) => (one.id === 'p1' ? { ...one, isBeyondBudget: true } : one)),
    };
    for (const deal of [beyond, { ...beyond, terms: whole }]) {
      const { logs } = lawful(deal, appeal, 'worker');
      expect(logs).toEqual([{ code: 'ACTION_REQUIRED', to: 'author', reason: 'DISPUTE_ANSWERED' }]);
      const contested = appealing(deal);
      expect(contested.dispute).toMatchObject({ state: 'NEGOTIATING', answeredAt: now, offers: [] });
      expect(clocks(contested)).toEqual([]);
      expect(refusal(contested, { type: 'DISPUTE_TIMEOUT' }, 'system', now + hours(10_000))).toMatchObject({
        rule: 'NOT_DUE',
      });
      expect(settle(contested, 1_000_000, 'operator').money).toMatchObject([{ price: 1_000_000 }, {}]);
      expect(settle(contested, contested.dispute?.claimToWorker ?? 0, 'author').id).toBe('D29');
    }
  });

  it('that is over leaves the whole deal to be disputed or stopped', () => {
    for (const state of ['RESOLVED', 'WITHDRAWN'] as const) {
      const past: DealFacts = { ...rejected, dispute: { ...appealing(rejected).dispute!, state } };
      const later = lawful(past, open, 'author').next;
      const stop = lawful(past, { type: 'REQUEST_CANCEL', toWorker: 6_500_000 }, 'author');
      expect(stop.id).toBe('D21');
      expect(lawful(later, { type: 'RESPOND_DISPUTE', toWorker: 6_000_000 }, 'worker').id).toBe('D31');
      expect(settle(later, 6_500_000, 'operator').money).toMatchObject([{ price: 6_500_000 }]);
    }
  });
});

describe('an open amount', () => {
  const held = { price: 4_500_000, fee: 225_000 };
  const decided = (deal: DealFacts, paid: number) =>
    lawful({ ...deal, held }, { type: 'PART_DECIDED', paid }, 'system');

  it('is lowered by what is paid meanwhile, and both are told (D33)', () => {
    const claimed = decided(withDispute({ claimToWorker: 6_500_000 }), 2_000_000);
    expect(claimed).toMatchObject({
      id: 'D33',
      state: 'DISPUTED',
      next: { dispute: { claimToWorker: 4_500_000 } },
    });
    expect(claimed.logs).toEqual([
      { code: 'ACTION_REQUIRED', to: 'worker', reason: 'AMOUNT_LOWERED' },
      { code: 'ACTION_REQUIRED', to: 'author', reason: 'AMOUNT_LOWERED' },
    ]);
    const offers = [
      { by: 'author', toWorker: 100_000 },
      { by: 'author', toWorker: 3_000_000 },
      { by: 'worker', toWorker: 1_500_000 },
    ] as const;
    const offered = decided(withDispute({ offers }), 2_000_000);
    // What was offered before the last offer is history.
    expect(offered.next.dispute?.offers.map(({ toWorker }) => toWorker)).toEqual([100_000, 1_000_000, 0]);
    const stop = { by: 'worker', toWorker: 2_500_000, at: now, remindedAt: null } as const;
    expect(decided({ ...working, cancelRequest: stop }, 2_000_000).next.cancelRequest).toEqual({
      ...stop,
      toWorker: 500_000,
    });
  });

  it('is at most what is left where a part goes back', () => {
    expect(decided(withDispute({ claimToWorker: 6_500_000 }), 0).next.dispute?.claimToWorker).toBe(4_500_000);
    expect(
      refusal(
        { ...withDispute({ claimToWorker: 1_000_000 }), held },
        { type: 'PART_DECIDED', paid: 0 },
        'system',
      ),
    ).toMatchObject({
      rule: 'NOTHING_ASKED',
    });
  });

  it('of an appeal stays: other parts are not its matter', () => {
    const past = withDispute({ proofId: 'p1', claimToWorker: 2_000_000 });
    const over = {
      ...past,
      state: 'IN_PROGRESS' as const,
      dispute: { ...past.dispute!, proofId: null, state: 'RESOLVED' as const },
    };
    for (const deal of [past, over])
      expect(refusal({ ...deal, held }, { type: 'PART_DECIDED', paid: 2_000_000 }, 'system')).toMatchObject({
        rule: 'NOTHING_ASKED',
      });
  });
});
