import { expect, it } from 'vitest';
import { creditedReasons, rechargeStateAt, transferReason } from './recharge.rules.ts';
import { transferReasons } from './recharge.schema.ts';

const asked = { state: 'PENDING' as const, amount: 100, expiresAt: 1000, matchUntil: 2000 };

it.each([
  ['PENDING', 999, 'PENDING'],
  ['PENDING', 1000, 'EXPIRED'],
  ['SUCCEEDED', 1000, 'SUCCEEDED'],
  ['CANCELLED', 1000, 'CANCELLED'],
] as const)('a recharge that is stored as %s is shown at %i as %s', (state, now, shown) => {
  expect(rechargeStateAt({ state, expiresAt: 1000 }, now)).toBe(shown);
});

it.each([
  [{}, 100, 1000, 'EXACT'],
  [{}, 99, 1000, 'SHORT'],
  [{}, 101, 1000, 'OVER'],
  [{}, 100, 1001, 'LATE'],
  [{}, 99, 1001, 'SHORT'],
  [{}, 100, 2000, 'LATE'],
  [{}, 100, 2001, 'TOO_LATE'],
  [{ state: 'SUCCEEDED' as const }, 100, 0, 'USED_CODE'],
  [{ state: 'CANCELLED' as const }, 100, 0, 'CANCELLED'],
])('a transfer to %o of %i at %i is %s', (change, amount, at, reason) => {
  expect(transferReason({ ...asked, ...change }, { amount, at })).toBe(reason);
});

it('credits what arrives for an open recharge, whatever its sum', () => {
  expect(transferReasons.filter((reason) => creditedReasons.includes(reason))).toEqual([
    'EXACT',
    'SHORT',
    'OVER',
    'LATE',
  ]);
});
