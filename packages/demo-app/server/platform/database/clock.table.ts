import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** One row: the offset of the sandbox's clock, shared by all nodes. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
