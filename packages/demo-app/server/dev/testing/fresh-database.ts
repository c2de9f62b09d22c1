import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type FreshDatabase = {
  readonly name: string;
  readonly url: string;
  readonly remove: () => Promise<void>;
};

/** On its own connection, for statements that cannot be in a transaction. */
async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Empty, or from a template. */
export async function makeDatabase(server: string, template?: string): Promise<FreshDatabase> {
  const name = `keo_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await administer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return {
    name,
    url: url.href,
    // A pool's end does not wait for its connections, and who is cut off reports an error: PostgreSQL waits 5 s for them.
    remove: () =>
      administer(server, `drop database if exists ${name}`).catch(() =>
        administer(server, `drop database if exists ${name} with (force)`),
      ),
  };
}
