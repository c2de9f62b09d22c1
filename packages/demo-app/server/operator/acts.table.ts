import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What operators did and were refused, kept for good: a trigger lets nobody change or delete a row. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: text('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** Who, as they name themselves. */
    by: text('by').notNull(),
    /** Area and verb, like `suspense resolve`. */
    verb: text('verb').notNull(),
    /** What was typed after the verb. No secret is ever typed there. */
    given: jsonb('given').$type<Record<string, unknown>>().notNull(),
    outcome: text('outcome', { enum: ['DONE', 'REFUSED', 'FAILED'] }).notNull(),
    /** What came of it, in one sentence. */
    detail: text('detail').notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at)],
);
