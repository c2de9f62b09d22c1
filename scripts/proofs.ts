/** `docs/proofs.md`: the last run of each step of the long run, and tests that needed a retry in CI. Written by the test commands. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Unsteady } from './test-results.ts';

const page = 'docs/proofs.md';

/** The last run of one step. */
export type LongStep = {
  step: string;
  outcome: 'green' | 'red';
  minutes: number;
  date: string;
  commit: string;
};
export type UnsteadyRow = { test: string; times: number; date: string; tries: string };
export type Proofs = { long: LongStep[]; unsteady: UnsteadyRow[] };

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rowsIn = (part: string) =>
  part
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .slice(1)
    .map(cellsOf);

/** Parses the page's two tables. */
export function parseProofs(text: string): Proofs {
  const [long = '', unsteady = ''] = text.split('## Unsteady tests');
  return {
    long: rowsIn(long).map(([step = '', outcome, minutes, date = '', commit = '']) => ({
      step,
      outcome: outcome === 'green' ? 'green' : 'red',
      minutes: Number(minutes),
      date,
      commit,
    })),
    unsteady: rowsIn(unsteady).map(([test = '', times, date = '', tries = '']) => ({
      test,
      times: Number(times),
      date,
      tries,
    })),
  };
}

export const formatProofs = ({ long, unsteady }: Proofs): string => `# Proofs

Written by the commands themselves: \`npm run test:long\` and, in CI, \`npm test\`.

## The long run

The last run of each step; \`npm run test:long -- walk pictures\` runs these steps alone.

| step | outcome | minutes | date | commit |
|---|---|---|---|---|
${long.map(({ step, outcome, minutes, date, commit }) => `| ${step} | ${outcome} | ${minutes} | ${date} | ${commit} |\n`).join('')}
## Unsteady tests

These failed in CI and passed when they were tried again. Three times is a bug to mend before anything new: \`npm test\` is red until it is mended and its row is deleted.

| test | times | last | seconds of both tries |
|---|---|---|---|
${unsteady.map(({ test, times, date, tries }) => `| ${test} | ${times} | ${date} | ${tries} |\n`).join('')}`;

export const readProofs = (): Proofs => parseProofs(readFileSync(page, 'utf8'));
const write = (proofs: Proofs) => writeFileSync(page, formatProofs(proofs));

const today = () => new Date().toISOString().slice(0, 10);
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Increments the row of each test, or adds it. */
export function countUnsteady(
  rows: readonly UnsteadyRow[],
  found: readonly Unsteady[],
  date: string,
): UnsteadyRow[] {
  const counted = [...rows];
  for (const { file, name, seconds } of found) {
    const test = `\`${file}\` ${name.replaceAll('|', '/')}`;
    const at = counted.findIndex((row) => row.test === test);
    const tries = seconds.map((each) => each.toFixed(1)).join(' and ');
    const row = { test, times: (counted[at]?.times ?? 0) + 1, date, tries };
    if (at === -1) counted.push(row);
    else counted[at] = row;
  }
  return counted;
}

export function recordUnsteady(found: readonly Unsteady[]): void {
  if (found.length === 0) return;
  const proofs = readProofs();
  write({ ...proofs, unsteady: countUnsteady(proofs.unsteady, found, today()) });
}

/** The commit that is tested; changes of the page itself do not count. */
export function testedCommit(): string {
  const changed = git('status', '--porcelain')
    .split('\n')
    .filter((line) => line && !line.endsWith(page));
  return git('rev-parse', '--short', 'HEAD') + (changed.length === 0 ? '' : ' and changes');
}

/** Replaces the row of the step; `steps` are all there are, in order. */
export const withLongStep = (
  rows: readonly LongStep[],
  row: LongStep,
  steps: readonly string[],
): LongStep[] =>
  steps.flatMap((step) => (step === row.step ? [row] : rows.filter((one) => one.step === step)));

export function recordLongStep(row: Omit<LongStep, 'date' | 'commit'>, steps: readonly string[]): void {
  const proofs = readProofs();
  const full = { ...row, date: today(), commit: testedCommit() };
  write({ ...proofs, long: withLongStep(proofs.long, full, steps) });
}

/** Steps of the long run by what is wrong with their last run: none, red, or more than so many commits old. */
export function staleSteps(
  { long }: Proofs,
  steps: readonly string[],
  most: number,
): { step: string; why: string }[] {
  return steps.flatMap((step) => {
    const last = long.find((row) => row.step === step);
    if (!last) return [{ step, why: 'missing' }];
    if (last.outcome === 'red') return [{ step, why: 'red' }];
    const behind = commitsSince(last.commit);
    return behind !== null && behind > most ? [{ step, why: `${behind} commits old` }] : [];
  });
}

/** Null where git cannot tell. */
function commitsSince(commit: string): number | null {
  try {
    return Number(git('rev-list', '--count', `${commit.split(' ')[0]}..HEAD`));
  } catch {
    return null;
  }
}
