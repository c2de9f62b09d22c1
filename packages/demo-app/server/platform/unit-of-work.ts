import { type Database, isDeadlock } from './database.ts';

/**
 * One business transaction. Write through `db`; tell sockets in `afterCommit`, which a rollback never runs.
 * See docs/decisions/0007.
 */
export type Unit = {
  readonly db: Database;
  afterCommit(tell: () => void | Promise<void>): void;
};

/** Retried after a deadlock, so all effects of `work` must go through its unit. */
export type Transact = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;

const mostTries = 3;

/**
 * Runs work in one transaction and tells the world only once it is committed. Nobody waits until the world has been
 * told, unless `waitForTold`: a process that ends right after must.
 */
export function createTransact(
  db: Database,
  onError: (error: unknown) => void,
  options: { waitForTold?: boolean } = {},
): Transact {
  async function carryOut<T>(work: (unit: Unit) => Promise<T>, triesLeft: number) {
    const tellings: (() => void | Promise<void>)[] = [];
    try {
      const result = await db.transaction((tx) =>
        work({ db: tx, afterCommit: (tell) => void tellings.push(tell) }),
      );
      return { result, tellings };
    } catch (error) {
      if (triesLeft === 0 || !isDeadlock(error)) throw error;
      return carryOut(work, triesLeft - 1);
    }
  }
  return async (work) => {
    const { result, tellings } = await carryOut(work, mostTries - 1);
    // What is committed stays true even where nobody could be told: clients catch up by themselves.
    const told = tellings.map(async (tell) => tell()).map((telling) => telling.catch(onError));
    if (options.waitForTold) await Promise.all(told);
    return result;
  };
}
