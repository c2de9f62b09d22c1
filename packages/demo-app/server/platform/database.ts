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

/** What both drivers answer a plain statement with. */
interface Rows extends PgQueryResultHKT {
  type: { rows: unknown[] };
}

/** Both databases and their open transactions, behind one type. */
export type Database = PgDatabase<Rows>;

export type OpenDatabase = {
  db: Database;
  /** The driver underneath, for what needs its own connection (jobs). */
  driver: { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; pool: Pool };
  /** Rejects when the database does not answer within `ms`. */
  ping(ms: number): Promise<void>;
  close(): Promise<void>;
};

const migrationsFolder = path.resolve(import.meta.dirname, '../migrations');
/** Any number: two nodes that start together migrate one after the other. */
const migrationLock = 7_305_141;

async function openPglite(dataDir: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDir === undefined ? async () => undefined : await lockDataFolder(dataDir);
  try {
    const folder = dataDir && path.join(dataDir, 'pg');
    if (folder) await mkdir(folder, { recursive: true });
    const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      driver: { kind: 'pglite', client },
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

async function openPostgres(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 3000,
  });
  // Without a listener a connection that the server cuts would end the process.
  pool.on('error', onError);
  const setup = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 3000 });
  const db = drizzlePg(setup);
  try {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migratePg(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    await setup.end();
  }
  return {
    db: drizzlePg(pool),
    driver: { kind: 'postgres', pool },
    async ping(ms) {
      const client = await pool.connect();
      try {
        await client.query({ text: 'select 1', query_timeout: ms } as { text: string });
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

/**
 * Opens PostgreSQL where a URL is given, else the embedded database in a folder (or in memory without one), and
 * brings it to the newest migration.
 */
export function openDatabase(options: {
  url?: string | undefined;
  dataDir?: string | undefined;
  onError: (error: Error) => void;
}): Promise<OpenDatabase> {
  return options.url === undefined ? openPglite(options.dataDir) : openPostgres(options.url, options.onError);
}
