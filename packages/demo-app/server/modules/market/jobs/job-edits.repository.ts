import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { endStates } from '../deals/deal-lists.repository.ts';
import { deals } from '../deals/deals.table.ts';
import { type JobEditRow, jobEdits } from './jobs.table.ts';

/** The newest first. */
export const listEdits = (db: Database, jobId: string): Promise<JobEditRow[]> =>
  db
    .select()
    .from(jobEdits)
    .where(eq(jobEdits.jobId, jobId))
    .orderBy(desc(jobEdits.createdAt), desc(jobEdits.id));

export async function insertEdit(db: Database, row: JobEditRow): Promise<void> {
  await db.insert(jobEdits).values(row);
}

/** Whether a deal was agreed that has not ended. */
export async function hasBoundDeal(db: Database, jobId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.jobId, jobId), notInArray(deals.state, ['DRAFT', 'NEGOTIATING', ...endStates])))
    .limit(1);
  return row !== undefined;
}

/** Deals that have begun keep the title under which they did. */
export async function keepTitle(db: Database, jobId: string, title: string): Promise<void> {
  await db
    .update(deals)
    .set({ jobTitle: sql`coalesce(${deals.jobTitle}, ${title})` })
    .where(eq(deals.jobId, jobId));
}
