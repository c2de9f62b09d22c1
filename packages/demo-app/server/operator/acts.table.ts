import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Audit log of operators, including refusals: a trigger refuses changes. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: text('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** From `--by`. */
    by: text('by').notNull(),
    /** Such as `suspense resolve`. */
    verb: text('verb').notNull(),
    /** They never contain a secret. */
    input: jsonb('given').$type<Record<string, unknown>>().notNull(),
    outcome: text('outcome', { enum: ['DONE', 'REFUSED', 'FAILED'] }).notNull(),
    /** The outcome, in one sentence. */
    detail: text('detail').notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at)],
);
