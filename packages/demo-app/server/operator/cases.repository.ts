import { asc, eq } from 'drizzle-orm';
import { type DealRow, deals } from '../modules/deals/deals.table.ts';
import { type JobRow, jobs } from '../modules/jobs/jobs.table.ts';
import type { Database } from '../platform/database.ts';

/** Postings that wait for a look, the one that opens by itself next first. */
export const listWaitingJobs = (db: Database, limit: number): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(eq(jobs.state, 'IN_MODERATION'))
    .orderBy(asc(jobs.moderationUntil))
    .limit(limit);

/** Deals in dispute with their postings, the one that is settled by its clock next first. */
export const listDisputed = (db: Database, limit: number): Promise<{ deal: DealRow; job: JobRow }[]> =>
  db
    .select({ deal: deals, job: jobs })
    .from(deals)
    .innerJoin(jobs, eq(jobs.id, deals.jobId))
    .where(eq(deals.state, 'DISPUTED'))
    .orderBy(asc(deals.nextTimerAt))
    .limit(limit);
