import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { passkeys } from './auth.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function findPasskey(db: Database, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row ?? null;
}

export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

/** False where any account has registered that credential. */
export async function insertPasskey(db: Database, row: PasskeyRow): Promise<boolean> {
  const rows = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length === 1;
}

/**
 * Records a use with its signature counter; false where the passkey was removed or the counter did not rise (a cloned
 * key). Authenticators without a counter always send 0.
 */
export async function usePasskey(db: Database, id: string, counter: number, at: Date): Promise<boolean> {
  const isNewer = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function renamePasskey(
  db: Database,
  { userId, id, name }: Pick<PasskeyRow, 'userId' | 'id' | 'name'>,
): Promise<PasskeyRow | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row ?? null;
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Returns how many. */
export async function deletePasskeys(db: Database, userId: string): Promise<number> {
  const rows = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return rows.length;
}
