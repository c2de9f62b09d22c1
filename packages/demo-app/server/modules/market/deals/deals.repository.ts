import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { rowsById, batched } from '../../../platform/database/batched.ts';
import { type JobRow, jobs } from '../jobs/jobs.table.ts';
import { changeDeals } from '../law/change-deals.ts';
import { type DealRow, type NewDeal, dealMoneyFaults, deals } from './deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';

export async function insertDeal(db: Database, row: NewDeal): Promise<DealRow> {
  const [inserted] = await db.insert(deals).values(row).returning();
  if (!inserted) throw new Error('An insert answers its row');
  return inserted;
}

/** A deal's job never changes. */
export const findJobId = batched(async (db, ids: readonly string[]): Promise<(string | null)[]> => {
  const { id, jobId } = deals;
  const rows = await db
    .select({ id, jobId })
    .from(deals)
    .where(inArray(id, [...ids]));
  return rowsById(ids, rows).map((row) => row?.jobId ?? null);
});

const selectDeals = (db: Database, ids: readonly string[]) =>
  db
    .select()
    .from(deals)
    .where(inArray(deals.id, [...ids]));

export const findDeal = batched(async (db, ids: readonly string[]) =>
  rowsById(ids, await selectDeals(db, ids)),
);

/** By its id, or by the id of one of its proofs; neither ever changes. */
export type DealNamed = { dealId: string } | { proofId: string };

/** Locks the job, then the deal; null for a deal in which the user has no part. */
export async function lockOwnWithJob(
  db: Database,
  userId: string,
  target: DealNamed,
): Promise<{ row: DealRow; job: JobRow } | null> {
  const id =
    'dealId' in target
      ? target.dealId
      : db.select({ dealId: proofs.dealId }).from(proofs).where(eq(proofs.id, target.proofId));
  const [found] = await db
    .select({ row: deals, job: jobs })
    .from(deals)
    .innerJoin(jobs, eq(jobs.id, deals.jobId))
    .where(and(eq(deals.id, id), or(eq(deals.authorId, userId), eq(deals.workerId, userId))))
    // PostgreSQL locks a row of each in this order.
    .for('update', { of: [jobs, deals] });
  return found ?? null;
}

/** Lock the job first. */
export const lockDeal = batched(async (db, ids: readonly string[]) =>
  rowsById(ids, await selectDeals(db, ids).orderBy(asc(deals.id)).for('update')),
);

const stored = [
  'state',
  'turn',
  'offers',
  'terms',
  'prepared',
  'hidden',
  'offeredAt',
  'agreedAt',
  'fundedAt',
  'startedAt',
  'dueAt',
  'allProofsAt',
  'remindedAt',
  'authorRemindedAt',
  'heldPrice',
  'heldFee',
  'paid',
  'refunded',
  'bonus',
  'bonusAuthorFee',
  'bonusWorkerFee',
  'slot',
  'cancelRequest',
  'lastCancels',
  'changeTimes',
  'changeRequest',
  'dispute',
  'pastDisputes',
  'workerMark',
  'authorMark',
  'updatedAt',
  'endedAt',
  'nextTimerAt',
  'chainHash',
  'historyLength',
  'version',
] as const;

/** What its commands and its timers change of a locked deal. */
export const storeDeal = batched(async (db, changed: readonly DealRow[]): Promise<DealRow[]> => {
  const rows: DealRow[] = await changeDeals(db, stored, changed).returning();
  return rowsById(
    changed.map(({ id }) => id),
    rows,
  ).map((row) => {
    if (!row) throw new Error('A locked deal is there');
    return row;
  });
});

export const findHistory = batched(async (db, ids: readonly string[]) => {
  const { id, chainHash, historyLength } = deals;
  const rows = await db
    .select({ id, chainHash, historyLength })
    .from(deals)
    .where(inArray(id, [...ids]));
  return rowsById(ids, rows);
});

export const setHistory = batched(
  async (db, ends: readonly Pick<DealRow, 'id' | 'chainHash' | 'historyLength'>[]) => {
    await changeDeals(db, ['chainHash', 'historyLength'], ends);
    return ends;
  },
);

export async function setTermsHash(db: Database, id: string, termsHash: string): Promise<void> {
  await db.update(deals).set({ termsHash }).where(eq(deals.id, id));
}

/** Texts written beside a command. */
export async function setWords(
  db: Database,
  id: string,
  words: Partial<Pick<NewDeal, 'cancelRequest' | 'dispute'>>,
): Promise<DealRow> {
  const [row] = await db.update(deals).set(words).where(eq(deals.id, id)).returning();
  if (!row) throw new Error(`There is no deal ${id}`);
  return row;
}

/** In English; null where the money is right. */
export async function findMoneyFault(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select().from(dealMoneyFaults).where(eq(dealMoneyFaults.dealId, id));
  return row?.detail ?? null;
}

/** An operator's correction of a locked deal, outside the law; increments its version. */
export async function mendDeal(
  db: Database,
  id: string,
  mended: Pick<DealRow, 'terms' | 'termsHash' | 'heldFee' | 'updatedAt'>,
): Promise<DealRow> {
  const [row] = await db
    .update(deals)
    .set({ ...mended, version: sql`${deals.version} + 1` })
    .where(eq(deals.id, id))
    .returning();
  if (!row) throw new Error(`There is no deal ${id}`);
  return row;
}
