import { inArray } from 'drizzle-orm';
import { users } from '../../modules/users/users.table.ts';
import type { openDatabase } from '../../platform/database/open-database.ts';
import { SettingError } from '../../platform/env.ts';
import { marketSeed } from './market-seed.ts';

/**
 * Refuses a database with demo users outside the sandbox, because everybody knows their password. Closes the database.
 */
export async function refuseDemoPeople({
  db,
  close,
}: Pick<Awaited<ReturnType<typeof openDatabase>>, 'db' | 'close'>): Promise<void> {
  const demoIds = marketSeed.users.map(({ id }) => id);
  if ((await db.$count(users, inArray(users.id, demoIds))) === 0) return;
  await close();
  throw new SettingError(
    'This database was filled by the sandbox, whose people have passwords that everybody knows: name an empty one in DATABASE_URL or KEO_DATA_DIR, or set KEO_SANDBOX to 1.',
  );
}
