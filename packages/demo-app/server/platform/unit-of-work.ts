import type { Database } from './database.ts';

/** One business transaction. Write through `db`; tell sockets in `afterCommit`, which a rollback never runs. */
export type Unit = {
  readonly db: Database;
  afterCommit(tell: () => void | Promise<void>): void;
};

export type Transact = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;

/**
 * Runs work in one transaction and tells the world only once it is committed. Nobody waits until the world has been
 * told, unless `waitForTold`: a process that ends right after must.
 */
export function createTransact(
  db: Database,
  onError: (error: unknown) => void,
  options: { waitForTold?: boolean } = {},
): Transact {
  return async (work) => {
    const tellings: (() => void | Promise<void>)[] = [];
    const result = await db.transaction((tx) =>
      work({ db: tx, afterCommit: (tell) => void tellings.push(tell) }),
    );
    // What is committed stays true even where nobody could be told: clients catch up by themselves.
    const told = tellings.map(async (tell) => tell()).map((telling) => telling.catch(onError));
    if (options.waitForTold) await Promise.all(told);
    return result;
  };
}
