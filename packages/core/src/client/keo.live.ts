import { safeParse } from 'valibot';
import { fromCallback } from 'xstate';
import { type SocketDependencies, createSocketLogic } from '../socket/socket.actors.ts';
import { heartbeatMessage } from '../socket/heartbeat.messages.ts';
import { balanceMessage } from '../users/users.messages.ts';
import type { HeardClock } from '../storage/server-clock.ts';
import type { Live } from './keo.machine.ts';
import { followAuth } from './follow-auth.ts';
import type { AuthActor, SocketActor } from './keo.root.ts';

export type LiveTools = SocketDependencies & { auth: AuthActor; clock: Pick<HeardClock, 'hear'> };

/** The socket of a session, and the bridge between socket machine and auth machine. */
export function createLive({ auth, clock, ...tools }: LiveTools): Live {
  const exchange = fromCallback<{ type: 'never' }>(({ system }) => {
    // The system's registry is untyped; the id is the one that the machine gives its child.
    const connection: SocketActor = system.get('socket');

    let known = 0;
    /** Sets the clock; reads the account again if the heartbeat has a newer version of the balances. */
    const readHeartbeat = (payload: unknown) => {
      const heartbeat = safeParse(heartbeatMessage.payload, payload);
      const { balanceVersion = 0, now } = heartbeat.success ? heartbeat.output : {};
      if (now !== undefined) clock.hear(Date.parse(now));
      if (balanceVersion <= known) return;
      known = balanceVersion;
      auth.send({ type: 'auth.reloadUser' });
    };

    const receiving = connection.on('socket.received', ({ name, payload }) => {
      if (name === heartbeatMessage.event) return readHeartbeat(payload);
      if (name !== balanceMessage.event) return;
      const balances = safeParse(balanceMessage.payload, payload);
      // Messages may arrive out of order: the lower version is outdated.
      if (!balances.success || balances.output.version < known) return;
      const { version, ...amounts } = balances.output;
      known = version;
      auth.send({ type: 'balance.changed', ...amounts });
    });

    let token = auth.getSnapshot().context.session?.accessToken;
    const stopFollowing = followAuth(auth, ({ context }) => {
      const next = context.session?.accessToken;
      if (next === undefined || next === token) return;
      token = next;
      connection.send({ type: 'token.renewed' });
    });
    return () => {
      receiving.unsubscribe();
      stopFollowing();
    };
  });
  return { socket: createSocketLogic(tools), exchange };
}
