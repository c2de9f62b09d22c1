import { toApiError } from '../http/http.errors.ts';
import type { ChatContext, OpenRoom, ReadSettled, RoomPage } from './chat.events.ts';
import { changedIn, getLastSeq, withNewer, withOlder } from './message-list.ts';
import type { ChatMessage } from './message.schema.ts';
import { parseChatUpdate } from './parse-chat-update.ts';
import type { Room } from './room.schema.ts';

type Context = ChatContext;
type Patch = Partial<Context>;

export const withDue = ({ due }: Context, more: Partial<Context['due']>): Patch => ({
  due: { ...due, ...more },
});

/** Messages in the list leave the outbox. */
const withoutArrived = (outbox: Context['outbox'], list: readonly ChatMessage[]): Context['outbox'] => {
  const here = new Set(list.map(({ clientId }) => clientId));
  return outbox.some(({ clientId }) => here.has(clientId))
    ? outbox.filter(({ clientId }) => !here.has(clientId))
    : outbox;
};

const showing = (context: Context, open: OpenRoom): Patch => ({
  open,
  outbox: withoutArrived(context.outbox, open.list),
});

/** Read positions only grow, so a late answer does not lower them. */
const newer = (known: Room | null, room: Room): Room =>
  known === null
    ? room
    : {
        ...room,
        myReadSeq: Math.max(known.myReadSeq, room.myReadSeq),
        otherReadSeq: Math.max(known.otherReadSeq, room.otherReadSeq),
      };

const inRoom = (context: Context, roomId: string, change: (room: Room) => Room): Patch => ({
  rooms: context.rooms.map((room) => (room.id === roomId ? change(room) : room)),
  ...(context.open?.id === roomId &&
    context.open.room && { open: { ...context.open, room: change(context.open.room) } }),
});

export const opened = (roomId: string, rooms: Context['rooms']): OpenRoom => ({
  id: roomId,
  room: rooms.find(({ id }) => id === roomId) ?? null,
  list: [],
  hasOlder: false,
  hasNewer: false,
  isTyping: false,
  change: 0,
  error: null,
});

/** Takes the page's change number; newer changes that arrived before it are fetched again. */
const toPatch = (context: Context, open: OpenRoom, page: RoomPage): Patch => ({
  ...showing(context, { ...open, change: page.room.lastChange }),
  ...(page.room.lastChange < open.change && withDue(context, { sync: true })),
});

/** The newest page of the room. */
export function takePage(context: Context, page: RoomPage): Patch {
  const { open } = context;
  if (open?.id !== page.room.id) return {};
  const room = newer(open.room, page.room);
  const whole = { list: page.list, hasOlder: page.more, hasNewer: false };
  return toPatch(context, { ...open, ...whole, room, error: null }, page);
}

/** The messages around the target of a jump. */
export function takeAround(context: Context, page: RoomPage): Patch {
  const { open } = context;
  if (open?.id !== page.room.id) return {};
  const room = newer(open.room, page.room);
  const { list, more: hasNewer } = page;
  const hasOlder = (list[0]?.seq ?? 1) > 1;
  return toPatch(context, { ...open, room, list, hasOlder, hasNewer, error: null }, page);
}

/** What came after the list. */
export function takeMissed(context: Context, page: RoomPage): Patch {
  const { open } = context;
  if (open?.id !== page.room.id) return {};
  // After a jump to an earlier message, newer ones come on request.
  const { list, hasGap } = open.hasNewer
    ? { list: open.list, hasGap: false }
    : withNewer(open.list, page.list);
  const room = newer(open.room, page.room);
  const change = Math.max(open.change, page.changed.at(-1)?.change ?? 0);
  const isBehind = hasGap || (page.more && !open.hasNewer) || change < page.room.lastChange;
  return {
    ...showing(context, { ...open, room, list: changedIn(list, page.changed), change, error: null }),
    ...(isBehind && withDue(context, { sync: true })),
  };
}

/** Adds a page at either end. */
const grown = (context: Context, open: OpenRoom, page: RoomPage): Patch => {
  const change = Math.min(open.change, page.room.lastChange);
  return {
    ...showing(context, { ...open, change, error: null }),
    ...(change < open.change && withDue(context, { sync: true })),
  };
};

export function takeOlder(context: Context, page: RoomPage): Patch {
  const { open } = context;
  if (open?.id !== page.room.id) return {};
  return grown(context, { ...open, list: withOlder(open.list, page.list), hasOlder: page.more }, page);
}

export function takeNewer(context: Context, page: RoomPage): Patch {
  const { open } = context;
  if (open?.id !== page.room.id) return {};
  const { list } = withNewer(open.list, page.list);
  return grown(context, { ...open, list, hasNewer: page.more }, page);
}

export const failRoom = ({ open }: Context, cause: unknown): Patch =>
  open ? { open: { ...open, error: toApiError(cause) } } : {};

/** One message, new or changed, from the socket or as the answer to the user's own. */
export function takeMessage(context: Context, message: ChatMessage): Patch {
  const { open } = context;
  const rooms = withDue(context, { rooms: true });
  if (open?.id !== message.roomId) return rooms;
  const { list, hasGap } = withNewer(open.list, [message]);
  const change = message.change === open.change + 1 ? message.change : open.change;
  const isBehind = (hasGap && !open.hasNewer) || message.change > change;
  // A read-only room may have been opened by this message.
  const isStale = isBehind || (open.room !== null && open.room.state !== 'OPEN');
  return {
    ...showing(context, { ...open, list: changedIn(list, [message]), change }),
    ...withDue(context, { rooms: true, ...(isStale && { sync: true }) }),
  };
}

/** Stored by the server; shown as sent until it is in the list. */
export function takeStored(context: Context, message: ChatMessage): Patch {
  const isShown = context.open?.id === message.roomId;
  const outbox = isShown
    ? context.outbox.map((item) =>
        item.clientId === message.clientId ? { ...item, state: 'sent' as const, error: null } : item,
      )
    : context.outbox.filter(({ clientId }) => clientId !== message.clientId);
  return { outbox, ...takeMessage({ ...context, outbox }, message) };
}

export function takeChatUpdate(context: Context, payload: unknown): Patch {
  const news = parseChatUpdate(payload);
  const { open } = context;
  switch (news.kind) {
    case 'unread': {
      const { unreadRooms, roomId, lastSeq } = news;
      const isMissed = open !== null && open.id === roomId && lastSeq > getLastSeq(open.list);
      return {
        unreadRooms,
        ...(roomId !== null && withDue(context, { rooms: true, ...(isMissed && { sync: true }) })),
      };
    }
    case 'read':
      return {
        ...inRoom(context, news.roomId, (room) => ({
          ...room,
          myReadSeq: Math.max(room.myReadSeq, news.upToSeq),
        })),
        ...withDue(context, { rooms: true }),
      };
    case 'seen':
      return inRoom(context, news.roomId, (room) => ({
        ...room,
        otherReadSeq: Math.max(room.otherReadSeq, news.upToSeq),
      }));
    case 'about':
      return open?.room?.job.id === news.jobId ? withDue(context, { sync: true }) : {};
    default:
      return {};
  }
}

export const takeRead = (context: Context, { roomId, upToSeq, unread, unreadRooms }: ReadSettled): Patch => ({
  unreadRooms,
  ...inRoom(context, roomId, (room) => ({ ...room, myReadSeq: Math.max(room.myReadSeq, upToSeq), unread })),
});
