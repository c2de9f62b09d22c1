import { existsSync } from 'node:fs';
import type { TestStep } from './run-tests.ts';

const minute = 60;

const vitest = (minutes: number, ...args: string[]): Omit<TestStep, 'name'> => ({
  command: 'node_modules/.bin/vitest',
  args: ['run', ...args],
  runner: 'vitest',
  limit: minutes * minute,
});
const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
const pnpm = (minutes: number, ...args: string[]): Omit<TestStep, 'name'> => ({
  command: 'pnpm',
  args,
  limit: minutes * minute,
});

/** The steps of `npm run test:long`, in order. */
export const longSteps: readonly TestStep[] = [
  { name: 'check', command: 'node', args: ['scripts/check.ts'], limit: 4 * minute },
  { name: 'units', ...vitest(20, ...projects('core', 'react', 'scripts')) },
  { name: 'server', ...vitest(40, ...projects('server')) },
  { name: 'nodes', ...vitest(30, ...projects('nodes')) },
  { name: 'walk', ...vitest(70, ...projects('walk')) },
  {
    name: 'elements',
    ...vitest(30, ...projects('react19', 'react18', 'preact', 'preact-loader', '19-loader', '18-loader')),
  },
  { name: 'stories', ...vitest(30, ...projects('storybook')) },
  { name: 'storybook', ...pnpm(2, 'run', 'build:storybook', '--quiet') },
  { name: 'product', ...pnpm(2, '--dir', 'packages/demo-app', 'run', 'build') },
  {
    name: 'browser',
    command: 'node_modules/.bin/playwright',
    args: ['test', '--config', 'packages/demo-app/e2e/playwright.config.ts'],
    runner: 'playwright',
    limit: 40 * minute,
  },
  { name: 'partners', ...pnpm(15, 'run', 'partners:test') },
  // Without a base pictures are taken twice: the same code must not differ.
  ...(existsSync('.storybook-pictures') ? [] : [{ name: 'base', ...pnpm(30, 'run', 'pictures:base') }]),
  { name: 'pictures', ...pnpm(30, 'run', 'pictures:stories') },
  { name: 'breaches', command: 'node', args: ['scripts/breaches.ts'], limit: 40 * minute },
];
