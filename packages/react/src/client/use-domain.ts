import type { AnyActorRef } from 'xstate';
import type { Domain } from '@keo/core';
import { useActorValue } from './use-actor-value.ts';
import { useKeo } from './use-keo.ts';

/** The actor of a domain for whoever is signed in; undefined while nobody is. The client makes it and ends it. */
export function useDomain<Actor extends AnyActorRef>(domain: Domain<Actor>): Actor | undefined {
  const { root, actorOf } = useKeo();
  useActorValue(root, ({ context }) => context.userId);
  return actorOf(domain);
}
