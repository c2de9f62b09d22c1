import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import { type JobCommand, type JobFacts, slotGoesTo, slotsLeft } from './job.facts.ts';
import { getBudget } from './job-budget.schema.ts';
import { authorActions } from './job-actions.ts';
import { jobLaw } from './job.lifecycle.ts';
import { now } from '../deals/deal-fixtures.ts';
import { draftJob } from '../market/law-fixtures.ts';

const quick = draftJob;
const open: JobFacts = {
  ...quick,
  state: 'OPEN',
  expiresAt: now + hours(336),
  budget: { price: 1_400_000, fee: 70_000 },
  balance: 0,
};
const project: JobFacts = {
  ...quick,
  kind: 'PROJECT',
  acceptMode: 'APPLY',
  price: 6_500_000,
  slots: 1,
  balance: 0,
};

const decide = (
  job: JobFacts,
  command: JobCommand,
  party: 'author' | 'system' | 'operator' = 'author',
  at = now,
) => jobLaw.decide(job, command, { party, now: at });
const lawful = (...args: Parameters<typeof decide>) => {
  const decision = decide(...args);
  if (!decision.isLawful) throw new Error(JSON.stringify(decision.refusal));
  return decision;
};
const refusal = (...args: Parameters<typeof decide>) => {
  const decision = decide(...args);
  return decision.isLawful ? decision.id : decision.refusal;
};

const rewards = { fault: 'PRICE', min: 2000, max: 2_000_000, step: 100 };

describe('publishing', () => {
  it('locks every slot of a quick job with its fee, and tells who looks for such work', () => {
    const { id, next, money, logs } = lawful(quick, { type: 'PUBLISH' });
    expect(id).toBe('J1');
    expect(money).toEqual([{ move: 'LOCK_JOB', price: 1_400_000, fee: 70_000 }]);
    expect(next).toMatchObject({ state: 'OPEN', budget: { price: 1_400_000, fee: 70_000 } });
    expect(next.expiresAt).toBe(now + hours(336));
    expect(logs).toEqual([
      { code: 'JOB_CREATED', to: 'author' },
      { code: 'JOB_CREATED', to: 'followers' },
    ]);
  });

  it('says what is missing, to the đồng', () => {
    expect(refusal({ ...quick, balance: 1_469_999 }, { type: 'PUBLISH' })).toEqual({
      reason: 'INSUFFICIENT_BALANCE',
      shortfall: 1,
    });
  });

  it('of a project needs no money', () => {
    expect(lawful(project, { type: 'PUBLISH' }).money).toEqual([]);
  });

  it.each([
    [
      'an account that is not verified',
      { isVerified: false },
      { reason: 'NOT_ELIGIBLE', rule: 'VERIFY_ACCOUNT' },
    ],
    ['a reward below the least', { price: 1900 }, { reason: 'INVALID', fields: { price: rewards } }],
    ['a reward between two steps', { price: 35_050 }, { reason: 'INVALID', fields: { price: rewards } }],
    [
      'a budget above the most',
      { price: 2_000_000, slots: 96 },
      { reason: 'INVALID', fields: { slots: { fault: 'BUDGET', max: 200_000_000 } } },
    ],
    [
      'more people than there may be',
      { slots: 5001 },
      { reason: 'INVALID', fields: { slots: { fault: 'SLOTS', min: 1, max: 5000 } } },
    ],
  ])('is refused to %s', (_, facts, expected) => {
    expect(refusal({ ...quick, balance: 1e9, ...facts }, { type: 'PUBLISH' })).toEqual(expected);
  });

  it('lets a person look at a flagged job first, without money, and opens it if nobody does', () => {
    const { id, next, money } = lawful({ ...quick, isFlagged: true, balance: 0 }, { type: 'PUBLISH' });
    expect({ id, state: next.state, money }).toEqual({ id: 'J2', state: 'IN_MODERATION', money: [] });
    const until = now + hours(2);
    expect(jobLaw.timers({ ...next, balance: 1_470_000 })).toMatchObject([
      { command: 'MODERATION_PASS', at: until, outcome: 'OPEN' },
    ]);
    const due = { ...next, balance: 1_470_000 };
    expect(refusal(due, { type: 'MODERATION_PASS' }, 'system', until - 1)).toMatchObject({ rule: 'NOT_DUE' });
    expect(lawful(due, { type: 'MODERATION_PASS' }, 'system', until).id).toBe('J3');
    expect(lawful(due, { type: 'MODERATION_PASS' }, 'operator').next.state).toBe('OPEN');
  });

  it('returns to the draft where the money went meanwhile, or where the operator says why', () => {
    const waiting: JobFacts = { ...quick, state: 'IN_MODERATION', moderationUntil: now, balance: 0 };
    const back = {
      next: { state: 'DRAFT' },
      money: [],
      logs: [{ code: 'ACTION_REQUIRED', reason: 'JOB_NEEDS_EDIT' }],
    };
    expect(lawful(waiting, { type: 'MODERATION_PASS' }, 'system')).toMatchObject({ id: 'J3u', ...back });
    expect(lawful(waiting, { type: 'MODERATION_FAIL', note: 'Số điện thoại' }, 'operator')).toMatchObject({
      id: 'J4',
      ...back,
    });
    for (const note of [' ', '\u3164', '\u200B\u2800'])
      expect(refusal(waiting, { type: 'MODERATION_FAIL', note }, 'operator')).toMatchObject({
        reason: 'INVALID',
      });
  });
});

describe('a better offer', () => {
  const news = ['applicants', 'followers'];

  it('locks the difference for the slots that nobody has', () => {
    const job = { ...open, taken: 10, budget: { price: 1_050_000, fee: 52_500 }, balance: 1_000_000 };
    const { money, next, logs } = lawful(job, { type: 'ENHANCE', price: 40_000 });
    expect(money).toEqual([{ move: 'LOCK_JOB', price: 150_000, fee: 7500 }]);
    expect(next.budget).toEqual({ price: 1_200_000, fee: 60_000 });
    expect(logs.map(({ to }) => to)).toEqual(news);
  });

  it('is told only where it is one, and once a day', () => {
    const job = { ...open, balance: 1e8 };
    expect(lawful(job, { type: 'ENHANCE', price: 38_400 }).logs).toEqual([]);
    expect(lawful(job, { type: 'ENHANCE', price: 38_500 }).logs).toHaveLength(2);
    expect(lawful(job, { type: 'ENHANCE', boost: true }).logs).toHaveLength(2);
    const soon = { ...job, enhancedAt: now - hours(23) };
    expect(lawful(soon, { type: 'ENHANCE', slots: 41 })).toMatchObject({
      logs: [],
      next: { enhancedAt: soon.enhancedAt },
    });
    expect(lawful({ ...job, enhancedAt: now - hours(24) }, { type: 'ENHANCE', slots: 41 }).logs).toHaveLength(
      2,
    );
  });

  it.each([
    [
      'a lower reward',
      { price: 34_900 },
      { reason: 'INVALID', fields: { price: { ...rewards, min: 35_000 } } },
    ],
    [
      'fewer slots',
      { slots: 39 },
      { reason: 'INVALID', fields: { slots: { fault: 'SLOTS', min: 40, max: 5000 } } },
    ],
    [
      'an earlier end',
      { expiresAt: now },
      { reason: 'INVALID', fields: { expiresAt: { fault: 'ENDS_EARLIER', after: open.expiresAt } } },
    ],
    ['nothing', {}, { reason: 'INVALID', fields: { price: { fault: 'NOT_BETTER', min: 35_000 } } }],
    [
      'more than two months',
      { expiresAt: now + hours(1441) },
      { reason: 'LIMIT', rule: 'OPEN_HOURS', max: 1440 },
    ],
    ['what the balance does not hold', { slots: 41 }, { reason: 'INSUFFICIENT_BALANCE', shortfall: 36_750 }],
  ])('is not %s', (_, change, expected) => {
    expect(refusal(open, { type: 'ENHANCE', ...change })).toEqual(expected);
  });
});

describe('the end of a job', () => {
  const full: JobFacts = { ...open, state: 'FILLED', taken: 40, live: 40, budget: { price: 0, fee: 0 } };
  const half: JobFacts = { ...open, taken: 20, budget: { price: 700_000, fee: 35_000 } };
  const refunded = {
    money: [{ move: 'REFUND_JOB', price: 700_000, fee: 35_000 }],
    next: { budget: { price: 0, fee: 0 } },
  };

  it('comes when its time is over, with the free budget back', () => {
    expect(jobLaw.timers(half)).toMatchObject([{ command: 'EXPIRE', at: half.expiresAt, amount: 735_000 }]);
    expect(refusal(half, { type: 'EXPIRE' }, 'system')).toMatchObject({ rule: 'NOT_DUE' });
    for (const state of ['OPEN', 'PAUSED'] as const) {
      const expired = lawful({ ...half, state }, { type: 'EXPIRE' }, 'system', half.expiresAt ?? 0);
      expect(expired).toMatchObject({
        id: 'J10',
        ...refunded,
        asks: [{ of: 'applications', type: 'JOB_EXPIRED' }],
      });
      expect(expired.next.state).toBe('EXPIRED');
      expect(expired.logs.map(({ code }) => code)).toEqual(['JOB_EXPIRED', 'PAYMENT_PROCESSED']);
    }
  });

  it('can be taken back by locking what is left again', () => {
    const expired: JobFacts = { ...half, state: 'EXPIRED', budget: { price: 0, fee: 0 }, balance: 735_000 };
    expect(lawful(expired, { type: 'RENEW' })).toMatchObject({
      id: 'J11',
      money: [{ move: 'LOCK_JOB', price: 700_000, fee: 35_000 }],
      next: { state: 'OPEN', expiresAt: now + hours(336) },
    });
    expect(refusal({ ...expired, used: 20 }, { type: 'RENEW' })).toEqual({ reason: 'SLOT_GONE' });
  });

  it('by its author answers everybody who waits, and leaves agreed deals alone', () => {
    expect(lawful(half, { type: 'CLOSE' })).toMatchObject({
      id: 'J12',
      ...refunded,
      asks: [
        { of: 'applications', type: 'REJECT' },
        { of: 'negotiations', type: 'DECLINE' },
      ],
    });
    expect(lawful(half, { type: 'REMOVE', note: 'Thu phí trước' }, 'operator').logs).toMatchObject([
      { code: 'PAYMENT_PROCESSED', amount: 735_000 },
      { code: 'ACTION_REQUIRED', reason: 'JOB_REMOVED' },
    ]);
  });

  it('is full when the last slot goes, and open again when one comes back', () => {
    expect(refusal(half, { type: 'SLOTS_FULL' }, 'system')).toMatchObject({ reason: 'NOT_ALLOWED' });
    expect(lawful({ ...open, taken: 39, used: 1 }, { type: 'SLOTS_FULL' }, 'system').id).toBe('J8');
    expect(refusal(full, { type: 'SLOT_FREED' }, 'system')).toEqual({ reason: 'SLOT_GONE' });
    const freed = { ...full, taken: 39, budget: getBudget(1, full.price) };
    expect(lawful(freed, { type: 'SLOT_FREED' }, 'system')).toMatchObject({
      id: 'J9',
      next: { state: 'OPEN' },
    });
    expect(lawful(freed, { type: 'SLOT_FREED' }, 'system', full.expiresAt ?? 0)).toMatchObject({
      id: 'J9e',
      next: { state: 'EXPIRED' },
    });
  });

  it('comes by itself when every slot is used and nobody works', () => {
    const done = { ...full, taken: 0, used: 40, live: 0 };
    expect(lawful(done, { type: 'ALL_DONE' }, 'system')).toMatchObject({
      id: 'J13',
      next: { state: 'CLOSED' },
    });
    expect(refusal({ ...done, live: 1 }, { type: 'ALL_DONE' }, 'system')).toMatchObject({
      reason: 'NOT_ALLOWED',
    });
  });

  it('hides and shows it, not beyond its time', () => {
    const paused = lawful(open, { type: 'PAUSE' }).next;
    expect(paused.state).toBe('PAUSED');
    expect(lawful(paused, { type: 'RESUME' }).next.state).toBe('OPEN');
    expect(refusal(paused, { type: 'RESUME' }, 'author', open.expiresAt ?? 0)).toEqual({
      reason: 'EXPIRED',
      rule: 'JOB_OVER',
    });
  });
});

describe('a slot that comes back', () => {
  it('is offered again where the job is there, at the reward of today', () => {
    expect(slotGoesTo(open, 35_000, now)).toBe('MARKET');
    expect(slotGoesTo({ ...open, state: 'FILLED' }, 35_000, now)).toBe('MARKET');
    expect(slotGoesTo({ ...open, price: 40_000 }, 35_000, now)).toBe('AUTHOR');
    expect(slotGoesTo(open, 35_000, open.expiresAt ?? 0)).toBe('AUTHOR');
    expect(slotGoesTo({ ...open, state: 'CLOSED' }, 35_000, now)).toBe('AUTHOR');
  });
});

describe('a slot that came back worth less than the reward', () => {
  // Raised from 35,000 to 40,000 while one of three was taken: 84,000 are held for the other two.
  const raised = { ...open, price: 40_000, slots: 3, taken: 0, used: 0, budget: getBudget(2, 40_000) };
  const lastOfAll = { ...raised, taken: 2, budget: getBudget(0, 40_000) };

  it.each([
    ['OPEN', raised, 'OPEN'],
    ['PAUSED', { ...raised, state: 'PAUSED' as const }, 'PAUSED'],
    ['OPEN', lastOfAll, 'OPEN'],
  ] as const)('is paid for again by its author, where the job is %s (J9f)', (_, job, state) => {
    const { id, next, money, logs } = lawful({ ...job, balance: 42_000 }, { type: 'SLOT_FREED' }, 'system');
    expect({ id, state: next.state, slots: next.slots }).toEqual({ id: 'J9f', state, slots: 3 });
    expect(next.budget).toEqual(getBudget(slotsLeft(next), 40_000));
    expect(money).toEqual([{ move: 'LOCK_JOB', price: 40_000, fee: 2000 }]);
    expect(logs).toEqual([
      { code: 'PAYMENT_PROCESSED', to: 'author', reason: 'ESCROW_LOCK', amount: 42_000 },
    ]);
  });

  it.each([
    ['OPEN', raised],
    ['PAUSED', { ...raised, state: 'PAUSED' as const }],
    ['OPEN', lastOfAll],
  ] as const)('is closed where the author lacks a đồng for it, and the job is %s (J9c)', (state, job) => {
    const { id, next, money, logs } = lawful({ ...job, balance: 41_999 }, { type: 'SLOT_FREED' }, 'system');
    expect({ id, state: next.state, slots: next.slots, money }).toEqual({
      id: 'J9c',
      state,
      slots: 2,
      money: [],
    });
    expect(next.budget).toEqual(getBudget(slotsLeft(next), 40_000));
    expect(logs).toEqual([{ code: 'ACTION_REQUIRED', to: 'author', reason: 'SLOT_CLOSED' }]);
  });

  it('opens a full job first (J9)', () => {
    const { id, asks } = lawful({ ...lastOfAll, state: 'FILLED' }, { type: 'SLOT_FREED' }, 'system');
    expect({ id, asks }).toEqual({ id: 'J9', asks: [{ of: 'job', type: 'SLOT_FREED' }] });
  });

  it('costs nothing once the time of the job is over, nor where its money came with it', () => {
    const over = raised.expiresAt ?? 0;
    for (const balance of [0, 42_000])
      expect(refusal({ ...raised, balance }, { type: 'SLOT_FREED' }, 'system', over)).toMatchObject({
        reason: 'NOT_ALLOWED',
      });
    const whole = { ...raised, budget: getBudget(3, 40_000) };
    expect(refusal(whole, { type: 'SLOT_FREED' }, 'system')).toMatchObject({ reason: 'NOT_ALLOWED' });
  });
});

describe('an invitation', () => {
  it('is a project of one slot that nobody else sees, and holds no money; only an operator ends it', () => {
    const { id, next, money, logs } = lawful({ ...project, slots: 3 }, { type: 'INVITE' });
    expect([id, next.state, next.slots, money, logs]).toEqual(['J15', 'PRIVATE', 1, [], []]);
    expect(jobLaw.rows.filter(({ state }) => state === 'PRIVATE')).toMatchObject([
      { command: 'REMOVE', arrow: { id: 'J14', by: ['operator'], to: 'REMOVED' } },
    ]);
    const removed = lawful(next, { type: 'REMOVE', note: 'Thu phí trước' }, 'operator');
    expect(removed).toMatchObject({ money: [], logs: [{ reason: 'JOB_REMOVED' }] });
    expect(removed.asks).toContainEqual({ of: 'negotiations', type: 'DECLINE' });
  });

  it('is a verified author’s alone, at a price of projects', () => {
    expect(refusal({ ...project, isVerified: false }, { type: 'INVITE' })).toMatchObject({
      rule: 'VERIFY_ACCOUNT',
    });
    expect(refusal({ ...project, price: 49_000 }, { type: 'INVITE' })).toMatchObject({ reason: 'INVALID' });
    expect(refusal(quick, { type: 'INVITE' })).toMatchObject({ rule: 'KIND' });
    expect(refusal({ ...project, state: 'OPEN' }, { type: 'INVITE' })).toMatchObject({
      reason: 'NOT_ALLOWED',
    });
  });

  it('is no button of a draft, which somebody wants to post', () => {
    expect(authorActions(project, now).map(({ key }) => key)).toEqual(['PUBLISH', 'EDIT', 'DELETE', 'CLONE']);
  });
});

describe('the buttons of a job', () => {
  it('are those of its reader, with what is in their way', () => {
    expect(jobLaw.permitted({ ...quick, balance: 0 }, { party: 'author', now })).toMatchObject([
      { command: 'PUBLISH', id: 'J1', via: 'job/publish-job', refusal: { reason: 'INSUFFICIENT_BALANCE' } },
      { command: 'INVITE', id: 'J15', via: 'job-deal/invite-worker', refusal: { rule: 'KIND' } },
    ]);
    const author = jobLaw.permitted(open, { party: 'author', now });
    expect(author.map(({ command }) => command)).toEqual(['ENHANCE', 'PAUSE', 'CLOSE']);
    expect(author.every(({ refusal }) => refusal === null)).toBe(true);
    expect(jobLaw.permitted(open, { party: 'worker', now })).toEqual([]);
    expect(jobLaw.permitted({ ...open, state: 'REMOVED' }, { party: 'author', now })).toEqual([]);
  });
});
