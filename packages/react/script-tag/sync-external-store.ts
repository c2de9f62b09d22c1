/** What the script tag has in place of `use-sync-external-store`, whose files are no modules: Preact brings the rest. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'preact/compat';

export { useSyncExternalStore };

/** The part of a store that `select` reads; it stays the same object for as long as `isEqual` finds it so. */
export function useSyncExternalStoreWithSelector<Snapshot, Value>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: (() => Snapshot) | undefined,
  select: (snapshot: Snapshot) => Value,
  isEqual: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const lastRef = useRef<{ value: Value } | null>(null);
  const read = useMemo(() => {
    let seen: { snapshot: Snapshot; value: Value } | null = null;
    return () => {
      const snapshot = getSnapshot();
      if (seen && Object.is(seen.snapshot, snapshot)) return seen.value;
      const before = seen ?? lastRef.current;
      const fresh = select(snapshot);
      const value = before && isEqual(before.value, fresh) ? before.value : fresh;
      seen = { snapshot, value };
      return value;
    };
  }, [getSnapshot, select, isEqual]);
  const value = useSyncExternalStore(subscribe, read);
  useEffect(() => {
    lastRef.current = { value };
  }, [value]);
  return value;
}
