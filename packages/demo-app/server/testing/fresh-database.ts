import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../platform/database.ts';

export type FreshDatabase = {
  readonly name: string;
  readonly url: string;
  readonly remove: () => Promise<void>;
};

/** One statement that no transaction may hold, on a connection of its own. */
async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes another database of that server: empty, or a copy of the one of that name. */
export async function makeDatabase(server: string, template?: string): Promise<FreshDatabase> {
  const name = `keo_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await administer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return {
    name,
    url: url.href,
    remove: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

/** Makes one with every migration and nothing in it, which those of a run are copies of. */
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
