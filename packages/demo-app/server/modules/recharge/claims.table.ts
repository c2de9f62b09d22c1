import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dong, moment } from '../../platform/database/columns.ts';

/** A transfer that a user says they sent and cannot find. Moves no money. */
export const rechargeClaims = pgTable(
  'recharge_claims',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    amount: dong('amount').notNull(),
    sentAt: moment('sent_at').notNull(),
    reference: text('reference'),
    note: text('note'),
    fileId: text('file_id'),
    state: text('state', { enum: ['OPEN', 'MATCHED', 'REFUSED'] }).notNull(),
    /** The transfer that it was; only with `MATCHED`. */
    eventId: text('event_id'),
    /** Only with `REFUSED`. */
    refusal: text('refusal'),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('recharge_claims_user').on(table.userId, table.createdAt),
    index('recharge_claims_state').on(table.state, table.createdAt),
    // One transfer settles one claim.
    uniqueIndex('recharge_claims_event').on(table.eventId),
  ],
);
