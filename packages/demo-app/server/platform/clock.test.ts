import { describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../dev/testing/start-app.ts';
import { createClock } from './clock.ts';
import type { Database } from './database/database.ts';

const hour = 60 * 60_000;

describe('the clock of the sandbox', async () => {
  const { db } = await openEmptyDatabase();

  /** The same database, but its next answer about the clock waits for `letGo`. */
  function slow(): { db: Database; letGo: () => void } {
    const gate = Promise.withResolvers<void>();
    let isFirst = true;
    const select = () => ({
      from: async (table: Parameters<ReturnType<Database['select']>['from']>[0]) => {
        const isHeld = isFirst;
        isFirst = false;
        const rows = await db.select().from(table);
        if (isHeld) await gate.promise;
        return rows;
      },
    });
    const held = new Proxy(db, {
      get: (target, name) => (name === 'select' ? select : Reflect.get(target, name)),
    });
    return { db: held, letGo: gate.resolve };
  }

  it('never goes back after a stale read', async () => {
    const { db: late, letGo } = slow();
    const clock = await createClock(late, { movable: false, shared: false });
    const early = clock.look();
    const moved = await clock.advance(8 * hour);
    expect(+moved - Date.now()).toBeGreaterThan(8 * hour - 60_000);
    letGo();
    await early;
    expect(+clock.now()).toBeGreaterThanOrEqual(+moved);
  });

  it('moves only after the commit', async () => {
    const clock = await createClock(db, { movable: true, shared: false });
    const before = +clock.now();
    const failed = db.transaction(async (tx) => {
      await clock.push(tx, hour);
      throw new Error('the rest failed');
    });
    await expect(failed).rejects.toThrow('the rest failed');
    expect(+(await clock.look()) - before).toBeLessThan(hour / 2);
  });
});
