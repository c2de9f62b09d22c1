/** `npm run test:long`: everything at full size and in every variation; writes its result to `docs/proofs.md`. */
import { existsSync } from 'node:fs';
import { recordLongRun } from './proofs.ts';
import { type TestStep, runTests } from './run-tests.ts';

process.env['KEO_TEST_LONG'] = '1';
const minute = 60;

const steps: TestStep[] = [
  { name: 'check', command: 'node', args: ['scripts/check.ts'], limit: 4 * minute },
  {
    name: 'every test of Vitest at full size',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    runner: 'vitest',
    limit: 80 * minute,
  },
  {
    name: 'build of Storybook',
    command: 'pnpm',
    args: ['run', 'build:storybook', '--quiet'],
    limit: 2 * minute,
  },
  {
    name: 'build of the product',
    command: 'pnpm',
    args: ['--dir', 'packages/demo-app', 'run', 'build'],
    limit: 2 * minute,
  },
  {
    name: 'the product in each size and language',
    command: 'node_modules/.bin/playwright',
    args: ['test', '--config', 'packages/demo-app/e2e/playwright.config.ts'],
    runner: 'playwright',
    limit: 40 * minute,
  },
  {
    name: 'sites that are built for themselves',
    command: 'pnpm',
    args: ['run', 'partners:test'],
    limit: 15 * minute,
  },
  // Without a base pictures are taken twice: the same code must not differ.
  ...(existsSync('.storybook-pictures')
    ? []
    : [
        {
          name: 'a base of story pictures',
          command: 'pnpm',
          args: ['run', 'pictures:base'],
          limit: 30 * minute,
        },
      ]),
  { name: 'pictures of all stories', command: 'pnpm', args: ['run', 'pictures:stories'], limit: 30 * minute },
  {
    name: 'breaches that npm test must catch',
    command: 'node',
    args: ['scripts/breaches.ts'],
    limit: 40 * minute,
  },
];

const started = performance.now();
const broken = await runTests(steps, 160 * minute);
recordLongRun(
  broken === 0 ? 'green' : `${broken} steps red`,
  Math.round((performance.now() - started) / 60_000),
);
process.exitCode = broken === 0 ? 0 : 1;
