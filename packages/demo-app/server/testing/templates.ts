import { buildApp } from '../app.ts';
import { openDatabase } from '../platform/database.ts';
import { testOptions } from './call-api.ts';
import { type FreshDatabase, makeDatabase } from './fresh-database.ts';

/** All migrations, no rows. */
export async function makeEmptyTemplate(server: string): Promise<FreshDatabase> {
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

/** As a server with `testOptions` leaves its first start: with the demo's people and their money. */
export async function makePeopleTemplate(server: string, empty: FreshDatabase): Promise<FreshDatabase> {
  const fresh = await makeDatabase(server, empty.name);
  const app = await buildApp({ ...testOptions, databaseUrl: fresh.url });
  await app.close();
  return fresh;
}
