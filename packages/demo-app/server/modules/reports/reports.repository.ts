import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ReportRow, reports } from './reports.table.ts';

type Said = Pick<ReportRow, 'reporterId' | 'target' | 'targetId'>;

/** The open one of that person about that thing. */
export async function findOpen(
  db: Database,
  { reporterId, target, targetId }: Said,
): Promise<ReportRow | null> {
  const isSame = and(
    eq(reports.reporterId, reporterId),
    eq(reports.target, target),
    eq(reports.targetId, targetId),
  );
  const [open] = await db
    .select()
    .from(reports)
    .where(and(isSame, isNull(reports.closedAt)));
  return open ?? null;
}

/** Or finds the open one of the same person about the same thing. */
export async function findOrInsert(db: Database, row: typeof reports.$inferInsert & Said): Promise<string> {
  const [made] = await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id });
  const open = made ?? (await findOpen(db, row));
  if (!open) throw new Error('A report that is not new is open');
  return open.id;
}

export const listOpen = (db: Database, limit: number): Promise<ReportRow[]> =>
  db.select().from(reports).where(isNull(reports.closedAt)).orderBy(asc(reports.createdAt)).limit(limit);

/** Null for no open report of that id. */
export async function closeReport(
  db: Database,
  id: string,
  end: { closedAt: Date; closedBy: string; finding: string },
): Promise<ReportRow | null> {
  const [row] = await db
    .update(reports)
    .set(end)
    .where(and(eq(reports.id, id), isNull(reports.closedAt)))
    .returning();
  return row ?? null;
}
