import { and, asc, desc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { dataExports } from './data-exports.table.ts';

export type ExportRow = typeof dataExports.$inferSelect;
/** One attempt to make one copy. */
export type Attempt = Pick<ExportRow, 'id' | 'attempt'>;

export async function findExport(db: Database, id: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
}

/** The newest that is not taken away. */
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

/** Takes all of a user's copies out of reach. */
export async function withdrawExports(db: Database, userId: string): Promise<void> {
  await db.update(dataExports).set({ state: 'REMOVED' }).where(eq(dataExports.userId, userId));
}

/** Begins another attempt; null where it is not wanted any more. */
export async function beginAttempt(db: Database, id: string, at: Date): Promise<ExportRow | null> {
  const [row] = await db
    .update(dataExports)
    .set({ attempt: sql`${dataExports.attempt} + 1`, done: 0, touchedAt: at })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'MAKING')))
    .returning();
  return row ?? null;
}

/** Changes what this attempt makes; false where another has begun, or nobody wants it any more. */
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

/** Gives up what has not gone on since then. */
export async function failSilent(db: Database, since: Date): Promise<void> {
  await db
    .update(dataExports)
    .set({ state: 'FAILED' })
    .where(and(eq(dataExports.state, 'MAKING'), lt(dataExports.touchedAt, since)));
}

/** Takes what has expired out of reach, and answers all that is. */
export async function withdrawOverdue(db: Database, now: Date): Promise<ExportRow[]> {
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
