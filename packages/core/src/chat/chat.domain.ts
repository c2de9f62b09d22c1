import { unknown } from 'valibot';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { rethrowAsApiError } from '../http/http.errors.ts';
import { notificationMessage } from '../notifications/notifications.messages.ts';
import { heartbeatMessage } from '../socket/heartbeat.messages.ts';
import { askServer } from './ask-server.ts';
import { messagesList, roomsList } from './chat.endpoints.ts';
import type { ChatEvent, Outgoing, RoomPage, RoomRequest, SenderCommand } from './chat.events.ts';
import { chatMachine } from './chat.machine.ts';
import { joinRoom, leaveRoom, roomMessage, roomTyping, tellTyping } from './chat.messages.ts';
import { chatLimits } from './chat-limits.schema.ts';
import { createReadReports } from './read-reports.ts';
import { createSendQueue } from './send-queue.ts';
import { createStoredOutbox } from './stored-outbox.ts';
import type { Domain } from '../domain/domain.ts';

/** Any payload: the machine parses what is about chat. */
const anyNotification = { ...notificationMessage, payload: unknown() };

/** Rooms in the list. */
const pageSize = 100;

/** The conversations of the signed-in user: `keo.getActor(chatDomain)`. */
export const chatDomain: Domain<ActorRefFrom<typeof chatMachine>> = {
  name: 'chat',
  create({ userId, call, ports, timers, hear, emit, onOpened }) {
    const { clock, page, storage } = ports;
    const kept = createStoredOutbox(storage, userId);
    const ask = askServer({ emit, clock });

    const fetchRooms = fromPromise(({ signal }: { signal: AbortSignal }) =>
      call(roomsList, { pageSize }, { signal }).catch(rethrowAsApiError),
    );

    const fetchMessages = fromPromise<RoomPage, RoomRequest>(async ({ input, signal }) => {
      // Join before reading, so that no message falls in between; without a socket it only reads.
      if (input.beforeSeq === undefined) {
        const afterSeq = input.afterSeq ?? Number.MAX_SAFE_INTEGER;
        await ask(joinRoom, { roomId: input.roomId, afterSeq }).catch(() => null);
      }
      return call(messagesList, input, { signal }).catch(rethrowAsApiError);
    });

    const sender = fromCallback<SenderCommand>(({ sendBack, receive }) => {
      const tell = (event: ChatEvent): void => sendBack(event);
      const controller = new AbortController();
      const queue = createSendQueue({ ask, call, clock, kept, tell, signal: controller.signal });
      let signalledAt = -Infinity;
      const tellWriting = (roomId: string) => {
        if (clock.now() - signalledAt < chatLimits.typingEvery) return;
        signalledAt = clock.now();
        emit(tellTyping.event, { roomId }, () => undefined);
      };
      const reports = createReadReports({ call, clock, tell, signal: controller.signal });
      receive((command) => {
        if (command.type === 'send') queue.add(command.item);
        else if (command.type === 'discard') queue.discard(command.clientId);
        else if (command.type === 'read') reports.add(command);
        else if (command.type === 'typing') tellWriting(command.roomId);
        else emit(leaveRoom.event, { roomId: command.roomId }, () => undefined);
      });
      return () => controller.abort();
    });

    /** The socket, and the page and the network coming back. */
    const signals = fromCallback<{ type: 'never' }>(({ sendBack }) => {
      const tell = (event: ChatEvent): void => sendBack(event);
      const back = () => tell({ type: 'chat.refresh' });
      const stops = [
        hear(roomMessage, (message) => tell({ type: 'message.arrived', message })),
        hear(roomTyping, (who) => tell({ type: 'typing.heard', ...who })),
        hear(anyNotification, (payload) => tell({ type: 'notification.arrived', payload })),
        hear(heartbeatMessage, ({ unreadRooms }) => {
          if (unreadRooms !== undefined) tell({ type: 'heartbeat.heard', unreadRooms });
        }),
        onOpened(back),
        page.subscribe((signal) => {
          if (signal === 'visible' || signal === 'online') back();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    });

    const written = kept.read();
    const actor = createActor(
      chatMachine.provide({ actors: { fetchRooms, fetchMessages, sender, signals } }),
      {
        clock: timers,
        input: { outbox: written },
      },
    );
    // A message whose answer was lost leaves the outbox when it arrives.
    let before: readonly Pick<Outgoing, 'clientId'>[] = written;
    actor.subscribe(({ context: { outbox } }) => {
      const left = before.filter(({ clientId }) => outbox.every((item) => item.clientId !== clientId));
      before = outbox;
      for (const { clientId } of left) kept.drop(clientId);
    });
    return actor;
  },
};
