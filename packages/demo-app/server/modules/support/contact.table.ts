import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What people wrote to support. */
export const contactMessages = pgTable('contact_messages', {
  /** `HT` and eight characters: what the sender is told. */
  ticket: text('ticket').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic').notNull(),
  text: text('body').notNull(),
  locale: text('locale').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});
