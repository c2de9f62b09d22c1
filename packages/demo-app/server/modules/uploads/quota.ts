import type { Database } from '../../platform/database/database.ts';
import * as repository from './files.repository.ts';
import { quotaFull } from './upload-refusals.ts';

export type Quota = {
  /**
   * Refuses where a user's files, without the given one, and `bytes` exceed the quota. The account stays locked until
   * the transaction ends, to serialise uploads.
   * @throws RefusalError LIMIT with `max` and `left`, in bytes.
   */
  reserve(db: Database, userId: string, bytes: number, without?: { size: number }): Promise<void>;
};

/** Locks the user's row until the transaction ends. */
type Users = { lock(db: Database, userId: string): Promise<unknown> };

export const createQuota = ({ users, max }: { users: Users; max: number }): Quota => ({
  async reserve(db, userId, bytes, without = { size: 0 }) {
    await users.lock(db, userId);
    const used = (await repository.countBytes(db, userId)) - without.size;
    if (used + bytes > max) throw quotaFull(max, Math.max(0, max - used));
  },
});
