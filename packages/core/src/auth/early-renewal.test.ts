import { expect, it } from 'vitest';
import { createManualClock } from '../client/test-world.ts';
import { createEarlyRenewal } from './early-renewal.ts';
import type { StoredSession } from './token-store.ts';

const start = () => {
  const clock = createManualClock();
  const renewed: string[] = [];
  const early = createEarlyRenewal(clock, ({ accessToken }) => renewed.push(accessToken));
  const session = (left: number | undefined, accessToken = 'a'): StoredSession => ({
    id: 's1',
    accessToken,
    refreshToken: null,
    expiresAt: left === undefined ? undefined : clock.now() + left,
  });
  return { clock, renewed, early, session };
};

it.each([
  [600_000, 540_000],
  [300_000, 240_000],
  [100_000, 80_000],
  [1, 0.8],
])('a token that lives for %i ms is renewed after %d', (left, at) => {
  const { clock, renewed, early, session } = start();
  early.watch(session(left));
  clock.advance(at - 0.1);
  expect(renewed).toEqual([]);
  clock.advance(0.1);
  expect(renewed).toEqual(['a']);
});

it.each([0, -1, undefined])('one that has %j ms left is not', (left) => {
  const { clock, early, session } = start();
  early.watch(session(left));
  expect(clock.waiting).toBe(0);
});

it('the moment stays however often it is watched, and goes with the token', () => {
  const { clock, renewed, early, session } = start();
  const first = session(100_000);
  early.watch(first);
  clock.advance(50_000);
  early.watch(first);
  clock.advance(30_000);
  expect(renewed).toEqual(['a']);
  early.watch(session(100_000, 'b'));
  early.watch(session(100_000, 'c'));
  expect(clock.waiting).toBe(1);
  early.watch(null);
  expect(clock.waiting).toBe(0);
  early.watch(first);
  early.stop();
  expect(clock.waiting).toBe(0);
  early.watch(session(100_000));
  expect(clock.waiting).toBe(1);
});
