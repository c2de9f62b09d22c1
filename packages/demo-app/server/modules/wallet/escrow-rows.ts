import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsById, batched } from '../../platform/database/batched.ts';
import { getEscrow, heldFor } from './posting.ts';
import { closeAccount } from './ledger.repository.ts';
import { escrows } from './ledger.table.ts';

export type Escrow = typeof escrows.$inferSelect;
type Gone = Pick<Escrow, 'paidPrice' | 'paidFee' | 'returnedPrice' | 'returnedFee'>;

/** A user's id, `timer` or `operator:…`. */
export type By = { actor: string };

export const dealKey = (dealId: string) => `deal:${dealId}`;
export const jobKey = (jobId: string) => `job:${jobId}`;
export const priceLeft = ({ price, paidPrice, returnedPrice }: Escrow) => price - paidPrice - returnedPrice;
export const feeLeft = ({ fee, paidFee, returnedFee }: Escrow) => fee - paidFee - returnedFee;
export const heldIn = ({ dealId, jobId, authorId }: Escrow) =>
  dealId === null ? heldFor(jobId, authorId) : getEscrow(dealId, authorId);

/** For the free slots of a quick job, in đồng. */
export const heldForJob = batched(async (db, jobIds: readonly string[]) => {
  const ids = jobIds.map(jobKey);
  const rows = await db.select().from(escrows).where(inArray(escrows.id, ids));
  return rowsById(ids, rows).map((row) =>
    row === null ? { price: 0, fee: 0 } : { price: priceLeft(row), fee: feeLeft(row) },
  );
});

/** Serialises commands on one escrow. */
export async function lock(db: Database, id: string): Promise<Escrow> {
  const row = await lockIfThere(db, id);
  if (!row) throw new Error(`There is no escrow ${id}`);
  return row;
}

export async function lockIfThere(db: Database, id: string): Promise<Escrow | undefined> {
  const [row] = await db.select().from(escrows).where(eq(escrows.id, id)).for('update');
  return row;
}

/** CHECKs of the table refuse more than is held. */
export async function take(
  db: Database,
  id: string,
  { paidPrice = 0, paidFee = 0, returnedPrice = 0, returnedFee = 0 }: Partial<Gone>,
): Promise<void> {
  await db
    .update(escrows)
    .set({
      paidPrice: sql`${escrows.paidPrice} + ${paidPrice}`,
      paidFee: sql`${escrows.paidFee} + ${paidFee}`,
      returnedPrice: sql`${escrows.returnedPrice} + ${returnedPrice}`,
      returnedFee: sql`${escrows.returnedFee} + ${returnedFee}`,
    })
    .where(eq(escrows.id, id));
}

export async function shut(db: Database, escrow: Escrow, at: Date): Promise<void> {
  await closeAccount(db, heldIn(escrow).id, at);
  await db.update(escrows).set({ closedAt: at }).where(eq(escrows.id, escrow.id));
}
