import type { Clock, TabLock } from '../client/ports.ts';

const longestWait = 5000;

/**
 * Web Locks, as a courtesy between tabs and never as a gate: whoever waits five seconds goes on without, because
 * a tab that was frozen while it held the lock would hold up all the others.
 */
export function createTabLock(locks: Pick<LockManager, 'request'>, clock: Clock): TabLock {
  return async (name, work) => {
    const tired = new AbortController();
    const timer = clock.after(longestWait, () => tired.abort());
    let result: ReturnType<typeof work> | undefined;
    const begin = () => {
      timer.cancel();
      return (result = work());
    };
    try {
      await locks.request(name, { signal: tired.signal }, begin);
    } catch {
      // Either the lock could not be had, or the work failed; its own result tells which.
    }
    return result ?? begin();
  };
}
