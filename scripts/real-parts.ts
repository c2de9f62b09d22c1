/** Finds the real browser, PostgreSQL and Redis that the tests run against, and says how to add what is missing. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const debianPostgres = () => {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${root}/${version}/bin/initdb`).find((file) => existsSync(file));
};

/** What is missing, one line for each with the way to add it. */
export function missingParts(): string[] {
  const lines: string[] = [];
  if (!existsSync(chromiumPath ?? chromium.executablePath()))
    lines.push(
      'Chromium is missing: apt-get install chromium-headless-shell, or npx playwright install chromium',
    );
  if (!process.env['DATABASE_URL_TEST'] && !onPath('initdb') && !debianPostgres())
    lines.push('PostgreSQL is missing: apt-get install postgresql, or set DATABASE_URL_TEST');
  if (!process.env['REDIS_URL_TEST'] && !onPath('redis-server'))
    lines.push('Redis is missing: apt-get install redis-server, or set REDIS_URL_TEST');
  return lines;
}
