import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

/**
 * A selected value of an actor, kept current. Where the actor may be missing (a domain without a signed-in user) the
 * selector gets `undefined`. Compared shallowly, so a selector may return a new object of equal parts. Throws to the
 * nearest error boundary if the actor has failed.
 */
export function useActorValue<Actor extends AnyActorRef | undefined, Value>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Value,
): Value {
  return useSelector(actor, select, shallowEqual);
}
