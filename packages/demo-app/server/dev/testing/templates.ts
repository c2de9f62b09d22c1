import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../platform/database/open-database.ts';
import { type FreshDatabase, makeDatabase } from './fresh-database.ts';
import { processEnv } from './run-server.ts';

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
  const main = path.resolve(import.meta.dirname, 'fill-template.main.ts');
  await promisify(execFile)(process.execPath, ['--conditions=@keo/source', main, fresh.url], {
    env: processEnv,
  });
  return fresh;
}
