import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { deals } from './deals.table.ts';

/** Job titles by id of a deal or job. */
export async function findTitles(
  db: Database,
  ids: { deals: readonly string[]; jobs: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const ofDeals =
    ids.deals.length === 0
      ? []
      : await db
          .select({ id: deals.id, title: sql<string>`coalesce(${deals.jobTitle}, ${jobs.title})` })
          .from(deals)
          .innerJoin(jobs, eq(jobs.id, deals.jobId))
          .where(inArray(deals.id, [...ids.deals]));
  const ofJobs =
    ids.jobs.length === 0
      ? []
      : await db
          .select({ id: jobs.id, title: jobs.title })
          .from(jobs)
          .where(inArray(jobs.id, [...ids.jobs]));
  return new Map([...ofDeals, ...ofJobs].map(({ id, title }) => [id, title]));
}
