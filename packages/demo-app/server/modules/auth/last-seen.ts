import { inArray, max } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { sessions } from './auth.table.ts';

const hour = 3_600_000;

/**
 * When each user was last seen, in any session: rounded to the hour for privacy. Users without a session are left out.
 */
export async function getLastSeen(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: sessions.userId, at: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...userIds]))
    .groupBy(sessions.userId);
  return new Map(
    rows.flatMap(({ userId, at }) =>
      at ? [[userId, new Date(Math.floor(+at / hour) * hour)] as const] : [],
    ),
  );
}
