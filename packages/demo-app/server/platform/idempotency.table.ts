import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What was answered to a `requestId`, written in the transaction of its effect and kept for good. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Who asked for what: the user and the command. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
