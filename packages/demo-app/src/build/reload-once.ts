import { systemClock } from '@keo/core';
import { isReplaced } from './watch-build.ts';

const storageKey = 'keo.reloadedAt';
const oneMinute = 60_000;

/** What reloading needs of the page; injected for tests. */
export type ReloadingPage = {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** On the way to another page. */
  isLeft: () => boolean;
};

/** In ms, that a page lives on after it was left; longer, and the person stayed. */
const longestLeave = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;
// The files on their way are lost with the page, and a reload would take back the address that was asked for.
globalThis.addEventListener?.('beforeunload', () => (leftAt = systemClock.now()));

const thisPage: ReloadingPage = {
  now: () => systemClock.now(),
  // A getter, because access throws where storage is blocked.
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, text) => sessionStorage.setItem(key, text),
  },
  reload: () => location.reload(),
  isLeft: () => systemClock.now() - leftAt < longestLeave,
};

/** Reloads after a chunk failed to load, at most once a minute to avoid a reload loop. Returns whether it reloads. */
export function reloadOnce(page: ReloadingPage): boolean {
  const { now, storage, reload } = page;
  const last = Number(read(storage));
  if (now() - last < oneMinute) return reloading.has(page);
  if (!write(storage, String(now()))) return false;
  reloading.add(page);
  reload();
  return true;
}

// A page still runs for a moment after `reload()` and may fail to load another chunk.
const reloading = new WeakSet<ReloadingPage>();

const read = (storage: ReloadingPage['storage']) => {
  try {
    return storage.getItem(storageKey);
  } catch {
    return null;
  }
};

// Without storage "at most once a minute" cannot be tracked, so there is no reload.
const write = (storage: ReloadingPage['storage'], text: string) => {
  try {
    storage.setItem(storageKey, text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads only if `isWorthIt`: while the server is down, the browser's error page would replace this one. Returns
 * whether it reloads.
 */
export const reloadIf = async (
  isWorthIt: () => Promise<boolean>,
  page: ReloadingPage = thisPage,
): Promise<boolean> => (await isWorthIt()) && !page.isLeft() && reloadOnce(page);

const onLostFile = () => void reloadIf(isReplaced);

/**
 * Reloads when a chunk is missing because of a new deployment. With the same build, the caller handles the failure, so
 * that no form is lost. Returns a stop function.
 */
export function reloadForNewBuild(): () => void {
  addEventListener('vite:preloadError', onLostFile);
  return () => removeEventListener('vite:preloadError', onLostFile);
}
