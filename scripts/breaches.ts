/**
 * `pnpm breaches`: breaks one promise at a time in a copy of the last commit, runs the tests of `npm test` that guard it,
 * and fails where they stay green. Names of breaches as arguments run only those.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breaches, type Breach } from './breach-list.ts';

const names = process.argv.slice(2);
const chosen = breaches.filter(({ name }) => names.length === 0 || names.includes(name));
const folder = mkdtempSync(path.join(tmpdir(), 'keo-breaches-'));
const copy = path.join(folder, 'keo');
const report = path.join(folder, 'junit.xml');
const e2e = 'packages/demo-app/e2e/playwright.config.ts';

const commands: Record<Breach['runner'], readonly string[]> = {
  vitest: ['vitest', 'run', '--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`],
  playwright: ['playwright', 'test', '--config', e2e, '--reporter=list,junit'],
  check: [],
};

/** The names of failed tests; of a check its name. A failed run without a failed test is none. */
function run(runner: Breach['runner'], tests: readonly string[]): { failed: string[]; output: string } {
  rmSync(report, { force: true });
  const [command = '', ...args] = [...commands[runner], ...tests];
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/' + command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, KEO_TEST_LONG: '', CI: '', PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
    // A server that hangs must not hold up the run.
    timeout: 10 * 60_000,
    maxBuffer: 2 ** 28,
  });
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const failed = [...xml.matchAll(/<testcase [^>]*?\bname="([^"]*)"(?:(?!<\/testcase>).)*?<failure/gs)];
  const output = (stdout + stderr).split('\n').slice(-40).join('\n');
  if (runner === 'check') return { failed: status === 0 ? [] : [command], output };
  return { failed: failed.map(([, name = '']) => name), output };
}

/** The tests must be green without the breach, or red proves nothing. */
function areGreen(): boolean {
  return (['vitest', 'playwright', 'check'] as const).every((runner) => {
    const tests = chosen.filter((breach) => breach.runner === runner).map((breach) => breach.tests);
    const runs = runner === 'check' ? tests : [[...new Set(tests.flat())]];
    return runs
      .filter((each) => each.length > 0)
      .every((each) => {
        const { failed, output } = run(runner, each);
        if (failed.length > 0) console.log(`red without a breach: ${failed.join(', ')}\n${output}`);
        return failed.length === 0;
      });
  });
}

function isCaught({ name, file, from, to, runner, tests }: Breach): boolean {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    before.replace(from, () => to),
  );
  const { failed, output } = run(runner, tests);
  writeFileSync(place, before);
  console.log(failed.length > 0 ? `caught  ${name}: ${failed[0]}` : `MISSED  ${name}\n${output}`);
  return failed.length > 0;
}

execFileSync('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { stdio: 'ignore' });
try {
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy, stdio: 'ignore' });
  execFileSync('pnpm', ['run', 'build:packages'], { cwd: copy, stdio: 'ignore' });
  const caught = areGreen() ? chosen.filter(isCaught).length : 0;
  console.log(`${caught} of ${chosen.length} breaches caught`);
  process.exitCode = caught === chosen.length && caught > 0 ? 0 : 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}
