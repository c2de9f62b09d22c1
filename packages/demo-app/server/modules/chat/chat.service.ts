import type {
  ChatMessage,
  EndpointData,
  EndpointInput,
  NewMessage,
  Room,
  chatEndpoints,
} from '@keo/core/contract';
import { notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { isBlocked, refuseBlocked } from '../blocks/blocks.service.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Files } from '../uploads/files.service.ts';
import { type ChatReader, createChatReader } from './chat-reader.service.ts';
import { findPair } from './pairs.ts';
import { createChatPublisher } from './chat.publisher.ts';
import { type MessageChanger, createMessageChanger } from './message-changer.service.ts';
import { type ChatPlatform, createMessageSender } from './message-sender.service.ts';
import * as rooms from './rooms.repository.ts';
import { otherIn, sideIn } from './to-room.ts';
import { viewRoom } from './view-rooms.ts';

type Endpoints = typeof chatEndpoints;
type ReadTo = { roomId: string; upToSeq: number };

/** Rooms, for their two members; NOT_FOUND for everybody else. */
export type ChatService = ChatReader & {
  openRoom(userId: string, target: EndpointInput<Endpoints['openRoom']>): Promise<Room>;
  /** @throws RefusalError where the other member may not be told that this one is typing. */
  refuseTyping(userId: string, roomId: string): Promise<void>;
  changes: MessageChanger;
  /** @throws RefusalError NOT_ALLOWED where only the author may begin, EXPIRED a while after the work. */
  send(userId: string, message: NewMessage): Promise<ChatMessage>;
  markRead(userId: string, to: ReadTo): Promise<EndpointData<Endpoints['markRoomRead']>>;
};

type Needs = ChatPlatform & {
  users: Pick<UsersService, 'loadCards'>;
  files: Pick<Files, 'keep'>;
  notifications: Pick<Notifications, 'writeLogs' | 'markRoomRead' | 'tellUnread'>;
};

async function openRoom(
  needs: Needs,
  unit: Unit,
  userId: string,
  target: EndpointInput<Endpoints['openRoom']>,
): Promise<Room> {
  const pair = await findPair(unit.db, target, userId);
  if (!pair) throw notFound();
  if (!(await rooms.idOfPair(unit.db, pair))) await refuseBlocked(unit.db, userId, otherIn(pair, userId));
  const row = await rooms.findOrMake(unit.db, { id: newId('rm'), createdAt: needs.clock.now(), ...pair });
  return viewRoom(needs, unit.db, row, userId);
}

async function markRead(needs: Needs, unit: Unit, userId: string, { roomId, upToSeq }: ReadTo) {
  const { clock, notifications } = needs;
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
    const publisher = createChatPublisher(needs);
    unit.afterCommit(() => {
      publisher.read(userId, fact);
      if (isHeard) publisher.seen(otherId, { ...fact, userId });
    });
    // Marks the notification of this room as read too.
    const row = unread === 0 ? await notifications.markRoomRead(unit, userId, roomId) : null;
    await notifications.tellUnread(unit, userId, { roomId, ...row });
  }
  return { ...fact, unread, unreadRooms };
}

export function createChatService(needs: Needs): ChatService {
  const { db, transact } = needs;
  return {
    ...createChatReader(needs),
    openRoom: (userId, target) => transact((unit) => openRoom(needs, unit, userId, target)),

    async refuseTyping(userId, roomId) {
      const room = await rooms.findOwn(db, roomId, userId);
      if (!room) throw notFound();
      await refuseBlocked(db, userId, otherIn(room, userId));
    },

    send: createMessageSender(needs),
    changes: createMessageChanger(needs),
    markRead: (userId, to) => transact((unit) => markRead(needs, unit, userId, to)),
  };
}
