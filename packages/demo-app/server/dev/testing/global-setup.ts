/** Starts PostgreSQL and Redis for the server's tests, or uses the given ones; stops what it started. */
import type { TestProject } from 'vitest/node';
import { dumpEmptyDatabase } from './empty-database.ts';
import { makeEmptyTemplate, makePeopleTemplate } from './templates.ts';
import { findPostgres, startPostgres } from './throwaway-postgres.ts';
import { findRedis, startRedis } from './throwaway-redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null without PostgreSQL. */
    postgresUrl: string | null;
    /** Names of databases to copy. */
    templates: { empty: string; people: string } | null;
    redisUrl: string | null;
    emptyDatabase: string;
  }
}

type Parts = {
  postgresUrl: string | null;
  templates: { empty: string; people: string } | null;
  redisUrl: string | null;
  emptyDatabase: string;
  stop(): Promise<void>;
};

/** Vitest loads this file anew for each project of a run; they share one start. */
declare global {
  var keoTestParts: { started: Promise<Parts>; users: number } | undefined;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (globalThis.keoTestParts ??= { started: startParts(), users: 0 });
  shared.users += 1;
  const parts = await shared.started;
  project.provide('postgresUrl', parts.postgresUrl);
  project.provide('templates', parts.templates);
  project.provide('redisUrl', parts.redisUrl);
  project.provide('emptyDatabase', parts.emptyDatabase);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.keoTestParts = undefined;
    await parts.stop();
  };
}

async function startParts(): Promise<Parts> {
  const urls = { postgres: process.env['DATABASE_URL_TEST'], redis: process.env['REDIS_URL_TEST'] };
  const bin = urls.postgres ? null : findPostgres();
  const program = urls.redis ? null : findRedis();
  const missing = [
    ...(urls.postgres || bin ? [] : ['PostgreSQL (apt-get install postgresql, or set DATABASE_URL_TEST)']),
    ...(urls.redis || program ? [] : ['Redis (apt-get install redis-server, or set REDIS_URL_TEST)']),
  ];
  if (missing.length > 0) {
    const sentence = `The server's tests against real parts are missing: ${missing.join('; ')}.`;
    if (process.env['CI'] === 'true') throw new Error(sentence);
    process.stderr.write(`${sentence} Those tests are skipped.\n`);
  }
  const [postgres, redis, empty] = await Promise.all([
    startDatabases(urls.postgres, bin),
    program ? startRedis(program) : null,
    dumpEmptyDatabase(),
  ]);
  return {
    postgresUrl: postgres.url,
    templates: postgres.templates,
    redisUrl: urls.redis ?? redis?.url ?? null,
    emptyDatabase: empty.file,
    async stop() {
      await empty.remove();
      await postgres.stop();
      await redis?.stop();
    },
  };
}

async function startDatabases(urls: string | undefined, bin: string | null) {
  const postgres = bin ? await startPostgres(bin) : null;
  const url = urls ?? postgres?.url ?? null;
  const templates = url === null ? null : await makeTemplates(url);
  return {
    url,
    templates: templates?.names ?? null,
    async stop() {
      await templates?.remove();
      await postgres?.stop();
    },
  };
}

async function makeTemplates(server: string) {
  const empty = await makeEmptyTemplate(server);
  const people = await makePeopleTemplate(server, empty);
  return {
    names: { empty: empty.name, people: people.name },
    async remove() {
      await empty.remove();
      await people.remove();
    },
  };
}
