/**
 * Checks links of README, llms.txt, guides and documents into the repository: file and heading exist. Decisions are
 * few, each is named by the code that it explains, and references to decisions exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const pages = filesOf('*.md', 'llms.txt').filter((file) => !file.startsWith('.changeset/'));

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '');

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsOf = (file: string) =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

const faults: string[] = [];
let count = 0;
for (const page of pages)
  for (const [, link = ''] of withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(?:https?|mailto):/.test(link)) continue;
    count += 1;
    const [place = '', anchor] = link.split('#');
    const file = place === '' ? page : path.join(path.dirname(page), decodeURIComponent(place));
    if (!existsSync(file)) faults.push(`${page} links to ${link}, which is not there`);
    else if (anchor !== undefined && (!statSync(file).isFile() || !anchorsOf(file).includes(anchor)))
      faults.push(`${page} links to ${link}, which has no such heading`);
  }

const mostDecisions = 25;
const decisions = filesOf('docs/decisions/*.md').map((file) => path.basename(file).slice(0, 4));
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
if (faults.length === 0)
  console.log(`${count} links in ${pages.length} pages, ${decisions.length} decisions`);
process.exitCode = faults.length === 0 ? 0 : 1;
