import type { Clock, Timer } from '../ports/ports.ts';
import type { MessagePayload } from '../socket/define-message.ts';
import { heartbeatMessage } from '../socket/heartbeat.messages.ts';
import type { Account, Families } from './fake-accounts.ts';

/** A user's open socket, and the rooms that it has joined. */
export type FakeEar = {
  account: Account;
  rooms: Set<string>;
  hear: (event: string, payload: unknown) => void;
};

const heartbeat = 30_000;

/** Open sockets; each hears every half minute how far its account is. */
export function createFakeSockets({
  clock,
  families,
  farOf,
}: {
  clock: Clock;
  families: Pick<Families, 'redeem'>;
  farOf: (account: Account) => MessagePayload<typeof heartbeatMessage>;
}) {
  const ears = new Set<FakeEar>();
  return {
    ears,
    send: (account: Account, event: string, payload: unknown): void => {
      // What is sent is a copy, as on a wire.
      const sent = structuredClone(payload);
      for (const ear of ears) if (ear.account === account) ear.hear(event, sent);
    },
    earOf: (hear: FakeEar['hear']): FakeEar | undefined => [...ears].find((each) => each.hear === hear),
    connect: (token: string, hear: FakeEar['hear']): (() => void) | undefined => {
      const family = families.redeem(token);
      if (!family) return undefined;
      const ear: FakeEar = { account: family.account, rooms: new Set(), hear };
      ears.add(ear);
      const beat = (): Timer =>
        clock.after(heartbeat, () => {
          hear(heartbeatMessage.event, farOf(family.account));
          next = beat();
        });
      let next = beat();
      return () => {
        next.cancel();
        ears.delete(ear);
      };
    },
  };
}
