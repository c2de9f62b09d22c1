import { describe, expect, it } from 'vitest';
import { type PostedTerms, faultsOfTerms, sumOfParts, termsOfPosting } from './terms.rules.ts';

const part = (title: string, amount?: number) => ({
  title,
  mandatory: true,
  ...(amount !== undefined && { amount }),
  accept: { types: ['TEXT' as const] },
});
const posting: PostedTerms = {
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
    expect(termsOfPosting(posting)).toEqual({
      price: 2_000_000,
      durationHours: 168,
      releaseMode: 'PER_PROOF',
      reviewHours: 120,
      revisionsMax: 3,
      scope: 'Logo và bảng màu',
      conditions: posting.conditions,
    });
  });

  it.each([[1_999_000], [2_333_000], [50_001_000], [200_000_000]])(
    'at a price of %i that was asked for instead, are the same shares of it, to the đồng',
    (price) => {
      const terms = termsOfPosting(posting, { price, durationHours: 72 });
      expect(terms).toMatchObject({ price, durationHours: 72 });
      expect(sumOfParts(terms.conditions)).toBe(price);
      expect(faultsOfTerms(terms, 0)).toEqual([]);
      const [first, second] = terms.conditions.map(({ amount = 0 }) => amount / price);
      expect(first).toBeCloseTo(0.25, 2);
      expect(second).toBeCloseTo(0.35, 2);
    },
  );

  it('leave parts alone that are paid together', () => {
    const whole = { ...posting, releaseMode: 'ALL' as const, conditions: [part('Tất cả')] };
    expect(termsOfPosting(whole, { price: 3_000_000, durationHours: null }).conditions).toEqual([
      part('Tất cả'),
    ]);
  });

  it('break no character where a long description ends', () => {
    const description = `${'x'.repeat(4999)}🌿`;
    expect(termsOfPosting({ ...posting, description }).scope).toBe('x'.repeat(4999));
  });
});
