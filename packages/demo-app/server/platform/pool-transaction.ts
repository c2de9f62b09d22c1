import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.ts';

/** Nobody answered in time, or the connection was lost as the transaction ended: it may have happened all the same. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown' as const;
}

/** The SQLSTATE or the system's code at the bottom of it, and its sentence. */
function causesOf(error: unknown): { code: string; message: string }[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error ? String(error.code) : '';
  return [{ code, message: error.message }, ...causesOf(error.cause)];
}

/** PostgreSQL itself said no, and not because it is going away. */
const isRefused = (error: unknown) =>
  causesOf(error).some(({ code }) => /^[0-9A-Z]{5}$/.test(code) && !/^(57|08)/.test(code));

const isLate = (error: unknown) => causesOf(error).some(({ message }) => message === 'Query read timeout');

/**
 * Transactions on connections of a pool. A connection goes back only where its transaction is known to have ended:
 * one that is still inside would let the next transaction commit what this one left half done.
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
          // A rollback would wait behind what is not answered.
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
