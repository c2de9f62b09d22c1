import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Every phone that an account ever verified; kept when the account changes its phone. */
export const verifiedPhones = pgTable(
  'verified_phones',
  {
    userId: text('user_id').notNull(),
    phone: text('phone').notNull(),
    verifiedAt: moment('verified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.phone] }),
    index('verified_phones_phone').on(table.phone),
  ],
);
