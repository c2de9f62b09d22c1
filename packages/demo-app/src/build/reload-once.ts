import { isReplaced } from './watch-build.ts';

const storageKey = 'keo.reloadedAt';
const oneMinute = 60_000;

/** The parts of the page that reloading needs, so that tests can replace them. */
export type ReloadingPage = {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
};

const thisPage: ReloadingPage = {
  now: () => Date.now(),
  // Read at each use, because access may throw where storage is blocked.
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, text) => sessionStorage.setItem(key, text),
  },
  reload: () => location.reload(),
};

/**
 * Reloads after a file could not be fetched, at most once a minute, so that a broken server leads to the error page and
 * not to a loop. Returns whether it reloads.
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

// A page still runs for a moment after `reload()`, and may lose another file.
const reloading = new WeakSet<ReloadingPage>();

const read = (storage: ReloadingPage['storage']) => {
  try {
    return storage.getItem(storageKey);
  } catch {
    return null;
  }
};

// Without storage "at most once" cannot be kept, so there is no reload.
const write = (storage: ReloadingPage['storage'], text: string) => {
  try {
    storage.setItem(storageKey, text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads once where `isWorthIt`: while the server is away the browser's own error page would replace what is shown.
 * Returns whether it reloads.
 */
export const reloadWhere = async (
  isWorthIt: () => Promise<boolean>,
  page: ReloadingPage = thisPage,
): Promise<boolean> => (await isWorthIt()) && reloadOnce(page);

const onLostFile = () => void reloadWhere(isReplaced);

/**
 * Reloads for other files that a deployment removed. While the server has the same build, a lost file is left to its
 * caller, so that nobody's form is reloaded. Returns the stop.
 */
export function reloadForNewBuild(): () => void {
  addEventListener('vite:preloadError', onLostFile);
  return () => removeEventListener('vite:preloadError', onLostFile);
}
