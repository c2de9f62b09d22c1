import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../platform/database.ts';

/** One statement that no transaction may hold, on a connection of its own. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function beside(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export type TemplateDatabase = { readonly name: string; remove(): Promise<void> };

/** Makes a database with every migration and nothing in it, which those of a run are copies of. */
export async function makeTemplate(server: string): Promise<TemplateDatabase> {
  const name = `keo_template_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const database = await openDatabase({
    url: beside(server, name),
    onError(error) {
      throw error;
    },
  });
  await database.close();
  return { name, remove: () => administer(server, `drop database if exists ${name} with (force)`) };
}
