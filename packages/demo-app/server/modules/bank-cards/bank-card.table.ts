import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** A removed bank account stays, without its number, for the withdrawals that went to it. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    bankBin: text('bank_bin').notNull(),
    /** AES-256-GCM; null once the account is removed. */
    accountNoSealed: text('account_no_sealed'),
    /** A keyed hash, to find the same number. */
    accountNoHash: text('account_no_hash').notNull(),
    last4: text('last4').notNull(),
    accountName: text('account_name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    state: text('state', { enum: ['UNVERIFIED', 'VERIFIED', 'LOCKED'] }).notNull(),
    addedAt: moment('added_at').notNull(),
    verifiedAt: moment('verified_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('bank_cards_user').on(table.userId),
    index('bank_cards_account').on(table.accountNoHash),
    uniqueIndex('bank_cards_same_number')
      .on(table.userId, table.bankBin, table.accountNoHash)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('bank_cards_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
);
