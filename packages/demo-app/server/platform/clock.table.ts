import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** One row: how far the sandbox has moved its clock. Shared, so that every node agrees on the time. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
