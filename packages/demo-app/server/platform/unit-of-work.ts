import type { Database } from './database.ts';

/** One business transaction. Write through `db`; tell sockets in `afterCommit`, which a rollback never runs. */
export type Unit = {
  readonly db: Database;
  afterCommit(tell: () => void): void;
};

export type Transact = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;

/** Runs work in one transaction and tells the world only once it is committed. */
export function createTransact(db: Database, onError: (error: unknown) => void): Transact {
  return async (work) => {
    const tellings: (() => void)[] = [];
    const result = await db.transaction((tx) =>
      work({ db: tx, afterCommit: (tell) => void tellings.push(tell) }),
    );
    for (const tell of tellings) {
      try {
        tell();
      } catch (error) {
        // What is committed stays true even where nobody could be told: clients catch up by themselves.
        onError(error);
      }
    }
    return result;
  };
}
