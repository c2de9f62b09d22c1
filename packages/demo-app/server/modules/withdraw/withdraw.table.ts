import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const dong = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Where the money goes, as the card was when it was asked for; the number sealed. */
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
    amount: dong('amount'),
    fee: dong('fee'),
    net: dong('net'),
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
