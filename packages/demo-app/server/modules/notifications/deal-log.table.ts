import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { LogMetadata } from './deal-log.draft.ts';

/** One row for each event and recipient. `seq` counts the recipient's logs from 1, in commit order. */
export const dealLogs = pgTable(
  'deal_logs',
  {
    id: text('id').primaryKey(),
    recipientId: text('recipient_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    action: text('action').notNull(),
    metadata: jsonb('metadata').$type<LogMetadata & Record<string, unknown>>().notNull(),
    isRead: boolean('is_read').notNull().default(false),
    authorId: text('author_id'),
    workerId: text('worker_id'),
    /** Logs with the same key are folded or dropped, see `findFolding`; null for none. */
    foldKey: text('fold_key'),
    /** When it is mailed unless it is read before; null where it is not. */
    mailAt: moment('mail_at'),
    /** Stays until it is read: no second mail about it meanwhile. */
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('deal_logs_recipient_seq').on(table.recipientId, table.seq),
    index('deal_logs_recipient_created').on(table.recipientId, table.createdAt),
    index('deal_logs_recipient_action').on(table.recipientId, table.action, table.seq),
    index('deal_logs_deal').on(sql`(${table.metadata}->>'dealId')`),
    index('deal_logs_mail')
      .on(table.mailAt)
      .where(sql`${table.mailAt} is not null and ${table.mailedAt} is null`),
    index('deal_logs_unread').on(table.recipientId).where(sql`not ${table.isRead}`),
    index('deal_logs_fold').on(table.recipientId, table.foldKey).where(sql`${table.foldKey} is not null`),
  ],
);

/**
 * The last `seq` of each recipient. The row is locked until the commit, so that numbers become visible in order: with a
 * sequence, a slower transaction could commit a smaller number later, and readers would miss it.
 */
export const notificationCounters = pgTable('notification_counters', {
  userId: text('user_id').primaryKey(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
});
