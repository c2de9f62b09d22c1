import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deals } from '../market/deals/deals.table.ts';
import { jobs } from '../market/jobs/jobs.table.ts';

/** Those of these deals whose job was never public, also where it was taken down since. */
export async function findPrivate(db: Database, dealIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: deals.id })
    .from(deals)
    .innerJoin(jobs, eq(jobs.id, deals.jobId))
    .where(and(inArray(deals.id, [...dealIds]), isNull(jobs.publishedAt)));
  return new Set(rows.map(({ id }) => id));
}
