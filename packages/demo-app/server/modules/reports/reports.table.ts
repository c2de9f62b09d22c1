import { reportReasons, reportTargets } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    reporterId: text('reporter_id').notNull(),
    target: text('target', { enum: reportTargets }).notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    /** By the operator. */
    finding: text('finding'),
  },
  (table) => {
    const open = sql`${table.closedAt} is null`;
    return [
      // One open report of a person about a thing.
      uniqueIndex('reports_once').on(table.reporterId, table.target, table.targetId).where(open),
      index('reports_open').on(table.createdAt).where(open),
    ];
  },
);

export type ReportRow = typeof reports.$inferSelect;
