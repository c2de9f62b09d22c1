import {
  type ConditionInput,
  type Offer,
  type Terms,
  type TermsChange,
  dealMarks,
  dealStates,
  jobKinds,
  sides,
} from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dong, moment } from '../../../platform/database/columns.ts';
import { jobs } from '../jobs/jobs.table.ts';

type Side = (typeof sides)[number];
export type CancelRequest = {
  by: Side;
  toWorker: number;
  at: number;
  remindedAt: number | null;
  reason: string;
};
export type ChangeRequest = { by: Side; change: TermsChange; at: number };
/** A text with a contact in it: the side it is hidden from, and what that side reads until money is held. */
export type HiddenText = { from: Side; text: string; shown: string };
export type StoredDispute = {
  id: string;
  openedBy: Side;
  proofId: string | null;
  openedAt: number;
  reasonCode: string;
  claimToWorker: number;
  statement: string;
  answer: string | null;
  fileIds: string[];
  /** Missing in older rows. */
  answerFileIds?: string[];
  answeredAt: number | null;
  offers: { by: Side; toWorker: number; at: number }[];
  remindedAt: number | null;
  state: 'OPEN' | 'NEGOTIATING' | 'RESOLVED' | 'WITHDRAWN';
  resolution: { toWorker: number; by: 'AGREEMENT' | 'TIMEOUT' | 'OPERATOR'; note: string | null } | null;
};

export const deals = pgTable(
  'deals',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id),
    authorId: text('author_id').notNull(),
    workerId: text('worker_id').notNull(),
    applicationId: text('application_id'),
    /** Under which it began, where the job has another one since. */
    jobTitle: text('job_title'),
    kind: text('kind', { enum: jobKinds }).notNull(),
    state: text('state', { enum: dealStates }).notNull(),
    turn: text('turn', { enum: sides }),
    offers: jsonb('offers').$type<Offer[]>().notNull(),
    /** Of the newest offer; fixed from AGREED on. */
    terms: jsonb('terms').$type<Terms>(),
    termsHash: text('terms_hash'),
    prepared: jsonb('prepared').$type<ConditionInput[]>().notNull(),
    /** Offers and preparations with contacts; null for deals older than this column. */
    hidden: jsonb('hidden').$type<readonly HiddenText[]>(),
    timeLimitMin: integer('time_limit_min'),
    /** In basis points, fixed when the deal began. */
    workerBps: integer('worker_bps').notNull(),
    offeredAt: moment('offered_at').notNull(),
    agreedAt: moment('agreed_at'),
    fundedAt: moment('funded_at'),
    startedAt: moment('started_at'),
    dueAt: moment('due_at'),
    allProofsAt: moment('all_proofs_at'),
    remindedAt: moment('reminded_at'),
    authorRemindedAt: moment('author_reminded_at'),
    heldPrice: dong('held_price').notNull().default(0),
    heldFee: dong('held_fee').notNull().default(0),
    paid: dong('paid').notNull().default(0),
    refunded: dong('refunded').notNull().default(0),
    bonus: dong('bonus').notNull().default(0),
    /** As taken; 0 for bonuses older than these fees. */
    bonusAuthorFee: dong('bonus_author_fee').notNull().default(0),
    bonusWorkerFee: dong('bonus_worker_fee').notNull().default(0),
    slot: text('slot', { enum: ['NONE', 'TAKEN', 'FREED', 'USED'] }).notNull(),
    cancelRequest: jsonb('cancel_request').$type<CancelRequest>(),
    /** When each side last sent a cancel request; the column's name is older than the limit for every amount. */
    lastCancels: jsonb('zero_cancels')
      .$type<Record<Side, number | null>>()
      .notNull()
      .default({ author: null, worker: null }),
    /** When each side asked for the changes of the last day that were not agreed to. */
    changeTimes: jsonb('changes_asked')
      .$type<Record<Side, readonly number[]>>()
      .notNull()
      .default({ author: [], worker: [] }),
    changeRequest: jsonb('change_request').$type<ChangeRequest>(),
    /** The newest dispute; earlier ones are in the next column. */
    dispute: jsonb('dispute').$type<StoredDispute>(),
    pastDisputes: jsonb('past_disputes').$type<StoredDispute[]>().notNull().default([]),
    /** Outcome for each side's reliability. */
    workerMark: text('worker_mark', { enum: dealMarks }),
    authorMark: text('author_mark', { enum: dealMarks }),
    nextTimerAt: moment('next_timer_at'),
    /** Hash of the newest event in the history. */
    chainHash: text('chain_hash').notNull(),
    historyLength: integer('history_length').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    endedAt: moment('ended_at'),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    // One open deal for each worker and job.
    uniqueIndex('deals_live')
      .on(table.jobId, table.workerId)
      .where(sql`${table.state} not in ('COMPLETED', 'CANCELLED', 'EXPIRED')`),
    index('deals_job').on(table.jobId),
    index('deals_author').on(table.authorId, table.createdAt),
    index('deals_worker').on(table.workerId, table.createdAt),
    index('deals_worker_marks').on(table.workerId, table.endedAt).where(sql`${table.workerMark} is not null`),
    index('deals_author_marks').on(table.authorId, table.endedAt).where(sql`${table.authorMark} is not null`),
    index('deals_completed').on(table.endedAt).where(sql`${table.state} = 'COMPLETED'`),
    index('deals_clock').on(table.nextTimerAt).where(sql`${table.nextTimerAt} is not null`),
  ],
);

/** Deals with wrong money and the first difference, in English; the migration defines the checks. */
export const dealMoneyFaults = pgView('deal_money_faults', {
  dealId: text('deal_id').notNull(),
  detail: text('detail').notNull(),
}).existing();

export type DealRow = typeof deals.$inferSelect;
export type NewDeal = typeof deals.$inferInsert;
