import type { SnapshotFrom } from 'xstate';
import type { SocketError, socketMachine } from './socket.machine.ts';
import { type SocketStatus, toSocketStatus } from './socket.status.ts';

type Snapshot = SnapshotFrom<typeof socketMachine> | undefined;

/** The specification's connection state. `error` is a text key with its params. */
export type SocketState = {
  connected: boolean;
  transport: string | null;
  error: SocketError | null;
  attempts: number;
};

const signedOut: SocketState = { connected: false, transport: null, error: null, attempts: 0 };

/** `idle` while signed out, and after half a minute on a hidden page. */
export const selectSocketStatus = (snapshot: Snapshot): SocketStatus =>
  snapshot ? toSocketStatus(snapshot) : 'idle';

/** A new object at each call: compare it shallowly. */
export function selectSocketState(snapshot: Snapshot): SocketState {
  if (!snapshot) return signedOut;
  const { transport, error, attempts } = snapshot.context;
  const connected = toSocketStatus(snapshot) === 'connected';
  return { connected, transport, error, attempts: connected ? 0 : attempts };
}
