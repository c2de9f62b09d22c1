import { isReplaced } from './watch-build.ts';

const storageKey = 'keo.reloadedAt';
const oneMinute = 60_000;

/** What reloading needs of the page, so that a test can stand in for it. */
export type ReloadingPage = {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
};

/**
 * Reloads after a page file could not be fetched (a deploy took it away), at most once a minute: a server that
 * keeps failing shows the error page instead of a page that blinks for ever. Answers whether it reloads.
 */
export function reloadOnce({ now, storage, reload }: ReloadingPage): boolean {
  const last = Number(read(storage));
  if (now() - last < oneMinute) return false;
  if (!write(storage, String(now()))) return false;
  reload();
  return true;
}

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
 * Reloads once where the server has another build, for the file is gone then. Where it has the same one the file was
 * lost on its way, and where it is away there is nothing to reload from: the browser would put its own error page in
 * the place of what still stands.
 */
export const reloadIfGone = async (
  page: ReloadingPage,
  isGone: () => Promise<boolean> = isReplaced,
): Promise<boolean> => (await isGone()) && reloadOnce(page);

const onFailure = () =>
  void reloadIfGone({ now: () => Date.now(), storage: sessionStorage, reload: () => location.reload() });

/** Listens for page files that do not arrive. Returns the way to stop. */
export function reloadOnPreloadFailure(): () => void {
  addEventListener('vite:preloadError', onFailure);
  return () => removeEventListener('vite:preloadError', onFailure);
}
