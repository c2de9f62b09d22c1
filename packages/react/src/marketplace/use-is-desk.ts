import { useSyncExternalStore } from 'react';

/** In pixels: from here on a table of many columns is read better than rows. */
const desk = 1024;
const find = () => matchMedia(`(width >= ${desk}px)`);

function subscribe(onChange: () => void) {
  const query = find();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => find().matches,
    () => false,
  );
