import { assign } from 'xstate';
import { chatSetup } from './chat-setup.machine.ts';
import { failRoom, takeAround, takeMissed, takeNewer, takeOlder, takePage } from './chat.updates.ts';
import { getLastSeq } from './message-list.ts';

/** Messages loaded before the target of a jump. */
const before = 25;

/** States of the open room. */
export const roomStates = chatSetup.createStateConfig({
  initial: 'closed',
  on: {
    'chat.open': {
      guard: { type: 'isAnother', params: ({ event }) => event.roomId },
      target: '.loading',
      reenter: true,
      actions: ['leave', { type: 'openRoom', params: ({ event }) => event.roomId }],
    },
    'chat.close': { target: '.closed', actions: ['leave', assign({ open: null })] },
    'chat.older': { guard: 'hasOlder', actions: 'needOlder' },
    'chat.newer': { guard: 'hasNewer', actions: 'needNewer' },
    'chat.goTo': { actions: { type: 'needAround', params: ({ event }) => event.seq } },
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
      after: { heartbeat: { actions: 'needSync' } },
    },
    syncing: {
      entry: 'syncBegins',
      invoke: {
        src: 'fetchMessages',
        input: ({ context }) => ({
          roomId: context.open?.id ?? '',
          afterSeq: getLastSeq(context.open?.list ?? []),
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
    /** The list is shown; missing messages are fetched soon. */
    behind: {
      after: { retry: 'syncing' },
      on: { 'chat.refresh': 'syncing', 'chat.retry': 'syncing' },
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
          afterSeq: getLastSeq(context.open?.list ?? []),
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
});

/** The typing indicator. */
export const typingStates = chatSetup.createStateConfig({
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'typing.heard': { guard: { type: 'isTheOther', params: ({ event }) => event }, target: 'heard' },
      },
    },
    heard: {
      entry: 'isWriting',
      exit: 'isQuiet',
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
});
