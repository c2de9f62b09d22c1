import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** Transactional outbox of mail and SMS. The sandbox sends none of it. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['EMAIL', 'SMS'] }).notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('body').notNull(),
    /** Null for an SMS. */
    html: text('html'),
    /** Where mail programs unsubscribe by a POST; null for mails that always come. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Sandbox only: the code in the text. */
    code: text('code'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('outbox_recipient').on(table.to, table.createdAt)],
);
