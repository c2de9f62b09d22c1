import { describe, expect, it } from 'vitest';
import { getNet, getReturned } from './deal-worth.ts';

const job = { id: 'j1', slug: 's', title: 'T', price: 1 };
const money = (price: number, refunded: number, workerFee = 0) => ({
  price,
  refunded,
  workerFee,
  held: 0,
  released: price - refunded,
  bonus: 0,
});

describe('what went back to the author', () => {
  it.each([
    ['of a split dispute', 'PROJECT', 5_000_000, 1_000_000, 1_050_000],
    ['of a cancelled deal', 'PROJECT', 5_000_000, 5_000_000, 5_250_000],
    ['of a cancelled slot', 'QUICK', 35_000, 35_000, 36_750],
    ['above the highest fee', 'PROJECT', 20_000_000, 5_000_000, 5_000_000],
    ['below the least fee', 'PROJECT', 100_000, 50_000, 50_000],
    ['of a paid deal', 'PROJECT', 5_000_000, 0, 0],
  ] as const)('%s', (_, kind, price, refunded, returned) => {
    expect(getReturned({ job: { ...job, kind }, money: money(price, refunded) })).toBe(returned);
  });
});

describe('what the worker gets of a payment', () => {
  it('is less a fee on the whole, also where part of the price went back', () => {
    expect(getNet({ money: money(5_000_000, 2_000_000, 240_000) }, 500_000)).toBe(460_000);
    expect(getNet({ money: money(5_000_000, 0, 500_000) }, 3_000_000, 0)).toBe(2_700_000);
  });

  it('is all where nothing of the price is left', () => {
    expect(getNet({ money: money(5_000_000, 5_000_000) }, 1000)).toBe(1000);
  });
});
