import { type MessagePayload, socketMessages } from '@keo/core/contract';
import type { Server } from 'socket.io';
import type { Clock } from '../clock.ts';
import type { Identity } from '../security/sessions.ts';

/** For a whole session; a narrow token gets what its scopes cover. */
export type SyncState = Required<Omit<MessagePayload<typeof socketMessages.heartbeatMessage>, 'now'>>;
export type ReadSyncState = (userId: string) => Promise<SyncState>;

type Io = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  Identity
>;
type Open = { id: string; data: Identity };

const interval = 30_000;
/** Batch size, so that other queries do not wait long. */
const batchSize = 200;

function visibleTo({ grant }: Identity, state: SyncState): Partial<SyncState> {
  if (!grant) return state;
  const { lastSeq, unread, balanceVersion } = state;
  return {
    ...(grant.scopes.includes('notifications') && { lastSeq, unread }),
    ...(grant.scopes.includes('wallet:read') && { balanceVersion }),
  };
}

/**
 * Sends the sockets of this node the state in the database: messages over Redis may be lost, and a client that is
 * behind asks for the rest. See docs/decisions/0013.
 */
export function createHeartbeat(io: Io, clock: Pick<Clock, 'now'>) {
  let read: ReadSyncState | undefined;
  let last = clock.now();

  async function tell([userId, sockets]: [string, readonly Open[]]): Promise<void> {
    const state = await read?.(userId);
    if (!state) return;
    const now = clock.now().toISOString();
    for (const { id, data } of sockets)
      io.local.to(id).emit(socketMessages.heartbeatMessage.event, { ...visibleTo(data, state), now });
  }

  async function beat(): Promise<void> {
    last = clock.now();
    const open = Map.groupBy(io.sockets.sockets.values(), ({ data }) => data.userId);
    const users = [...open];
    for (let from = 0; from < users.length; from += batchSize)
      await Promise.all(users.slice(from, from + batchSize).map(tell));
  }

  return {
    beat,
    beatIfDue: async () => {
      if (+clock.now() - +last >= interval) await beat();
    },
    readFrom: (reader: ReadSyncState) => {
      read = reader;
    },
  };
}
