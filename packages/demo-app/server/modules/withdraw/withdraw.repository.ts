import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { withdrawals } from './withdraw.table.ts';

export type WithdrawRow = typeof withdrawals.$inferSelect;

export async function insertWithdraw(
  db: Database,
  row: typeof withdrawals.$inferInsert,
): Promise<WithdrawRow> {
  const [inserted] = await db.insert(withdrawals).values(row).returning();
  if (!inserted) throw new Error('An insert answers its row');
  return inserted;
}

/** Serialises decisions about it. */
export async function lockWithdraw(db: Database, id: string): Promise<WithdrawRow | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row ?? null;
}

export async function findOwn(db: Database, userId: string, id: string): Promise<WithdrawRow | null> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)));
  return row ?? null;
}

export async function updateWithdraw(
  db: Database,
  id: string,
  change: Partial<typeof withdrawals.$inferInsert>,
): Promise<WithdrawRow> {
  const [row] = await db.update(withdrawals).set(change).where(eq(withdrawals.id, id)).returning();
  if (!row) throw new Error(`There is no withdrawal ${id}`);
  return row;
}

export async function listOwn(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: WithdrawRow[]; total: number }> {
  const mine = eq(withdrawals.userId, userId);
  const rows = await db
    .select()
    .from(withdrawals)
    .where(mine)
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(withdrawals, mine) };
}

export async function isCardInUse(db: Database, cardId: string): Promise<boolean> {
  const open = inArray(withdrawals.state, ['REQUESTED', 'PROCESSING']);
  return (await db.$count(withdrawals, and(eq(withdrawals.cardId, cardId), open))) > 0;
}

/** Oldest first. */
export async function listOpen(db: Database, limit: number): Promise<WithdrawRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.state, ['REQUESTED', 'PROCESSING']))
    .orderBy(withdrawals.createdAt, withdrawals.id)
    .limit(limit);
}
