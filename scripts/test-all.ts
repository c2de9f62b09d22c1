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
  { name: 'the packages in apps of strangers', command: 'pnpm', args: ['run', 'test:packs'] },
  { name: 'build of Storybook', command: 'pnpm', args: ['run', 'build:storybook', '--quiet'] },
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

const uncoloured = (output: string) =>
  output.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), '');

const count = (word: string) =>
  outcomes
    .map(({ output }) => uncoloured(output))
    .flatMap((output) => [
      ...output.matchAll(new RegExp(`^ *Tests .*?(\\d+) ${word}`, 'gm')),
      ...output.matchAll(new RegExp(`^ +(\\d+) ${word}`, 'gm')),
    ])
    .reduce((sum, match) => sum + Number(match[1]), 0);

/** The heading of each failed test, as Vitest and Playwright write it, with the first lines of the reason. */
function failures(output: string): string {
  const lines = uncoloured(output).split('\n');
  const headings = new Map(
    lines.flatMap((line, at) => {
      const heading = /^ *(?:FAIL {2}.+|\d+\) \[.+)$/.exec(line)?.[0].trim();
      return heading === undefined ? [] : [[heading, at] as const];
    }),
  );
  if (headings.size === 0) return lines.slice(-30).join('\n');
  return [...headings]
    .flatMap(([heading, at]) => [
      heading,
      ...lines
        .slice(at + 1, at + 40)
        .filter((line) => line.trim() !== '')
        .slice(0, 12)
        .map((line) => `    ${line.trim().slice(0, 200)}`),
    ])
    .join('\n');
}

console.log('');
// Whoever sees no more than the end of a long log sees what failed all the same.
for (const { ok, output } of outcomes) if (!ok) console.log(failures(output));
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(0)} s)`);
const broken = outcomes.filter((outcome) => !outcome.ok).length;
console.log(`tests: ${count('passed')} passed, ${Math.max(count('failed'), broken)} failed`);
process.exitCode = broken === 0 ? 0 : 1;
