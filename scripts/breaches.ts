/**
 * `pnpm breaches`: breaks one promise at a time in a copy of the last commit, runs the tests of `npm test` that guard it,
 * and fails where they stay green. Names of breaches as arguments run only those.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breaches, type Breach } from './breach-list.ts';
import { runStep, type Outcome } from './run-steps.ts';
import { type Results, readPlaywright, readVitest } from './test-results.ts';

const asked = process.argv.slice(2);
const chosen = breaches.filter(({ name }) => asked.length === 0 || asked.includes(name));
const folder = mkdtempSync(path.join(tmpdir(), 'keo-breaches-'));
const copy = path.join(folder, 'keo');
const results = path.join(folder, 'results.json');
const bin = (name: string) => path.join(copy, 'node_modules/.bin', name);

/** In seconds, for one breach: a server that hangs must not hold up the run. */
const limit = 300;
/** Slowdown 1: a broken product is waited for no longer than usual, also on a slow machine. */
const env = { KEO_TEST_RESULTS: results, KEO_TEST_LONG: '', KEO_TEST_SLOWDOWN: '1', CI: '' };

const commands: Record<Breach['runner'], (tests: readonly string[]) => [string, string[]]> = {
  vitest: (tests) => [bin('vitest'), ['run', ...tests]],
  playwright: (tests) => [
    bin('playwright'),
    ['test', '--config', 'packages/demo-app/e2e/playwright.config.ts', ...tests],
  ],
  check: ([step = '', ...args]) => [bin(step), args],
};

async function run({ runner, tests, name }: Breach): Promise<Outcome & Results> {
  rmSync(results, { force: true });
  const [command, args] = commands[runner](tests);
  const outcome = await runStep({ name, command, args, env, limit, cwd: copy }, { live: false });
  return { ...outcome, ...(runner === 'playwright' ? readPlaywright(results) : readVitest(results)) };
}

/** A breach is caught by a failed test, not by a failed run. */
function isCaught({ runner }: Breach, { ok, rows }: Outcome & Results): boolean {
  return runner === 'check' ? !ok : rows.some(({ state }) => state === 'failed');
}

async function tryBreach(breach: Breach): Promise<boolean> {
  const file = path.join(copy, breach.file);
  const before = readFileSync(file, 'utf8');
  if (before.split(breach.from).length !== 2) {
    console.log(`STALE   ${breach.name}: ${breach.file} does not hold once what it replaces`);
    return false;
  }
  writeFileSync(
    file,
    before.replace(breach.from, () => breach.to),
  );
  const outcome = await run(breach);
  writeFileSync(file, before);
  const caught = isCaught(breach, outcome);
  const by = outcome.rows.find(({ state }) => state === 'failed');
  console.log(
    `${caught ? 'caught ' : 'MISSED '} ${outcome.seconds.toFixed(0).padStart(4)} s  ${breach.name}${by ? `: ${path.basename(by.file)} › ${by.name}` : ''}`,
  );
  if (!caught) console.log(outcome.output.split('\n').slice(-30).join('\n'));
  return caught;
}

const ofRunner = (runner: Breach['runner']) => chosen.filter((breach) => breach.runner === runner);

/** The tests must be green without the breach, or red proves nothing. */
async function areGreen(): Promise<boolean> {
  const untouched: Breach[] = [
    ...(['vitest', 'playwright'] as const).flatMap((runner) => {
      const tests = [...new Set(ofRunner(runner).flatMap((breach) => breach.tests))];
      return tests.length === 0
        ? []
        : [{ name: `${runner}, untouched`, runner, tests, file: '', from: '', to: '' }];
    }),
    ...ofRunner('check'),
  ];
  for (const breach of untouched) {
    const { ok, seconds, output } = await run(breach);
    console.log(`${ok ? 'green  ' : 'RED    '} ${seconds.toFixed(0).padStart(4)} s  ${breach.name}`);
    if (!ok) console.log(output.split('\n').slice(-60).join('\n'));
    if (!ok) return false;
  }
  return true;
}

function removeCopy(): void {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

execFileSync('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { stdio: 'ignore' });
try {
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy, stdio: 'ignore' });
  execFileSync('pnpm', ['run', 'build:packages'], { cwd: copy, stdio: 'ignore' });
  let missed = chosen.length;
  if (await areGreen()) for (const breach of chosen) if (await tryBreach(breach)) missed -= 1;
  console.log(`${chosen.length - missed} of ${chosen.length} breaches caught`);
  process.exitCode = missed === 0 && chosen.length > 0 ? 0 : 1;
} finally {
  removeCopy();
}
