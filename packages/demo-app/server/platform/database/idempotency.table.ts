import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers by idempotency key (`requestId`), written in the transaction of the effect and kept for good. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** User and command. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
