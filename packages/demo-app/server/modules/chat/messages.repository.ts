import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type MessageRow, chatMessages, chatOriginals, chatRooms } from './chat.table.ts';

export async function insertMessage(db: Database, row: MessageRow): Promise<void> {
  await db.insert(chatMessages).values(row);
}

/** In any room. */
export async function findSent(db: Database, senderId: string, clientId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.senderId, senderId), eq(chatMessages.clientId, clientId)));
  return row ?? null;
}

/** Null where the message is in another room. */
export async function findMessage(db: Database, roomId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.roomId, roomId)));
  return row ?? null;
}

export const findMessages = (db: Database, ids: readonly string[]): Promise<MessageRow[]> =>
  db
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.id, [...ids]));

export const findMessagesAt = (
  db: Database,
  places: readonly { roomId: string; seq: number }[],
): Promise<MessageRow[]> =>
  db
    .select()
    .from(chatMessages)
    .where(
      or(...places.map(({ roomId, seq }) => and(eq(chatMessages.roomId, roomId), eq(chatMessages.seq, seq)))),
    );

/** Keeps the original. */
export async function changeMessage(db: Database, before: MessageRow, now: MessageRow): Promise<void> {
  const { text, isMasked, scamRule } = before;
  const replacedAt = now.deletedAt ?? now.editedAt ?? now.createdAt;
  await db
    .insert(chatOriginals)
    .values({ messageId: before.id, change: now.change, text, isMasked, scamRule, replacedAt });
  await db.update(chatMessages).set(now).where(eq(chatMessages.id, before.id));
}

/** Messages changed after that number, in order of change. */
export const listChanged = (
  db: Database,
  roomId: string,
  { afterChange, limit }: { afterChange: number; limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.roomId, roomId), gt(chatMessages.change, afterChange), gt(chatMessages.change, 0)),
    )
    .orderBy(asc(chatMessages.change))
    .limit(limit);

/** Oldest first: those after a number, else the newest, or the newest before a number. */
export async function listMessages(
  db: Database,
  roomId: string,
  range: { beforeSeq?: number | undefined; afterSeq?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { beforeSeq, afterSeq, limit } = range;
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

export async function listNewest(db: Database, roomIds: readonly string[]): Promise<MessageRow[]> {
  if (roomIds.length === 0) return [];
  const rows = await db
    .select()
    .from(chatMessages)
    .innerJoin(chatRooms, and(eq(chatRooms.id, chatMessages.roomId), eq(chatRooms.lastSeq, chatMessages.seq)))
    .where(inArray(chatMessages.roomId, [...roomIds]));
  return rows.map((row) => row.chat_messages);
}
