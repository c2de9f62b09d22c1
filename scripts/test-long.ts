/**
 * `npm run test:long`: everything at full size and in every variation. Names of steps after it run these alone; each
 * step writes its result to `docs/proofs.md` as soon as it has ended.
 */
import { existsSync } from 'node:fs';
import { recordLongStep } from './proofs.ts';
import { type TestStep, runTests } from './run-tests.ts';

process.env['KEO_TEST_LONG'] = '1';
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
const walks = 'server/simulation/**';

const steps: TestStep[] = [
  { name: 'check', command: 'node', args: ['scripts/check.ts'], limit: 4 * minute },
  { name: 'units', ...vitest(20, ...projects('core', 'react', 'scripts')) },
  { name: 'server', ...vitest(40, ...projects('server'), '--exclude', walks) },
  { name: 'nodes', ...vitest(30, ...projects('nodes')) },
  { name: 'walk', ...vitest(70, ...projects('server'), 'server/simulation') },
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

const names = steps.map(({ name }) => name);
const asked = process.argv.slice(2).filter((word) => word !== '--');
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.log(`No step is called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}
const chosen = asked.length === 0 ? steps : steps.filter(({ name }) => asked.includes(name));
const broken = await runTests(
  chosen,
  chosen.reduce((sum, { limit }) => sum + limit, 0),
  ({ name }, { ok, seconds }) =>
    recordLongStep({ step: name, outcome: ok ? 'green' : 'red', minutes: Math.ceil(seconds / 60) }, names),
);
process.exitCode = broken === 0 ? 0 : 1;
