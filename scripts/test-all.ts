/** `npm test`: the checks, every test project, the product in a real browser; a line for each and the sum at the end. */
import { missingParts } from './real-parts.ts';
import { type Outcome, runStep } from './run-steps.ts';

const missing = missingParts();
for (const line of missing) console.log(line);
if (missing.length > 0 && process.env['CI'] === 'true') {
  console.log('In CI every real part must be there.');
  process.exit(1);
}

const steps = [
  { name: 'check', command: 'node', args: ['scripts/check.ts'] },
  { name: 'unit, server, react and story tests', command: 'node_modules/.bin/vitest', args: ['run'] },
  { name: 'build of the product', command: 'pnpm', args: ['--dir', 'packages/demo-app', 'run', 'build'] },
  {
    name: 'the product in a browser',
    command: 'node_modules/.bin/playwright',
    args: ['test', '--config', 'packages/demo-app/e2e/playwright.config.ts'],
  },
];

const outcomes: Outcome[] = [];
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  outcomes.push(await runStep(step, { live: true }));
}

const count = (word: string) =>
  outcomes
    .map(({ output }) => output.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), ''))
    .flatMap((output) => [
      ...output.matchAll(new RegExp(`^ *Tests .*?(\\d+) ${word}`, 'gm')),
      ...output.matchAll(new RegExp(`^ +(\\d+) ${word}`, 'gm')),
    ])
    .reduce((sum, match) => sum + Number(match[1]), 0);

console.log('');
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(0)} s)`);
const broken = outcomes.filter((outcome) => !outcome.ok).length;
console.log(`tests: ${count('passed')} passed, ${Math.max(count('failed'), broken)} failed`);
process.exit(broken === 0 ? 0 : 1);
