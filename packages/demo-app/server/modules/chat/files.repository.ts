import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type FileRow, chatFiles, chatMessages, chatRooms } from './chat.table.ts';
import { isMember } from './rooms.repository.ts';

export async function insertFiles(db: Database, rows: readonly FileRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(chatFiles).values([...rows]);
}

export async function listFiles(db: Database, messageIds: readonly string[]): Promise<FileRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .select()
    .from(chatFiles)
    .where(inArray(chatFiles.messageId, [...messageIds]))
    .orderBy(asc(chatFiles.place));
}

/** Deleted messages do not count. */
export async function mayReadFile(db: Database, fileId: string, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: chatFiles.fileId })
    .from(chatFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(and(eq(chatFiles.fileId, fileId), isNull(chatMessages.deletedAt), isMember(userId)))
    .limit(1);
  return found !== undefined;
}
