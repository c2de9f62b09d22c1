import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { type MessageRow, chatMessages, chatRooms } from './chat.table.ts';

export async function insertMessage(db: Database, row: MessageRow): Promise<void> {
  await db.insert(chatMessages).values(row);
}

/** What somebody has already sent under that name, in whatever room. */
export async function findSent(db: Database, senderId: string, clientId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.senderId, senderId), eq(chatMessages.clientId, clientId)));
  return row ?? null;
}

/** Oldest first: those after one, else the newest, or the newest before one. */
export async function listMessages(
  db: Database,
  roomId: string,
  of: { beforeSeq?: number | undefined; afterSeq?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { beforeSeq, afterSeq, limit } = of;
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        beforeSeq === undefined ? undefined : lt(chatMessages.seq, beforeSeq),
        afterSeq === undefined ? undefined : gt(chatMessages.seq, afterSeq),
      ),
    )
    .orderBy(afterSeq === undefined ? desc(chatMessages.seq) : asc(chatMessages.seq))
    .limit(limit);
  return afterSeq === undefined ? rows.toReversed() : rows;
}

/** The newest message of each of these rooms. */
export async function newestOf(db: Database, roomIds: readonly string[]): Promise<Map<string, MessageRow>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(chatMessages)
    .innerJoin(chatRooms, and(eq(chatRooms.id, chatMessages.roomId), eq(chatRooms.lastSeq, chatMessages.seq)))
    .where(inArray(chatMessages.roomId, [...roomIds]));
  return new Map(rows.map((row) => [row.chat_messages.roomId, row.chat_messages]));
}
