import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterFile } from './after-file.ts';
import { copyEmptyDatabase } from './copy-empty-database.ts';
import type { Statement } from './money-deeds.ts';
import { createDatabase } from './start-app.ts';
import { until } from './until.ts';

/** A database in which the next statement of a kind blocks, so that its server can be killed at that point. */
export type StatementGate = {
  /** For servers on this database. */
  readonly env: Record<string, string>;
  arm(statement: Statement): Promise<void>;
  /** Whether a statement is blocked now. */
  stands(): Promise<boolean>;
  /** Unblocks, once the killed server's transaction is over. */
  open(): Promise<void>;
};

const lock = 4_242_001;

/** The statement waits for a lock that the test holds on its own connection. */
export async function postgresGate(
  begin: (env: Record<string, string>) => Promise<void>,
): Promise<StatementGate> {
  const url = await createDatabase();
  const env = { DATABASE_URL: url };
  await begin(env);
  const hand = new Client({ connectionString: url });
  await hand.connect();
  afterFile(() => hand.end());
  await hand.query(`create function wait_at_the_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${lock}); return null; end $$`);
  const some = async (query: string) => (await hand.query(query)).rows.length > 0;
  let armed = '';
  return {
    env,
    async arm({ on, table }) {
      armed = table;
      await hand.query(`create trigger gate before ${on} on ${table} execute function wait_at_the_gate()`);
      await hand.query(`select pg_advisory_lock(${lock})`);
    },
    stands: () => some(`select 1 from pg_locks where locktype = 'advisory' and not granted`),
    async open() {
      await hand.query(`select pg_advisory_unlock(${lock})`);
      const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      await until('its transaction has ended', async () => !(await some(others)));
      await hand.query(`drop trigger gate on ${armed}`);
    },
  };
}

/**
 * The embedded database is inside the server's process and can only be reached through its folder: the statement looks
 * for a file there, reports by another one, and loops.
 */
export async function pgliteGate(
  dataDir: string,
  statements: readonly Statement[],
  begin: (env: Record<string, string>) => Promise<void>,
): Promise<StatementGate> {
  const env = { KEO_DATA_DIR: dataDir };
  await copyEmptyDatabase(dataDir);
  await begin(env);
  const folder = path.join(dataDir, 'pg');
  const database = await PGlite.create({ dataDir: folder });
  await database.exec(`create function wait_at_the_gate() returns trigger language plpgsql as $$ begin
    if (pg_stat_file('gate/' || lower(tg_op) || '.' || tg_table_name, true)).size is null then return null; end if;
    execute format('copy (select 1) to %L', current_setting('data_directory') || '/gate/reached');
    loop null; end loop;
  end $$`);
  for (const { on, table } of statements)
    await database.exec(
      `create trigger gate_${on} before ${on} on ${table} execute function wait_at_the_gate()`,
    );
  await database.close();
  const gate = path.join(folder, 'gate');
  await mkdir(gate);
  return {
    env,
    arm: ({ on, table }) => writeFile(path.join(gate, `${on}.${table}`), 'stop here'),
    stands: async () => existsSync(path.join(gate, 'reached')),
    async open() {
      await rm(gate, { recursive: true });
      await mkdir(gate);
    },
  };
}
