import {
  type AnyActorLogic,
  type CallbackActorLogic,
  type PromiseActorLogic,
  assign,
  setup,
  stopChild,
} from 'xstate';
import type { socketMachine } from '../socket/socket.machine.ts';
import type { KeoEvent } from './keo.root.ts';

type Listens = CallbackActorLogic<{ type: 'never' }>;

/** Actors that live while a user is signed in: the socket, and the exchange between it and the session. */
export type Live = { socket: typeof socketMachine; exchange: Listens };

/** What this machine invokes; `createKeoRoot` in `keo.actors.ts` provides it. */
export type KeoActors = {
  /** Reports who is signed in, from the auth machine. */
  identity: Listens;
  /** Loads the live part (socket machine and exchange) where it is not bundled. */
  load: PromiseActorLogic<Live>;
};

/** The lifetime of a session: its connection lives while a user is signed in, and is made anew for another user. */
export const keoMachine = setup({
  types: {
    context: {} as { userId: string | null; live: Live | null },
    events: {} as KeoEvent,
    input: {} as { live: Live | null },
  },
  actors: {} as KeoActors,
  delays: { retry: 15_000 },
  guards: {
    isAnother: ({ context }, userId: string) => context.userId !== userId,
    isAtHand: ({ context }) => context.live !== null,
  },
  actions: {
    noteUser: assign((_, userId: string | null) => ({ userId })),
    noteLive: assign((_, live: Live) => ({ live })),
    open: assign(({ context: { live }, spawn }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it types ids of logic known when this is written
      const begin = spawn as (logic: AnyActorLogic, options: { id: string; systemId?: string }) => unknown;
      if (live) begin(live.socket, { id: 'socket', systemId: 'socket' });
      if (live) begin(live.exchange, { id: 'exchange' });
      return {};
    }),
  },
}).createMachine({
  id: 'keo',
  context: ({ input }) => ({ userId: null, live: input.live }),
  invoke: { src: 'identity' },
  initial: 'signedOut',
  on: {
    'session.started': {
      guard: { type: 'isAnother', params: ({ event }) => event.userId },
      target: '.signedIn',
      reenter: true,
      actions: { type: 'noteUser', params: ({ event }) => event.userId },
    },
    'session.ended': { target: '.signedOut', actions: { type: 'noteUser', params: null } },
  },
  states: {
    signedOut: {},
    signedIn: {
      initial: 'begun',
      states: {
        begun: { always: [{ guard: 'isAtHand', target: 'live' }, { target: 'loading' }] },
        loading: {
          invoke: {
            src: 'load',
            onDone: { target: 'live', actions: { type: 'noteLive', params: ({ event }) => event.output } },
            onError: 'missing',
          },
        },
        /** Loading failed: the session goes on over HTTP. */
        missing: { after: { retry: 'loading' } },
        live: { entry: 'open', exit: [stopChild('exchange'), stopChild('socket')] },
      },
    },
  },
});
