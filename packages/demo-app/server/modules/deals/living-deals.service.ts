import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { hasLive } from './deals.repository.ts';
import { deals } from './deals.table.ts';

/** Whether somebody has a deal on a job that has not ended. */
export const hasLivingDeal = (db: Database, jobId: string, workerId: string): Promise<boolean> =>
  hasLive(db, jobId, workerId);

/** Whether that worker has completed a deal of that author. */
export const wasHired = async (
  db: Database,
  { authorId, workerId }: { authorId: string; workerId: string },
): Promise<boolean> => {
  const isTheirs = and(eq(deals.authorId, authorId), eq(deals.workerId, workerId));
  return (await db.$count(deals, and(isTheirs, eq(deals.state, 'COMPLETED')))) > 0;
};
