import { expect, it, vi } from 'vitest';
import { startApp } from '../../dev/testing/start-app.ts';
import { rowsById, batched } from './batched.ts';

const { db } = (await startApp()).platform;
const calls = vi.fn<(keys: readonly string[]) => void>();
const getSize = batched(async (_db, keys: readonly string[]) => {
  calls(keys);
  if (keys.includes('none')) throw new Error('There is no such thing');
  return keys.map((key) => key.length);
});

it('makes one query of concurrent keys, and answers in order', async () => {
  calls.mockClear();
  expect(await Promise.all(['a', 'bcd', 'a'].map((key) => getSize(db, key)))).toEqual([1, 3, 1]);
  expect(calls.mock.calls).toEqual([[['a', 'bcd', 'a']]]);
});

it('caches nothing', async () => {
  calls.mockClear();
  await getSize(db, 'a');
  await getSize(db, 'a');
  expect(calls).toHaveBeenCalledTimes(2);
});

it('never mixes two transactions', async () => {
  calls.mockClear();
  await db.transaction((outer) =>
    outer.transaction((inner) =>
      Promise.all([getSize(outer, 'a'), getSize(inner, 'bc'), getSize(db, 'def')]),
    ),
  );
  expect(calls.mock.calls).toEqual([[['a']], [['bc']], [['def']]]);
});

it('fails the callers of that batch only', async () => {
  const ends = await Promise.allSettled(['a', 'none'].map((key) => getSize(db, key)));
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await getSize(db, 'a')).toBe(1);
});

it('finds the row of each id, in the order of the ids, and null where there is none', () => {
  const rows = [{ id: 'b' }, { id: 'a' }];
  expect(rowsById(['a', 'c', 'b', 'a'], rows)).toEqual([{ id: 'a' }, null, { id: 'b' }, { id: 'a' }]);
});
