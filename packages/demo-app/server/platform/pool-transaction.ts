import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { OutcomeUnknown, isLate, isRefused } from './database-errors.ts';

/**
 * Transactions on connections of a pool. A connection goes back only where its transaction is known to have ended:
 * one that is still inside would let the next transaction commit what this one left half done. See docs/decisions/0007.
 * @throws OutcomeUnknown where the commit was sent and never answered.
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
          if (isLate(error)) giveBack(false);
          throw error;
        }
      }, config);
      giveBack(true);
      return result;
    } catch (error) {
      // Once it is rolled back, what the work threw comes back as it was.
      giveBack(failed !== undefined && failed.error === error);
      if (failed) throw failed.error;
      if (isDone && !isRefused(error))
        throw new OutcomeUnknown('a commit was not answered', { cause: error });
      throw error;
    }
  };
}
