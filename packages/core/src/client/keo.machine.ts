import { type CallbackActorLogic, assign, setup } from 'xstate';
import type { socketMachine } from '../socket/socket.machine.ts';
import type { KeoEvent } from './keo.root.ts';

type Listens = CallbackActorLogic<{ type: 'never' }>;

/** What this machine invokes; `createKeoRoot` in `keo.actors.ts` provides it. */
export type KeoActors = {
  /** Tells who is signed in, from the auth machine above. */
  identity: Listens;
  socket: typeof socketMachine;
  /** Carries what the session and the socket tell each other, which do not know each other. */
  exchange: Listens;
};

/** The lifetime of a session: its connection lives while somebody is signed in, and is made anew for somebody else. */
export const keoMachine = setup({
  types: {
    context: {} as { userId: string | null },
    events: {} as KeoEvent,
    children: {} as { socket: 'socket' },
  },
  actors: {} as KeoActors,
  guards: { isAnother: ({ context }, userId: string) => context.userId !== userId },
  actions: { noteUser: assign((_, userId: string | null) => ({ userId })) },
}).createMachine({
  id: 'keo',
  context: { userId: null },
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
      invoke: [{ id: 'socket', systemId: 'socket', src: 'socket' }, { src: 'exchange' }],
    },
  },
});
