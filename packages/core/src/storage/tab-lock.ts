import type { Clock, TabLock } from '../ports/ports.ts';

const longestWait = 5000;

/**
 * Web Locks as an optimisation only: after five seconds a tab continues without the lock, which a frozen tab may hold.
 */
export function createTabLock(locks: Pick<LockManager, 'request'>, clock: Clock): TabLock {
  return async (name, work) => {
    const timeout = new AbortController();
    const timer = clock.after(longestWait, () => timeout.abort());
    let result: ReturnType<typeof work> | undefined;
    const begin = () => {
      timer.cancel();
      return (result = work());
    };
    try {
      await locks.request(name, { signal: timeout.signal }, begin);
    } catch {
      // The lock could not be had, or the work failed; its own result tells which.
    }
    return result ?? begin();
  };
}
