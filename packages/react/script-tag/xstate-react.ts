/** Replaces `@xstate/react`. */
import { type AnyActorRef, type Subscription } from 'xstate';
import { useCallback, useRef, useSyncExternalStore } from './react.ts';

export const shallowEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && Object.is(Reflect.get(a, name), Reflect.get(b, name)))
  );
};

/** `actor` may be missing; the value keeps its identity while `isEqual`. */
export function useSelector<Value>(
  actor: AnyActorRef | undefined,
  select: (snapshot: unknown) => Value,
  isEqual: (a: Value, b: Value) => boolean,
): Value {
  const lastRef = useRef<{ value: Value } | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription: Subscription | undefined = actor?.subscribe({ next: changed, error: changed });
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => {
    const snapshot: unknown = actor?.getSnapshot();
    if (snapshot instanceof Object && 'status' in snapshot && snapshot.status === 'error') {
      throw Reflect.get(snapshot, 'error');
    }
    const value = select(snapshot);
    if (!lastRef.current || !isEqual(lastRef.current.value, value)) lastRef.current = { value };
    return lastRef.current.value;
  });
}
