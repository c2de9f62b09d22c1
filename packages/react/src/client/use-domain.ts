import type { AnyActorRef } from 'xstate';
import type { Domain } from '@keo/core';
import { useActorValue } from './use-actor-value.ts';
import { useKeoClient } from './use-keo-client.ts';

/** The actor of a domain for whoever is signed in; undefined while nobody is. The client makes it and ends it. */
export function useDomain<Actor extends AnyActorRef>(domain: Domain<Actor>): Actor | undefined {
  const { root, actorOf } = useKeoClient();
  useActorValue(root, ({ context }) => context.userId);
  return actorOf(domain);
}
