import { describe, expect, it } from 'vitest';
import { compareTransfer, creditedReasons, rechargeStateAt, transferReason } from './recharge.rules.ts';
import { type RechargeState, transferReasons } from './recharge.schema.ts';

/** 500,000 đồng, asked for at nine: shown for fifteen minutes, matched for a day. */
const expiresAt = Date.UTC(2026, 10, 20, 9, 15);
const matchUntil = Date.UTC(2026, 10, 21, 9);
const recharge = { state: 'PENDING' as const, amount: 500_000, expiresAt, matchUntil };

describe('a recharge', () => {
  it.each<[string, RechargeState, now: number, shown: RechargeState]>([
    ['is pending until its last moment', 'PENDING', expiresAt - 1, 'PENDING'],
    ['is expired at that moment', 'PENDING', expiresAt, 'EXPIRED'],
    ['is expired after it', 'PENDING', expiresAt + 1, 'EXPIRED'],
    ['that was paid stays so', 'SUCCEEDED', expiresAt + 1, 'SUCCEEDED'],
    ['that was cancelled stays so', 'CANCELLED', expiresAt + 1, 'CANCELLED'],
    ['that was paid is so before its end too', 'SUCCEEDED', expiresAt - 1, 'SUCCEEDED'],
    ['that was cancelled is so before its end too', 'CANCELLED', expiresAt - 1, 'CANCELLED'],
  ])('%s', (_, state, now, shown) => {
    expect(rechargeStateAt({ state, expiresAt }, now)).toBe(shown);
  });
});

/** Each is credited, for what came in. */
const credited = [
  ['is exact to the đồng', 500_000, expiresAt - 1, 'EXACT'],
  ['is in time in the last moment', 500_000, expiresAt, 'EXACT'],
  ['is late a moment after it', 500_000, expiresAt + 1, 'LATE'],
  ['is late until the end of the day', 500_000, matchUntil, 'LATE'],
  ['is short by one đồng', 499_999, expiresAt, 'SHORT'],
  ['is over by one đồng', 500_001, expiresAt, 'OVER'],
  ['is short before it is late', 499_999, expiresAt + 1, 'SHORT'],
  ['is over before it is late', 500_001, expiresAt + 1, 'OVER'],
] as const;

describe('a transfer with the code of a recharge', () => {
  it.each(credited)('%s', (_, amount, at, reason) => {
    expect(transferReason(recharge, { amount, at })).toBe(reason);
    expect(compareTransfer(recharge, { amount, at })).toBe(reason);
    expect(creditedReasons).toContain(reason);
  });

  it.each([
    ['comes too late after a day, whatever its sum', {}, matchUntil + 1, 'TOO_LATE'],
    ['comes too late an hour after that', {}, matchUntil + 3_600_000, 'TOO_LATE'],
    ['is a second one once it was paid', { state: 'SUCCEEDED' as const }, expiresAt - 1, 'USED_CODE'],
    ['is a second one after a day too', { state: 'SUCCEEDED' as const }, matchUntil + 1, 'USED_CODE'],
    ['is for nothing once it was cancelled', { state: 'CANCELLED' as const }, expiresAt - 1, 'CANCELLED'],
    ['is for nothing after a day too', { state: 'CANCELLED' as const }, matchUntil + 1, 'CANCELLED'],
  ])('%s', (_, change, at, reason) => {
    for (const amount of [499_999, 500_000, 500_001])
      expect(transferReason({ ...recharge, ...change }, { amount, at })).toBe(reason);
    expect(creditedReasons).not.toContain(reason);
  });

  it('is still matched where it expired, as EXPIRED may have been read', () => {
    const expired = { ...recharge, state: 'EXPIRED' as const };
    expect(transferReason(expired, { amount: 500_000, at: expiresAt + 1 })).toBe('LATE');
  });

  it('is credited for these reasons and no other', () => {
    expect(transferReasons.filter((reason) => creditedReasons.includes(reason))).toEqual([
      'EXACT',
      'SHORT',
      'OVER',
      'LATE',
    ]);
  });
});
