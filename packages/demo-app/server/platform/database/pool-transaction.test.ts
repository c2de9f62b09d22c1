import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openGate } from '../../dev/testing/gate.ts';
import { createDatabase, lacksRealParts } from '../../dev/testing/start-app.ts';
import { openDatabase } from './open-database.ts';
import { OutcomeUnknown } from './database-errors.ts';

const note = (id: number) => sql`insert into noted values (${id})`;

describe.skipIf(lacksRealParts)('a transaction on a connection of the pool', async () => {
  if (lacksRealParts) return;
  const gate = await openGate(await createDatabase());
  const database = await openDatabase({ url: gate.url, onError: () => undefined });
  afterAll(() => database.close());
  const { db } = database;
  await db.execute(sql`create table noted (id int primary key)`);
  const noted = async () => (await db.execute(sql`select id from noted order by id`)).rows;

  it('without an answer to its commit is unknown, not failed', async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(note(1));
      await gate.shut();
    });
    await expect(work).rejects.toBeInstanceOf(OutcomeUnknown);
    await gate.open();
    expect(await noted()).toEqual([]);
  });

  it('that the database refuses at the commit has failed', async () => {
    await db.execute(
      sql`create table followed (id int primary key, leader int references followed deferrable initially deferred)`,
    );
    const work = db.transaction((tx) => tx.execute(sql`insert into followed values (1, 2)`));
    await expect(work).rejects.toMatchObject({ cause: { code: '23503' } });
  });

  it('that could not begin returns its connection', async () => {
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select 1`)));
    await gate.shut();
    const works = Array.from({ length: 30 }, () => db.transaction((tx) => tx.execute(note(2))));
    const answers = await Promise.allSettled(works);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    await gate.open();
    await db.transaction((tx) => tx.execute(note(3)));
    expect(await noted()).toEqual([{ id: 3 }]);
  });

  it('that timed out never ends inside another one', async () => {
    const before = Array.from({ length: 10 }, (_, index) =>
      db
        .transaction(async (tx) => {
          await tx.execute(note(10 + index));
          gate.hold();
          await tx.execute(sql`select 1`);
        })
        .catch(() => 'late'),
    );
    expect(new Set(await Promise.all(before))).toEqual(new Set(['late']));
    await gate.open();
    const after = Array.from({ length: 20 }, (_, index) =>
      db.transaction((tx) => tx.execute(note(100 + index))),
    );
    await Promise.all(after);
    expect(await noted()).toEqual([{ id: 3 }, ...after.map((_, index) => ({ id: 100 + index }))]);
  });
});
