import { openAsBlob } from 'node:fs';
import { Redis } from 'ioredis';
import { inject } from 'vitest';
import { type App, buildApp } from '../../app.ts';
import type { AppOptions } from '../../app-options.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { afterFile } from './after-file.ts';
import { testOptions } from './test-options.ts';
import { freePort } from './free-port.ts';
import { makeDatabase } from './fresh-database.ts';

const postgresUrl = inject('postgresUrl');
const templates = inject('templates');
const redisUrl = inject('redisUrl');
const emptyDatabase = inject('emptyDatabase');

/** Races and tests of several nodes need PostgreSQL and Redis. */
export const lacksRealParts = postgresUrl === null || redisUrl === null;

/** One string for each line. */
export type CapturedLog = { readonly lines: string[]; write(line: string): void };

export function captureLog(): CapturedLog {
  const lines: string[] = [];
  return { lines, write: (line) => void lines.push(line) };
}

/** With all migrations, or also the demo's people, or nothing at all. Dropped after the file's tests. Returns its URL. */
export async function createDatabase(filled: 'empty' | 'people' | 'bare' = 'empty'): Promise<string> {
  if (postgresUrl === null || templates === null) throw new Error('there is no PostgreSQL on this machine');
  const { url, remove } = await makeDatabase(postgresUrl, filled === 'bare' ? undefined : templates[filled]);
  afterFile(() => remove().catch(() => undefined));
  return url;
}

/** All migrations and no rows; PostgreSQL where the machine has it. Closed after the file's tests. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const url = postgresUrl === null ? undefined : await createDatabase();
  const database = await openDatabase({ url, onError: () => undefined });
  afterFile(() => database.close());
  return database;
}

/** One that no other test file uses. Returns its URL. */
export async function emptyRedis(): Promise<string> {
  if (redisUrl === null) throw new Error('there is no Redis on this machine');
  const url = `${redisUrl.replace(/\/\d*$/, '')}/${Number(process.env['VITEST_POOL_ID'] ?? 1) % 16}`;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}

/** Whether a server with these options would fill its database as `templates.people` is. */
const isUsual = ({ demo, sandbox, secret }: Partial<AppOptions>) =>
  demo === undefined && sandbox === undefined && secret === undefined;
const databaseFor = (options: Partial<AppOptions>) => createDatabase(isUsual(options) ? 'people' : 'empty');

/**
 * The whole server without listening, for `call`. Its database is a new one in the machine's PostgreSQL unless given;
 * `dataDir` is then for files alone.
 * Closed after the file's tests. See docs/decisions/0019.
 */
export async function startApp(options: Partial<AppOptions> = {}): Promise<App> {
  if (options.databaseUrl !== undefined) return build(options);
  return postgresUrl === null
    ? startEmbeddedApp(options)
    : build({ ...options, databaseUrl: await databaseFor(options) });
}

/** On the embedded database, in memory. */
export const startEmbeddedApp = async (options: Partial<AppOptions> = {}): Promise<App> =>
  build({ ...options, dump: await openAsBlob(emptyDatabase) });

async function build(options: Partial<AppOptions>): Promise<App> {
  const app = await buildApp({ ...testOptions, ...options });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  afterFile(close);
  return { ...app, close };
}

export type Node = App & { readonly origin: string };

/** It listens, and uses the given Redis. */
export async function startNode(options: Partial<AppOptions>): Promise<Node> {
  const app = await startApp(options);
  const port = await freePort();
  await app.server.listen({ port, host: '127.0.0.1' });
  return { ...app, origin: `http://127.0.0.1:${port}` };
}

/** On a new database and an empty Redis. */
export async function startTwoNodes(options: Partial<AppOptions> = {}): Promise<[Node, Node]> {
  const parts = { databaseUrl: await databaseFor(options), redisUrl: await emptyRedis(), ...options };
  return [await startNode(parts), await startNode(parts)];
}
