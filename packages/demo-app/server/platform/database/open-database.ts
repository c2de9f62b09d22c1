import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { SettingError, defaultPools } from '../env.ts';
import type { Database, OpenDatabase } from './database.ts';
import { createPoolTransaction } from './pool-transaction.ts';
import { prepareStatements } from './prepared-statements.ts';
import { refuseOldDatabase } from './refuse-old-database.ts';

export const holdsDatabase = (dataDir: string): boolean => existsSync(path.join(dataDir, 'pg', 'PG_VERSION'));

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');
/** Key of an advisory lock (any number): two nodes that start together migrate one after the other. */
const migrationLock = 7_305_141;

/** Timeouts in ms. */
export type DatabaseTimeouts = {
  readonly connection: number;
  readonly statement: number;
  /** Long, because a busy machine is not a database that is away. */
  readonly ping: number;
};

/** A request then fails within three seconds. */
export const requestTimeouts: DatabaseTimeouts = { connection: 2000, statement: 3000, ping: 1500 };

async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  timeouts: DatabaseTimeouts,
  connections: number,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'keo',
    max: connections,
    connectionTimeoutMillis: timeouts.connection,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeouts.statement,
    // The client's own timeout: `statement_timeout` cannot fire while the server is frozen or cut off.
    query_timeout: timeouts.statement + 500,
  });
  // Pings have their own pool: a busy pool does not mean that the database is away.
  const pingPool = new Pool({
    connectionString: url,
    application_name: 'keo pulse',
    max: 2,
    connectionTimeoutMillis: timeouts.ping,
  });
  for (const each of [pool, pingPool]) {
    // Without a listener a connection that the server closes would end the process.
    each.on('error', onError);
    // The pool listens to idle connections only; one that closes between two statements would end the process too.
    each.on('connect', (client) => client.on('error', onError));
  }
  prepareStatements(pool);
  const setup = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 3000 });
  const setupDb = drizzlePg(setup);
  try {
    await setupDb.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await refuseOldDatabase(setupDb, migrationsFolder);
    await migratePg(setupDb, { migrationsFolder });
    await setupDb.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } catch (error) {
    await pool.end();
    throw toSentence(error);
  } finally {
    await setup.end();
  }
  const db: Database = drizzlePg(pool);
  db.transaction = createPoolTransaction(pool);
  return {
    db,
    driver: { kind: 'postgres', url },
    async withoutTimeouts(work) {
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
    ping: async (ms) =>
      void (await pingPool.query({ text: 'select 1', query_timeout: ms } as { text: string })),
    close: async () => void (await Promise.all([pool.end(), pingPool.end()])),
  };
}

/** SQLSTATEs, or their classes, of a wrong login or database name. */
const refusals: readonly (readonly [code: string, sentence: string])[] = [
  ['28', 'The database in DATABASE_URL refuses its user or password'],
  ['3D000', 'DATABASE_URL names a database that is not there'],
];

/** One sentence where DATABASE_URL is wrong; the URL is not repeated, because it may hold a password. */
function toSentence(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = String(Object(cause)['code'] ?? '');
  const refusal = refusals.find(([start]) => code.startsWith(start));
  if (refusal) return new SettingError(`${refusal[1]} (${code}).`);
  const away = /^(ECONN|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|57P03)/.test(code) || /timeout/.test(String(cause));
  return away
    ? new SettingError(`The database in DATABASE_URL cannot be reached (${code || 'no answer'}).`)
    : error;
}

/**
 * Opens PostgreSQL where a URL is given, else the embedded database in a folder (in memory without one), and migrates
 * it.
 */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir?: string | undefined;
  /** For an embedded database in memory: creating one takes seconds. */
  dump?: Blob | undefined;
  timeouts?: DatabaseTimeouts | undefined;
  /** Size of PostgreSQL's connection pool. */
  connections?: number | undefined;
  onError: (error: Error) => void;
}): Promise<OpenDatabase> {
  if (options.url !== undefined)
    return openPostgres(
      options.url,
      options.onError,
      options.timeouts ?? requestTimeouts,
      options.connections ?? defaultPools.databaseConnections,
    );
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase({ ...options, migrationsFolder });
}
