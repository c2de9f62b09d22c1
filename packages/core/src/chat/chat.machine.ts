import { assign, sendTo } from 'xstate';
import { toApiError } from '../http/http.errors.ts';
import { chatSetup } from './chat-setup.machine.ts';
import { takeChatUpdate, takeMessage, takeRead, takeStored } from './chat.updates.ts';
import { roomStates, typingStates } from './open-room.machine.ts';

/** The rooms, the open room and the outbox. */
export const chatMachine = chatSetup.createMachine({
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
  invoke: [{ src: 'sender', id: 'sender' }, { src: 'signals' }],
  entry: 'begin',
  type: 'parallel',
  on: {
    'chat.send': {
      actions: [
        // Older messages go first.
        { type: 'resend', params: { byHand: false } },
        assign(({ context, event }) => ({
          outbox: [...context.outbox, { ...event.item, state: 'sending' as const, error: null }],
        })),
        sendTo('sender', ({ event }) => ({ type: 'send', item: event.item })),
      ],
    },
    'chat.resend': { actions: { type: 'resend', params: { byHand: true } } },
    'chat.discard': {
      actions: [
        assign(({ context, event }) => ({
          outbox: context.outbox.filter(({ clientId }) => clientId !== event.clientId),
        })),
        sendTo('sender', ({ event }) => ({ type: 'discard', clientId: event.clientId })),
      ],
    },
    'chat.typing': {
      actions: sendTo('sender', ({ event: { roomId } }) => ({ type: 'typing', roomId })),
    },
    'chat.seen': {
      guard: { type: 'isUnreported', params: ({ event }) => event },
      actions: [
        sendTo('sender', ({ context, event: { roomId, upToSeq } }) => ({
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
    'notification.arrived': {
      actions: assign(({ context, event }) => takeChatUpdate(context, event.payload)),
    },
    'heartbeat.heard': {
      guard: ({ context, event }) => event.unreadRooms !== context.unreadRooms,
      actions: 'needRooms',
    },
    'chat.refresh': { actions: ['fetchAll', { type: 'resend', params: { byHand: false } }] },
    'send.stored': { actions: assign(({ context, event }) => takeStored(context, event.message)) },
    'send.failed': {
      actions: assign(({ context, event }) => ({
        outbox: context.outbox.map((item) =>
          item.clientId === event.clientId ? { ...item, state: 'failed' as const, error: event.error } : item,
        ),
      })),
    },
    'read.settled': { actions: assign(({ context, event }) => takeRead(context, event)) },
    // Reported again when it is next visible.
    'read.failed': {
      actions: assign(({ context, event }) => ({
        reported: { ...context.reported, [event.roomId]: event.before },
      })),
    },
  },
  states: {
    typing: typingStates,
    /** Network and socket report that they are back. A server that was down does not, so sending is retried. */
    outbox: {
      initial: 'served',
      states: {
        served: { always: { guard: 'hasUnsentMessages', target: 'withDue' } },
        withDue: {
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
              actions: assign(({ event }) => ({ roomsError: toApiError(event.error) })),
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
    room: roomStates,
  },
});
