import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../platform/database/open-database.ts';

export type EmptyDatabase = {
  readonly file: string;
  remove(): Promise<void>;
};

/** Dumps an embedded database with all migrations and no rows, once for all files of a run. */
export async function dumpEmptyDatabase(): Promise<EmptyDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'keo-empty-'));
  const database = await openDatabase({
    onError(error) {
      throw error;
    },
  });
  if (database.driver.kind !== 'pglite') throw new Error('an embedded database was asked for');
  const dump = await database.driver.client.dumpDataDir('none');
  await database.close();
  const file = path.join(folder, 'empty.tar');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
