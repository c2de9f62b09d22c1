/** Checks the decision records: at most 25, each named by the code that it explains, each reference leads to one. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const mostDecisions = 25;

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const decisions = filesOf('docs/decisions/*.md').map((file) => path.basename(file).slice(0, 4));
const faults: string[] = [];
if (decisions.length > mostDecisions)
  faults.push(`${decisions.length} decisions, ${mostDecisions} at most: merge two of one subject`);

const explained = new Set<string>();
for (const file of filesOf('*.md', '*.ts', '*.tsx', '*.css'))
  for (const [, number = ''] of readFileSync(file, 'utf8').matchAll(/docs\/decisions\/(\d{4})/g)) {
    if (!file.endsWith('.md')) explained.add(number);
    if (!decisions.includes(number)) faults.push(`${file} names decision ${number}, which is not there`);
  }
for (const number of decisions)
  if (!explained.has(number))
    faults.push(`no code names decision ${number}: say \`docs/decisions/${number}\` there`);

for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
