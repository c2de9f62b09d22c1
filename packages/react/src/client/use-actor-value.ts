import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * One value out of an actor, kept current. The actor may be missing (a domain while nobody is signed in):
 * the selector then receives `undefined`. Values are compared shallowly, so a selector may answer a fresh
 * object of the same parts without a render. Throws, to the nearest error boundary, if the actor has failed.
 */
export function useActorValue<Actor extends AnyActorRef, Value>(
  actor: Actor | undefined,
  select: (snapshot: SnapshotFrom<Actor> | undefined) => Value,
): Value {
  return useSelector(actor, select, shallowEqual);
}
