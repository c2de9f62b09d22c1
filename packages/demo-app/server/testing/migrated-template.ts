import { openDatabase } from '../platform/database.ts';
import { type FreshDatabase, makeDatabase } from './fresh-database.ts';

/** Creates the template of a run's databases: all migrations, no rows. */
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
