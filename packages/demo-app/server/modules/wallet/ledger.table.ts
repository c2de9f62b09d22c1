import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dong, moment } from '../../platform/database/columns.ts';
import type { LedgerRef } from './posting.ts';

/** The balance is that of the last entry, enforced by triggers and the CHECKs below. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['AVAILABLE', 'WITHDRAWING', 'ESCROW', 'HELD', 'FEE', 'SUSPENSE', 'LOSS', 'BANK'],
    }).notNull(),
    /** Of an escrow the author; null for the platform and the bank. */
    owner: text('owner'),
    balance: dong('balance').notNull().default(0),
    /** Number of the last entry, from 1 without gaps. */
    version: dong('version').notNull().default(0),
    minBalance: dong('min_balance').notNull(),
    maxBalance: dong('max_balance').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('ledger_accounts_owner').on(table.owner),
    check(
      'ledger_accounts_within_bounds',
      sql`${table.balance} between ${table.minBalance} and ${table.maxBalance}`,
    ),
    // See `getBounds`.
    check(
      'ledger_accounts_bounds_of_kind',
      sql`case
        when ${table.kind} in ('BANK', 'LOSS') then ${table.maxBalance} = 0
        when ${table.kind} in ('AVAILABLE', 'WITHDRAWING', 'ESCROW', 'HELD', 'FEE', 'SUSPENSE') then ${table.minBalance} = 0
        else false
      end`,
    ),
    check('ledger_accounts_closed_empty', sql`${table.closedAt} is null or ${table.balance} = 0`),
  ],
);

/** Two or more entries that sum to zero. Never changed or deleted. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** For people: `GD` and ten digits. */
    no: text('no').notNull(),
    kind: text('kind').notNull(),
    /** Idempotency key of the event: a second posting of it finds the first. */
    businessKey: text('business_key').notNull(),
    /** What this decides for good, such as a withdrawal that is either paid or returned. */
    resolves: text('resolves'),
    requestHash: text('request_hash').notNull(),
    /** A user, a provider or a timer. */
    actor: text('actor').notNull(),
    ref: jsonb('ref').$type<LedgerRef>().notNull(),
    note: text('note').notNull().default(''),
    /** When it happened, and when it was written. */
    eventAt: moment('event_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_no').on(table.no),
    uniqueIndex('ledger_transactions_business_key').on(table.businessKey),
    uniqueIndex('ledger_transactions_resolves').on(table.resolves),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    txId: bigint('tx_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: dong('amount').notNull(),
    balanceAfter: dong('balance_after').notNull(),
    accountVersion: dong('account_version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_account_version').on(table.accountId, table.accountVersion),
    index('ledger_entries_account_time').on(table.accountId, table.createdAt),
    index('ledger_entries_tx').on(table.txId),
    check('ledger_entries_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** What was held, paid and returned for a deal or quick job; kept beside the ledger, so that each checks the other. */
export const escrows = pgTable(
  'escrows',
  {
    /** `deal:{id}` or `job:{id}`. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['QUICK', 'PROJECT'] }).notNull(),
    jobId: text('job_id').notNull(),
    dealId: text('deal_id'),
    authorId: text('author_id').notNull(),
    workerId: text('worker_id'),
    price: dong('price').notNull(),
    fee: dong('fee').notNull(),
    paidPrice: dong('paid_price').notNull().default(0),
    paidFee: dong('paid_fee').notNull().default(0),
    /** Refunded to the author, or moved between a quick job and its deals. */
    returnedPrice: dong('returned_price').notNull().default(0),
    returnedFee: dong('returned_fee').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('escrows_author').on(table.authorId),
    check(
      'escrows_price_suffices',
      sql`${table.paidPrice} >= 0 and ${table.returnedPrice} >= 0 and ${table.paidPrice} + ${table.returnedPrice} <= ${table.price}`,
    ),
    check(
      'escrows_fee_suffices',
      sql`${table.paidFee} >= 0 and ${table.returnedFee} >= 0 and ${table.paidFee} + ${table.returnedFee} <= ${table.fee}`,
    ),
  ],
);

export const reconciliations = pgTable('reconciliations', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  ranAt: moment('ran_at').notNull(),
  ok: boolean('ok').notNull(),
  /** A line for each invariant, and the counts and totals that were checked. */
  report: jsonb('report').$type<Record<string, unknown>>().notNull(),
});
