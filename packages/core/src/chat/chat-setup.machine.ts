import { assign, enqueueActions, setup } from 'xstate';
import { type ApiError, isTransient } from '../http/http.errors.ts';
import type { ChatActors, ChatContext, ChatEvent, Outgoing } from './chat.events.ts';
import { opened, withDue } from './chat.updates.ts';
import { chatLimits } from './chat-limits.schema.ts';
import type { OutboxItem } from './outbox.schema.ts';

/** Nothing was decided, so it can be retried. */
const isRetryable = (error: ApiError | null) => error !== null && isTransient(error);

/** Without its sending state. */
const toOutboxItem = ({ state: _state, error: _error, ...item }: Outgoing): OutboxItem => item;

/** Types, delays, guards and actions of `chatMachine`. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as { outbox: readonly OutboxItem[] },
    children: {} as { sender: 'sender' },
  },
  actors: {} as ChatActors,
  delays: {
    /** Debounces reading the list of rooms. */
    settle: 250,
    /** The last frame may be lost, which leaves no gap to notice. */
    heartbeat: 30_000,
    retry: 15_000,
    typingEnds: chatLimits.typingLasts,
  },
  guards: {
    roomsAreDue: ({ context }) => context.due.rooms,
    syncIsDue: ({ context }) => context.due.sync,
    olderIsDue: ({ context }) => context.due.older,
    newerIsDue: ({ context }) => context.due.newer,
    aroundIsDue: ({ context }) => context.due.around !== null,
    hasOlder: ({ context }) => context.open?.hasOlder === true,
    hasNewer: ({ context }) => context.open?.hasNewer === true,
    /** The other member of the open room. */
    isTheOther: ({ context }, { roomId, userId }: { roomId: string; userId: string }) =>
      context.open?.id === roomId && context.open.room?.other.id === userId,
    hasUnsentMessages: ({ context }) =>
      context.outbox.some(({ state, error }) => state === 'failed' && isRetryable(error)),
    isAnother: ({ context }, roomId: string) => context.open?.id !== roomId,
    isUnreported: ({ context }, { roomId, upToSeq }: { roomId: string; upToSeq: number }) =>
      upToSeq > (context.reported[roomId] ?? 0),
  },
  actions: {
    begin: enqueueActions(({ context, enqueue }) => {
      for (const item of context.outbox) enqueue.sendTo('sender', { type: 'send', item: toOutboxItem(item) });
    }),
    /** In the order of writing; `byHand` includes what the server refused. */
    resend: enqueueActions(({ context, enqueue }, { byHand }: { byHand: boolean }) => {
      const again = context.outbox.filter(
        ({ state, error }) => state === 'failed' && (byHand || isRetryable(error)),
      );
      for (const item of again) enqueue.sendTo('sender', { type: 'send', item: toOutboxItem(item) });
      enqueue.assign({
        outbox: context.outbox.map((item) =>
          again.includes(item) ? { ...item, state: 'sending' as const, error: null } : item,
        ),
      });
    }),
    leave: enqueueActions(({ context, enqueue }) => {
      if (context.open) enqueue.sendTo('sender', { type: 'leave', roomId: context.open.id });
    }),
    openRoom: assign(({ context }, roomId: string) => ({
      open: opened(roomId, context.rooms),
      ...withDue(context, { sync: false, older: false, newer: false, around: null }),
    })),
    isWriting: assign(({ context: { open } }) => (open ? { open: { ...open, isTyping: true } } : {})),
    isQuiet: assign(({ context: { open } }) => (open ? { open: { ...open, isTyping: false } } : {})),
    fetchAll: assign(({ context }) => withDue(context, { rooms: true, sync: true })),
    needRooms: assign(({ context }) => withDue(context, { rooms: true })),
    needSync: assign(({ context }) => withDue(context, { sync: true })),
    needNewer: assign(({ context }) => withDue(context, { newer: true })),
    needAround: assign(({ context }, around: number) => withDue(context, { around })),
    needOlder: assign(({ context }) => withDue(context, { older: true })),
    roomsBegin: assign(({ context }) => withDue(context, { rooms: false })),
    syncBegins: assign(({ context }) => withDue(context, { sync: false })),
    newerBegins: assign(({ context }) => withDue(context, { newer: false })),
    aroundBegins: assign(({ context }) => withDue(context, { around: null })),
    olderBegins: assign(({ context }) => withDue(context, { older: false })),
  },
});
