import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type App, type AppOptions, buildApp } from '../app.ts';
import { afterFile } from './after-file.ts';
import { testOptions } from './call-api.ts';
import { freePort } from './free-port.ts';

const postgresUrl = inject('postgresUrl');
const redisUrl = inject('redisUrl');
const emptyDatabase = inject('emptyDatabase');

/** Whether this machine lacks what tests of races and several nodes need. */
export const lacksRealParts = postgresUrl === null || redisUrl === null;

/** Lines of a log, one text each. */
export type CapturedLog = { readonly lines: string[]; write(line: string): void };

export function captureLog(): CapturedLog {
  const lines: string[] = [];
  return { lines, write: (line) => void lines.push(line) };
}

/** An empty database of its own, dropped after the file's tests. Answers its address. */
export async function createDatabase(server: string | null = postgresUrl): Promise<string> {
  if (server === null) throw new Error('there is no PostgreSQL on this machine');
  const name = `keo_${randomBytes(6).toString('hex')}`;
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await ask(`create database ${name}`);
  afterFile(() => ask(`drop database if exists ${name} with (force)`).catch(() => undefined));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A Redis database that no other test file uses now, emptied. Answers its address. */
export async function emptyRedis(): Promise<string> {
  if (redisUrl === null) throw new Error('there is no Redis on this machine');
  const url = `${redisUrl.replace(/\/\d*$/, '')}/${Number(process.env['VITEST_POOL_ID'] ?? 1) % 16}`;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}

/** Builds the whole server without listening; `call` reaches it. Closed after the file's tests. */
export async function startApp(options: Partial<AppOptions> = {}): Promise<App> {
  const inMemory = options.databaseUrl === undefined && options.dataDir === undefined;
  const app = await buildApp({
    ...testOptions,
    ...(inMemory && { begins: await openAsBlob(emptyDatabase) }),
    ...options,
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  afterFile(close);
  return { ...app, close };
}

export type Node = App & { readonly origin: string };

/** One node of several: it listens, and counts in the Redis it is given. */
export async function startNode(options: Partial<AppOptions>): Promise<Node> {
  const app = await startApp(options);
  const port = await freePort();
  await app.server.listen({ port, host: '127.0.0.1' });
  return { ...app, origin: `http://127.0.0.1:${port}` };
}

/** Two nodes over one fresh database and one empty Redis. */
export async function startTwoNodes(options: Partial<AppOptions> = {}): Promise<[Node, Node]> {
  const parts = { databaseUrl: await createDatabase(), redisUrl: await emptyRedis(), ...options };
  return [await startNode(parts), await startNode(parts)];
}
