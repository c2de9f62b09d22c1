import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dong, moment } from '../../platform/database/columns.ts';

/** A transfer that a user announced. `EXPIRED` is not stored: it follows from `expiresAt`. */
export const recharges = pgTable(
  'recharges',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    code: text('code').notNull(),
    amount: dong('amount').notNull(),
    qrPayload: text('qr_payload').notNull(),
    bankBin: text('bank_bin').notNull(),
    accountNo: text('account_no').notNull(),
    accountName: text('account_name').notNull(),
    state: text('state', { enum: ['PENDING', 'SUCCEEDED', 'CANCELLED'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    matchUntil: moment('match_until').notNull(),
    paidAmount: dong('paid_amount'),
    paidAt: moment('paid_at'),
  },
  (table) => [
    uniqueIndex('recharges_code').on(table.code),
    index('recharges_user').on(table.userId, table.createdAt),
  ],
);

/** Verbatim, stored before anything is done about it (inbox). */
export const bankEvents = pgTable(
  'bank_events',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** Null where the signature was wrong, so that it never counts. */
    providerId: text('provider_id'),
    raw: text('raw').notNull(),
    signatureOk: boolean('signature_ok').notNull(),
    content: text('content').notNull().default(''),
    amount: dong('amount'),
    status: text('status', { enum: ['STORED', 'REJECTED', 'IGNORED', 'CREDITED', 'SUSPENSE'] }).notNull(),
    reason: text('reason'),
    rechargeId: text('recharge_id'),
    happenedAt: moment('happened_at'),
    receivedAt: moment('received_at').notNull(),
    appliedAt: moment('applied_at'),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    uniqueIndex('bank_events_provider_id').on(table.provider, table.providerId),
    index('bank_events_recharge').on(table.rechargeId),
    index('bank_events_status').on(table.status, table.receivedAt),
  ],
);
