import type { ChatMessage, NewMessage, Side } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { violatedUnique } from '../../platform/database/database-errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { Rooms } from '../../platform/realtime/sockets.ts';
import { refuseBlocked } from '../blocks/blocks.service.ts';
import { findScam } from '../market/jobs/scam-patterns.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { Files } from '../uploads/files.service.ts';
import { maskUntilFunded } from './mask-until-funded.ts';
import { insertFiles } from './files.repository.ts';
import { filesForBoth } from './files-for-both.ts';
import { type Topic, loadTopics } from './pairs.ts';
import { createChatPublisher, roomName } from './chat.publisher.ts';
import type { MessageRow, RoomRow } from './chat.table.ts';
import * as messages from './messages.repository.ts';
import { newMessageLog } from './new-message-log.ts';
import { getRoomState } from './room-state.ts';
import * as rooms from './rooms.repository.ts';
import { otherIn, sideIn } from './to-room.ts';
import { toSearchText } from './to-search-text.ts';
import { viewMessage } from './view-messages.ts';

export type ChatPlatform = Pick<Platform, 'db' | 'transact' | 'limits'> & {
  clock: Pick<Clock, 'now'>;
  sockets: Rooms;
};

/** Idempotency: the stored message of this `clientId`; refused where it was sent to another room. */
async function sentBefore(db: Database, userId: string, message: NewMessage) {
  const known = await messages.findSent(db, userId, message.clientId);
  if (known && known.roomId !== message.roomId) throw new RefusalError('REQUEST_REUSED', 'requestReused');
  return known && viewMessage(db, known);
}

type Needs = ChatPlatform & {
  notifications: Pick<Notifications, 'writeLogs' | 'tellUnread'>;
  files: Pick<Files, 'keep'>;
};

/** Refused where the room takes no message of this side now. */
function refuseClosedRoom(topic: Topic, side: Side, { authorWroteAt }: RoomRow, now: Date): void {
  const state = getRoomState(topic, side, authorWroteAt, now);
  if (state === 'ARCHIVED') throw new RefusalError('EXPIRED', 'chat.archived');
  if (state === 'READONLY') throw new RefusalError('NOT_ALLOWED', 'authorWritesFirst');
}

/** With contacts masked, in its files too. */
async function insertMessage(
  unit: Unit,
  files: Pick<Files, 'keep'>,
  message: NewMessage & { senderId: string },
  { room, topic, now }: { room: RoomRow; topic: Topic; now: Date },
): Promise<MessageRow> {
  const { roomId, clientId, senderId, replyTo = null } = message;
  if (replyTo !== null && !(await messages.findMessage(unit.db, roomId, replyTo))) throw notFound();
  const id = newId('ms');
  const read = maskUntilFunded(message.text, topic);
  const ofFiles = { messageId: id, senderId, fileIds: message.fileIds ?? [], history: topic };
  const attached = await filesForBoth(unit, ofFiles, files);
  const row: MessageRow = {
    id,
    roomId,
    seq: room.lastSeq + 1,
    senderId,
    clientId,
    words: toSearchText(read.text, attached.rows),
    text: read.text,
    isMasked: read.isMasked || attached.isMasked,
    scamRule: findScam(message.text),
    replyTo,
    createdAt: now,
    editedAt: null,
    deletedAt: null,
    change: 0,
  };
  await messages.insertMessage(unit.db, row);
  await insertFiles(unit.db, attached.rows);
  return row;
}

async function store(needs: Needs, userId: string, message: NewMessage): Promise<ChatMessage> {
  const { db, transact, clock, sockets, notifications, files } = needs;
  const publisher = createChatPublisher({ sockets });
  const { roomId } = message;
  const found = await rooms.findOwn(db, roomId, userId);
  if (!found) throw notFound();
  // Outside the transaction: the answer may come from another node.
  const otherId = otherIn(found, userId);
  const isOpenThere = await sockets.isIn(roomName(roomId), otherId);
  return transact(async (unit) => {
    const room = await rooms.lockOwn(unit.db, roomId, userId);
    if (!room) throw notFound();
    const known = await sentBefore(unit.db, userId, message);
    if (known) return known;
    await refuseBlocked(unit.db, userId, otherId);
    const side = sideIn(room, userId);
    const topic = (await loadTopics(unit.db, [room]))(room);
    const now = clock.now();
    refuseClosedRoom(topic, side, room, now);
    const row = await insertMessage(unit, files, { ...message, senderId: userId }, { room, topic, now });
    await rooms.updateRoom(unit.db, roomId, {
      lastSeq: row.seq,
      movedAt: now,
      ...(side === 'author' && room.authorWroteAt === null && { authorWroteAt: now }),
    });
    const sent = await viewMessage(unit.db, row);
    unit.afterCommit(() => publisher.message(sent));
    if (!isOpenThere) await notifications.writeLogs(unit, [newMessageLog(room, row, topic)]);
    await notifications.tellUnread(unit, otherId, { roomId, lastSeq: row.seq });
    return sent;
  });
}

/** Stores and numbers a message, once, with contacts masked. */
export function createMessageSender(
  needs: Needs,
): (userId: string, message: NewMessage) => Promise<ChatMessage> {
  const { db, limits } = needs;
  return async (userId, message) => {
    // A repeat does not count against the rate limit.
    const known = await sentBefore(db, userId, message);
    if (known) return known;
    await limits.take('messages', userId);
    try {
      return await store(needs, userId, message);
    } catch (error) {
      if (violatedUnique(error) !== 'chat_messages_once') throw error;
      // The same `clientId` was sent to two rooms at once.
      throw new RefusalError('REQUEST_REUSED', 'requestReused');
    }
  };
}
