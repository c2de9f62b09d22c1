import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bankCards } from './bank-card.table.ts';

export type CardRow = typeof bankCards.$inferSelect;

const kept = (userId: string) => and(eq(bankCards.userId, userId), isNull(bankCards.removedAt));

/** The default one first, then the oldest. */
export const listCards = (db: Database, userId: string): Promise<CardRow[]> =>
  db
    .select()
    .from(bankCards)
    .where(kept(userId))
    .orderBy(desc(bankCards.isDefault), asc(bankCards.addedAt), asc(bankCards.id));

/** Locked; null for another user's. */
export async function lockCard(db: Database, userId: string, id: string): Promise<CardRow | null> {
  const [row] = await db
    .select()
    .from(bankCards)
    .where(and(kept(userId), eq(bankCards.id, id)))
    .for('update');
  return row ?? null;
}

export async function insertCard(db: Database, row: typeof bankCards.$inferInsert): Promise<void> {
  await db.insert(bankCards).values(row);
}

export async function updateCard(
  db: Database,
  id: string,
  change: Partial<typeof bankCards.$inferInsert>,
): Promise<void> {
  await db.update(bankCards).set(change).where(eq(bankCards.id, id));
}

export async function clearDefault(db: Database, userId: string): Promise<void> {
  await db.update(bankCards).set({ isDefault: false }).where(kept(userId));
}
