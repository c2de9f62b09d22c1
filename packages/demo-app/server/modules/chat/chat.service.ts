import {
  type Answered,
  type ChatMessage,
  type EndpointData,
  type EndpointInput,
  type NewMessage,
  type Room,
  type chatEndpoints,
  type chatMessages,
  chatLimits,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { isBlocked, refuseBlocked } from '../blocks/blocks.service.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Files } from '../uploads/files.service.ts';
import { findPair, loadTopics } from './pairs.ts';
import { createChatPublisher } from './chat.publisher.ts';
import type { RoomRow } from './chat.table.ts';
import * as messages from './messages.repository.ts';
import { type MessageChanger, createMessageChanger } from './message-changer.service.ts';
import { type ChatPlatform, createMessageSender } from './message-sender.service.ts';
import * as rooms from './rooms.repository.ts';
import { findOwnRooms, searchMessages } from './search.repository.ts';
import { otherIn, sideIn, toRoom } from './to-room.ts';
import { viewMessages } from './view-messages.ts';

type Endpoints = typeof chatEndpoints;
type Joined = Extract<Answered<typeof chatMessages.joinRoom>, { ok: true }>;

/** Rooms, for their two members; NOT_FOUND for everybody else. */
export type ChatService = {
  openRoom(userId: string, target: EndpointInput<Endpoints['openRoom']>): Promise<Room>;
  listRooms(
    userId: string,
    page: { pageNum: number; pageSize: number },
  ): Promise<EndpointData<Endpoints['roomsList']>>;
  listMessages(
    userId: string,
    query: InferOutput<Endpoints['messagesList']['input']>,
  ): Promise<EndpointData<Endpoints['messagesList']>>;
  search(
    userId: string,
    query: InferOutput<Endpoints['searchMessages']['input']>,
  ): Promise<EndpointData<Endpoints['searchMessages']>>;
  /** The messages and changes after `afterSeq`. */
  join(userId: string, at: { roomId: string; afterSeq: number }): Promise<Omit<Joined, 'ok'>>;
  /** @throws RefusalError where the other member may not be told that this one is typing. */
  refuseTyping(userId: string, roomId: string): Promise<void>;
  changes: MessageChanger;
  /** @throws RefusalError NOT_ALLOWED where only the author may begin, EXPIRED a while after the work. */
  send(userId: string, message: NewMessage): Promise<ChatMessage>;
  markRead(
    userId: string,
    to: { roomId: string; upToSeq: number },
  ): Promise<EndpointData<Endpoints['markRoomRead']>>;
};

export function createChatService(
  needs: ChatPlatform & {
    users: Pick<UsersService, 'loadCards'>;
    files: Pick<Files, 'keep'>;
    notifications: Pick<Notifications, 'writeLogs' | 'markRoomRead' | 'tellUnread'>;
  },
): ChatService {
  const { db, transact, clock } = needs;
  const { users, notifications } = needs;
  const publisher = createChatPublisher(needs);
  const send = createMessageSender({ ...needs, ...needs });

  async function view(unitDb: Database, rows: readonly RoomRow[], readerId: string): Promise<Room[]> {
    const ids = rows.map(({ id }) => id);
    const getTopic = await loadTopics(unitDb, rows);
    const getCard = await users.loadCards(
      unitDb,
      new Set(rows.flatMap((row) => [row.authorId, row.workerId])),
    );
    const newest = await viewMessages(unitDb, await messages.listNewest(unitDb, ids));
    const unread = await rooms.countUnread(unitDb, ids, readerId);
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

  async function viewOne(unitDb: Database, row: RoomRow, readerId: string): Promise<Room> {
    const [room] = await view(unitDb, [row], readerId);
    return room ?? Promise.reject(notFound());
  }

  return {
    openRoom: (userId, target) =>
      transact(async (unit) => {
        const pair = await findPair(unit.db, target, userId);
        if (!pair) throw notFound();
        if (!(await rooms.idOfPair(unit.db, pair)))
          await refuseBlocked(unit.db, userId, otherIn(pair, userId));
        const row = await rooms.findOrMake(unit.db, { id: newId('rm'), createdAt: clock.now(), ...pair });
        return viewOne(unit.db, row, userId);
      }),

    async listRooms(userId, { pageNum, pageSize }) {
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await rooms.listOwn(db, userId, page);
      return {
        list: await view(db, rows, userId),
        total,
        totalPage: Math.ceil(total / pageSize),
        unreadRooms: await rooms.countUnreadRooms(db, userId),
      };
    },

    async listMessages(userId, { roomId, limit, afterChange, ...from }) {
      const row = await rooms.findOwn(db, roomId, userId);
      if (!row) throw notFound();
      const found = await messages.listMessages(db, roomId, { ...from, limit: limit + 1 });
      const more = found.length > limit;
      const list = from.afterSeq === undefined ? found.slice(-limit) : found.slice(0, limit);
      const changed =
        afterChange === undefined ? [] : await messages.listChanged(db, roomId, { afterChange, limit });
      return {
        room: await viewOne(db, row, userId),
        list: await viewMessages(db, list),
        more,
        changed: await viewMessages(db, changed),
      };
    },

    async search(userId, { q, roomId, pageNum, pageSize }) {
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await searchMessages(db, userId, { q, roomId, ...page });
      const ids = [...new Set(rows.map((row) => row.roomId))];
      const inRooms = await view(db, await findOwnRooms(db, userId, ids), userId);
      const found = await viewMessages(db, rows);
      const list = found.flatMap((message) => {
        const room = inRooms.find(({ id }) => id === message.roomId);
        return room ? [{ message, room }] : [];
      });
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },

    async join(userId, { roomId, afterSeq }) {
      const row = await rooms.findOwn(db, roomId, userId);
      if (!row) throw notFound();
      const limit = chatLimits.pageMax;
      const found = await messages.listMessages(db, roomId, { afterSeq, limit: limit + 1 });
      return {
        lastSeq: row.lastSeq,
        members: [
          { userId: row.authorId, lastReadSeq: row.authorReadSeq },
          { userId: row.workerId, lastReadSeq: row.workerReadSeq },
        ],
        missed: await viewMessages(db, found.slice(0, limit)),
        more: found.length > limit,
      };
    },

    async refuseTyping(userId, roomId) {
      const room = await rooms.findOwn(db, roomId, userId);
      if (!room) throw notFound();
      await refuseBlocked(db, userId, otherIn(room, userId));
    },

    send,
    changes: createMessageChanger({ ...needs, ...needs }),

    markRead: (userId, { roomId, upToSeq }) =>
      transact(async (unit) => {
        const room = await rooms.lockOwn(unit.db, roomId, userId);
        if (!room) throw notFound();
        const column = rooms.readColumn[sideIn(room, userId)];
        const readTo = Math.min(upToSeq, room.lastSeq);
        const at = clock.now().toISOString();
        const moved = readTo > room[column];
        const now = moved ? await rooms.updateRoom(unit.db, roomId, { [column]: readTo }) : room;
        const unread = (await rooms.countUnread(unit.db, [roomId], userId)).get(roomId) ?? 0;
        const unreadRooms = await rooms.countUnreadRooms(unit.db, userId);
        const fact = { roomId, upToSeq: now[column], at };
        if (moved) {
          const otherId = otherIn(room, userId);
          const isHeard = !(await isBlocked(unit.db, userId, otherId));
          unit.afterCommit(() => {
            publisher.read(userId, fact);
            if (isHeard) publisher.seen(otherId, { ...fact, userId });
          });
          // Marks the notification of this room as read too.
          const row = unread === 0 ? await notifications.markRoomRead(unit, userId, roomId) : null;
          await notifications.tellUnread(unit, userId, { roomId, ...row });
        }
        return { ...fact, unread, unreadRooms };
      }),
  };
}
