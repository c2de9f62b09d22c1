import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { wordQuery } from '../../platform/database/word-query.ts';
import { type MessageRow, type RoomRow, chatMessages, chatRooms } from './chat.table.ts';
import { isMember } from './rooms.repository.ts';

/** Upper limit of the total, because counting all matches is slow. */
const countedMax = 1000;

/** Newest first. */
export async function searchMessages(
  db: Database,
  userId: string,
  { q, roomId, limit, offset }: { q: string; roomId?: string | undefined; limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const query = wordQuery(q);
  if (query === null) return { rows: [], total: 0 };
  const own = db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(isMember(userId), roomId === undefined ? undefined : eq(chatRooms.id, roomId)));
  const matching = and(inArray(chatMessages.roomId, own), sql`${chatMessages.words} @@ ${query}`);
  const rows = await db
    .select()
    .from(chatMessages)
    .where(matching)
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(limit)
    .offset(offset);
  const some = db.select({ id: chatMessages.id }).from(chatMessages).where(matching).limit(countedMax);
  const [counted] = await db.select({ total: count() }).from(some.as('some'));
  return { rows, total: counted?.total ?? 0 };
}

export const findOwnRooms = (db: Database, userId: string, ids: readonly string[]): Promise<RoomRow[]> =>
  db
    .select()
    .from(chatRooms)
    .where(and(inArray(chatRooms.id, [...ids]), isMember(userId)));
