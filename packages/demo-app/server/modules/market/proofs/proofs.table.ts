import { type ConditionInput, type ProofCheck, type ProofView, proofStates } from '@keo/core/contract';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { deals } from '../deals/deals.table.ts';

export const proofs = pgTable(
  'proofs',
  {
    id: text('id').primaryKey(),
    dealId: text('deal_id')
      .notNull()
      .references(() => deals.id),
    jobId: text('job_id').notNull(),
    no: integer('no').notNull(),
    condition: jsonb('condition').$type<ConditionInput>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state', { enum: proofStates }).notNull(),
    /** All rounds, newest last. */
    evidence: jsonb('evidence').$type<ProofView['evidence']>().notNull(),
    failedChecks: jsonb('failed_checks').$type<ProofCheck[]>().notNull(),
    decisions: jsonb('decisions').$type<ProofView['decisions']>().notNull(),
    submittedAt: moment('submitted_at'),
    /** Ever handed in: the rejection budget counts these. */
    wasSubmitted: boolean('was_submitted').notNull().default(false),
    reviewDueAt: moment('review_due_at'),
    revisionCount: integer('revision_count').notNull().default(0),
    revisionDueAt: moment('revision_due_at'),
    appealUntil: moment('appeal_until'),
    isBeyondBudget: boolean('is_beyond_budget').notNull().default(false),
    remindedAt: moment('reminded_at'),
    isAuto: boolean('is_auto').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('proofs_deal').on(table.dealId, table.no),
    index('proofs_job').on(table.jobId, table.state),
  ],
);

type Kept = typeof proofs.$inferSelect;
/** Without evidence, which may be long and is seldom needed. */
export type ProofRow = Omit<Kept, 'evidence'> & { hasEvidence: boolean };
export type WholeProof = Kept & { hasEvidence: boolean };
export type NewProof = typeof proofs.$inferInsert;
