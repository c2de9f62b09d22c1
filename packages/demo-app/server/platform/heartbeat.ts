import { type MessagePayload, socketMessages } from '@keo/core/contract';
import type { Server } from 'socket.io';
import type { Clock } from './clock.ts';
import type { Identity } from './sessions.ts';

/** The last `seq`, the unread counts and the version of the balances of a user, for a whole session. */
export type HowFar = Required<MessagePayload<typeof socketMessages.heartbeatMessage>>;
export type ReadHowFar = (userId: string) => Promise<HowFar>;

type Io = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  Identity
>;
type Open = { id: string; data: Identity };

const every = 30_000;
/** Users in one query, so that others do not wait behind it. */
const atOnce = 200;

/** A narrow token is told of what it may read. */
function toldTo({ grant }: Identity, far: HowFar): Partial<HowFar> {
  if (!grant) return far;
  const { lastSeq, unread, balanceVersion } = far;
  return {
    ...(grant.scopes.includes('notifications') && { lastSeq, unread }),
    ...(grant.scopes.includes('wallet:read') && { balanceVersion }),
  };
}

/**
 * Tells the sockets of this node, and no other's, how far the database is: what was told over Redis may be lost, and a
 * client that knows less asks for the rest. See docs/decisions/0013.
 */
export function createHeartbeat(io: Io, clock: Pick<Clock, 'now'>) {
  let read: ReadHowFar | undefined;
  let last = clock.now();

  async function tell([userId, sockets]: [string, readonly Open[]]): Promise<void> {
    const far = await read?.(userId);
    if (!far) return;
    for (const { id, data } of sockets)
      io.local.to(id).emit(socketMessages.heartbeatMessage.event, toldTo(data, far));
  }

  async function beat(): Promise<void> {
    last = clock.now();
    const open = Map.groupBy(io.sockets.sockets.values(), ({ data }) => data.userId);
    const users = [...open];
    for (let from = 0; from < users.length; from += atOnce)
      await Promise.all(users.slice(from, from + atOnce).map(tell));
  }

  return {
    beat,
    beatIfDue: async () => {
      if (+clock.now() - +last >= every) await beat();
    },
    readBy: (reader: ReadHowFar) => {
      read = reader;
    },
  };
}
