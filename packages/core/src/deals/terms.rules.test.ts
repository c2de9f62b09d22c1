import { describe, expect, it } from 'vitest';
import { type At, hours } from '../law/decision.ts';
import { proofStates } from '../proofs/proof.schema.ts';
import { now, terms } from './deal-fixtures.ts';
import { isPriceFor } from '../jobs/job-budget.schema.ts';
import {
  type PostedTerms,
  conditionsAfter,
  decidedProofs,
  faultsOfTerms,
  sumOfParts,
  termsAgain,
  termsOfJob,
} from './terms.rules.ts';

const part = (title: string, amount?: number) => ({
  title,
  mandatory: true,
  ...(amount !== undefined && { amount }),
  accept: { types: ['TEXT' as const] },
});
const job: PostedTerms = {
  price: 2_000_000,
  durationHours: 168,
  releaseMode: 'PER_PROOF',
  reviewHours: 120,
  revisionsMax: 3,
  description: 'Logo và bảng màu',
  conditions: [part('Phác thảo', 500_000), part('Bản vẽ', 700_000), part('Tệp nguồn', 800_000)],
};

describe('the terms of a job', () => {
  it('are what it says, word for word', () => {
    expect(termsOfJob(job)).toEqual({
      price: 2_000_000,
      durationHours: 168,
      releaseMode: 'PER_PROOF',
      reviewHours: 120,
      revisionsMax: 3,
      scope: 'Logo và bảng màu',
      conditions: job.conditions,
    });
  });

  it.each([[1_999_000], [2_333_000], [50_001_000], [200_000_000]])(
    'at a price of %i that was asked for instead, are the same shares of it, to the đồng',
    (price) => {
      const terms = termsOfJob(job, { price, durationHours: 72 });
      expect(terms).toMatchObject({ price, durationHours: 72 });
      expect(sumOfParts(terms.conditions)).toBe(price);
      expect(faultsOfTerms(terms, 0)).toEqual({});
      const [first, second] = terms.conditions.map(({ amount = 0 }) => amount / price);
      expect(first).toBeCloseTo(0.25, 2);
      expect(second).toBeCloseTo(0.35, 2);
    },
  );

  it.each<[string, parts: number[], price: number, shares: number[]]>([
    ['are the same shares of twice the price', [500_000, 1_500_000], 4_000_000, [1_000_000, 3_000_000]],
    // 0.35 · 700 is 244.99… in binary.
    ['are 35 % of another price, to the step', [350_000, 650_000], 700_000, [245_000, 455_000]],
    ['have the rest of a division in the last part', [1_000_000, 2_000_000], 1_000_000, [333_000, 667_000]],
    // 200,000,000 · 200,000 is far beyond 32 bits.
    ['are exact at the highest price', [70_000_000, 130_000_000], 199_999_000, [69_999_000, 130_000_000]],
  ])('%s', (_, parts, price, shares) => {
    const conditions = parts.map((amount) => part('Phần', amount));
    const split = termsOfJob({ ...job, conditions }, { price, durationHours: null });
    expect(split.conditions.map(({ amount }) => amount)).toEqual(shares);
    expect(split.durationHours).toBe(168);
  });

  it.each<[string, Partial<PostedTerms>, price: number]>([
    ['without sums, that are paid together', { releaseMode: 'ALL', conditions: [part('Tất cả')] }, 3_000_000],
    ['with sums, that are paid together', { releaseMode: 'ALL' }, 3_000_000],
    ['without sums, that are paid one by one', { conditions: [part('Một'), part('Hai')] }, 3_000_000],
    [
      'of the same price, though they are no whole steps',
      { conditions: [part('Một', 500_500), part('Hai', 1_499_500)] },
      2_000_000,
    ],
  ])('leave parts alone %s', (_, more, price) => {
    const whole = { ...job, ...more };
    expect(termsOfJob(whole, { price, durationHours: null }).conditions).toStrictEqual(whole.conditions);
  });

  it('have no time where the job has none, and the time of the applicant where there is one', () => {
    const endless = { ...job, durationHours: null };
    expect(termsOfJob(endless)).not.toHaveProperty('durationHours');
    expect(termsOfJob(endless, { price: null, durationHours: 72 }).durationHours).toBe(72);
  });

  it('break no character where a long description ends', () => {
    const description = `${'x'.repeat(4999)}🌿`;
    expect(termsOfJob({ ...job, description }).scope).toBe('x'.repeat(4999));
  });
});

describe('a price', () => {
  it.each([
    ['QUICK', 1900, false],
    ['QUICK', 1999, false],
    ['QUICK', 2000, true],
    ['QUICK', 2050, false],
    ['QUICK', 2100, true],
    ['QUICK', 2_000_000, true],
    ['QUICK', 2_000_100, false],
    ['PROJECT', 49_000, false],
    ['PROJECT', 50_000, true],
    ['PROJECT', 50_100, false],
    ['PROJECT', 51_000, true],
    ['PROJECT', 200_000_000, true],
    ['PROJECT', 200_001_000, false],
  ] as const)('of a %s job of %i is within limits and steps: %s', (kind, price, isFine) => {
    expect(isPriceFor(kind, price)).toBe(isFine);
  });
});

const at = (time: At) => new Date(time).toISOString();
const many = (count: number) => Array.from({ length: count }, () => part('Phần'));
const inParts = (...amounts: number[]) => ({
  price: sumOfParts(amounts.map((amount) => part('Phần', amount))),
  conditions: amounts.map((amount) => part('Phần', amount)),
});

describe('the terms of a project', () => {
  it.each<[string, Partial<typeof terms>, faults: string[]]>([
    ['are fine as they are', {}, []],
    ['need a price within limits', { price: 49_000, releaseMode: 'ALL' }, ['price']],
    ['are not due at once', { dueAt: at(now) }, ['dueAt']],
    ['are due after a moment at the soonest', { dueAt: at(now + 1) }, []],
    ['are due after 90 days at the latest', { dueAt: at(now + hours(2160)) }, []],
    ['are not due a moment later', { dueAt: at(now + hours(2160) + 1) }, ['dueAt']],
    ['are not reviewed in 71 hours', { reviewHours: 71 }, ['reviewHours']],
    ['are reviewed in 72 hours', { reviewHours: 72 }, []],
    ['are reviewed in 336 hours', { reviewHours: 336 }, []],
    ['are not reviewed in 337 hours', { reviewHours: 337 }, ['reviewHours']],
    ['have no part of 19,999', inParts(19_999, 80_001), ['conditions']],
    ['have a part of 20,000', inParts(20_000, 80_000), []],
    ['have a part without money', inParts(0, 100_000), []],
    [
      'have parts of one đồng less than the price',
      { ...inParts(50_000, 49_999), price: 100_000 },
      ['conditions'],
    ],
    [
      'have parts of one đồng more than the price',
      { ...inParts(50_000, 50_001), price: 100_000 },
      ['conditions'],
    ],
    ['need no parts where all is paid together', { releaseMode: 'ALL', conditions: [part('Một')] }, []],
    ['need a condition', { releaseMode: 'ALL', conditions: [] }, ['conditions']],
    [
      'need a mandatory condition',
      { releaseMode: 'ALL', conditions: [{ ...part('Một'), mandatory: false }] },
      ['conditions'],
    ],
    ['have 20 conditions', { releaseMode: 'ALL', conditions: many(20) }, []],
    ['do not have 21', { releaseMode: 'ALL', conditions: many(21) }, ['conditions']],
    [
      'name each fault',
      { price: 1, dueAt: at(now), reviewHours: 1 },
      ['price', 'dueAt', 'reviewHours', 'conditions'],
    ],
  ])('%s', (_, more, faults) => {
    expect(Object.keys(faultsOfTerms({ ...terms, ...more }, now))).toEqual(faults);
  });
});

describe('the conditions after a change', () => {
  const [first, second, third] = [part('Một', 100_000), part('Hai', 200_000), part('Ba')];

  it.each<[string, Parameters<typeof conditionsAfter>[1], ReturnType<typeof conditionsAfter>]>([
    ['are the same where it is about time', { durationHours: 400 }, [first, second, third]],
    [
      'have the new ones last',
      { conditions: [part('Bốn', 50_000)] },
      [first, second, third, part('Bốn', 50_000)],
    ],
    [
      'have the raise of the first',
      { raises: [{ no: 1, amount: 30_000 }] },
      [part('Một', 130_000), second, third],
    ],
    [
      'have raises, of a part that had no money too',
      {
        raises: [
          { no: 2, amount: 1 },
          { no: 3, amount: 20_000 },
        ],
      },
      [first, part('Hai', 200_001), part('Ba', 20_000)],
    ],
  ])('%s', (_, change, after) => {
    expect(conditionsAfter([first, second, third], change)).toStrictEqual(after);
  });
});

it('counts a proof as decided once it is paid, refunded or void', () => {
  expect(proofStates.filter((state) => decidedProofs.includes(state))).toEqual([
    'APPROVED',
    'REFUNDED',
    'VOID',
  ]);
});

describe('the terms of a deal again', () => {
  it('are the same, where they fit a project', () => {
    const before = termsOfJob(job);
    expect(termsAgain(before)).toEqual(before);
  });

  it('fit a project, whatever job they are of, and are due some time after their start', () => {
    const { durationHours: _, ...quick } = {
      ...terms,
      price: 35_000,
      reviewHours: 24,
      releaseMode: 'ALL' as const,
    };
    const again = termsAgain({ ...quick, dueAt: new Date(now - 1).toISOString() });
    expect(again).toMatchObject({ price: 50_000, reviewHours: 72, durationHours: 168 });
    expect(again).not.toHaveProperty('dueAt');
    expect(faultsOfTerms(again, now)).toEqual({});
  });
});
