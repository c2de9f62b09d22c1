import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { OutcomeUnknown, isQueryTimeout, isRefused } from './database-errors.ts';

/**
 * Transactions on a pool. A connection is reused only where its transaction is known to have ended; else the next
 * transaction could commit a half-done one. See docs/decisions/0007.
 * @throws OutcomeUnknown where the commit got no answer.
 */
export function createPoolTransaction(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isHeld = true;
    const giveBack = (isSound: boolean) => {
      if (isHeld) client.release(!isSound);
      isHeld = false;
    };
    let isDone = false;
    let failed: { error: unknown } | undefined;
    const db: Database = drizzle(client);
    try {
      const result = await db.transaction(async (tx) => {
        try {
          const answer = await work(tx);
          isDone = true;
          return answer;
        } catch (error) {
          failed = { error };
          // No rollback: it would queue behind the unanswered statement.
          if (isQueryTimeout(error)) giveBack(false);
          throw error;
        }
      }, config);
      giveBack(true);
      return result;
    } catch (error) {
      // After a rollback the original error is thrown.
      giveBack(failed !== undefined && failed.error === error);
      if (failed) throw failed.error;
      if (isDone && !isRefused(error))
        throw new OutcomeUnknown('a commit was not answered', { cause: error });
      throw error;
    }
  };
}
