import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dong, moment } from '../../platform/database/columns.ts';

/** A copy of the card at that time; the number is encrypted. */
export type PayoutTarget = {
  bankBin: string;
  bankShortName: string;
  last4: string;
  accountName: string;
  accountNoSealed: string;
};

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    cardId: text('card_id').notNull(),
    target: jsonb('target').$type<PayoutTarget>().notNull(),
    amount: dong('amount').notNull(),
    fee: dong('fee').notNull(),
    net: dong('net').notNull(),
    state: text('state', {
      enum: ['REQUESTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED'],
    }).notNull(),
    failReason: text('fail_reason', {
      enum: ['ACCOUNT_NOT_FOUND', 'NAME_MISMATCH', 'BANK_UNAVAILABLE', 'REJECTED'],
    }),
    /** The bank's number of the payout. */
    providerRef: text('provider_ref'),
    arriveBy: moment('arrive_by').notNull(),
    cancelUntil: moment('cancel_until').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('withdrawals_user').on(table.userId, table.createdAt),
    uniqueIndex('withdrawals_provider_ref').on(table.providerRef),
    index('withdrawals_open').on(table.state).where(sql`${table.state} in ('REQUESTED', 'PROCESSING')`),
    check('withdrawals_adds_up', sql`${table.amount} = ${table.fee} + ${table.net} and ${table.net} > 0`),
  ],
);
