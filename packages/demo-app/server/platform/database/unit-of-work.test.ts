import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { lacksRealParts, openEmptyDatabase } from '../../dev/testing/start-app.ts';
import { createTransact } from './unit-of-work.ts';

describe.skipIf(lacksRealParts)('two transactions in a deadlock', async () => {
  if (lacksRealParts) return;
  const { db } = await openEmptyDatabase();
  await db.execute(sql`create table sums as select name, 0 as sum from unnest(array['a', 'b']) name`);
  const transact = createTransact(db, () => undefined);

  it('are both retried to the end, with one afterCommit each', async () => {
    const began = vi.fn<() => void>();
    const events = vi.fn<(by: string) => void>();
    const both = { count: 0, have: Promise.withResolvers<void>() };
    const move = (by: string, first: string, second: string) =>
      transact(async (unit) => {
        began();
        const add = (name: string) =>
          unit.db.execute(sql`update sums set sum = sum + 1 where name = ${name}`);
        unit.afterCommit(() => events(by));
        await add(first);
        both.count += 1;
        if (both.count === 2) both.have.resolve();
        await both.have.promise;
        await add(second);
        return by;
      });
    expect(await Promise.all([move('one', 'a', 'b'), move('two', 'b', 'a')])).toEqual(['one', 'two']);
    // At least one was rolled back; retried, it may deadlock once more.
    expect(began.mock.calls.length).toBeGreaterThan(2);
    expect(events.mock.calls.flat().toSorted()).toEqual(['one', 'two']);
    const { rows } = await db.execute(sql`select sum from sums order by name`);
    expect(rows).toEqual([{ sum: 2 }, { sum: 2 }]);
  });

  it('fail after several deadlocks', async () => {
    const work = vi.fn<() => Promise<never>>(async () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(transact(work)).rejects.toThrow('deadlock detected');
    expect(work).toHaveBeenCalledTimes(3);
  });
});
