import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { diskFault } from './machine-faults.ts';
import { runStep } from './run-steps.ts';

const without = { DATABASE_URL_TEST: '', REDIS_URL_TEST: '' };

/** `npm test` itself, which ends before its first step. */
const run = (env: Record<string, string>) =>
  runStep(
    {
      name: 'npm test',
      command: process.execPath,
      args: ['scripts/test-all.ts'],
      env: { CI: 'true', ...without, ...env },
      limit: 120,
    },
    { live: false },
  );

it('ends a run in CI with a sentence where the browser does not start', async () => {
  const { ok, output } = await run({ CHROMIUM_PATH: '/bin/false' });
  expect(ok).toBe(false);
  expect(output).toContain('Chromium does not start');
  expect(output).toContain('In CI every real part must be there.');
  expect(output).not.toContain('== check');
});

it('ends a run in CI with a sentence where a part is missing', async () => {
  const { ok, output } = await run({ PATH: '/nowhere', CHROMIUM_PATH: '/nowhere/chromium' });
  expect(ok).toBe(false);
  expect(output).toContain('Chromium is missing: apt-get install chromium-headless-shell');
  expect(output).toContain('Redis is missing: apt-get install redis-server');
  expect(output).not.toContain('== check');
});

it('says of a disk how much is free and how much a run needs', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keo-disk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await diskFault(folder, 1)).toBeNull();
  expect(await diskFault(folder, 2 ** 60)).toMatch(
    /has [\d.]+ GB free, a run needs 1073741824\.0 GB: make room first$/,
  );
});
