/**
 * Global setup: builds what changed, and meanwhile seeds the demo's three months into each kind of database; the tests'
 * servers start with copies.
 */
import { rm } from 'node:fs/promises';
import { build } from '../../../scripts/build.ts';
import { makeDatabase } from '../server/dev/testing/fresh-database.ts';
import { findPostgres, startPostgres } from '../server/dev/testing/throwaway-postgres.ts';
import { keepSeeded } from './databases.ts';
import { type ServerData, createKeoServer } from './keo-server.ts';
import { pressedFolder } from './pressed-commands.ts';
import { controlsFolder } from './pressed-controls.ts';

async function seed(data: ServerData) {
  const keo = await createKeoServer(data);
  await keo.start();
  await keo.halt();
  return keo;
}

async function seedPostgres() {
  const input = process.env['DATABASE_URL_TEST'];
  const bin = input === undefined ? findPostgres() : null;
  if (input === undefined && bin === null) return undefined;
  const server = bin === null ? undefined : await startPostgres(bin);
  const url = server?.url ?? input ?? '';
  const template = await makeDatabase(url);
  const keo = await seed({ databaseUrl: template.url });
  return {
    seeded: { url, template: template.name, folder: keo.folder },
    async stop() {
      await keo.stop();
      await template.remove();
      await server?.stop();
    },
  };
}

export default async function seedDemo(): Promise<() => Promise<void>> {
  for (const folder of [pressedFolder, controlsFolder]) await rm(folder, { recursive: true, force: true });
  // The tests themselves import the packages.
  const building = build('packages')
    .then(() => build('product'))
    .catch((error: unknown) => ({ error }));
  const [embedded, postgres] = await Promise.all([seed({}), seedPostgres()]);
  keepSeeded({ embedded: embedded.folder, ...(postgres && { postgres: postgres.seeded }) });
  const stop = async () => {
    await embedded.stop();
    await postgres?.stop();
  };
  const failed = await building;
  if (!failed) return stop;
  await stop();
  throw failed.error;
}
