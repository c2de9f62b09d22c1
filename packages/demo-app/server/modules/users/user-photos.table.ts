import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../platform/database/columns.ts';

/** Square and small. A new photo has a new id, so that its URL can be cached for ever. */
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
