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

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = { postgres: process.env['DATABASE_URL_TEST'], redis: process.env['REDIS_URL_TEST'] };
  const bin = given.postgres ? null : findPostgres();
  const program = given.redis ? null : findRedis();
  const missing = [
    ...(given.postgres || bin ? [] : ['PostgreSQL (apt-get install postgresql, or set DATABASE_URL_TEST)']),
    ...(given.redis || program ? [] : ['Redis (apt-get install redis-server, or set REDIS_URL_TEST)']),
  ];
  if (missing.length > 0) {
    const sentence = `The server's tests against real parts are missing: ${missing.join('; ')}.`;
    if (process.env['CI'] === 'true') throw new Error(sentence);
    process.stderr.write(`${sentence} Those tests are skipped.\n`);
  }
  const postgres = bin ? await startPostgres(bin) : null;
  const redis = program ? await startRedis(program) : null;
  const postgresUrl = given.postgres ?? postgres?.url ?? null;
  const templates = postgresUrl === null ? null : await makeTemplates(postgresUrl);
  project.provide('postgresUrl', postgresUrl);
  project.provide('templates', templates?.names ?? null);
  project.provide('redisUrl', given.redis ?? redis?.url ?? null);
  const empty = await dumpEmptyDatabase();
  project.provide('emptyDatabase', empty.file);
  return async () => {
    await empty.remove();
    await templates?.remove();
    await redis?.stop();
    await postgres?.stop();
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
