import type { Clock, TabLock } from '../ports/ports.ts';

const longestWait = 5000;

/**
 * Web Locks as an optimisation only: after five seconds a tab goes on without the lock, because a frozen tab that
 * holds it would block all others.
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
