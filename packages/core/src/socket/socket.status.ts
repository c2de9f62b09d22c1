import type { SnapshotFrom } from 'xstate';
import type { socketMachine } from './socket.machine.ts';

/** Public; the machine has more states. */
export type SocketStatus = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'failed';

function assertNever(state: never): never {
  throw new Error(`The socket is in a state without a public status: ${JSON.stringify(state)}`);
}

/** Exhaustive: a new state does not compile until it is mapped here. */
export function toSocketStatus({ value, context }: SnapshotFrom<typeof socketMachine>): SocketStatus {
  if (typeof value === 'object') {
    if (value.linked === 'connected') return 'connected';
    if (context.hasFailed) return 'failed';
    return context.attempts > 0 ? 'reconnecting' : 'connecting';
  }
  switch (value) {
    case 'parked':
      return 'idle';
    case 'missed':
      return 'reconnecting';
    case 'failed':
    case 'refused':
      return 'failed';
    default:
      return assertNever(value);
  }
}
