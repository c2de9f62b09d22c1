import { randomId } from '../http/random-id.ts';
import { chatLimits } from '../chat/chat-limits.schema.ts';
import type { NewMessage } from '../chat/message.schema.ts';
import type { Account } from './fake-accounts.ts';
import { chatRoutes, messagePage } from './fake-chat-routes.ts';
import { createFakeRooms } from './fake-rooms.ts';
import { FakeRefusal } from './fake-routes.ts';
import type { FakeSocket } from './fake-sockets.ts';
import { type FakeChatDeps, fakeTalk } from './fake-talk.ts';

export type OpenFakeChat = typeof fakeChat;

/** Chat in memory, with the server's order, idempotency and read positions. */
export function fakeChat(deps: FakeChatDeps) {
  const rooms = createFakeRooms(deps.clock);
  const talk = fakeTalk(rooms, deps);
  return {
    ...talk,
    routes: chatRoutes(rooms, talk),
    /** Answers an event of a client's socket. */
    ask(socket: FakeSocket, event: string, payload: unknown): unknown {
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own client's words
        const input = payload as NewMessage & { afterSeq: number };
        if (event === 'send_message') return { ok: true, ...talk.send(socket.account, input) };
        const room = rooms.find(input.roomId, socket.account);
        if (event === 'typing') {
          talk.typing(socket.account, room.id);
          return { ok: true };
        }
        if (event === 'leave_room') socket.rooms.delete(room.id);
        else socket.rooms.add(room.id);
        if (event === 'leave_room') return { ok: true };
        const { list: missed, more } = messagePage(room, input, chatLimits.pageMax);
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
    open: rooms.open,
    unreadRooms: rooms.unreadRooms,
    messages: rooms.messages,
    say: (me: Account, roomId: string, text: string) =>
      talk.send(me, { roomId, clientId: randomId(), type: 'TEXT', text }),
  };
}
