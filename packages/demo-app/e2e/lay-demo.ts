/** Global setup: lays the demo's three months on each kind of database; the tests' servers start with copies. */
import { rm } from 'node:fs/promises';
import { makeDatabase } from '../server/testing/fresh-database.ts';
import { findPostgres, startPostgres } from '../server/testing/throwaway-postgres.ts';
import { keepLaid } from './databases.ts';
import { type Begins, createKeoServer } from './keo-server.ts';
import { pressedFolder } from './pressed-commands.ts';

async function lay(begins: Begins) {
  const keo = await createKeoServer(begins);
  await keo.start();
  await keo.halt();
  return keo;
}

async function layOnPostgres() {
  const given = process.env['DATABASE_URL_TEST'];
  const bin = given === undefined ? findPostgres() : null;
  if (given === undefined && bin === null) return undefined;
  const server = bin === null ? undefined : await startPostgres(bin);
  const url = server?.url ?? given ?? '';
  const template = await makeDatabase(url);
  const keo = await lay({ databaseUrl: template.url });
  return {
    laid: { url, template: template.name, folder: keo.folder },
    async stop() {
      await keo.stop();
      await template.remove();
      await server?.stop();
    },
  };
}

export default async function layDemo(): Promise<() => Promise<void>> {
  await rm(pressedFolder, { recursive: true, force: true });
  const [embedded, postgres] = await Promise.all([lay({}), layOnPostgres()]);
  keepLaid({ embedded: embedded.folder, ...(postgres && { postgres: postgres.laid }) });
  return async () => {
    await embedded.stop();
    await postgres?.stop();
  };
}
