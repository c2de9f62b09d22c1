import { isReplaced } from './watch-build.ts';

const storageKey = 'keo.reloadedAt';
const oneMinute = 60_000;

/** What reloading needs of the page, so that a test can stand in for it. */
export type ReloadingPage = {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
};

const thisPage: ReloadingPage = {
  now: () => Date.now(),
  // Asked for at each use: where it is closed to the page, it throws.
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, text) => sessionStorage.setItem(key, text),
  },
  reload: () => location.reload(),
};

/**
 * Reloads after a file could not be fetched, at most once a minute: a server that keeps failing shows the error page
 * instead of a page that blinks for ever. Answers whether it reloads.
 */
export function reloadOnce(page: ReloadingPage): boolean {
  const { now, storage, reload } = page;
  const last = Number(read(storage));
  if (now() - last < oneMinute) return reloading.has(page);
  if (!write(storage, String(now()))) return false;
  reloading.add(page);
  reload();
  return true;
}

// A page stands for a moment after it was told to reload, and may lose another file.
const reloading = new WeakSet<ReloadingPage>();

const read = (storage: ReloadingPage['storage']) => {
  try {
    return storage.getItem(storageKey);
  } catch {
    return null;
  }
};

// Without a memory of the last time there is no "at most once", so a closed storage means no reload.
const write = (storage: ReloadingPage['storage'], text: string) => {
  try {
    storage.setItem(storageKey, text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads once where `isWorthIt`: where the server is away there is nothing to reload from, and the browser would put
 * its own error page in the place of what still stands. Answers whether it reloads.
 */
export const reloadWhere = async (
  isWorthIt: () => Promise<boolean>,
  page: ReloadingPage = thisPage,
): Promise<boolean> => (await isWorthIt()) && reloadOnce(page);

const onLostFile = () => void reloadWhere(isReplaced);

/**
 * Reloads for any other file that a deploy took away. One that is lost on its way while the server has the same build
 * is asked for again by whoever wanted it, and reloads nothing under somebody who writes. Returns the way to stop.
 */
export function reloadForNewBuild(): () => void {
  addEventListener('vite:preloadError', onLostFile);
  return () => removeEventListener('vite:preloadError', onLostFile);
}
