import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { fileParts, files } from './files.table.ts';

export type FileRow = typeof files.$inferSelect;
export type PartRow = typeof fileParts.$inferSelect;

export async function findFile(db: Database, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

export const findStored = async (db: Database, ids: readonly string[]): Promise<FileRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(files)
        .where(and(inArray(files.id, [...ids]), eq(files.state, 'STORED')));

export const listOwn = (db: Database, userId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.state, 'STORED')))
    .orderBy(asc(files.createdAt), asc(files.id));

export async function findByRequest(
  db: Database,
  userId: string,
  requestId: string,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.requestId, requestId)));
  return row ?? null;
}

/** Of files and unfinished uploads. Exact only under the account's lock. */
export async function countBytes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(and(eq(files.userId, userId), ne(files.state, 'REMOVED')));
  return Number(row?.bytes ?? 0);
}

export async function insertFile(db: Database, row: typeof files.$inferInsert): Promise<FileRow> {
  const [inserted] = await db.insert(files).values(row).returning();
  if (!inserted) throw new Error('An inserted file is not there');
  return inserted;
}

/** Optimistic lock: null where a concurrent change was first. */
export async function changeFile(
  db: Database,
  seen: Pick<FileRow, 'id' | 'state' | 'received' | 'touchedAt'>,
  change: Partial<typeof files.$inferInsert>,
): Promise<FileRow | null> {
  const [row] = await db
    .update(files)
    .set(change)
    .where(
      and(
        eq(files.id, seen.id),
        eq(files.state, seen.state),
        eq(files.received, seen.received),
        eq(files.touchedAt, seen.touchedAt),
      ),
    )
    .returning();
  return row ?? null;
}

export async function insertPart(db: Database, row: typeof fileParts.$inferInsert): Promise<void> {
  await db.insert(fileParts).values(row);
}

export async function markArrived(db: Database, id: string, at: Date): Promise<void> {
  await db.update(fileParts).set({ arrivedAt: at }).where(eq(fileParts.id, id));
}

/** Parts from the first byte without a gap. */
export const listArrived = (db: Database, fileId: string): Promise<PartRow[]> =>
  db
    .select()
    .from(fileParts)
    .where(and(eq(fileParts.fileId, fileId), isNotNull(fileParts.arrivedAt)))
    .orderBy(asc(fileParts.start));

export const listParts = (db: Database, fileId: string): Promise<PartRow[]> =>
  db.select().from(fileParts).where(eq(fileParts.fileId, fileId));

export async function deleteParts(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(fileParts).where(inArray(fileParts.id, [...ids]));
}

export async function deleteFile(db: Database, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}

/** Marks stored files of a user as kept; returns those that exist. */
export const keepFiles = (
  db: Database,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<FileRow[]> =>
  db
    .update(files)
    .set({ keptAt: sql`coalesce(${files.keptAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(inArray(files.id, [...ids]), eq(files.userId, userId), eq(files.state, 'STORED')))
    .returning();

export async function renameFile(db: Database, id: string, name: string): Promise<void> {
  await db.update(files).set({ name }).where(eq(files.id, id));
}

/** False where the file is kept. */
export async function withdrawFile(
  db: Database,
  id: string,
  from: { owner: string } | { untouchedSince: Date },
): Promise<boolean> {
  const which =
    'owner' in from
      ? eq(files.userId, from.owner)
      : or(eq(files.state, 'REMOVED'), lt(files.touchedAt, from.untouchedSince));
  const rows = await db
    .update(files)
    .set({ state: 'REMOVED', requestId: null })
    .where(and(eq(files.id, id), isNull(files.keptAt), which))
    .returning({ id: files.id });
  return rows.length === 1;
}

export const leftoversAtOnce = 200;

/** Removed files, and those unused since before that moment: the oldest first, a few at a time. */
export const listLeftovers = (db: Database, untouchedSince: Date): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(isNull(files.keptAt), or(eq(files.state, 'REMOVED'), lt(files.touchedAt, untouchedSince))))
    .orderBy(asc(files.touchedAt))
    .limit(leftoversAtOnce);

/** Parts whose file is complete or gone. */
export const listStrayParts = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ fileId: fileParts.fileId })
    .from(fileParts)
    .leftJoin(files, eq(files.id, fileParts.fileId))
    .where(or(isNull(files.id), eq(files.state, 'STORED')));
  return rows.map(({ fileId }) => fileId);
};
