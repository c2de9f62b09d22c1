import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result type that both drivers share. */
interface Rows extends PgQueryResultHKT {
  type: { rows: unknown[] };
}

/** Both drivers and their open transactions, behind one type. */
export type Database = PgDatabase<Rows>;

export type OpenDatabase = {
  db: Database;
  /** The driver, for the queue, which opens its own connection. */
  driver: { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; url: string };
  /** For work that may take minutes: on its own connection, without the request timeouts. */
  withoutTimeouts<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Rejects without an answer within `ms`. */
  ping(ms: number): Promise<void>;
  close(): Promise<void>;
};
