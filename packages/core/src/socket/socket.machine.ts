import { type CallbackActorLogic, assign, cancel, emit, raise, sendTo, setup } from 'xstate';
import { connectTimeout, isOutOfAttempts, retryDelay, slowRetryDelay } from './reconnect-delay.ts';
import type { socketVi } from './socket.vi.ts';
import type { TextParams } from '../i18n/translate.ts';

/** Why there is no live connection, as a text of the specification's catalogue. */
export type SocketError = { key: keyof typeof socketVi; params: TextParams };

export type SocketContext = {
  /** `websocket`, `polling`, or null while not connected. */
  transport: string | null;
  error: SocketError | null;
  /** Attempts to reconnect since the last steady connection, up to the limit. */
  attempts: number;
  /** All attempts failed, and no connection has held since. */
  hasFailed: boolean;
  /** Refused tokens in a row. */
  refusals: number;
};

/** Events of one attempt, from its token to its end. */
export type LinkEvent =
  | { type: 'link.opened'; transport: string }
  | { type: 'link.upgraded'; transport: string }
  | { type: 'link.received'; name: string; payload: unknown }
  | { type: 'link.closed'; reason: string }
  | { type: 'link.failed'; message: string }
  | { type: 'link.refused'; message: string }
  | { type: 'link.tokenless' };

export type SocketPageEvent = { type: 'page.visible' } | { type: 'page.hidden' } | { type: 'page.online' };

/** One message to the server, and the callback for its answer. */
export type SocketRequest = {
  type: 'socket.say';
  name: string;
  payload: unknown;
  answered: (answer: unknown) => void;
};

/** `socket.retry` is a command of the person; `token.renewed` a fact from the auth machine. */
export type SocketEvent =
  | LinkEvent
  | SocketPageEvent
  | SocketRequest
  | { type: 'page.parked' }
  | { type: 'socket.retry' }
  | { type: 'token.renewed' };

/**
 * `socket.opened`: fetch what was missed. `socket.parked`: another minute without a connection on a hidden page.
 * `socket.received`: one message.
 */
export type SocketEmitted =
  | { type: 'socket.opened' }
  | { type: 'socket.parked' }
  | { type: 'socket.received'; name: string; payload: unknown };

type Listens = CallbackActorLogic<{ type: 'never' }>;

/** The effects this machine asks for; `createSocketLogic` in `socket.actors.ts` provides them. */
export type SocketActors = { link: CallbackActorLogic<SocketRequest>; page: Listens };

export const socketMachine = setup({
  types: {
    context: {} as SocketContext,
    events: {} as SocketEvent,
    emitted: {} as SocketEmitted,
    children: {} as { link: 'link' },
  },
  actors: {} as SocketActors,
  delays: {
    retry: ({ context }) => retryDelay(context.attempts + 1, 0),
    connectTimeout,
    seldom: slowRetryDelay(0),
    /** A connection that holds this long resets the attempts; one that drops at once does not. */
    steady: 10_000,
    park: 30_000,
    /** Browsers run the timers of a hidden page only once a minute. */
    minute: 60_000,
  },
  guards: {
    isSpent: ({ context }) => isOutOfAttempts(context.attempts),
    wasRefusedBefore: ({ context }) => context.refusals > 0,
  },
  actions: {
    tell: assign((_, error: SocketError) => ({ error, transport: null })),
    hold: assign((_, transport: string) => ({ transport, error: null, refusals: 0 })),
    countTry: assign(({ context }) => ({
      attempts: context.attempts + 1,
      error: { key: 'socket.reconnecting' as const, params: { n: context.attempts + 1 } },
    })),
    rest: assign({ error: null, transport: null }),
    giveUp: assign({ hasFailed: true }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    forgiveTries: assign({ attempts: 0, hasFailed: false }),
    /** The network may be better now, so the attempts start over; refused tokens still count. */
    startOver: assign({ attempts: 0, hasFailed: false, error: null, transport: null }),
    startAnew: assign({ attempts: 0, hasFailed: false, refusals: 0, error: null, transport: null }),
    startParking: raise({ type: 'page.parked' }, { delay: 'park', id: 'park' }),
    stopParking: cancel('park'),
  },
}).createMachine({
  id: 'socket',
  context: { transport: null, error: null, attempts: 0, hasFailed: false, refusals: 0 },
  invoke: { src: 'page' },
  initial: 'linked',
  on: {
    'page.hidden': { actions: ['stopParking', 'startParking'] },
    'page.visible': { actions: 'stopParking' },
  },
  states: {
    /** An attempt under way, or a connection that holds. */
    linked: {
      invoke: { src: 'link', id: 'link' },
      initial: 'opening',
      on: {
        'page.parked': { target: 'parked' },
        'link.closed': {
          target: 'missed',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ key: 'socket.disconnected', params: { reason: event.reason } }),
          },
        },
      },
      states: {
        opening: {
          after: {
            connectTimeout: {
              target: '#socket.missed',
              actions: {
                type: 'tell',
                params: { key: 'socket.connectionError', params: { message: 'timeout' } },
              },
            },
          },
          on: {
            'link.opened': {
              target: 'connected',
              actions: { type: 'hold', params: ({ event }) => event.transport },
            },
            'link.failed': {
              target: '#socket.missed',
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  key: 'socket.connectionError',
                  params: { message: event.message },
                }),
              },
            },
            // A ticket may have expired on its way: after one refusal a fresh one is tried, the second is final.
            'link.refused': [
              {
                guard: 'wasRefusedBefore',
                target: '#socket.refused',
                actions: {
                  type: 'tell',
                  params: ({ event }) => ({
                    key: 'socket.connectionError',
                    params: { message: event.message },
                  }),
                },
              },
              {
                target: '#socket.missed',
                actions: [
                  'countRefusal',
                  {
                    type: 'tell',
                    params: ({ event }) => ({
                      key: 'socket.connectionError',
                      params: { message: event.message },
                    }),
                  },
                ],
              },
            ],
            'link.tokenless': {
              target: '#socket.refused',
              actions: { type: 'tell', params: { key: 'socket.tokenRequired', params: {} } },
            },
          },
        },
        connected: {
          entry: emit({ type: 'socket.opened' }),
          after: { steady: { actions: 'forgiveTries' } },
          on: {
            'socket.say': { actions: sendTo('link', ({ event }) => event) },
            'link.upgraded': { actions: { type: 'hold', params: ({ event }) => event.transport } },
            'link.received': {
              actions: emit(({ event }) => ({
                type: 'socket.received',
                name: event.name,
                payload: event.payload,
              })),
            },
          },
        },
      },
    },
    /** Waiting before the next try. */
    missed: {
      always: { guard: 'isSpent', target: 'failed' },
      after: { retry: { target: 'linked', actions: 'countTry' } },
      on: {
        'page.parked': { target: 'parked' },
        'page.online': { target: 'linked', actions: 'startOver' },
        'socket.retry': { target: 'linked', actions: 'startAnew' },
        'token.renewed': { target: 'linked', actions: 'startAnew' },
      },
    },
    /** All attempts failed. Network, visibility or a new token start over; else it is retried every 30 to 45 s. */
    failed: {
      entry: ['giveUp', { type: 'tell', params: { key: 'socket.reconnectFailed', params: {} } }],
      after: { seldom: 'linked' },
      on: {
        'page.parked': { target: 'parked' },
        'page.online': { target: 'linked', actions: 'startOver' },
        'page.visible': { target: 'linked', actions: ['stopParking', 'startOver'] },
        'socket.retry': { target: 'linked', actions: 'startAnew' },
        'token.renewed': { target: 'linked', actions: 'startAnew' },
      },
    },
    /** No token, or a refused one: waits for another token or for a retry by hand. */
    refused: {
      on: {
        'socket.retry': { target: 'linked', actions: 'startAnew' },
        'token.renewed': { target: 'linked', actions: 'startAnew' },
      },
    },
    /** The page is hidden, so no connection is held. */
    parked: {
      entry: 'rest',
      after: { minute: { target: 'parked', reenter: true, actions: emit({ type: 'socket.parked' }) } },
      on: {
        'page.visible': { target: 'linked', actions: ['stopParking', 'startOver'] },
        'socket.retry': { target: 'linked', actions: 'startAnew' },
      },
    },
  },
});
