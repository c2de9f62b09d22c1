import { type CallbackActorLogic, type SnapshotFrom, assign, setup } from 'xstate';

export type KeoEvent = { type: 'session.started'; userId: string } | { type: 'session.ended' };

/** The effects this machine asks for; `createKeo` provides them. */
export type KeoActors = {
  /** Tells who is signed in, from the auth machine above. */
  identity: CallbackActorLogic<{ type: 'never' }>;
};

/** The lifetime of every domain actor: invoked while somebody is signed in, made anew for somebody else. */
export const keoMachine = setup({
  types: { context: {} as { userId: string | null }, events: {} as KeoEvent },
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
    signedIn: {},
  },
});

export type KeoSnapshot = SnapshotFrom<typeof keoMachine>;
