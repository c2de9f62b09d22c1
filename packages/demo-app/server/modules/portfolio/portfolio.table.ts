import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { proofs } from '../market/proofs/proofs.table.ts';

/** Approved proofs that their worker wants to show, and the author's answer. */
export const portfolioItems = pgTable(
  'portfolio_items',
  {
    proofId: text('proof_id')
      .primaryKey()
      .references(() => proofs.id),
    workerId: text('worker_id').notNull(),
    authorId: text('author_id').notNull(),
    state: text('state', { enum: ['ASKED', 'PUBLIC', 'DECLINED'] }).notNull(),
    requestedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('portfolio_items_worker').on(table.workerId, table.state),
    index('portfolio_items_author').on(table.authorId, table.state),
  ],
);
