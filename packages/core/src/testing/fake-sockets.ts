import type { Clock, Timer } from '../ports/ports.ts';
import type { MessagePayload } from '../socket/define-message.ts';
import { heartbeatMessage } from '../socket/heartbeat.messages.ts';
import type { Account, Families } from './fake-accounts.ts';

/** A user's open socket, and the rooms that it has joined. */
export type FakeSocket = {
  account: Account;
  rooms: Set<string>;
  hear: (event: string, payload: unknown) => void;
};

const heartbeat = 30_000;

/** Open sockets; each gets a heartbeat every 30 s. */
export function createFakeSockets({
  clock,
  families,
  getHeartbeat,
}: {
  clock: Clock;
  families: Pick<Families, 'redeem'>;
  getHeartbeat: (account: Account) => MessagePayload<typeof heartbeatMessage>;
}) {
  const connections = new Set<FakeSocket>();
  return {
    connections,
    send: (account: Account, event: string, payload: unknown): void => {
      // A copy, as over a wire.
      const sent = structuredClone(payload);
      for (const socket of connections) if (socket.account === account) socket.hear(event, sent);
    },
    findSocket: (hear: FakeSocket['hear']): FakeSocket | undefined =>
      [...connections].find((each) => each.hear === hear),
    connect: (token: string, hear: FakeSocket['hear']): (() => void) | undefined => {
      const family = families.redeem(token);
      if (!family) return undefined;
      const socket: FakeSocket = { account: family.account, rooms: new Set(), hear };
      connections.add(socket);
      const beat = (): Timer =>
        clock.after(heartbeat, () => {
          hear(heartbeatMessage.event, getHeartbeat(family.account));
          next = beat();
        });
      let next = beat();
      return () => {
        next.cancel();
        connections.delete(socket);
      };
    },
  };
}
