import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

/** Every phone that an account ever proved to hold. It stays when the account gets another one. */
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
