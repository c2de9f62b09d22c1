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

const onFailure = (event: Event) => {
  const reloads = reloadOnce({
    now: () => Date.now(),
    storage: sessionStorage,
    reload: () => location.reload(),
  });
  if (reloads) event.preventDefault();
};

/** Listens for page files that do not arrive. Returns the way to stop. */
export function reloadOnPreloadFailure(): () => void {
  addEventListener('vite:preloadError', onFailure);
  return () => removeEventListener('vite:preloadError', onFailure);
}
