import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../platform/columns.ts';

/** The photo of each profile that has one, square and small. A new one has a new id, so that its address may be kept for ever. */
export const userPhotos = pgTable(
  'user_photos',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    mime: text('mime').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('user_photos_user').on(table.userId)],
);
