import type { AnyActorRef } from 'xstate';
import type { Domain } from '@keo/core';
import { useActorValue } from './use-actor-value.ts';
import { useKeoClient } from './use-keo-client.ts';

/** The actor of a domain for the signed-in user; undefined without one. The client creates and stops it. */
export function useDomain<Actor extends AnyActorRef>(domain: Domain<Actor>): Actor | undefined {
  const { root, actorOf } = useKeoClient();
  useActorValue(root, ({ context }) => context.userId);
  return actorOf(domain);
}
