import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * Copies of users' data, as ZIP files. MAKING: requested. READY: can be downloaded until it expires. FAILED: could not
 * be built. REMOVED: its bytes are being deleted.
 */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    state: text('state', { enum: ['MAKING', 'READY', 'FAILED', 'REMOVED'] }).notNull(),
    /** The current attempt, from 1. Each has its own storage key, so that a stalled one cannot overwrite the next. */
    attempt: integer('attempt').notNull().default(0),
    /** Entries written, and entries in all. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** In bytes; null until it is ready. */
    size: bigint('size', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    /** Time of the last progress. */
    touchedAt: moment('touched_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_exports_owner').on(table.userId, table.createdAt),
    uniqueIndex('data_exports_one_at_a_time').on(table.userId).where(sql`${table.state} = 'MAKING'`),
    index('data_exports_waiting').on(table.state, table.touchedAt),
  ],
);
