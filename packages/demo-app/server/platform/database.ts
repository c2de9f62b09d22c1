import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { SettingError, usualPools } from './env.ts';
import { leanPglite } from './lean-pglite.ts';
import { createPoolTransaction } from './pool-transaction.ts';

/** What both drivers answer a plain statement with. */
interface Rows extends PgQueryResultHKT {
  type: { rows: unknown[] };
}

/** Both databases and their open transactions, behind one type. */
export type Database = PgDatabase<Rows>;

export type OpenDatabase = {
  db: Database;
  /** The driver underneath, for what needs its own connection (jobs). */
  driver: { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; url: string };
  /** Work that may take minutes: on a connection of its own, without the limits of those that people wait for. */
  patiently<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer within `ms`. */
  ping(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** Where the embedded database lies in the data folder. */
const embeddedIn = (dataDir: string) => path.join(dataDir, 'pg');

/** Whether a server has ever kept its embedded database there. */
export const holdsDatabase = (dataDir: string): boolean =>
  existsSync(path.join(embeddedIn(dataDir), 'PG_VERSION'));

const migrationsFolder = path.resolve(import.meta.dirname, '../migrations');
/** Any number: two nodes that start together migrate one after the other. */
const migrationLock = 7_305_141;

async function openPglite(dataDir: string | undefined, begins?: Blob): Promise<OpenDatabase> {
  const unlock = dataDir === undefined ? async () => undefined : await lockDataFolder(dataDir);
  try {
    const folder = dataDir && embeddedIn(dataDir);
    if (folder) await mkdir(folder, { recursive: true });
    const client = await PGlite.create({
      ...(folder !== undefined && { dataDir: folder }),
      ...(begins && { loadDataDir: begins }),
    });
    const db = drizzlePglite(leanPglite(client));
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      driver: { kind: 'pglite', client },
      patiently: (work) => work(db),
      ping: async () => void (await client.query('select 1')),
      async close() {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The longest waits for PostgreSQL, in milliseconds, before a request fails. */
export type DatabaseWaits = {
  /** For a connection. */
  readonly connection: number;
  /** For one statement. */
  readonly statement: number;
  /** For a ping. Long, because a busy machine is not a database that is away. */
  readonly ping: number;
};

/** So that a request fails within three seconds. */
export const waitsOfPeople: DatabaseWaits = { connection: 2000, statement: 3000, ping: 1500 };

async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  waits: DatabaseWaits,
  connections: number,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'keo',
    max: connections,
    connectionTimeoutMillis: waits.connection,
    idleTimeoutMillis: 30_000,
    statement_timeout: waits.statement,
    // The server's own limit cannot fire while the server is stopped or cut off.
    query_timeout: waits.statement + 500,
  });
  // Pings use a connection outside of the pool: a busy pool does not mean that the database is away.
  const pulse = new Pool({
    connectionString: url,
    application_name: 'keo pulse',
    max: 2,
    connectionTimeoutMillis: waits.ping,
  });
  for (const each of [pool, pulse]) {
    // Without a listener a connection that the server cuts would end the process.
    each.on('error', onError);
    // The pool listens to idle connections only; one that is cut between two statements would end the process too.
    each.on('connect', (client) => client.on('error', onError));
  }
  const setup = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 3000 });
  const setupDb = drizzlePg(setup);
  try {
    await setupDb.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migratePg(setupDb, { migrationsFolder });
    await setupDb.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } catch (error) {
    await pool.end();
    throw sentenceOf(error);
  } finally {
    await setup.end();
  }
  const db: Database = drizzlePg(pool);
  db.transaction = createPoolTransaction(pool);
  return {
    db,
    driver: { kind: 'postgres', url },
    async patiently(work) {
      const own = new Pool({
        connectionString: url,
        application_name: 'keo patient',
        max: 1,
        connectionTimeoutMillis: 2000,
      });
      own.on('error', onError);
      own.on('connect', (client) => client.on('error', onError));
      try {
        return await work(drizzlePg(own));
      } finally {
        await own.end();
      }
    },
    ping: async (ms) => void (await pulse.query({ text: 'select 1', query_timeout: ms } as { text: string })),
    close: async () => void (await Promise.all([pool.end(), pulse.end()])),
  };
}

/** SQLSTATEs, or their first letters, that mean a wrong login or database name. */
const refusals: readonly (readonly [code: string, sentence: string])[] = [
  ['28', 'The database in DATABASE_URL refuses its user or password'],
  ['3D000', 'DATABASE_URL names a database that is not there'],
];

/** One sentence about DATABASE_URL where it is to blame; its address, which may hold a password, is not repeated. */
function sentenceOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = String(Object(cause)['code'] ?? '');
  const refusal = refusals.find(([start]) => code.startsWith(start));
  if (refusal) return new SettingError(`${refusal[1]} (${code}).`);
  const away = /^(ECONN|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|57P03)/.test(code) || /timeout/.test(String(cause));
  return away
    ? new SettingError(`The database in DATABASE_URL cannot be reached (${code || 'no answer'}).`)
    : error;
}

/** The error of that SQLSTATE at the bottom of it. */
function withCode(error: unknown, code: string): Error | null {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && at.code === code) return at;
  return null;
}

/** The name of the violated UNIQUE constraint, `null` for any other error. */
export function violatedUnique(error: unknown): string | null {
  const found = withCode(error, '23505');
  return found && ('constraint' in found ? String(found.constraint) : '');
}

/** A deadlock: the database rolled this transaction back, and the others go on. */
export const isDeadlock = (error: unknown): boolean => withCode(error, '40P01') !== null;

/**
 * Opens PostgreSQL where a URL is given, else the embedded database in a folder (or in memory without one), and
 * brings it to the newest migration.
 */
export function openDatabase(options: {
  url?: string | undefined;
  dataDir?: string | undefined;
  /** A dump to start an embedded database in memory from: creating one takes seconds. */
  begins?: Blob | undefined;
  /** Those of people where nothing is given. */
  waits?: DatabaseWaits | undefined;
  /** To PostgreSQL at once. */
  connections?: number | undefined;
  onError: (error: Error) => void;
}): Promise<OpenDatabase> {
  return options.url === undefined
    ? openPglite(options.dataDir, options.begins)
    : openPostgres(
        options.url,
        options.onError,
        options.waits ?? waitsOfPeople,
        options.connections ?? usualPools.databaseConnections,
      );
}
