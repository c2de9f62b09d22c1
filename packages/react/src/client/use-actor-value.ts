import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

type SnapshotFrom<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

/**
 * Subscribes to a selected value of an actor, compared shallowly. Without an actor the selector gets `undefined`.
 * Throws to the error boundary if the actor has failed.
 */
export function useActorValue<Actor extends AnyActorRef | undefined, Value>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Value,
): Value {
  return useSelector(actor, select, shallowEqual);
}
