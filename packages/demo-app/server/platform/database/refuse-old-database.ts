import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { SettingError } from '../env.ts';

/**
 * `0000_start` replaces the forty migrations before 0.1.0 and has the time of the last one: a database with all of them
 * counts as migrated, one with a part of them cannot be completed.
 * @throws SettingError for the latter.
 */
export async function refuseOldDatabase(db: Database, migrationsFolder: string): Promise<void> {
  const [start] = readMigrationFiles({ migrationsFolder });
  const table = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!start || Object(table.rows[0])['name'] === null) return;
  const { rows } = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  const newest = Object(rows[0])['newest'];
  if (newest !== null && Number(newest) < start.folderMillis)
    throw new SettingError(
      'This database was made before Keo 0.1.0 and lacks migrations that are gone: use an empty one, by DATABASE_URL or KEO_DATA_DIR.',
    );
}
