import type { Room } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { UsersService } from '../users/users.service.ts';
import type { RoomRow } from './chat.table.ts';
import * as messages from './messages.repository.ts';
import { loadTopics } from './pairs.ts';
import * as rooms from './rooms.repository.ts';
import { toRoom } from './to-room.ts';
import { viewMessages } from './view-messages.ts';

type Needs = { clock: Pick<Clock, 'now'>; users: Pick<UsersService, 'loadCards'> };

/** Rooms as one of their members sees them, in order. */
export async function viewRooms(
  { clock, users }: Needs,
  db: Database,
  rows: readonly RoomRow[],
  readerId: string,
): Promise<Room[]> {
  const ids = rows.map(({ id }) => id);
  const getTopic = await loadTopics(db, rows);
  const getCard = await users.loadCards(db, new Set(rows.flatMap((row) => [row.authorId, row.workerId])));
  const newest = await viewMessages(db, await messages.listNewest(db, ids));
  const unread = await rooms.countUnread(db, ids, readerId);
  const now = clock.now();
  return rows.map((row) =>
    toRoom(row, {
      readerId,
      topic: getTopic(row),
      getCard,
      newest: newest.find(({ roomId }) => roomId === row.id) ?? null,
      unread: unread.get(row.id) ?? 0,
      now,
    }),
  );
}

export async function viewRoom(needs: Needs, db: Database, row: RoomRow, readerId: string): Promise<Room> {
  const [room] = await viewRooms(needs, db, [row], readerId);
  return room ?? Promise.reject(notFound());
}
