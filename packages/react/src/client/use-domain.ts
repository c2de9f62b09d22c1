import type { AnyActorRef } from 'xstate';
import type { Domain } from '@keo/core';
import { useActorValue } from './use-actor-value.ts';
import { useKeoClient } from './use-keo-client.ts';

/** Undefined without a signed-in user. The client creates and stops the actor. */
export function useDomain<Actor extends AnyActorRef>(domain: Domain<Actor>): Actor | undefined {
  const { root, getActor } = useKeoClient();
  useActorValue(root, ({ context }) => context.userId);
  return getActor(domain);
}
