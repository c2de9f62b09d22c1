/** What this machine lacks for the tests: a sentence for each fault. */
import { existsSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumPath, launchOptions } from './chromium.ts';
import { missingEngines } from './engines.ts';

/** Databases, builds and browser profiles of one run. */
const bytesNeeded = 3 * 1024 ** 3;
/** Milliseconds for a browser's start, on a slow machine too. */
const browserStart = 60_000;

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

async function browserFault(): Promise<string | null> {
  const file = chromiumPath ?? chromium.executablePath();
  if (!existsSync(file))
    return 'Chromium is missing: apt-get install chromium-headless-shell, or npx playwright install chromium';
  try {
    const browser = await chromium.launch({ ...launchOptions, timeout: browserStart });
    await browser.close();
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `Chromium does not start (${reason}): try ${file} --version, or name another in CHROMIUM_PATH`;
  }
}

const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

/** `needed` bytes must be free where tests write. */
export async function diskFault(folder: string, needed = bytesNeeded): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return null;
  return `${folder} has ${gigabytes(bavail * bsize)} GB free, a run needs ${gigabytes(needed)} GB: make room first`;
}

export async function faultsOfMachine(): Promise<string[]> {
  const postgres =
    process.env['DATABASE_URL_TEST'] || onPath('initdb') || debianPostgres()
      ? null
      : 'PostgreSQL is missing: apt-get install postgresql, or set DATABASE_URL_TEST';
  const redis =
    process.env['REDIS_URL_TEST'] || onPath('redis-server')
      ? null
      : 'Redis is missing: apt-get install redis-server, or set REDIS_URL_TEST';
  const engines = missingEngines().map(({ advice }) => advice);
  const faults = [
    await browserFault(),
    postgres,
    redis,
    ...engines,
    await diskFault(tmpdir()),
    await diskFault('.'),
  ];
  return faults.filter((fault) => fault !== null);
}
