import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { together } from '../../../platform/together.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import { findJobIdOf, lockDeal } from './deals.repository.ts';
import type { Placed } from './market-facts.ts';
import { proofs } from './proofs.table.ts';

/** Whether anything was ever handed in, whatever the outcome. */
export const wasDelivered = together(async (db, dealIds: readonly string[]) => {
  const rows = await db
    .selectDistinct({ dealId: proofs.dealId })
    .from(proofs)
    .where(and(inArray(proofs.dealId, [...dealIds]), eq(proofs.wasSubmitted, true)));
  const delivered = new Set(rows.map(({ dealId }) => dealId));
  return dealIds.map((dealId) => delivered.has(dealId));
});

/** A deal and its job, locked in this order: job, deal. Null where there is none. */
export const lockPlaced =
  (jobs: Pick<JobDesk, 'lockJob'>) =>
  async (db: Database, dealId: string): Promise<Placed | null> => {
    const jobId = await findJobIdOf(db, dealId);
    const job = jobId === null ? null : await jobs.lockJob(db, jobId);
    const row = await lockDeal(db, dealId);
    return job && row && { row, job };
  };
