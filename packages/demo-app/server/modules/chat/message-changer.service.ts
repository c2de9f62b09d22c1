import { type ChatMessage, chatLimits } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Clock } from '../../platform/clock.ts';
import { FieldsError, RefusalError, notFound } from '../../platform/http/refusal.ts';
import type { Rooms } from '../../platform/realtime/sockets.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { refuseBlocked } from '../blocks/blocks.service.ts';
import { findScam } from '../market/jobs/scam-patterns.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { type Topic, loadTopics } from './pairs.ts';
import { createChatPublisher } from './chat.publisher.ts';
import type { FileRow, MessageRow } from './chat.table.ts';
import { maskUntilFunded } from './mask-until-funded.ts';
import { listFiles } from './files.repository.ts';
import * as messages from './messages.repository.ts';
import { getRoomState } from './room-state.ts';
import * as rooms from './rooms.repository.ts';
import { otherIn, sideIn } from './to-room.ts';
import { viewMessage } from './view-messages.ts';
import { toSearchText } from './to-search-text.ts';

const minute = 60_000;

type World = { unit: Unit; otherId: string; topic: Topic; now: Date; files: FileRow[] };
type Which = { roomId: string; messageId: string };

/** Edits and deletions of own messages, for a short time after sending. */
export type MessageChanger = {
  /** @throws RefusalError EXPIRED after that time. */
  edit(userId: string, which: Which & { text: string }): Promise<ChatMessage>;
  remove(userId: string, which: Which): Promise<ChatMessage>;
};

const { editMinutes } = chatLimits;
const tooLate = () => new RefusalError('EXPIRED', 'chat.editOver', {}, { minutes: editMinutes });

export function createMessageChanger({
  transact,
  clock,
  sockets,
  notifications,
}: Pick<Platform, 'transact'> & { clock: Pick<Clock, 'now'>; sockets: Rooms } & {
  notifications: Pick<Notifications, 'tellUnread'>;
}): MessageChanger {
  const publisher = createChatPublisher({ sockets });

  /** Locks the room, so that changes are numbered without gaps. */
  const change = (
    userId: string,
    { roomId, messageId }: Which,
    changed: (row: MessageRow, world: World) => Promise<Partial<MessageRow> | null>,
  ): Promise<ChatMessage> =>
    transact(async (unit) => {
      const room = await rooms.lockOwn(unit.db, roomId, userId);
      const row = room && (await messages.findMessage(unit.db, roomId, messageId));
      if (!room || row?.senderId !== userId) throw notFound();
      const now = clock.now();
      const topic = (await loadTopics(unit.db, [room]))(room);
      const files = await listFiles(unit.db, [messageId]);
      const otherId = otherIn(room, userId);
      const part = await changed(row, { unit, otherId, topic, now, files });
      if (part === null) return viewMessage(unit.db, row);
      const state = getRoomState(topic, sideIn(room, userId), room.authorWroteAt, now);
      const closes = +row.createdAt + editMinutes * minute;
      if (state !== 'OPEN' || +now >= closes) throw tooLate();
      const next = { ...row, ...part, change: room.lastChange + 1 };
      await messages.changeMessage(unit.db, row, next);
      await rooms.updateRoom(unit.db, roomId, { lastChange: next.change });
      const message = await viewMessage(unit.db, next);
      unit.afterCommit(() => publisher.message(message));
      // Lists of rooms show the newest text and the bell quotes it, so both members reload them.
      for (const id of [otherId, userId])
        await notifications.tellUnread(unit, id, { roomId, reworded: true });
      return message;
    });

  return {
    edit: (userId, { text, ...which }) =>
      change(userId, which, async (row, { unit, otherId, topic, now, files }) => {
        await refuseBlocked(unit.db, userId, otherId);
        if (row.deletedAt) throw notFound();
        if (text === '' && files.length === 0) throw new FieldsError('INVALID', { text: 'field.required' });
        const read = maskUntilFunded(text, topic);
        if (read.text === row.text) return null;
        return { ...read, words: toSearchText(read.text, files), scamRule: findScam(text), editedAt: now };
      }),
    remove: (userId, which) =>
      change(userId, which, async (row, { now }) =>
        row.deletedAt ? null : { text: '', words: '', isMasked: false, scamRule: null, deletedAt: now },
      ),
  };
}
