/** `docs/proofs.md`: the last long run, and tests that needed a retry in CI. Written by the test commands. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Unsteady } from './test-results.ts';

const page = 'docs/proofs.md';

export type LongRun = { date: string; commit: string; outcome: string; minutes: number };
export type UnsteadyRow = { test: string; times: number; date: string; tries: string };
export type Proofs = { longRun: LongRun | null; unsteady: UnsteadyRow[] };

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
  const [run] = rowsIn(long);
  return {
    longRun: run
      ? { date: run[0] ?? '', commit: run[1] ?? '', outcome: run[2] ?? '', minutes: Number(run[3]) }
      : null,
    unsteady: rowsIn(unsteady).map(([test = '', times, date = '', tries = '']) => ({
      test,
      times: Number(times),
      date,
      tries,
    })),
  };
}

export const formatProofs = ({ longRun, unsteady }: Proofs): string => `# Proofs

Written by the commands themselves: \`npm run test:long\` and, in CI, \`npm test\`.

## The last long run

| date | commit | outcome | minutes |
|---|---|---|---|
${longRun ? `| ${longRun.date} | ${longRun.commit} | ${longRun.outcome} | ${longRun.minutes} |\n` : ''}
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

export function recordLongRun(outcome: string, minutes: number): void {
  const commit =
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' and changes');
  write({ ...readProofs(), longRun: { date: today(), commit, outcome, minutes } });
}

/** Commits since the last long run; null where git cannot tell. */
export function commitsSinceLongRun({ longRun }: Proofs): number | null {
  try {
    return longRun === null
      ? null
      : Number(git('rev-list', '--count', `${longRun.commit.split(' ')[0]}..HEAD`));
  } catch {
    return null;
  }
}
