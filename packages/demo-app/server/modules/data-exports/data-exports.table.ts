import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

/**
 * Copies of what a user has here, as ZIP files. MAKING: it is asked for. READY: it can be downloaded until it expires.
 * FAILED: it could not be made. REMOVED: its bytes are being deleted.
 */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    state: text('state', { enum: ['MAKING', 'READY', 'FAILED', 'REMOVED'] }).notNull(),
    /** Which attempt makes it, from 1. Each has bytes of its own, so that one given up for dead spoils nothing. */
    attempt: integer('attempt').notNull().default(0),
    /** Parts that are in it, and parts in all. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** In bytes, once it is ready. */
    size: bigint('size', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    /** When it last went on. */
    touchedAt: moment('touched_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_exports_owner').on(table.userId, table.createdAt),
    uniqueIndex('data_exports_one_at_a_time').on(table.userId).where(sql`${table.state} = 'MAKING'`),
    index('data_exports_waiting').on(table.state, table.touchedAt),
  ],
);
