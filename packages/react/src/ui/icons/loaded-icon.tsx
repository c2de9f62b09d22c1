import { type ReactNode, createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { IconProps } from './draw-icon.tsx';
import { type IconStore, type LoadIcons, createIconStore } from './icon-store.ts';

const IconsContext = createContext<IconStore | null>(null);

export function IconsProvider({ load, children }: { load: LoadIcons; children: ReactNode }) {
  const store = useMemo(() => createIconStore(load), [load]);
  return <IconsContext.Provider value={store}>{children}</IconsContext.Provider>;
}

const noStore = { subscribe: () => () => {}, find: () => undefined };

/** `name` as `lucide:palette`. Lazily loaded without a layout shift. Hidden from screen readers. */
export function LoadedIcon({ name, size = 20, className }: IconProps & { name: string }) {
  const store = useContext(IconsContext);
  const { subscribe, find } = store ?? noStore;
  const drawing = useSyncExternalStore(
    subscribe,
    () => find(name),
    () => undefined,
  );
  useEffect(() => store?.want(name), [store, name]);
  if (!store) return null;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={drawing?.viewBox}
      aria-hidden="true"
      focusable="false"
      // Sanitised: `svg-body.schema.ts` of core.
      // oxlint-disable-next-line react/no-danger -- as above
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  );
}
