import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPlaywright } from './test-results.ts';
import { runStep } from './run-steps.ts';

/** Playwright over one file of tests, with a retry as in CI. */
async function played(tests: string) {
  await mkdir('test-results', { recursive: true });
  const folder = path.resolve(await mkdtemp('test-results/tried-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    path.join(folder, 'it.e2e.ts'),
    `import { expect, test } from '@playwright/test';\n${tests}`,
  );
  await writeFile(
    path.join(folder, 'playwright.config.ts'),
    `export default { testMatch: '*.e2e.ts', retries: 1, outputDir: 'output', reporter: [['json', { outputFile: 'results.json' }]] };`,
  );
  const { ok } = await runStep(
    {
      name: 'a run',
      command: 'node_modules/.bin/playwright',
      args: ['test', '--config', `${folder}/playwright.config.ts`],
      limit: 120,
    },
    { live: false },
  );
  return { ok, ...readPlaywright(path.join(folder, 'results.json')) };
}

it('reads from Playwright what passed, what failed twice, and what passed the second time', async () => {
  const { ok, rows, unsteady, errors } = await played(`
    test('steady', () => {});
    test('unsteady', ({}, { retry }) => expect(retry).toBe(1));
    test('broken', () => expect(1).toBe(2));
  `);
  expect({ ok, errors }).toEqual({ ok: false, errors: 0 });
  expect(rows.map(({ name, state }) => `${name.trim()}: ${state}`)).toEqual([
    expect.stringMatching(/steady.*: passed/),
    expect.stringMatching(/unsteady.*: passed/),
    expect.stringMatching(/broken.*: failed/),
  ]);
  expect(unsteady.map(({ name }) => name)).toEqual([expect.stringContaining('unsteady')]);
});

it('has no rows of a run that wrote nothing', () => {
  expect(readPlaywright('/nowhere/results.json')).toEqual({ rows: [], unsteady: [], errors: 0 });
});
