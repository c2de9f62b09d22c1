import { roomMessage, roomTyping } from '../chat/chat.messages.ts';
import { chatLimits } from '../chat/chat-limits.schema.ts';
import type { ChatMessage, NewMessage } from '../chat/message.schema.ts';
import { toQuote } from '../chat/to-quote.ts';
import type { Clock } from '../ports/ports.ts';
import type { Attachment } from '../uploads/attachment.schema.ts';
import type { Account } from './fake-accounts.ts';
import type { FakeRooms } from './fake-rooms.ts';
import { FakeRefusal, notFound } from './fake-routes.ts';
import type { FakeSocket } from './fake-sockets.ts';

type Which = { roomId: string; messageId: string };

const minute = 60_000;

export type FakeChatDeps = {
  clock: Clock;
  connections: () => Iterable<FakeSocket>;
  push: (account: Account, payload: unknown) => void;
  getFile: (account: Account, id: string) => Attachment;
};

/** Sending, changing, typing and reading in rooms, with the messages to open sockets. */
export function fakeTalk(
  { find, view, getOther, getSide, append, unreadIn, unreadRooms }: FakeRooms,
  deps: FakeChatDeps,
) {
  const { clock, connections, push, getFile } = deps;
  const tellUnread = (me: Account, more: object) => {
    const notifications = me.logs.filter((log) => !log.isRead).length;
    const counts = { rooms: unreadRooms(me), notifications, total: unreadRooms(me) + notifications };
    push(me, { action: 'UNREAD_COUNT_UPDATE', metadata: { ...counts, ...more } });
  };

  const tellRoom = (message: ChatMessage) => {
    for (const socket of connections())
      if (socket.rooms.has(message.roomId)) socket.hear(roomMessage.event, structuredClone(message));
  };

  function say(me: Account, { roomId, clientId, text, replyTo, fileIds = [] }: NewMessage): ChatMessage {
    const room = find(roomId, me);
    const known = room.messages.find((each) => each.senderId === me.user.id && each.clientId === clientId);
    if (known) return known;
    const { state } = view(room, me);
    if (state !== 'OPEN')
      throw new FakeRefusal(state === 'ARCHIVED' ? 'EXPIRED' : 'NOT_ALLOWED', 'Bạn chưa nhắn được ở đây.');
    const answered = room.messages.find(({ id }) => id === replyTo);
    const message = append(room, me, {
      clientId,
      text,
      replyTo: answered ? toQuote(answered) : null,
      files: fileIds.map((id) => getFile(me, id)),
    });
    tellRoom(message);
    tellUnread(getOther(room, me), { roomId, lastSeq: message.seq });
    return message;
  }

  const typing = (me: Account, roomId: string) => {
    for (const socket of connections())
      if (socket.rooms.has(roomId) && socket.account !== me)
        socket.hear(roomTyping.event, { roomId, userId: me.user.id });
  };

  /** Changes an own message while that is allowed. */
  function change(
    me: Account,
    { roomId, messageId }: Which,
    to: Pick<ChatMessage, 'text'> & { isDeleted: boolean },
  ): ChatMessage {
    const room = find(roomId, me);
    const known = room.messages.find(({ id, senderId }) => id === messageId && senderId === me.user.id);
    if (!known) throw notFound();
    if (clock.now() - Date.parse(known.createdAt) >= chatLimits.editMinutes * minute)
      throw new FakeRefusal('EXPIRED', 'Đã quá thời hạn cho thao tác này.');
    const at = new Date(clock.now()).toISOString();
    room.lastChange += 1;
    const changed: ChatMessage = {
      ...known,
      text: to.text,
      change: room.lastChange,
      ...(to.isDeleted ? { deletedAt: at, files: [] } : { editedAt: at }),
    };
    room.messages = room.messages.map((each) => {
      if (each === known) return changed;
      return each.replyTo?.id === messageId ? { ...each, replyTo: toQuote(changed) } : each;
    });
    tellRoom(changed);
    for (const side of [room.author, room.worker]) tellUnread(side, { roomId });
    return changed;
  }

  function read(me: Account, roomId: string, upToSeq: number) {
    const room = find(roomId, me);
    const side = getSide(room, me);
    const readTo = Math.max(room.read[side], Math.min(upToSeq, room.messages.length));
    const at = new Date(clock.now()).toISOString();
    if (readTo > room.read[side]) {
      room.read[side] = readTo;
      const fact = { roomId, upToSeq: readTo, at };
      push(me, { action: 'MESSAGES_MARKED_READ', metadata: fact });
      push(getOther(room, me), {
        action: 'PARTICIPANT_READ_MESSAGES',
        metadata: { ...fact, userId: me.user.id },
      });
      tellUnread(me, { roomId });
    }
    return { roomId, upToSeq: readTo, at, unread: unreadIn(room, me), unreadRooms: unreadRooms(me) };
  }

  return {
    send: say,
    typing,
    edit: (me: Account, which: Which, text: string) => change(me, which, { text, isDeleted: false }),
    remove: (me: Account, which: Which) => change(me, which, { text: '', isDeleted: true }),
    read,
  };
}

export type FakeTalk = ReturnType<typeof fakeTalk>;
