import type { Database } from './database.ts';
import { isDeadlock } from './database-errors.ts';

/**
 * Unit of work: one business transaction. Write through `db`; send to sockets in `afterCommit`, which a rollback skips.
 * See docs/decisions/0007.
 */
export type Unit = {
  readonly db: Database;
  afterCommit(callback: () => void | Promise<void>): void;
};

/** Retried after a deadlock, so all effects of `work` must go through its unit. */
export type Transact = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;

const maxTries = 3;

/** Callers do not wait for the `afterCommit` callbacks, unless `awaitAfterCommit`: a process that ends right after must. */
export function createTransact(
  db: Database,
  onError: (error: unknown) => void,
  options: { awaitAfterCommit?: boolean } = {},
): Transact {
  async function attempt<T>(work: (unit: Unit) => Promise<T>, triesLeft: number) {
    const callbacks: (() => void | Promise<void>)[] = [];
    try {
      const result = await db.transaction((tx) =>
        work({ db: tx, afterCommit: (callback) => void callbacks.push(callback) }),
      );
      return { result, callbacks };
    } catch (error) {
      if (triesLeft === 0 || !isDeadlock(error)) throw error;
      return attempt(work, triesLeft - 1);
    }
  }
  return async (work) => {
    const { result, callbacks } = await attempt(work, maxTries - 1);
    // A failed callback is only reported: the commit stands, and clients catch up.
    const sent = callbacks.map(async (callback) => callback()).map((done) => done.catch(onError));
    if (options.awaitAfterCommit) await Promise.all(sent);
    return result;
  };
}
