import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

/**
 * One value out of an actor, kept current. Where the actor may be missing (a domain while nobody is signed in)
 * the selector receives `undefined`. Values are compared shallowly, so a selector may answer a fresh object of
 * the same parts without a render. Throws, to the nearest error boundary, if the actor has failed.
 */
export function useActorValue<Actor extends AnyActorRef | undefined, Value>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Value,
): Value {
  return useSelector(actor, select, shallowEqual);
}
