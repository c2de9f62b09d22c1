import { object, string } from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase, lacksRealParts } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { type Clock, createClock } from '../clock.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Queue, createQueue } from './queue.ts';
import { createTransact } from '../database/unit-of-work.ts';
import { bringJobsForward } from '../../modules/sandbox/sandbox.repository.ts';

const fail = (error: unknown) => {
  throw error;
};

async function open(url?: string) {
  const database: OpenDatabase = await openDatabase({ url, onError: fail });
  const clock: Clock = await createClock(database.db, { movable: true, shared: false });
  const queue: Queue = createQueue(database, clock, () => undefined);
  const ran: string[] = [];
  let failures = 1;
  queue.define('test.note', object({ name: string() }), async ({ name }) => void ran.push(name));
  queue.define('test.stumble', object({ name: string() }), async ({ name }) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('not yet');
    }
    ran.push(name);
  });
  await queue.start();
  afterAll(async () => {
    await queue.stop();
    await database.close();
  });
  return { queue, clock, ran, database, db: database.db, transact: createTransact(database.db, fail) };
}

const kinds = [['PGlite', false] as const, ...(lacksRealParts ? [] : [['PostgreSQL', true] as const])];

describe.each(kinds)('jobs on %s', async (_name, real) => {
  const { queue, clock, ran, database, db, transact } = await open(real ? await createDatabase() : undefined);
  const has = (name: string) => until(`${name} ran`, () => ran.includes(name));

  it('run when their transaction is committed, and never when it is rolled back', async () => {
    const broken = transact(async (unit) => {
      await queue.send(unit.db, 'test.note', { name: 'rolled back' });
      throw new Error('the business said no');
    });
    await expect(broken).rejects.toThrow('the business said no');
    await transact((unit) => queue.send(unit.db, 'test.note', { name: 'committed' }));
    await has('committed');
    expect(ran).not.toContain('rolled back');
  });

  it('wait by Keo’s clock, and become due when it is moved', async () => {
    const hour = 60 * 60_000;
    await transact((unit) =>
      queue.send(unit.db, 'test.note', { name: 'in an hour' }, { at: new Date(+clock.now() + hour) }),
    );
    await transact(async (unit) => {
      await bringJobsForward(unit.db, 30);
      await clock.push(unit.db, hour / 2);
    });
    await clock.look();
    // Sent after the clock was moved: it waits for the moved clock, not for the real one.
    await transact((unit) =>
      queue.send(unit.db, 'test.note', { name: 'at once' }, { at: new Date(+clock.now()) }),
    );
    await has('at once');
    expect(ran).not.toContain('in an hour');
    await transact((unit) => bringJobsForward(unit.db, 31));
    await has('in an hour');
  });

  it('are polled at once after wake, instead of within a second', async () => {
    const middle = async (word: string, wake: () => void) => {
      const times: number[] = [];
      for (const round of [1, 2, 3]) {
        await transact((unit) => queue.send(unit.db, 'test.note', { name: `${word} ${round}` }));
        wake();
        times.push(await has(`${word} ${round}`));
      }
      return times.toSorted((a, b) => a - b)[1] ?? 0;
    };
    const alone = await middle('by itself', () => undefined);
    expect(await middle('woken', queue.wake)).toBeLessThan(alone / 2);
  });

  it('are retried when their handler fails', async () => {
    await transact((unit) => queue.send(unit.db, 'test.stumble', { name: 'second try' }));
    await transact((unit) => bringJobsForward(unit.db, 1));
    await until('it was tried again', async () => {
      await bringJobsForward(db, 1);
      return ran.includes('second try');
    });
    expect(ran.filter((name) => name === 'second try')).toHaveLength(1);
  });

  it('are dropped while another of their key waits', async () => {
    const at = new Date(+clock.now() + 60_000);
    for (const name of ['first', 'second'])
      await transact((unit) =>
        queue.send(unit.db, 'test.note', { name: `keyed ${name}` }, { at, key: 'one' }),
      );
    await bringJobsForward(db, 2);
    await has('keyed first');
    await transact((unit) => queue.send(unit.db, 'test.note', { name: 'after both' }));
    await has('after both');
    expect(ran).not.toContain('keyed second');
  });

  it('repeat work on a node, also after a failure, and finish it at the end', async () => {
    const failed: string[] = [];
    const other = createQueue(database, clock, ({ message }) => void failed.push(message));
    const end: (() => void)[] = [];
    const events: string[] = [];
    other.repeat(1, async () => {
      events.push('begun');
      if (events.length === 1) throw new Error('not this time');
      await new Promise<void>((resolve) => end.push(resolve));
      events.push('ended');
    });
    await other.start();
    await until('a second round is under way', () => end.length === 1);
    const stopped = other.stop();
    for (const go of end) go();
    await stopped;
    expect([events, failed]).toEqual([['begun', 'begun', 'ended'], ['not this time']]);
  });
});
