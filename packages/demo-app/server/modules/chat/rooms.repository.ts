import type { Side } from '@keo/core/contract';
import { and, count, desc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { batched } from '../../platform/database/batched.ts';
import { type RoomRow, chatMessages, chatRooms } from './chat.table.ts';

export async function findOrMake(
  db: Database,
  row: Pick<RoomRow, 'id' | 'jobId' | 'authorId' | 'workerId' | 'createdAt'>,
): Promise<RoomRow> {
  const pair = and(eq(chatRooms.jobId, row.jobId), eq(chatRooms.workerId, row.workerId));
  const [known] = await db.select().from(chatRooms).where(pair);
  if (known) return known;
  await db
    .insert(chatRooms)
    .values({ ...row, movedAt: row.createdAt })
    .onConflictDoNothing();
  // A concurrent call made it first.
  const [made] = await db.select().from(chatRooms).where(pair);
  if (!made) throw new Error('An insert leaves a row');
  return made;
}

export const isMember = (userId: string) =>
  or(eq(chatRooms.authorId, userId), eq(chatRooms.workerId, userId));

export async function findOwn(db: Database, id: string, userId: string): Promise<RoomRow | null> {
  const [row] = await db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.id, id), isMember(userId)));
  return row ?? null;
}

/** Null for another user's room. */
export async function lockOwn(db: Database, id: string, userId: string): Promise<RoomRow | null> {
  const [row] = await db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.id, id), isMember(userId)))
    .for('update');
  return row ?? null;
}

export async function updateRoom(db: Database, id: string, change: Partial<RoomRow>): Promise<RoomRow> {
  const [row] = await db.update(chatRooms).set(change).where(eq(chatRooms.id, id)).returning();
  if (!row) throw new Error(`There is no room ${id}`);
  return row;
}

export async function listOwn(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: RoomRow[]; total: number }> {
  const rows = await db
    .select()
    .from(chatRooms)
    .where(isMember(userId))
    .orderBy(desc(chatRooms.movedAt), desc(chatRooms.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(chatRooms, isMember(userId)) };
}

export type Pair = { jobId: string; workerId: string };

/** In order; null for none. */
export const idOfPair = batched(async (db, pairs: readonly Pair[]): Promise<(string | null)[]> => {
  const { id, jobId, workerId } = chatRooms;
  const isAny = or(...pairs.map((pair) => and(eq(jobId, pair.jobId), eq(workerId, pair.workerId))));
  const rooms = await db.select({ id, jobId, workerId }).from(chatRooms).where(isAny);
  return pairs.map(
    (pair) => rooms.find((room) => room.jobId === pair.jobId && room.workerId === pair.workerId)?.id ?? null,
  );
});

const isUnreadBy = (userId: string) =>
  and(
    ne(chatMessages.senderId, userId),
    gt(
      chatMessages.seq,
      sql`case when ${chatRooms.authorId} = ${userId} then ${chatRooms.authorReadSeq} else ${chatRooms.workerReadSeq} end`,
    ),
  );

export async function countUnread(
  db: Database,
  roomIds: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .select({ roomId: chatMessages.roomId, unread: count() })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(and(inArray(chatRooms.id, [...roomIds]), isUnreadBy(userId)))
    .groupBy(chatMessages.roomId);
  return new Map(rows.map(({ roomId, unread }) => [roomId, unread]));
}

/** Deleted ones do not count. */
export async function hasUnread(db: Database, roomId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(and(eq(chatRooms.id, roomId), isUnreadBy(userId), isNull(chatMessages.deletedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Rooms with unread messages, of each user. */
export const countUnreadRooms = batched(async (db, userIds: readonly string[]): Promise<number[]> => {
  const { id, authorId, workerId, authorReadSeq, workerReadSeq } = chatRooms;
  const asAuthor = db
    .select({ id, reader: authorId, read: authorReadSeq })
    .from(chatRooms)
    .where(inArray(authorId, [...userIds]));
  const asWorker = db
    .select({ id, reader: workerId, read: workerReadSeq })
    .from(chatRooms)
    .where(inArray(workerId, [...userIds]));
  const own = unionAll(asAuthor, asWorker).as('own');
  const unread = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, own.id),
        gt(chatMessages.seq, own.read),
        ne(chatMessages.senderId, own.reader),
      ),
    );
  const rows = await db
    .select({ reader: own.reader, rooms: count() })
    .from(own)
    .where(exists(unread))
    .groupBy(own.reader);
  const known = new Map(rows.map(({ reader, rooms }) => [reader, rooms]));
  return userIds.map((userId) => known.get(userId) ?? 0);
});

export const readColumn = { author: 'authorReadSeq', worker: 'workerReadSeq' } as const satisfies Record<
  Side,
  keyof RoomRow
>;
