import { describe, expect, it } from 'vitest';
import { type Party, hours } from '../law/decision.ts';
import { rejectionsIn, rejectionsMax } from './proof-limits.schema.ts';
import type { ProofCommand, ProofFacts } from './proof.facts.ts';
import { type RejectionRule, getRules } from './rejection-rules.schema.ts';
import { permittedProof, proofLaw, proofTimers } from './proof.lifecycle.ts';
import { now } from '../deals/deal-fixtures.ts';
import { requiredProof } from '../market/law-fixtures.ts';

const required = requiredProof;
const uploaded: ProofFacts = { ...required, state: 'UPLOADED', failedChecks: [] };
const submitted: ProofFacts = {
  ...uploaded,
  state: 'SUBMITTED',
  submittedAt: now,
  reviewDueAt: now + hours(120),
};
const revising: ProofFacts = {
  ...uploaded,
  state: 'REVISION_REQUESTED',
  revisionCount: 1,
  revisionDueAt: now + hours(48),
};
const rejected: ProofFacts = { ...uploaded, state: 'REJECTED', appealUntil: now + hours(72) };
const whole = (proof: ProofFacts): ProofFacts => ({
  ...proof,
  amount: 0,
  deal: { ...proof.deal, releaseMode: 'ALL' },
});
const inDispute = (proof: ProofFacts): ProofFacts => ({
  ...proof,
  deal: { ...proof.deal, state: 'DISPUTED' },
});

const decide = (proof: ProofFacts, command: ProofCommand, party: Party, at = now) =>
  proofLaw.decide(proof, command, { party, now: at });
function lawful(...args: Parameters<typeof decide>) {
  const decision = decide(...args);
  if (!decision.isLawful) throw new Error(`Refused: ${JSON.stringify(decision.refusal)}`);
  return {
    ...decision,
    state: decision.next.state,
    news: decision.logs.map(({ code, to }) => `${code} ${to}`),
  };
}
const refusal = (...args: Parameters<typeof decide>) => {
  const decision = decide(...args);
  return decision.isLawful ? decision.id : decision.refusal;
};
const timers = (proof: ProofFacts) => proofTimers(proof).map(({ id, at }) => [id, (at - now) / hours(1)]);

const remove = (proof: ProofFacts, isEmpty: boolean) =>
  lawful(proof, { type: 'REMOVE_FILE', failedChecks: required.failedChecks, isEmpty }, 'worker').state;
const keys = (proof: ProofFacts, party: Party) =>
  permittedProof(proof, { party, now }).map(({ command }) => command);

const rejectedBy = (reasonCode: RejectionRule) =>
  refusal(submitted, { type: 'REJECT', reasonCode, note: 'Ảnh cũ' }, 'author');
const proofIn = (state: ProofFacts['state'], wasSubmitted = true) => ({ state, wasSubmitted });

describe('evidence', () => {
  const upload = { type: 'UPLOAD', failedChecks: [] } as const;

  it('is uploaded without a clock, and starts the work (P2, D11)', () => {
    for (const proof of [required, uploaded, revising]) {
      const { id, state, news, asks } = lawful(proof, upload, 'worker');
      expect({ id, state, news, asks }).toEqual({
        id: 'P2',
        state: 'UPLOADED',
        news: ['PROOF_UPLOADED author'],
        asks: [],
      });
    }
    const waiting: ProofFacts = { ...required, deal: { ...required.deal, state: 'FUNDED' } };
    expect(lawful(waiting, upload, 'worker').asks).toEqual([{ of: 'deal', type: 'START' }]);
    expect(lawful(inDispute(required), upload, 'worker').id).toBe('P2');
    const approved = { ...required, deal: { ...required.deal, state: 'PROOFS_APPROVED' as const } };
    expect(refusal(approved, upload, 'worker')).toMatchObject({ rule: 'DEAL_STATE' });
  });

  it('may be taken out of a draft (P2r)', () => {
    expect(remove(uploaded, false)).toBe('UPLOADED');
    expect(remove(uploaded, true)).toBe('REQUIRED');
    expect(remove({ ...uploaded, revisionCount: 1 }, true)).toBe('REVISION_REQUESTED');
  });

  it('is submitted when it passes its checks, and the time to review begins (P3)', () => {
    expect(lawful(uploaded, { type: 'SUBMIT' }, 'worker')).toMatchObject({
      id: 'P3',
      next: { state: 'SUBMITTED', submittedAt: now, reviewDueAt: now + hours(120) },
      logs: [{ code: 'PROOF_EVIDENCE_SUBMITTED', to: 'author', dueAt: now + hours(120) }],
    });
    const { failedChecks } = required;
    expect(refusal({ ...uploaded, failedChecks }, { type: 'SUBMIT' }, 'worker')).toEqual({
      reason: 'PROOF_CHECK_FAILED',
      checks: failedChecks,
    });
  });

  it('that is whole is submitted by the deadline itself (P3a)', () => {
    expect(timers(uploaded)).toEqual([['P3a', 48]]);
    expect(lawful(uploaded, { type: 'AUTO_SUBMIT' }, 'system', now + hours(48)).news).toEqual([
      'PROOF_EVIDENCE_SUBMITTED author',
    ]);
    expect(timers({ ...uploaded, failedChecks: required.failedChecks })).toEqual([]);
  });
});

describe('a review', () => {
  it('approves, and pays a part that is paid by itself (P4)', () => {
    const { money, logs, asks } = lawful(submitted, { type: 'APPROVE' }, 'author');
    expect(money).toEqual([{ move: 'RELEASE', price: 2_500_000, fee: 125_000, workerFee: 250_000 }]);
    expect(logs).toEqual([
      { code: 'PROOF_APPROVED', to: 'worker' },
      { code: 'PAYMENT_PROCESSED', to: 'worker', reason: 'ESCROW_RELEASE', amount: 2_250_000 },
    ]);
    expect(asks).toEqual([
      { of: 'deal', type: 'PART_DECIDED', paid: 2_500_000 },
      { of: 'deal', type: 'ALL_PROOFS_FINAL' },
    ]);
    expect(lawful(whole(submitted), { type: 'APPROVE' }, 'author')).toMatchObject({
      money: [],
      news: ['PROOF_APPROVED worker'],
    });
  });

  it('asks for a revision, so often as was agreed (P5)', () => {
    const revise = { type: 'REQUEST_REVISION', note: 'Thiếu hướng thứ ba' } as const;
    expect(lawful(submitted, revise, 'author')).toMatchObject({
      next: {
        state: 'REVISION_REQUESTED',
        revisionCount: 1,
        revisionDueAt: now + hours(48),
        reviewDueAt: null,
      },
      logs: [{ code: 'PROOF_REVISION_REQUESTED', to: 'worker', dueAt: now + hours(48) }],
    });
    for (const note of [' ngắn     ', '\u3164'.repeat(20)])
      expect(refusal(submitted, { ...revise, note }, 'author')).toEqual({
        reason: 'INVALID',
        fields: { note: { fault: 'NOTE_SHORT', min: 10 } },
      });
    expect(refusal({ ...submitted, revisionCount: 3 }, revise, 'author')).toEqual({
      reason: 'LIMIT',
      rule: 'REVISIONS_SPENT',
      max: 3,
    });
  });

  it('rejects with a reason, and the money stays (P6)', () => {
    const reject = { type: 'REJECT', reasonCode: 'NOT_AS_AGREED', note: 'Sai kích thước' } as const;
    expect(lawful(submitted, reject, 'author')).toMatchObject({
      money: [],
      next: { state: 'REJECTED', appealUntil: now + hours(72), reviewDueAt: null },
      news: ['PROOF_REJECTED worker'],
    });
    for (const note of [' ', '\u00AD\u3164'])
      expect(refusal(submitted, { ...reject, note, reasonCode: null }, 'author')).toEqual({
        reason: 'INVALID',
        fields: { reasonCode: { fault: 'REASON', of: submitted.rules }, note: { fault: 'NOTE_NONE' } },
      });
  });

  it('rejects by a rule that the condition has, and by no other (P6)', () => {
    expect(rejectedBy('FRESH')).toBe('P6');
    expect(rejectedBy('PLACE')).toMatchObject({ fields: { reasonCode: { fault: 'REASON' } } });
  });

  it('rejects within the budget, and beyond it opens a dispute about the part (P6)', () => {
    const reject = { type: 'REJECT', reasonCode: 'NOT_AS_AGREED', note: 'Sai kích thước' } as const;
    const at = { dueAt: now + hours(72), to: 'worker' };
    for (const kind of ['QUICK', 'PROJECT'] as const) {
      const ofKind: ProofFacts = { ...submitted, deal: { ...submitted.deal, kind } };
      const left = lawful({ ...ofKind, rejections: { used: 0, max: 1 } }, reject, 'author');
      expect(left.next.isBeyondBudget).toBe(false);
      expect(left.logs).toEqual([{ code: 'PROOF_REJECTED', ...at }]);
      const spent = lawful({ ...ofKind, rejections: { used: 1, max: 1 } }, reject, 'author');
      expect(spent).toMatchObject({ state: 'REJECTED', money: [], next: { isBeyondBudget: true } });
      expect(spent.logs).toEqual([{ code: 'PROOF_REJECTED', ...at, reason: 'BEYOND_BUDGET' }]);
    }
  });

  it('is reminded of twice, and then approved by its timer (P7, P8, P9)', () => {
    expect(timers(submitted)).toEqual([
      ['P7', 96],
      ['P8', 114],
      ['P9', 120],
    ]);
    const urgent = lawful(submitted, { type: 'URGENT' }, 'system', now + hours(96));
    expect(urgent.logs).toEqual([
      {
        code: 'URGENT_PROOF_REVIEW_NEEDED',
        to: 'author',
        amount: 2_500_000,
        dueAt: now + hours(120),
        byMail: true,
      },
    ]);
    expect(timers(urgent.next)).toEqual([
      ['P8', 114],
      ['P9', 120],
    ]);
    const last = lawful(urgent.next, { type: 'LAST_CALL' }, 'system', now + hours(114));
    expect(last.news).toEqual(['URGENT_REVIEW_REQUIRED author']);
    expect(last.logs).toMatchObject([{ byMail: true }]);
    const approved = lawful(last.next, { type: 'AUTO_APPROVE' }, 'system', now + hours(120));
    expect(approved).toMatchObject({
      id: 'P9',
      next: { state: 'APPROVED', isAuto: true },
      money: [{ price: 2_500_000 }],
    });
    expect(approved.news).toEqual([
      'PROOF_AUTO_APPROVED_FOR_AUTHOR author',
      'PROOF_AUTO_APPROVED_FOR_WORKER worker',
      'PAYMENT_PROCESSED worker',
    ]);
  });

  it('of a day is not urgent from its first minute', () => {
    const short: ProofFacts = { ...submitted, reviewDueAt: now + hours(24) };
    expect(timers(short)).toEqual([
      ['P8', 18],
      ['P9', 24],
    ]);
  });

  it('goes on while something else of its deal is disputed; only appealing waits', () => {
    for (const proof of [uploaded, submitted, revising])
      expect(timers(inDispute(proof))).toEqual(timers(proof));
    expect(lawful(inDispute(submitted), { type: 'APPROVE' }, 'author').id).toBe('P4');
    expect(timers(inDispute(rejected))).toEqual([]);
  });
});

describe('a revision', () => {
  it('is warned of twice, and rejected when it does not come (P10, P11)', () => {
    expect(timers(revising)).toEqual([
      ['P10', 24],
      ['P11', 48],
    ]);
    const first = lawful(revising, { type: 'REVISION_REMINDER' }, 'system', now + hours(24));
    expect(first.logs).toEqual([
      {
        code: 'ACTION_REQUIRED',
        to: 'worker',
        reason: 'REVISION_DUE',
        amount: 2_500_000,
        dueAt: now + hours(48),
        byMail: true,
      },
    ]);
    expect(timers(first.next)).toEqual([
      ['P10', 42],
      ['P11', 48],
    ]);
    const second = lawful(first.next, { type: 'REVISION_REMINDER' }, 'system', now + hours(42));
    expect(second.logs).toEqual(first.logs);
    expect(timers(second.next)).toEqual([['P11', 48]]);
    const late = lawful(revising, { type: 'REVISION_TIMEOUT' }, 'system', now + hours(48));
    expect(late).toMatchObject({ state: 'REJECTED', logs: [{ reason: 'REVISION_NOT_DELIVERED' }] });
    expect(late.next.appealUntil).toBe(now + hours(120));
  });

  it('is warned of once where the first warning comes as late as the second', () => {
    const late = lawful(revising, { type: 'REVISION_REMINDER' }, 'system', now + hours(43));
    expect(timers(late.next)).toEqual([['P11', 48]]);
  });

  it('that was rejected for being late is warned of anew, now of the appeal', () => {
    const first = lawful(revising, { type: 'REVISION_REMINDER' }, 'system', now + hours(42));
    const late = lawful(first.next, { type: 'REVISION_TIMEOUT' }, 'system', now + hours(48));
    expect(timers(late.next)).toEqual([
      ['P14w', 96],
      ['P14', 120],
    ]);
  });
});

describe('a rejection', () => {
  it('is appealed in time (P12), or undone in time (P13)', () => {
    expect(lawful(rejected, { type: 'APPEAL' }, 'worker')).toMatchObject({
      id: 'P12',
      state: 'DISPUTED',
      news: [],
    });
    expect(lawful(rejected, { type: 'UNDO_REJECT' }, 'author')).toMatchObject({
      id: 'P13',
      state: 'APPROVED',
      money: [{ move: 'RELEASE', price: 2_500_000 }],
    });
    expect(refusal(rejected, { type: 'APPEAL' }, 'worker', now + hours(72))).toEqual({
      reason: 'EXPIRED',
      rule: 'APPEAL_OVER',
    });
    expect(refusal(rejected, { type: 'UNDO_REJECT' }, 'author', now + hours(72))).toMatchObject({
      rule: 'APPEAL_OVER',
    });
    expect(refusal(inDispute(rejected), { type: 'APPEAL' }, 'worker')).toMatchObject({ rule: 'DEAL_STATE' });
  });

  it('can be undone as long as it is not final, also while something else is disputed (P13)', () => {
    const over = now + hours(1000);
    const undone = lawful(inDispute(rejected), { type: 'UNDO_REJECT' }, 'author', over);
    expect(undone).toMatchObject({ id: 'P13', money: [{ move: 'RELEASE', price: 2_500_000 }] });
    const after = lawful(inDispute(rejected), { type: 'DISPUTE_OVER' }, 'system', over).next;
    const going = { ...after, deal: rejected.deal };
    const undo = { type: 'UNDO_REJECT' } as const;
    expect(lawful(going, undo, 'author', over + hours(24) - 1).id).toBe('P13');
    expect(refusal(going, undo, 'author', over + hours(24))).toMatchObject({ reason: 'EXPIRED' });
  });

  it('is warned of a day and six hours before it is final, with what it takes (P14w)', () => {
    const first = lawful(rejected, { type: 'APPEAL_REMINDER' }, 'system', now + hours(48));
    expect(first.state).toBe('REJECTED');
    expect(first.logs).toEqual([
      {
        code: 'ACTION_REQUIRED',
        to: 'worker',
        reason: 'APPEAL_DUE',
        amount: 2_500_000,
        dueAt: now + hours(72),
        byMail: true,
      },
    ]);
    expect(timers(first.next)).toEqual([
      ['P14w', 66],
      ['P14', 72],
    ]);
    const second = lawful(first.next, { type: 'APPEAL_REMINDER' }, 'system', now + hours(66));
    expect(timers(second.next)).toEqual([['P14', 72]]);
    const all = lawful(whole(rejected), { type: 'APPEAL_REMINDER' }, 'system', now + hours(48));
    expect(all.logs).toMatchObject([{ amount: 4_500_000 }]);
  });

  it('that nobody appeals returns its part (P14)', () => {
    expect(timers(rejected)).toEqual([
      ['P14w', 48],
      ['P14', 72],
    ]);
    const { money, logs, asks } = lawful(rejected, { type: 'APPEAL_TIMEOUT' }, 'system', now + hours(72));
    expect(money).toEqual([{ move: 'REFUND', price: 2_500_000, fee: 125_000 }]);
    expect(logs).toEqual([
      { code: 'PAYMENT_PROCESSED', to: 'author', reason: 'ESCROW_REFUND', amount: 2_625_000 },
    ]);
    expect(asks.map(({ type }) => type)).toEqual(['PART_DECIDED', 'PROOF_REFUNDED', 'ALL_PROOFS_FINAL']);
    const all = lawful(whole(rejected), { type: 'APPEAL_TIMEOUT' }, 'system', now + hours(72));
    expect(all).toMatchObject({ money: [], logs: [] });
  });
});

describe('the end of a dispute', () => {
  it.each([
    [true, 'decision', 'D29', 'APPROVED', ['PROOF_APPROVED worker']],
    [false, 'decision', 'D29', 'REFUNDED', ['PROOF_REJECTED worker']],
    [true, 'timeout', 'D32', 'APPROVED', []],
    [false, 'timeout', 'D32', 'REFUNDED', []],
  ] as const)('with pay %s by %s is %s for what was handed in', (isPaid, how, id, state, news) => {
    const refused = how === 'decision' ? [revising, rejected] : [];
    for (const proof of [submitted, { ...rejected, state: 'DISPUTED' as const }, ...refused])
      expect(lawful(inDispute(proof), { type: 'DISPUTE_SETTLED', isPaid, how }, 'system')).toMatchObject({
        id,
        state,
        news,
      });
  });

  it('by a timer approves nothing that was refused', () => {
    const paid = { type: 'DISPUTE_SETTLED', isPaid: true, how: 'timeout' } as const;
    expect(lawful(inDispute(rejected), paid, 'system')).toMatchObject({ id: 'D32', state: 'REFUNDED' });
    expect(refusal(inDispute(revising), paid, 'system')).toMatchObject({ reason: 'NOT_ALLOWED' });
  });

  it('leaves every timer as it was, and a day at least to appeal (D28)', () => {
    const at = now + hours(60);
    const over = { type: 'DISPUTE_OVER' } as const;
    expect(lawful(rejected, over, 'system').next).toEqual(rejected);
    expect(lawful(rejected, over, 'system', at).next).toMatchObject({ appealUntil: at + hours(24) });
    const appealed = { ...rejected, state: 'DISPUTED' as const };
    expect(lawful(appealed, over, 'system', at).next).toEqual(rejected);
    expect(refusal(submitted, over, 'system')).toMatchObject({ reason: 'NOT_ALLOWED' });
  });

  it('that nobody answers gives back what was never handed in (D32)', () => {
    for (const proof of [required, uploaded])
      expect(lawful(proof, { type: 'NOT_DELIVERED' }, 'system')).toMatchObject({
        id: 'D32',
        state: 'REFUNDED',
        money: [{ move: 'REFUND', price: 2_500_000 }],
      });
    expect(refusal(submitted, { type: 'NOT_DELIVERED' }, 'system')).toMatchObject({ reason: 'NOT_ALLOWED' });
  });
});

describe('a proof', () => {
  it('is born when there is money for it (P1), earns more by a change (D26), and ends with its deal (P15)', () => {
    expect(lawful({ ...required, state: 'NONE' }, { type: 'TERMS_FIXED' }, 'system').state).toBe('REQUIRED');
    expect(lawful(submitted, { type: 'RAISE', amount: 500_000 }, 'system').next).toMatchObject({
      state: 'SUBMITTED',
      amount: 3_000_000,
    });
    for (const proof of [required, uploaded, submitted, revising, rejected])
      expect(lawful(proof, { type: 'DEAL_ENDED' }, 'system')).toMatchObject({
        id: 'P15',
        state: 'VOID',
        news: [],
      });
  });

  it('shows each side its own buttons', () => {
    expect(keys(submitted, 'author')).toEqual(['APPROVE', 'REQUEST_REVISION', 'REJECT']);
    expect(keys(submitted, 'worker')).toEqual([]);
    expect(keys(rejected, 'worker')).toEqual(['APPEAL']);
  });
});

describe('how many proofs an author may reject without a dispute', () => {
  it.each([
    // One is always free, and then 30 % of what was handed in.
    [0, 1, 1],
    [1, 1, 1],
    [3, 3, 1],
    [6, 3, 1],
    [7, 3, 2],
    [20, 1, 6],
    // With more slots or parts, three are.
    [0, 4, 3],
    [10, 40, 3],
    [13, 40, 3],
    [14, 40, 4],
    [100, 40, 30],
  ])('of %i from %i slots or parts is %i', (submitted, count, max) => {
    expect(rejectionsMax(submitted, count)).toBe(max);
  });

  it('is used up by what was rejected and not taken back, and by nothing that was never handed in', () => {
    const all = [
      proofIn('REJECTED'),
      proofIn('DISPUTED'),
      proofIn('REFUNDED'),
      proofIn('APPROVED'),
      proofIn('SUBMITTED'),
      proofIn('VOID'),
    ];
    expect(rejectionsIn(all, 40)).toEqual({ used: 3, max: 3 });
    // Refunded because nobody handed it in.
    expect(rejectionsIn([proofIn('REFUNDED', false), proofIn('REQUIRED', false)], 1)).toEqual({
      used: 0,
      max: 1,
    });
  });
});

describe('the rules of a condition', () => {
  it('are those of what it accepts, and always what it says in words', () => {
    expect(getRules({ accept: { types: ['TEXT'] } })).toEqual(['TEXT', 'NOT_AS_AGREED']);
    expect(
      getRules({ accept: { types: ['IMAGE', 'GEO'], minFiles: 3, mustBeFresh: true, geoRadiusM: 200 } }),
    ).toEqual(['FILES', 'FILE_COUNT', 'PLACE', 'FRESH', 'NOT_AS_AGREED']);
    expect(getRules({ accept: { types: ['LINK', 'CODE'], minTextLen: 20, mustBeFresh: false } })).toEqual([
      'TEXT',
      'LINK',
      'CODE',
      'NOT_AS_AGREED',
    ]);
  });
});
