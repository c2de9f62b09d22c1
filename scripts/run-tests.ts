/** Shared by `npm test` and `npm run test:long`: preflight, steps, retries in CI, final report. */
import { mkdirSync, rmSync } from 'node:fs';
import { slowdown } from './machine-speed.ts';
import { faultsOfMachine } from './machine-faults.ts';
import { recordUnsteady } from './proofs.ts';
import { type Outcome, type Step, runStep } from './run-steps.ts';
import { failureLines } from './failure-lines.ts';
import { type Results, type Unsteady, isRetriable, readPlaywright, readVitest } from './test-results.ts';

/** In seconds on a quiet machine of two cores. */
export type TestStep = Step & { limit: number; runner?: 'vitest' | 'playwright' };
type Ended = Outcome & Results;

const isCi = process.env['CI'] === 'true';
const folder = 'test-results';
/** More failed files are not flaky. */
const maxRetriedFiles = 5;

const resultsFile = (step: TestStep, attempt: string) =>
  `${folder}/${step.name.replaceAll(/\W+/g, '-')}${attempt}.json`;

async function attempt(step: TestStep, args: readonly string[], suffix: string): Promise<Ended> {
  const file = resultsFile(step, suffix);
  rmSync(file, { force: true });
  const env = { ...step.env, KEO_TEST_RESULTS: file };
  const limit = Math.round(step.limit * (await slowdown()));
  const outcome = await runStep({ ...step, args, env, limit }, { live: true });
  return { ...outcome, ...(step.runner === 'playwright' ? readPlaywright(file) : readVitest(file)) };
}

/** Retries the failed files in a new process. Playwright retries by itself. */
async function retryFailed(step: TestStep, first: Ended): Promise<Ended> {
  const failed = first.rows.filter(({ state }) => state === 'failed');
  const files = [...new Set(failed.map(({ file }) => file))];
  const mayRetry = isCi && step.runner === 'vitest' && !first.ok && first.errors === 0;
  if (!mayRetry || files.length === 0 || files.length > maxRetriedFiles || !files.every(isRetriable))
    return first;
  console.log(`\n== ${step.name}, a second time: ${files.join(', ')}`);
  const second = await attempt(step, [...step.args, ...files], '-second');
  const unsteady: Unsteady[] = failed.map(({ file, name, project, seconds }) => {
    const again = second.rows.find(
      (row) => row.file === file && row.name === name && row.project === project,
    );
    return { file, name: `${name} (${project})`, seconds: [seconds, again?.seconds ?? 0] };
  });
  const others = first.rows.filter(({ file }) => !files.includes(file));
  return {
    ...second,
    seconds: first.seconds + second.seconds,
    rows: [...others, ...second.rows],
    unsteady: second.ok ? unsteady : [],
  };
}

function report(ended: readonly Ended[], budget: number, factor: number): number {
  console.log('');
  // At the end, where people look.
  for (const { ok, output, rows } of ended) if (!ok) console.log(failureLines(output, rows));
  for (const { name, ok, seconds } of ended)
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${seconds.toFixed(0).padStart(5)} s  ${name}`);
  const sum = ended.reduce((total, { seconds }) => total + seconds, 0);
  const allowed = Math.round(budget * factor);
  const over = sum > allowed ? `, ${(sum - allowed).toFixed(0)} s over it` : '';
  console.log(
    `     ${sum.toFixed(0).padStart(5)} s  of ${allowed} s (${budget} s on a quiet machine, this one is ${factor} times as slow)${over}`,
  );
  const unsteady = ended.flatMap((step) => step.unsteady);
  for (const { file, name, seconds } of unsteady)
    console.log(`unsteady: ${file} ${name} (${seconds.map((each) => `${each.toFixed(1)} s`).join(', ')})`);
  recordUnsteady(unsteady);
  const count = (state: string) =>
    ended.flatMap(({ rows }) => rows).filter((row) => row.state === state).length;
  const broken = ended.filter(({ ok }) => !ok).length;
  console.log(`tests: ${count('passed')} passed, ${Math.max(count('failed'), broken)} failed`);
  return broken;
}

/**
 * Runs steps in order and returns how many failed. `budget` is in seconds on a quiet machine; `onEnded` is told of each
 * step as soon as it has ended.
 */
export async function runTests<S extends TestStep>(
  steps: readonly S[],
  budget: number,
  onEnded: (step: S, outcome: Outcome) => void = () => undefined,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const faults = await faultsOfMachine();
  for (const line of faults) console.log(line);
  if (faults.length > 0 && isCi) {
    console.log('In CI every real part must be there.');
    return 1;
  }
  const factor = await slowdown();
  const ended: Ended[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const outcome = await retryFailed(step, await attempt(step, step.args, ''));
    ended.push(outcome);
    onEnded(step, outcome);
  }
  return report(ended, budget, factor);
}
