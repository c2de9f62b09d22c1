import * as chat from '../chat/chat.endpoints.ts';
import type { FakeTalk } from './fake-talk.ts';
import type { FakeRooms, StoredRoom } from './fake-rooms.ts';
import { type Route, notFound, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

const plain = (text: string) =>
  text
    .replaceAll(/đ/gi, 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
/** Every word is found, with accents or without. */
const isFoundIn = (text: string, q: string): boolean =>
  plain(q)
    .filter(Boolean)
    .every((word) => plain(text).some((said) => said.startsWith(word)));

/** Messages before or after a place in a room. */
export const messagePage = (
  room: Pick<StoredRoom, 'messages'>,
  range: { beforeSeq?: number | undefined; afterSeq?: number | undefined },
  limit: number,
) => {
  const { beforeSeq = Infinity, afterSeq } = range;
  const found = room.messages.filter(({ seq }) => seq < beforeSeq && seq > (afterSeq ?? 0));
  const list = afterSeq === undefined ? found.slice(-limit) : found.slice(0, limit);
  return { list, more: found.length > limit };
};

/** The calls on conversations that the fake answers. */
export const chatRoutes = (rooms: FakeRooms, talk: FakeTalk): Route[] => [
  own(chat.openRoom, (_range, me) => {
    const [room] = rooms.of(me);
    if (!room) throw notFound();
    return rooms.view(room, me);
  }),
  own(chat.roomsList, (input, me) => {
    const { list, ...counts } = toPage(rooms.of(me).toReversed(), input);
    return { list: list.map((room) => rooms.view(room, me)), ...counts, unreadRooms: rooms.unreadRooms(me) };
  }),
  own(chat.messagesList, ({ roomId, limit, ...range }, me) => {
    const room = rooms.find(roomId, me);
    const changed = room.messages
      .filter((each) => each.change > (range.afterChange ?? Infinity))
      .toSorted((a, b) => a.change - b.change)
      .slice(0, limit);
    return { room: rooms.view(room, me), changed, ...messagePage(room, range, limit) };
  }),
  own(chat.searchMessages, ({ q, roomId, ...input }, me) => {
    const found = rooms
      .of(me)
      .filter(({ id }) => (roomId ?? id) === id)
      .flatMap((room) => room.messages.map((message) => ({ message, room })))
      .filter(({ message: { text } }) => isFoundIn(text, q))
      .toSorted((a, b) => b.message.createdAt.localeCompare(a.message.createdAt));
    const { list, ...counts } = toPage(found, input);
    return { list: list.map(({ message, room }) => ({ message, room: rooms.view(room, me) })), ...counts };
  }),
  own(chat.sendMessage, (message, me) => talk.send(me, message)),
  own(chat.editMessage, ({ text, ...which }, me) => talk.edit(me, which, text)),
  own(chat.deleteMessage, (which, me) => talk.remove(me, which)),
  own(chat.markRoomRead, ({ roomId, upToSeq }, me) => talk.read(me, roomId, upToSeq)),
];
