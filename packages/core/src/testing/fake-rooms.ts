import type { ChatMessage } from '../chat/message.schema.ts';
import { toQuote } from '../chat/to-quote.ts';
import type { Room, RoomState } from '../chat/room.schema.ts';
import type { Clock } from '../ports/ports.ts';
import type { Attachment } from '../uploads/attachment.schema.ts';
import { type Account, getCard } from './fake-accounts.ts';
import { notFound } from './fake-routes.ts';

export type RoomSketch = {
  title: string;
  /** Newest last; `ago` in minutes. */
  says?: readonly {
    by: 'author' | 'worker';
    text: string;
    ago?: number;
    isMasked?: boolean;
    isSuspicious?: boolean;
    /** The `seq` of the message that it answers. */
    answers?: number;
    isEdited?: boolean;
    isDeleted?: boolean;
    files?: Attachment[];
  }[];
  /** For the worker; the author's room is open. */
  state?: RoomState;
  contacts?: Room['contacts'];
  /** The last `seq` that each has read; all of them by default. */
  read?: { author?: number; worker?: number };
  /** Their deal on the job. */
  dealId?: string;
};

export type StoredRoom = {
  id: string;
  sketch: RoomSketch;
  author: Account;
  worker: Account;
  messages: ChatMessage[];
  lastChange: number;
  read: { author: number; worker: number };
};

const minute = 60_000;

/** Rooms in memory, as each of their members sees them. */
export function createFakeRooms(clock: Pick<Clock, 'now'>) {
  const rooms: StoredRoom[] = [];
  const getSide = (room: StoredRoom, me: Account) => (room.author === me ? 'author' : 'worker');
  const getOther = (room: StoredRoom, me: Account) => (room.author === me ? room.worker : room.author);
  /** The rooms of that person, oldest first. */
  const listRooms = (me: Account) => rooms.filter(({ author, worker }) => author === me || worker === me);
  const find = (id: string, me: Account): StoredRoom => {
    const room = listRooms(me).find((each) => each.id === id);
    if (!room) throw notFound();
    return room;
  };
  const unreadIn = (room: StoredRoom, me: Account): number =>
    room.messages.filter(({ senderId, seq }) => senderId !== me.user.id && seq > room.read[getSide(room, me)])
      .length;
  const unreadRooms = (me: Account): number => listRooms(me).filter((room) => unreadIn(room, me) > 0).length;
  const messages = (roomId: string): readonly ChatMessage[] =>
    rooms.find(({ id }) => id === roomId)?.messages ?? [];

  const view = (room: StoredRoom, me: Account): Room => {
    const side = getSide(room, me);
    const { sketch, messages: all } = room;
    const isHeard = all.some(({ senderId }) => senderId === room.author.user.id);
    const state = sketch.state ?? 'OPEN';
    const mayAnswer = state === 'READONLY' && (side === 'author' || isHeard);
    return {
      id: room.id,
      job: { id: `job_${room.id}`, slug: `viec-${room.id}`, title: sketch.title },
      dealId: sketch.dealId ?? null,
      myRole: side,
      other: getCard(getOther(room, me)),
      state: mayAnswer ? 'OPEN' : state,
      contacts: sketch.contacts ?? 'HIDDEN',
      lastSeq: all.length,
      lastChange: room.lastChange,
      lastMessage: all.at(-1) ?? null,
      myReadSeq: room.read[side],
      otherReadSeq: room.read[side === 'author' ? 'worker' : 'author'],
      unread: unreadIn(room, me),
      createdAt: '2026-11-18T02:00:00.000Z',
    };
  };

  function append(room: StoredRoom, by: Account, said: Partial<ChatMessage> & { text: string }): ChatMessage {
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

  function open(author: Account, worker: Account, sketch: RoomSketch): string {
    const room: StoredRoom = {
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
        replyTo: answered ? toQuote(answered) : null,
        editedAt: isEdited ? at : null,
        ...(isDeleted && { deletedAt: at, text: '', files: [] }),
      });
    }
    const all = room.messages.length;
    room.read = { author: sketch.read?.author ?? all, worker: sketch.read?.worker ?? all };
    return room.id;
  }

  return { getSide, getOther, of: listRooms, find, unreadIn, unreadRooms, messages, view, append, open };
}

export type FakeRooms = ReturnType<typeof createFakeRooms>;
