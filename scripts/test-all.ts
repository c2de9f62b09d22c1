/** `npm test`: what must never break, in ten minutes on a quiet machine of two cores. */
import { longSteps } from './long-steps.ts';
import { readProofs, staleSteps } from './proofs.ts';
import { type TestStep, runTests } from './run-tests.ts';

const steps: TestStep[] = [
  { name: 'check', command: 'node', args: ['scripts/check.ts'], limit: 240 },
  {
    name: 'unit, server, react and story tests',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    runner: 'vitest',
    limit: 720,
  },
  {
    name: 'the packages in other apps',
    command: 'node_modules/.bin/vitest',
    args: ['run', '--config', 'packs/vitest.config.ts'],
    runner: 'vitest',
    limit: 180,
  },
  {
    name: 'the product in a browser',
    command: 'node_modules/.bin/playwright',
    args: ['test', '--config', 'packages/demo-app/e2e/playwright.config.ts'],
    runner: 'playwright',
    limit: 600,
  },
];

const broken = await runTests(steps, 600);

const proofs = readProofs();
const stale = staleSteps(
  proofs,
  longSteps.map(({ name }) => name),
  50,
);
for (const { step, why } of stale)
  console.log(`npm run test:long -- ${step}, whose last run is ${why} (docs/proofs.md)`);
const bugs = proofs.unsteady.filter(({ times }) => times >= 3);
for (const { test, times } of bugs)
  console.log(`unsteady ${times} times, mend it before anything new: ${test}`);
process.exitCode = broken === 0 && bugs.length === 0 ? 0 : 1;
