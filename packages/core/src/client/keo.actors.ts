import { safeParse } from 'valibot';
import { type ActorOptions, type AnyActorLogic, createActor, fromCallback } from 'xstate';
import type { AuthSnapshot } from '../auth/auth.machine.ts';
import type { socketMachine } from '../socket/socket.machine.ts';
import { balanceMessage } from '../users/users.messages.ts';
import { keoMachine } from './keo.machine.ts';
import type { AuthActor, KeoEvent, KeoRoot, SocketActor } from './keo.root.ts';

/** The root actor around the given socket, for whoever the auth actor says is signed in. */
export function createKeoRoot(
  auth: AuthActor,
  socket: typeof socketMachine,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock'>,
): KeoRoot {
  const follow = (tell: (snapshot: AuthSnapshot) => void) => {
    const subscription = auth.subscribe(tell);
    tell(auth.getSnapshot());
    return () => subscription.unsubscribe();
  };

  const identity = fromCallback<{ type: 'never' }>(({ sendBack }) => {
    const tell = (event: KeoEvent): void => sendBack(event);
    return follow((snapshot) => {
      const { user } = snapshot.context;
      if (snapshot.matches('signedIn') && user) tell({ type: 'session.started', userId: user.id });
      else tell({ type: 'session.ended' });
    });
  });

  const exchange = fromCallback<{ type: 'never' }>(({ system }) => {
    // The system's registry is untyped; the id is the one that the machine gives its child.
    const connection: SocketActor = system.get('socket');

    let told = 0;
    const receiving = connection.on('socket.received', ({ name, payload }) => {
      if (name !== balanceMessage.event) return;
      const balances = safeParse(balanceMessage.payload, payload);
      // Of two that come in the other order, the older tells what is no longer so.
      if (!balances.success || balances.output.version < told) return;
      told = balances.output.version;
      auth.send({ type: 'balance.changed', ...balances.output });
    });

    let token = auth.getSnapshot().context.session?.accessToken;
    const stopFollowing = follow(({ context }) => {
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

  return createActor(keoMachine.provide({ actors: { identity, exchange, socket } }), options);
}
