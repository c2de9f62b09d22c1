import { type DealState, type Side, dealStates, type getPhase } from '@keo/core/contract';
import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { rowsById, batched } from '../../../platform/database/batched.ts';
import { selectOtherAccounts } from '../../bank-cards/same-person.service.ts';
import { phaseInSql } from './phase-in-sql.ts';
import { type DealRow, deals } from './deals.table.ts';

export const endStates: readonly DealState[] = ['COMPLETED', 'CANCELLED', 'EXPIRED'];
const liveStates = dealStates.filter((state) => !endStates.includes(state));
const isLive = inArray(deals.state, liveStates);

/** The newest. */
export async function findOfWorker(db: Database, jobId: string, workerId: string): Promise<DealRow | null> {
  const [row] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.jobId, jobId), eq(deals.workerId, workerId)))
    .orderBy(desc(deals.createdAt))
    .limit(1);
  return row ?? null;
}

export const listNegotiating = (db: Database, jobId: string): Promise<DealRow[]> =>
  db
    .select()
    .from(deals)
    .where(and(eq(deals.jobId, jobId), inArray(deals.state, ['DRAFT', 'NEGOTIATING'])))
    .orderBy(asc(deals.id));

/** Taken and used-up slots, and open deals. */
export const countSlots = batched(async (db, jobIds: readonly string[]) => {
  const rows = await db
    .select({
      id: deals.jobId,
      taken: sql<number>`count(*) filter (where ${deals.slot} = 'TAKEN' and ${isLive})::int`,
      used: sql<number>`count(*) filter (where ${deals.slot} = 'USED')::int`,
      live: sql<number>`count(*) filter (where ${isLive})::int`,
    })
    .from(deals)
    .where(inArray(deals.jobId, [...jobIds]))
    .groupBy(deals.jobId);
  return rowsById(jobIds, rows).map((row) => row ?? { taken: 0, used: 0, live: 0 });
});

/** Without invitations; `earned` in đồng since that day. Deals with their own other accounts count only as running. */
export async function countOfWorker(
  db: Database,
  workerId: string,
  since: Date,
): Promise<{ live: number; completed: number; earned: number }> {
  const own = eq(deals.workerId, workerId);
  const isForOthers = sql`${deals.authorId} not in (${selectOtherAccounts(workerId)})`;
  const [row] = await db
    .select({
      live: sql<number>`count(*) filter (where ${isLive} and ${deals.slot} = 'TAKEN')::int`,
      completed: sql<number>`count(*) filter (where ${deals.state} = 'COMPLETED' and ${isForOthers})::int`,
    })
    .from(deals)
    .where(own);
  const [paid] = await db
    .select({ earned: sum(deals.paid) })
    .from(deals)
    .where(and(own, gte(deals.endedAt, since), isForOthers));
  return { live: row?.live ?? 0, completed: row?.completed ?? 0, earned: Number(paid?.earned ?? 0) };
}

export async function hasLive(db: Database, jobId: string, workerId: string): Promise<boolean> {
  const theirs = and(eq(deals.jobId, jobId), eq(deals.workerId, workerId), isLive);
  const [row] = await db.select({ count: count() }).from(deals).where(theirs);
  return (row?.count ?? 0) > 0;
}

export async function listLiving(db: Database, userId: string): Promise<string[]> {
  const own = or(eq(deals.authorId, userId), eq(deals.workerId, userId));
  const rows = await db.select({ id: deals.id }).from(deals).where(and(own, isLive));
  return rows.map(({ id }) => id);
}

type DealPhase = NonNullable<ReturnType<typeof getPhase>>;
export type DealPage = {
  state: DealState | undefined;
  phase: DealPhase | undefined;
  live: boolean | undefined;
  after: string | undefined;
  sort: 'clock' | 'newest';
  limit: number;
  offset: number;
};

const olderThan = (id: string) =>
  sql`(${deals.createdAt}, ${deals.id}) < (select one.created_at, one.id from ${deals} one where one.id = ${id})`;

/** By the nearest timer, or newest first. `total` includes those before `after`. */
export async function listOfSide(
  db: Database,
  side: Side,
  userId: string,
  page: DealPage,
): Promise<{ rows: DealRow[]; total: number }> {
  const { after } = page;
  const own = and(
    eq(side === 'author' ? deals.authorId : deals.workerId, userId),
    page.state && eq(deals.state, page.state),
    page.live ? isLive : undefined,
    page.phase && and(eq(deals.state, 'IN_PROGRESS'), sql`${phaseInSql} = ${page.phase}`),
  );
  const order =
    page.sort === 'clock' && after === undefined
      ? [sql`${deals.nextTimerAt} asc nulls last`, desc(deals.updatedAt), desc(deals.id)]
      : [desc(deals.createdAt), desc(deals.id)];
  const rows = await db
    .select()
    .from(deals)
    .where(after === undefined ? own : and(own, olderThan(after)))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(deals, own) };
}

/** The longest overdue first; skips locked rows. */
export async function listOverdue(
  db: Database,
  { before, except, limit }: { before: Date; except: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(lt(deals.nextTimerAt, before), notInArray(deals.id, [...except])))
    .orderBy(asc(deals.nextTimerAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
