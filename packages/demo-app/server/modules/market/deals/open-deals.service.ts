import { and, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { endStates, hasLive } from './deal-lists.repository.ts';
import { deals } from './deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';

export const hasOpenDeal = (db: Database, jobId: string, workerId: string): Promise<boolean> =>
  hasLive(db, jobId, workerId);

/** A worker's deals, by the application that each began with. */
export async function findDealsByApplication(
  db: Database,
  workerId: string,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const { id, applicationId } = deals;
  const rows = await db
    .select({ id, applicationId })
    .from(deals)
    .where(and(eq(deals.workerId, workerId), inArray(applicationId, [...applicationIds])));
  return new Map(rows.map((row) => [row.applicationId ?? '', row.id]));
}

export const wasHired = async (
  db: Database,
  { authorId, workerId }: { authorId: string; workerId: string },
): Promise<boolean> => {
  const isTheirs = and(eq(deals.authorId, authorId), eq(deals.workerId, workerId));
  return (await db.$count(deals, and(isTheirs, eq(deals.state, 'COMPLETED')))) > 0;
};

/** The open deals of a user on either side, and those in dispute. */
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

/** Proofs that wait for the user's review as author. */
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
