import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8');
const table = readme.slice(readme.indexOf('## What we store and send'), readme.indexOf('## Browsers'));

/** Storage named in the README: `cookie token`, `local storage locale` and the like. */
export const saidToBeStored: ReadonlySet<string> = new Set(
  table.split('\n').flatMap((row) => {
    const [, where = ''] = /^\| ([^|]*) \|/.exec(row) ?? [];
    const place = /^(cookie|local storage|session storage|IndexedDB)/.exec(where)?.[1];
    return place ? [...where.matchAll(/`([^`]+)`/g)].map(([, name]) => `${place} ${name}`) : [];
  }),
);

/** What this origin stores, by the names of the README. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(page.url());
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local storage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session storage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...kept];
}
