import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Mail and SMS written in the business transaction, sent after it. The sandbox only keeps them. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['EMAIL', 'SMS'] }).notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('body').notNull(),
    /** The six digits inside, kept apart in the sandbox only. */
    code: text('code'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('outbox_recipient').on(table.to, table.createdAt)],
);
