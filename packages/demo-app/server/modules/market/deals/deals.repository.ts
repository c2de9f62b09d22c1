import type { Move } from '@keo/core/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { rowsById, batched } from '../../../platform/batched.ts';
import { changeDeals } from './change-deals.ts';
import { type DealRow, type NewDeal, dealMoneyFaults, deals } from './deals.table.ts';

export async function insertDeal(db: Database, row: NewDeal): Promise<DealRow> {
  const [inserted] = await db.insert(deals).values(row).returning();
  if (!inserted) throw new Error('An insert answers its row');
  return inserted;
}

/** A deal's job never changes. */
export const findJobIdOf = batched(async (db, ids: readonly string[]): Promise<(string | null)[]> => {
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

/** Lock the job first. */
export const lockDeal = batched(async (db, ids: readonly string[]) =>
  rowsById(ids, await selectDeals(db, ids).orderBy(asc(deals.id)).for('update')),
);

const decided = [
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
  'changesAsked',
  'changeRequest',
  'dispute',
  'pastDisputes',
  'workerMark',
  'authorMark',
  'updatedAt',
  'endedAt',
] as const;

/** Increments the version. */
export const updateDeal = batched(
  async (db, changes: readonly ({ id: string } & Pick<DealRow, (typeof decided)[number]>)[]) => {
    const also = { version: sql`${deals.version} + 1` };
    const rows: DealRow[] = await changeDeals(db, decided, changes, also).returning();
    return rowsById(
      changes.map(({ id }) => id),
      rows,
    );
  },
);

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

export const setNextTimer = batched(async (db, next: readonly Pick<DealRow, 'id' | 'nextTimerAt'>[]) => {
  await changeDeals(db, ['nextTimerAt'], next);
  return next;
});

/** Moves paid and refunded amounts from what is held to the totals. */
export async function takeHeld(db: Database, id: string, money: readonly Move[]): Promise<void> {
  for (const { move, price, fee } of money) {
    await db
      .update(deals)
      .set({
        heldPrice: sql`${deals.heldPrice} - ${price}`,
        heldFee: sql`${deals.heldFee} - ${fee}`,
        ...(move === 'RELEASE' && { paid: sql`${deals.paid} + ${price}` }),
        ...(move === 'REFUND' && { refunded: sql`${deals.refunded} + ${price}` }),
      })
      .where(eq(deals.id, id));
  }
}

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
