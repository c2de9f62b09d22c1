import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/**
 * Copies a row `count` times, changed by an SQL expression of a JSON object with `n` as its number: thousands in one
 * statement.
 */
export async function copyRow(
  db: Database,
  table: string,
  { id, count, change }: { id: string; count: number; change: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${sql.identifier(table)}
    select copy.*
    from ${sql.identifier(table)} one, generate_series(1, ${sql.raw(String(count))}) n,
      jsonb_populate_record(one, ${sql.raw(change)}) copy
    where one.id = ${id}`);
}

/** `c1`, `c2`, …, which cannot sign in. */
export const insertUsers = (db: Database, count: number): Promise<void> =>
  copyRow(db, 'users', {
    id: 'u04',
    count,
    change: `jsonb_build_object('id', 'c' || n, 'username', 'crowd' || n, 'display_name', 'Người ' || n,
      'shape', null, 'email', 'crowd' || n || '@keo.example', 'phone', null)`,
  });
