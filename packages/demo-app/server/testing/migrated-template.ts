import { openDatabase } from '../platform/database.ts';
import { type FreshDatabase, makeDatabase } from './fresh-database.ts';

/** All migrations, no rows. */
export async function makeTemplate(server: string): Promise<FreshDatabase> {
  const fresh = await makeDatabase(server);
  const database = await openDatabase({
    url: fresh.url,
    onError(error) {
      throw error;
    },
  });
  await database.close();
  return fresh;
}
