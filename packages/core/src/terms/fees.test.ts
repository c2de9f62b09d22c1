import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authorFeeFor,
  authorFeeOnMore,
  bonusFeesFor,
  feeOfPart,
  firstTierNet,
  pricesOfNet,
  workerFeeFor,
  workerTiers,
} from './fees.schema.ts';

/** The parts of a whole. */
const parts = fc.array(fc.integer({ min: 1, max: 20_000_000 }), { minLength: 1, maxLength: 20 });
const running = (amounts: readonly number[], fee: (before: number, part: number, fees: number) => number) => {
  let before = 0;
  let fees = 0;
  for (const part of amounts) {
    fees += fee(before, part, fees);
    before += part;
  }
  return { fees, whole: before };
};

describe("the author's fee", () => {
  it.each([
    ['QUICK', 5000, 250],
    ['QUICK', 2000, 100],
    ['QUICK', 1990, 100],
    ['PROJECT', 900_000, 45_000],
    ['PROJECT', 50_000, 5000],
    ['PROJECT', 6_500_000, 325_000],
    ['PROJECT', 28_000_000, 500_000],
    // Half a đồng is rounded up.
    ['QUICK', 2010, 101],
  ] as const)('of a %s deal of %i is %i', (kind, amount, fee) => {
    expect(authorFeeFor(kind, amount)).toBe(fee);
  });

  it('of nothing is nothing', () => {
    expect(authorFeeFor('PROJECT', 0)).toBe(0);
    expect(authorFeeFor('QUICK', 0)).toBe(0);
  });

  const ends = fc.array(
    fc.record({
      part: fc.integer({ min: 1, max: 60_000_000 }),
      to: fc.constantFrom('author' as const, 'worker' as const),
      raise: fc.constantFrom(0, 0, 0, 20_000_000),
    }),
    { minLength: 1, maxLength: 20 },
  );
  it.each(['QUICK', 'PROJECT'] as const)(
    'of a %s deal is that on what was paid, in whatever order its parts end, and all else comes back',
    (kind) => {
      fc.assert(
        fc.property(ends, (parts) => {
          const price = parts.reduce((sum, { part }) => sum + part, 0);
          let deal = { kind, paid: 0, held: { price, fee: authorFeeFor(kind, price) } };
          const fees = { in: deal.held.fee, author: 0, worker: 0 };
          for (const { part, to, raise } of parts) {
            const more = authorFeeOnMore(kind, deal.paid + deal.held.price, raise);
            fees.in += more;
            deal.held = { price: deal.held.price + raise, fee: deal.held.fee + more };
            const fee = feeOfPart(deal, to, part);
            expect(fee).toBeGreaterThanOrEqual(0);
            expect(fee).toBeLessThanOrEqual(deal.held.fee);
            fees[to] += fee;
            deal = {
              kind,
              paid: to === 'worker' ? deal.paid + part : deal.paid,
              held: { price: deal.held.price - part, fee: deal.held.fee - fee },
            };
            expect(fees.worker).toBe(authorFeeFor(kind, deal.paid));
          }
          fees.author += feeOfPart(deal, 'author', deal.held.price);
          expect(fees.worker + fees.author).toBe(fees.in);
        }),
      );
    },
  );
});

describe("the worker's fee", () => {
  it.each([
    [5000, workerTiers.BRONZE, 500],
    [35_000, workerTiers.BRONZE, 3500],
    [6_500_000, workerTiers.BRONZE, 650_000],
    [28_000_000, workerTiers.PLATINUM, 1_400_000],
    [9, workerTiers.BRONZE, 0],
  ])('of %i at %i is %i', (gross, bps, fee) => {
    expect(workerFeeFor(0, gross, bps)).toBe(fee);
  });

  it('of the parts adds up to the fee on the whole, and never passes a part', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...Object.values(workerTiers)), (amounts, bps) => {
        const { fees, whole } = running(amounts, (before, part) => {
          const fee = workerFeeFor(before, part, bps);
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(part);
          return fee;
        });
        expect(fees).toBe(workerFeeFor(0, whole, bps));
      }),
    );
  });

  it('is exact for amounts whose product passes what a number can hold', () => {
    expect(workerFeeFor(0, Number.MAX_SAFE_INTEGER, 1000)).toBe(900_719_925_474_099);
  });
});

describe('the fees on a bonus', () => {
  it.each([
    // 5 % of 50,100,000 would be 2,505,000: the bound of 500,000 holds for both together.
    ['QUICK', 100_000, 50_000_000, 495_000, 5_000_000],
    ['QUICK', 100_000, 20_000, 1000, 2000],
    // A deal that pays the most already pays no more.
    ['PROJECT', 12_000_000, 1_000_000, 0, 100_000],
    // 5,000 is also the fee on 60,000: the least that a project pays holds for both together too.
    ['PROJECT', 50_000, 10_000, 0, 1000],
  ] as const)('of a %s deal that paid %i and %i more are %i and %i', (kind, paid, bonus, author, worker) => {
    expect(bonusFeesFor({ kind, paid, workerBps: workerTiers.BRONZE }, bonus)).toEqual({ author, worker });
  });

  it('cost the same as a price of that much', () => {
    const amount = fc.integer({ min: 1000, max: 50_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom(...Object.values(workerTiers)),
        (paid, bonus, workerBps) => {
          const fees = bonusFeesFor({ kind: 'QUICK', paid, workerBps }, bonus);
          expect(authorFeeFor('QUICK', paid) + fees.author).toBe(authorFeeFor('QUICK', paid + bonus));
          expect(workerFeeFor(0, paid, workerBps) + fees.worker).toBe(
            workerFeeFor(0, paid + bonus, workerBps),
          );
          expect(authorFeeOnMore('QUICK', paid, bonus)).toBe(fees.author);
        },
      ),
    );
  });
});

it('a price is within the bounds of a net exactly if its net is', () => {
  const dong = fc.integer({ min: 0, max: 999_999_999 });
  const near = fc.oneof(dong, fc.integer({ min: 0, max: 50 }));
  fc.assert(
    fc.property(near, near, (price, bound) => {
      const bounds = pricesOfNet({ min: bound, max: bound });
      expect(price >= (bounds.min ?? 0)).toBe(firstTierNet(price) >= bound);
      expect(price <= (bounds.max ?? Infinity)).toBe(firstTierNet(price) <= bound);
    }),
  );
  expect(pricesOfNet({})).toEqual({ min: undefined, max: undefined });
});
