/**
 * `pnpm mutants`: mutates each place of a group's files (Stryker) and checks that tests notice. Arguments are names of
 * groups; `--files=<glob>` limits the files of one, without writing a score. Scores go to `docs/mutants.md`, survivors
 * to `.mutants/<group>.txt`. Fails where a group is below the bar.
 */
import { Stryker } from '@stryker-mutator/core';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutantGroups } from './mutant-groups.ts';
import { type Score, scoreOf, withScores } from './mutant-scores.ts';

const root = path.join(import.meta.dirname, '..');
const page = path.join(root, 'docs/mutants.md');
/** Percent. */
const bar = 85;

const args = process.argv.slice(2);
const files = args.find((arg) => arg.startsWith('--files='))?.slice('--files='.length);
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !Object.hasOwn(mutantGroups, name));
if (unknown.length > 0) {
  console.error(`No such group: ${unknown.join(', ')}. There are: ${Object.keys(mutantGroups).join(', ')}.`);
  process.exit(1);
}

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const at = ({ fileName, location: { start }, mutatorName, replacement, status }: MutantResult) =>
  `${path.relative(root, fileName)}:${start.line}:${start.column} ${mutatorName} ${status}: ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`;

async function run(name: string): Promise<Score> {
  process.env['KEO_TEST_MUTANTS'] = name;
  const mutate = files === undefined ? [...(mutantGroups[name]?.mutate ?? [])] : [files];
  const results = await new Stryker({ mutate }).runMutationTest();
  const left = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  mkdirSync(path.join(root, '.mutants'), { recursive: true });
  writeFileSync(path.join(root, `.mutants/${name}.txt`), left.map((mutant) => `${at(mutant)}\n`).join(''));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  return {
    group: name,
    date: new Date().toISOString().slice(0, 10),
    commit,
    ...scoreOf(results.map(({ status }) => status)),
  };
}

let isBelow = false;
for (const name of named.length > 0 ? named : Object.keys(mutantGroups)) {
  const score = await run(name);
  if (files === undefined) writeFileSync(page, withScores(readFileSync(page, 'utf8'), score));
  isBelow ||= score.percent < bar;
  console.log(`${name}: ${score.percent} % of ${score.killed + score.survived} killed`);
}
if (isBelow) process.exitCode = 1;
