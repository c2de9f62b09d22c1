import { and, count, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { endStates, hasLive } from './deal-lists.repository.ts';
import { deals } from './deals.table.ts';
import { proofs } from './proofs.table.ts';

/** Whether a user has a deal on a job that has not ended. */
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

/** The living deals of a user on either side, and how many of them are in dispute. */
export async function countDeals(
  db: Database,
  userId: string,
): Promise<{ living: number; disputed: number }> {
  const theirs = or(eq(deals.authorId, userId), eq(deals.workerId, userId));
  const [row] = await db
    .select({
      living: count(),
      disputed: sql<string>`count(*) filter (where ${deals.state} = 'DISPUTED')`,
    })
    .from(deals)
    .where(and(theirs, notInArray(deals.state, [...endStates])));
  return { living: row?.living ?? 0, disputed: Number(row?.disputed ?? 0) };
}

/** Proofs that wait for a user's word as the author. */
export async function countToReview(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.dealId))
    .where(
      and(eq(deals.authorId, userId), notInArray(deals.state, [...endStates]), eq(proofs.state, 'SUBMITTED')),
    );
  return row?.waiting ?? 0;
}
