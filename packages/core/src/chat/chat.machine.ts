import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { type ApiError, isTransient, toApiErrorOf } from '../http/http.errors.ts';
import type { ChatActors, ChatContext, ChatEvent, Outgoing } from './chat.events.ts';
import { chatLimits } from './chat-limits.schema.ts';
import {
  failRoom,
  opened,
  owing,
  takeAround,
  takeMessage,
  takeMissed,
  takeNewer,
  takeNews,
  takeOlder,
  takePage,
  takeRead,
  takeStored,
} from './chat.updates.ts';
import { lastSeqOf } from './message-list.ts';
import type { OutboxItem } from './outbox.schema.ts';

/** So many messages before the one that was gone to are shown. */
const before = 25;

/** Whether it may simply be tried again: nothing was decided about it. */
const mayPass = (error: ApiError | null) => error !== null && isTransient(error);

/** As it was written, without what became of it. */
const written = ({ state: _, error: __, ...item }: Outgoing): OutboxItem => item;

/** Conversations: the rooms, the one that is open, and what is on its way to the server. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as { outbox: readonly OutboxItem[] },
    children: {} as { courier: 'courier' },
  },
  actors: {} as ChatActors,
  delays: {
    /** Several things happen at once to a room: its list is read once after them. */
    settle: 250,
    /** Frames may be lost without a trace, and the last of them leaves no gap. */
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
    /** The other of the open room. */
    isTheOther: ({ context }, { roomId, userId }: { roomId: string; userId: string }) =>
      context.open?.id === roomId && context.open.room?.other.id === userId,
    owesMessages: ({ context }) =>
      context.outbox.some(({ state, error }) => state === 'failed' && mayPass(error)),
    isAnother: ({ context }, roomId: string) => context.open?.id !== roomId,
    isUnreported: ({ context }, { roomId, upToSeq }: { roomId: string; upToSeq: number }) =>
      upToSeq > (context.reported[roomId] ?? 0),
  },
  actions: {
    begin: enqueueActions(({ context, enqueue }) => {
      for (const item of context.outbox) enqueue.sendTo('courier', { type: 'send', item: written(item) });
    }),
    /** In the order they were written; `byHand` also what the server has refused. */
    resend: enqueueActions(({ context, enqueue }, { byHand }: { byHand: boolean }) => {
      const again = context.outbox.filter(
        ({ state, error }) => state === 'failed' && (byHand || mayPass(error)),
      );
      for (const item of again) enqueue.sendTo('courier', { type: 'send', item: written(item) });
      enqueue.assign({
        outbox: context.outbox.map((item) =>
          again.includes(item) ? { ...item, state: 'sending' as const, error: null } : item,
        ),
      });
    }),
    leave: enqueueActions(({ context, enqueue }) => {
      if (context.open) enqueue.sendTo('courier', { type: 'leave', roomId: context.open.id });
    }),
    openRoom: assign(({ context }, roomId: string) => ({
      open: opened(roomId, context.rooms),
      ...owing(context, { sync: false, older: false, newer: false, around: null }),
    })),
    oweAll: assign(({ context }) => owing(context, { rooms: true, sync: true })),
    oweRooms: assign(({ context }) => owing(context, { rooms: true })),
    oweSync: assign(({ context }) => owing(context, { sync: true })),
    oweNewer: assign(({ context }) => owing(context, { newer: true })),
    oweAround: assign(({ context }, around: number) => owing(context, { around })),
    oweOlder: assign(({ context }) => owing(context, { older: true })),
    roomsBegin: assign(({ context }) => owing(context, { rooms: false })),
    syncBegins: assign(({ context }) => owing(context, { sync: false })),
    newerBegins: assign(({ context }) => owing(context, { newer: false })),
    aroundBegins: assign(({ context }) => owing(context, { around: null })),
    olderBegins: assign(({ context }) => owing(context, { older: false })),
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    rooms: [],
    unreadRooms: 0,
    roomsError: null,
    open: null,
    outbox: input.outbox.map((item) => ({ ...item, state: 'sending' as const, error: null })),
    reported: {},
    due: { rooms: false, sync: false, older: false, newer: false, around: null },
  }),
  invoke: [{ src: 'courier', id: 'courier' }, { src: 'world' }],
  entry: 'begin',
  type: 'parallel',
  on: {
    'chat.send': {
      actions: [
        // What was written before goes before.
        { type: 'resend', params: { byHand: false } },
        assign(({ context, event }) => ({
          outbox: [...context.outbox, { ...event.item, state: 'sending' as const, error: null }],
        })),
        sendTo('courier', ({ event }) => ({ type: 'send', item: event.item })),
      ],
    },
    'chat.resend': { actions: { type: 'resend', params: { byHand: true } } },
    'chat.discard': {
      actions: [
        assign(({ context, event }) => ({
          outbox: context.outbox.filter(({ clientId }) => clientId !== event.clientId),
        })),
        sendTo('courier', ({ event }) => ({ type: 'discard', clientId: event.clientId })),
      ],
    },
    'chat.typing': {
      actions: sendTo('courier', ({ event: { roomId } }) => ({ type: 'typing', roomId })),
    },
    'chat.seen': {
      guard: { type: 'isUnreported', params: ({ event }) => event },
      actions: [
        sendTo('courier', ({ context, event: { roomId, upToSeq } }) => ({
          type: 'read',
          roomId,
          upToSeq,
          before: context.reported[roomId] ?? 0,
        })),
        assign(({ context, event }) => ({
          reported: { ...context.reported, [event.roomId]: event.upToSeq },
        })),
      ],
    },
    'message.arrived': { actions: assign(({ context, event }) => takeMessage(context, event.message)) },
    'notification.arrived': { actions: assign(({ context, event }) => takeNews(context, event.payload)) },
    'heartbeat.heard': {
      guard: ({ context, event }) => event.unreadRooms !== context.unreadRooms,
      actions: 'oweRooms',
    },
    'world.back': { actions: ['oweAll', { type: 'resend', params: { byHand: false } }] },
    'send.stored': { actions: assign(({ context, event }) => takeStored(context, event.message)) },
    'send.failed': {
      actions: assign(({ context, event }) => ({
        outbox: context.outbox.map((item) =>
          item.clientId === event.clientId ? { ...item, state: 'failed' as const, error: event.error } : item,
        ),
      })),
    },
    'read.settled': { actions: assign(({ context, event }) => takeRead(context, event)) },
    // It will be in sight again.
    'read.failed': {
      actions: assign(({ context, event }) => ({
        reported: { ...context.reported, [event.roomId]: event.before },
      })),
    },
  },
  states: {
    /** Whether the other of the open room is writing. */
    typing: {
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'typing.heard': { guard: { type: 'isTheOther', params: ({ event }) => event }, target: 'heard' },
          },
        },
        heard: {
          tags: 'typing',
          after: { typingEnds: 'quiet' },
          on: {
            'typing.heard': {
              guard: { type: 'isTheOther', params: ({ event }) => event },
              target: 'heard',
              reenter: true,
            },
            'message.arrived': {
              guard: {
                type: 'isTheOther',
                params: ({ event: { message } }) => ({ roomId: message.roomId, userId: message.senderId }),
              },
              target: 'quiet',
            },
          },
        },
      },
    },
    /** The network and the live connection tell when they are back; a server alone tells nobody, so it is asked. */
    outbox: {
      initial: 'served',
      states: {
        served: { always: { guard: 'owesMessages', target: 'owing' } },
        owing: {
          after: {
            retry: { target: 'served', actions: { type: 'resend', params: { byHand: false } } },
          },
        },
      },
    },
    rooms: {
      initial: 'fetching',
      states: {
        fetching: {
          entry: 'roomsBegin',
          invoke: {
            src: 'fetchRooms',
            onDone: {
              target: 'ready',
              actions: assign(({ event }) => ({
                rooms: event.output.list,
                unreadRooms: event.output.unreadRooms,
                roomsError: null,
              })),
            },
            onError: {
              target: 'failed',
              actions: assign(({ event }) => ({ roomsError: toApiErrorOf(event.error) })),
            },
          },
        },
        ready: { always: { guard: 'roomsAreDue', target: 'settling' } },
        settling: { after: { settle: 'fetching' } },
        failed: {
          always: { guard: 'roomsAreDue', target: 'settling' },
          after: { retry: 'fetching' },
          on: { 'chat.retry': 'fetching' },
        },
      },
    },
    room: {
      initial: 'closed',
      on: {
        'chat.open': {
          guard: { type: 'isAnother', params: ({ event }) => event.roomId },
          target: '.loading',
          reenter: true,
          actions: ['leave', { type: 'openRoom', params: ({ event }) => event.roomId }],
        },
        'chat.close': { target: '.closed', actions: ['leave', assign({ open: null })] },
        'chat.older': { guard: 'hasOlder', actions: 'oweOlder' },
        'chat.newer': { guard: 'hasNewer', actions: 'oweNewer' },
        'chat.goTo': { actions: { type: 'oweAround', params: ({ event }) => event.seq } },
        'chat.latest': { guard: 'hasNewer', target: '.loading' },
      },
      states: {
        closed: {},
        loading: {
          tags: 'loading',
          entry: 'syncBegins',
          invoke: {
            src: 'fetchMessages',
            input: ({ context }) => ({ roomId: context.open?.id ?? '' }),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => takePage(context, event.output)),
            },
            onError: {
              target: 'failed',
              actions: assign(({ context, event }) => failRoom(context, event.error)),
            },
          },
        },
        failed: {
          always: { guard: 'syncIsDue', target: 'loading' },
          on: { 'chat.retry': 'loading' },
        },
        idle: {
          always: [
            { guard: 'syncIsDue', target: 'syncing' },
            { guard: 'aroundIsDue', target: 'around' },
            { guard: 'olderIsDue', target: 'older' },
            { guard: 'newerIsDue', target: 'newer' },
          ],
          after: { heartbeat: { actions: 'oweSync' } },
        },
        syncing: {
          entry: 'syncBegins',
          invoke: {
            src: 'fetchMessages',
            input: ({ context }) => ({
              roomId: context.open?.id ?? '',
              afterSeq: lastSeqOf(context.open?.list ?? []),
              afterChange: context.open?.change ?? 0,
            }),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => takeMissed(context, event.output)),
            },
            onError: {
              target: 'behind',
              actions: assign(({ context, event }) => failRoom(context, event.error)),
            },
          },
        },
        /** What is here is shown; that there may be more is tried again soon. */
        behind: {
          after: { retry: 'syncing' },
          on: { 'world.back': 'syncing', 'chat.retry': 'syncing' },
        },
        around: {
          tags: 'loading',
          invoke: {
            src: 'fetchMessages',
            input: ({ context }) => ({
              roomId: context.open?.id ?? '',
              afterSeq: Math.max(0, (context.due.around ?? 0) - before),
            }),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => takeAround(context, event.output)),
            },
            onError: {
              target: 'idle',
              actions: assign(({ context, event }) => failRoom(context, event.error)),
            },
          },
          exit: 'aroundBegins',
        },
        newer: {
          entry: 'newerBegins',
          invoke: {
            src: 'fetchMessages',
            input: ({ context }) => ({
              roomId: context.open?.id ?? '',
              afterSeq: lastSeqOf(context.open?.list ?? []),
            }),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => takeNewer(context, event.output)),
            },
            onError: {
              target: 'idle',
              actions: assign(({ context, event }) => failRoom(context, event.error)),
            },
          },
        },
        older: {
          tags: 'loadingOlder',
          entry: 'olderBegins',
          invoke: {
            src: 'fetchMessages',
            input: ({ context }) => ({
              roomId: context.open?.id ?? '',
              beforeSeq: context.open?.list[0]?.seq ?? 0,
            }),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => takeOlder(context, event.output)),
            },
            onError: {
              target: 'idle',
              actions: assign(({ context, event }) => failRoom(context, event.error)),
            },
          },
        },
      },
    },
  },
});
