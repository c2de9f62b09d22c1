import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestTimeouts } from './open-database.ts';
import { createWatchdog } from './watchdog.ts';
import { OutcomeUnknown } from './database-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const longest = requestTimeouts.ping;
const never = new Promise<never>(() => undefined);
/** A database that answers after that time, or never. */
const pingIn = (ms: number) =>
  vi.fn<(limit: number) => Promise<void>>(
    (limit) =>
      new Promise<void>((resolve, reject) => {
        if (ms <= limit) setTimeout(resolve, ms);
        else setTimeout(() => reject(new Error('Query read timeout')), limit);
      }),
  );

it('waits for slow work while the database answers, however busy it is', async () => {
  const watchdog = createWatchdog(pingIn(1400), longest);
  const work = Promise.withResolvers<string>();
  const waited = watchdog(() => work.promise);
  await vi.advanceTimersByTimeAsync(60_000);
  work.resolve('done');
  expect(await waited).toBe('done');
  // The pending ping ends, and no other begins.
  await vi.advanceTimersByTimeAsync(1500);
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects with an unknown outcome within three seconds when the database is away', async () => {
  const watchdog = createWatchdog(pingIn(Number.POSITIVE_INFINITY), longest);
  const heard = vi.fn<(error: unknown) => void>();
  void watchdog(() => never).catch(heard);
  await vi.advanceTimersByTimeAsync(2500);
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.any(OutcomeUnknown));
  expect(vi.getTimerCount()).toBe(0);
});

it('shares one ping, and stops without work', async () => {
  const ping = pingIn(100);
  const watchdog = createWatchdog(ping, longest);
  expect(await watchdog(async () => 'at once')).toBe('at once');
  const work = Promise.withResolvers<void>();
  const all = Promise.all(Array.from({ length: 50 }, () => watchdog(() => work.promise)));
  await vi.advanceTimersByTimeAsync(650);
  expect(ping).toHaveBeenCalledTimes(1);
  work.resolve();
  await all;
  expect(vi.getTimerCount()).toBe(0);
});

it('rethrows errors of the work', async () => {
  const watchdog = createWatchdog(pingIn(0), longest);
  await expect(watchdog(async () => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
});
