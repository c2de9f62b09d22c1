import { asc, eq, sql } from 'drizzle-orm';
import { type DealRow, dealMoneyFaults, deals } from '../modules/market/deals/deals.table.ts';
import { type JobRow, jobs } from '../modules/market/jobs/jobs.table.ts';
import { escrows } from '../modules/wallet/ledger.table.ts';
import type { Database } from '../platform/database/database.ts';

/** By the time at which they open by themselves. */
export const listWaitingJobs = (db: Database, limit: number): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(eq(jobs.state, 'IN_MODERATION'))
    .orderBy(asc(jobs.moderationUntil))
    .limit(limit);

/** Those first that no timer settles, then by the time at which one does. */
export const listDisputed = (db: Database, limit: number): Promise<{ deal: DealRow; job: JobRow }[]> =>
  db
    .select({ deal: deals, job: jobs })
    .from(deals)
    .innerJoin(jobs, eq(jobs.id, deals.jobId))
    .where(eq(deals.state, 'DISPUTED'))
    .orderBy(sql`${deals.nextTimerAt} asc nulls first`)
    .limit(limit);

/** Deals whose money does not fit their escrow, or that lack one; oldest first. */
export const listMoneyFaults = (
  db: Database,
): Promise<{ deal: DealRow; escrow: typeof escrows.$inferSelect | null; detail: string }[]> =>
  db
    .select({ deal: deals, escrow: escrows, detail: dealMoneyFaults.detail })
    .from(dealMoneyFaults)
    .innerJoin(deals, eq(deals.id, dealMoneyFaults.dealId))
    .leftJoin(escrows, eq(escrows.dealId, deals.id))
    .orderBy(asc(deals.createdAt), asc(deals.id));
