import { type ActorOptions, type AnyActorLogic, createActor, fromCallback, fromPromise } from 'xstate';
import { followAuth } from './follow-auth.ts';
import { type Live, keoMachine } from './keo.machine.ts';
import type { AuthActor, KeoEvent, KeoRoot } from './keo.root.ts';

/** The live part of a session: bundled, or loaded lazily. */
export type LoadLive = Live | ((signal: AbortSignal) => Promise<Live>);

export function createKeoRoot(
  auth: AuthActor,
  live: LoadLive,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock'>,
): KeoRoot {
  const identity = fromCallback<{ type: 'never' }>(({ sendBack }) => {
    const tell = (event: KeoEvent): void => sendBack(event);
    return followAuth(auth, (snapshot) => {
      const { user } = snapshot.context;
      if (snapshot.matches('signedIn') && user) tell({ type: 'session.started', userId: user.id });
      else tell({ type: 'session.ended' });
    });
  });
  const load = fromPromise<Live>(async ({ signal }) => (typeof live === 'function' ? live(signal) : live));
  return createActor(keoMachine.provide({ actors: { identity, load } }), {
    ...options,
    input: { live: typeof live === 'function' ? null : live },
  });
}
