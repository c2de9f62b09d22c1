import { and, asc, desc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { dataExports } from './data-exports.table.ts';

export type ExportRow = typeof dataExports.$inferSelect;
export type Attempt = Pick<ExportRow, 'id' | 'attempt'>;

export async function findExport(db: Database, id: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
}

export async function findNewest(db: Database, userId: string): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), ne(dataExports.state, 'REMOVED')))
    .orderBy(desc(dataExports.createdAt))
    .limit(1);
  return row ?? null;
}

export async function insertExport(db: Database, row: typeof dataExports.$inferInsert): Promise<ExportRow> {
  const [inserted] = await db.insert(dataExports).values(row).returning();
  if (!inserted) throw new Error('An inserted export is not there');
  return inserted;
}

export async function withdrawExports(db: Database, userId: string): Promise<void> {
  await db.update(dataExports).set({ state: 'REMOVED' }).where(eq(dataExports.userId, userId));
}

/** Null where the copy is no longer wanted. */
export async function beginAttempt(db: Database, id: string, at: Date): Promise<ExportRow | null> {
  const [row] = await db
    .update(dataExports)
    .set({ attempt: sql`${dataExports.attempt} + 1`, done: 0, touchedAt: at })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'MAKING')))
    .returning();
  return row ?? null;
}

/** Compare-and-set: false where another attempt has begun, or the copy was withdrawn. */
export async function changeAttempt(
  db: Database,
  { id, attempt }: Attempt,
  change: Partial<typeof dataExports.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.id, id), eq(dataExports.attempt, attempt), eq(dataExports.state, 'MAKING')))
    .returning({ id: dataExports.id });
  return rows.length === 1;
}

/** Fails copies without progress since then. */
export async function failStalled(db: Database, since: Date): Promise<void> {
  await db
    .update(dataExports)
    .set({ state: 'FAILED' })
    .where(and(eq(dataExports.state, 'MAKING'), lt(dataExports.touchedAt, since)));
}

/** Withdraws expired copies; returns all withdrawn ones, the oldest first. */
export async function withdrawExpired(db: Database, now: Date): Promise<ExportRow[]> {
  await db
    .update(dataExports)
    .set({ state: 'REMOVED' })
    .where(and(eq(dataExports.state, 'READY'), lte(dataExports.expiresAt, now)));
  return db
    .select()
    .from(dataExports)
    .where(eq(dataExports.state, 'REMOVED'))
    .orderBy(asc(dataExports.touchedAt));
}

export async function deleteExport(db: Database, id: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.id, id));
}
