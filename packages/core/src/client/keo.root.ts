import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { authMachine } from '../auth/auth.machine.ts';
import type { socketMachine } from '../socket/socket.machine.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type SocketActor = ActorRefFrom<typeof socketMachine>;

export type KeoEvent = { type: 'session.started'; userId: string } | { type: 'session.ended' };

/** Public snapshot: the user, and the socket of the session. */
export type KeoSnapshot = Snapshot<unknown> & {
  context: { userId: string | null };
  children: { socket?: SocketActor };
  matches(state: 'signedIn' | 'signedOut'): boolean;
};

export type KeoRoot = ActorRef<KeoSnapshot, KeoEvent>;
