import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, lacksRealParts } from '../../dev/testing/start-app.ts';
import { afterFile } from '../../dev/testing/after-file.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

describe.skipIf(lacksRealParts)('statements of PostgreSQL', () => {
  let db: Database;

  beforeAll(async () => {
    const database = await openDatabase({
      url: await createDatabase(),
      connections: 1,
      onError: () => undefined,
    });
    afterFile(() => database.close());
    ({ db } = database);
  });

  const prepared = async (): Promise<string[]> => {
    const { rows } = await db.execute(sql`select statement from pg_prepared_statements`);
    return rows.map((row) => String(Object(row).statement));
  };
  const ask = async (id: string) => (await db.execute(sql`select ${id} as id`)).rows;

  it('that fail can be asked again, also after a change of their table', async () => {
    const read = async () => (await db.execute(sql`select kind from things where id = ${'a'}`)).rows;
    await expect(read()).rejects.toThrow(/Failed query/);
    await db.execute(sql`create table things (id text, kind text)`);
    expect(await read()).toEqual([]);
    await db.execute(sql`alter table things add column more text`);
    await db.execute(sql`insert into things values (${'a'}, ${'tree'})`);
    expect(await read()).toEqual([{ kind: 'tree' }]);
  });

  it('are prepared once for each text, and answer with the values of each call', async () => {
    expect(await ask('first')).toEqual([{ id: 'first' }]);
    expect(await ask('second')).toEqual([{ id: 'second' }]);
    expect((await prepared()).filter((text) => text === 'select $1 as id')).toHaveLength(1);
  });

  it('in a transaction too', async () => {
    await db.transaction((tx) => tx.execute(sql`select ${'inside'} as inside`));
    expect(await prepared()).toContain('select $1 as inside');
  });

  it('with lists are not, because each length is another text', async () => {
    const before = await prepared();
    for (const length of [2, 3, 4]) {
      const ids = sql.join(
        Array.from({ length }, (_, n) => sql`${String(n)}`),
        sql`, `,
      );
      const rows = sql.join(
        Array.from({ length }, (_, n) => sql`(${String(n)}, ${String(n)})`),
        sql`, `,
      );
      await db.execute(sql`select 1 where 'a' in (${ids})`);
      await db.execute(sql`select * from (values ${rows}) as pairs`);
    }
    expect(await prepared()).toEqual(before);
  });

  it('are prepared up to five hundred texts on a connection', async () => {
    for (let n = 0; n < 520; n += 1) await db.execute(sql`select ${'a'} as ${sql.raw(`c${n}`)}`);
    expect(await prepared()).toHaveLength(500);
    expect(await ask('later')).toEqual([{ id: 'later' }]);
  });
});
