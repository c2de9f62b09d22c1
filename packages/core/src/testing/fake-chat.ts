import * as chat from '../chat/chat.endpoints.ts';
import { roomMessage, roomTyping } from '../chat/chat.messages.ts';
import { chatLimits } from '../chat/chat-limits.schema.ts';
import type { ChatMessage, NewMessage } from '../chat/message.schema.ts';
import type { Attachment } from '../uploads/attachment.schema.ts';
import { quoteOf } from '../chat/quote-of.ts';
import type { Room, RoomState } from '../chat/room.schema.ts';
import type { Clock } from '../ports/ports.ts';
import type { Account } from './fake-accounts.ts';
import { FakeRefusal, type Route, notFound, own } from './fake-routes.ts';
import type { FakeEar } from './fake-sockets.ts';

export type RoomSketch = {
  title: string;
  /** The newest last; `ago` in minutes. */
  says?: readonly {
    by: 'author' | 'worker';
    text: string;
    ago?: number;
    isMasked?: boolean;
    isSuspicious?: boolean;
    /** The number of the one that it answers. */
    answers?: number;
    isEdited?: boolean;
    isDeleted?: boolean;
    files?: Attachment[];
  }[];
  /** What the worker may do; the author's room is open. */
  state?: RoomState;
  contacts?: Room['contacts'];
  /** Up to where each has read: all of it unless told. */
  read?: { author?: number; worker?: number };
  /** Their deal about it. */
  dealId?: string;
};

type Stored = {
  id: string;
  sketch: RoomSketch;
  author: Account;
  worker: Account;
  messages: ChatMessage[];
  lastChange: number;
  read: { author: number; worker: number };
};

type Which = { roomId: string; messageId: string };

const minute = 60_000;

const plain = (text: string) =>
  text
    .replaceAll(/đ/gi, 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
/** Every word, with accents or without. */
const isFoundIn = (text: string, q: string): boolean =>
  plain(q)
    .filter(Boolean)
    .every((word) => plain(text).some((said) => said.startsWith(word)));

export type OpenFakeChat = typeof fakeChat;

/** Conversations in memory: the same order, the same once, the same reading as the server's. */
export function fakeChat(world: {
  clock: Clock;
  ears: () => Iterable<FakeEar>;
  push: (account: Account, payload: unknown) => void;
  fileOf: (account: Account, id: string) => Attachment;
}) {
  const { clock, ears, push, fileOf } = world;
  const rooms: Stored[] = [];
  const sideOf = (room: Stored, me: Account) => (room.author === me ? 'author' : 'worker');
  const otherOf = (room: Stored, me: Account) => (room.author === me ? room.worker : room.author);
  const find = (id: string, me: Account): Stored => {
    const room = rooms.find((each) => each.id === id && [each.author, each.worker].includes(me));
    if (!room) throw notFound();
    return room;
  };
  const unreadIn = (room: Stored, me: Account): number =>
    room.messages.filter(({ senderId, seq }) => senderId !== me.user.id && seq > room.read[sideOf(room, me)])
      .length;
  const unreadRooms = (me: Account): number =>
    rooms.filter((room) => [room.author, room.worker].includes(me) && unreadIn(room, me) > 0).length;

  const view = (room: Stored, me: Account): Room => {
    const side = sideOf(room, me);
    const { id, username, displayName, avatarUrl, verified } = otherOf(room, me).user;
    const { sketch, messages } = room;
    const isHeard = messages.some(({ senderId }) => senderId === room.author.user.id);
    const state = sketch.state ?? 'OPEN';
    const mayAnswer = state === 'READONLY' && (side === 'author' || isHeard);
    return {
      id: room.id,
      job: { id: `job_${room.id}`, slug: `viec-${room.id}`, title: sketch.title },
      dealId: sketch.dealId ?? null,
      myRole: side,
      other: { id, username, displayName, avatarUrl, verified },
      state: mayAnswer ? 'OPEN' : state,
      contacts: sketch.contacts ?? 'HIDDEN',
      lastSeq: messages.length,
      lastChange: room.lastChange,
      lastMessage: messages.at(-1) ?? null,
      myReadSeq: room.read[side],
      otherReadSeq: room.read[side === 'author' ? 'worker' : 'author'],
      unread: unreadIn(room, me),
      createdAt: '2026-11-18T02:00:00.000Z',
    };
  };
  const tellUnread = (me: Account, more: object) => {
    const notifications = me.logs.filter((log) => !log.isRead).length;
    const counts = { rooms: unreadRooms(me), notifications, total: unreadRooms(me) + notifications };
    push(me, { action: 'UNREAD_COUNT_UPDATE', metadata: { ...counts, ...more } });
  };

  function append(room: Stored, by: Account, said: Partial<ChatMessage> & { text: string }): ChatMessage {
    const message: ChatMessage = {
      roomId: room.id,
      id: `ms_${room.id}_${room.messages.length + 1}`,
      seq: room.messages.length + 1,
      clientId: `${room.id}-${room.messages.length + 1}`,
      senderId: by.user.id,
      type: 'TEXT',
      isMasked: false,
      isSuspicious: false,
      createdAt: new Date(clock.now()).toISOString(),
      files: [],
      replyTo: null,
      editedAt: null,
      deletedAt: null,
      change: 0,
      ...said,
    };
    room.messages.push(message);
    return message;
  }

  const tellRoom = (message: ChatMessage) => {
    for (const ear of ears())
      if (ear.rooms.has(message.roomId)) ear.hear(roomMessage.event, structuredClone(message));
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
      replyTo: answered ? quoteOf(answered) : null,
      files: fileIds.map((id) => fileOf(me, id)),
    });
    tellRoom(message);
    tellUnread(otherOf(room, me), { roomId, lastSeq: message.seq });
    return message;
  }

  const typing = (me: Account, roomId: string) => {
    for (const ear of ears())
      if (ear.rooms.has(roomId) && ear.account !== me)
        ear.hear(roomTyping.event, { roomId, userId: me.user.id });
  };

  /** Changes an own message while that is possible. */
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
      return each.replyTo?.id === messageId ? { ...each, replyTo: quoteOf(changed) } : each;
    });
    tellRoom(changed);
    for (const side of [room.author, room.worker]) tellUnread(side, { roomId });
    return changed;
  }

  function read(me: Account, roomId: string, upToSeq: number) {
    const room = find(roomId, me);
    const side = sideOf(room, me);
    const readTo = Math.max(room.read[side], Math.min(upToSeq, room.messages.length));
    const at = new Date(clock.now()).toISOString();
    if (readTo > room.read[side]) {
      room.read[side] = readTo;
      const fact = { roomId, upToSeq: readTo, at };
      push(me, { action: 'MESSAGES_MARKED_READ', metadata: fact });
      push(otherOf(room, me), {
        action: 'PARTICIPANT_READ_MESSAGES',
        metadata: { ...fact, userId: me.user.id },
      });
      tellUnread(me, { roomId });
    }
    return { roomId, upToSeq: readTo, at, unread: unreadIn(room, me), unreadRooms: unreadRooms(me) };
  }

  const page = (
    room: Stored,
    of: { beforeSeq?: number | undefined; afterSeq?: number | undefined },
    limit: number,
  ) => {
    const { beforeSeq = Infinity, afterSeq } = of;
    const found = room.messages.filter(({ seq }) => seq < beforeSeq && seq > (afterSeq ?? 0));
    const list = afterSeq === undefined ? found.slice(-limit) : found.slice(0, limit);
    return { list, more: found.length > limit };
  };

  const routes: Route[] = [
    own(chat.openRoom, (_of, me) => {
      const room = rooms.find((each) => [each.author, each.worker].includes(me));
      if (!room) throw notFound();
      return view(room, me);
    }),
    own(chat.roomsList, ({ pageNum, pageSize }, me) => {
      const mine = rooms.filter((room) => [room.author, room.worker].includes(me)).toReversed();
      return {
        list: mine.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((room) => view(room, me)),
        total: mine.length,
        totalPage: Math.ceil(mine.length / pageSize),
        unreadRooms: unreadRooms(me),
      };
    }),
    own(chat.messagesList, ({ roomId, limit, ...of }, me) => {
      const room = find(roomId, me);
      const changed = room.messages
        .filter((each) => each.change > (of.afterChange ?? Infinity))
        .toSorted((a, b) => a.change - b.change)
        .slice(0, limit);
      return { room: view(room, me), changed, ...page(room, of, limit) };
    }),
    own(chat.searchMessages, ({ q, roomId, pageNum, pageSize }, me) => {
      const mine = rooms.filter(
        (room) => [room.author, room.worker].includes(me) && (roomId ?? room.id) === room.id,
      );
      const found = mine
        .flatMap((room) => room.messages.map((message) => ({ message, room })))
        .filter(({ message: { text } }) => isFoundIn(text, q))
        .toSorted((a, b) => b.message.createdAt.localeCompare(a.message.createdAt));
      return {
        list: found
          .slice((pageNum - 1) * pageSize, pageNum * pageSize)
          .map(({ message, room }) => ({ message, room: view(room, me) })),
        total: found.length,
        totalPage: Math.ceil(found.length / pageSize),
      };
    }),
    own(chat.sendMessage, (message, me) => say(me, message)),
    own(chat.editMessage, ({ text, ...which }, me) => change(me, which, { text, isDeleted: false })),
    own(chat.deleteMessage, (which, me) => change(me, which, { text: '', isDeleted: true })),
    own(chat.markRoomRead, ({ roomId, upToSeq }, me) => read(me, roomId, upToSeq)),
  ];

  return {
    routes,
    /** What a client asks over its socket. */
    ask(ear: FakeEar, event: string, payload: unknown): unknown {
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own client's words
        const given = payload as NewMessage & { afterSeq: number };
        if (event === 'send_message') return { ok: true, ...say(ear.account, given) };
        const room = find(given.roomId, ear.account);
        if (event === 'typing') {
          typing(ear.account, room.id);
          return { ok: true };
        }
        if (event === 'leave_room') ear.rooms.delete(room.id);
        else ear.rooms.add(room.id);
        if (event === 'leave_room') return { ok: true };
        const { list: missed, more } = page(room, given, chatLimits.pageMax);
        const members = (['author', 'worker'] as const).map((side) => ({
          userId: room[side].user.id,
          lastReadSeq: room.read[side],
        }));
        return { ok: true, lastSeq: room.messages.length, members, missed, more };
      } catch (error) {
        if (error instanceof FakeRefusal) return { ok: false, reason: error.reason };
        throw error;
      }
    },
    open(author: Account, worker: Account, sketch: RoomSketch): string {
      const room: Stored = {
        id: `rm_${rooms.length + 1}`,
        sketch,
        author,
        worker,
        messages: [],
        lastChange: 0,
        read: { author: 0, worker: 0 },
      };
      rooms.push(room);
      for (const { by, ago = 1, answers = 0, isEdited = false, isDeleted = false, ...said } of sketch.says ??
        []) {
        const at = new Date(clock.now() - ago * minute).toISOString();
        const answered = room.messages[answers - 1];
        append(room, by === 'author' ? author : worker, {
          ...said,
          createdAt: at,
          replyTo: answered ? quoteOf(answered) : null,
          editedAt: isEdited ? at : null,
          ...(isDeleted && { deletedAt: at, text: '', files: [] }),
        });
      }
      const all = room.messages.length;
      room.read = { author: sketch.read?.author ?? all, worker: sketch.read?.worker ?? all };
      return room.id;
    },
    unreadRooms,
    say: (me: Account, roomId: string, text: string) =>
      say(me, { roomId, clientId: crypto.randomUUID(), type: 'TEXT', text }),
    typing,
    edit: (me: Account, which: Which, text: string) => change(me, which, { text, isDeleted: false }),
    remove: (me: Account, which: Which) => change(me, which, { text: '', isDeleted: true }),
    read,
    messages: (roomId: string): readonly ChatMessage[] =>
      rooms.find(({ id }) => id === roomId)?.messages ?? [],
  };
}
