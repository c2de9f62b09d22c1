/**
 * Checks commands in README and guides: scripts of package.json, verbs of the operator with their options, files,
 * endpoints. `node --conditions=@keo/source scripts/guide-commands.ts`
 */
import { existsSync, readFileSync } from 'node:fs';
import * as contract from '../packages/core/src/contract.ts';
import { readOrder } from '../packages/demo-app/server/operator/run-operator.ts';
import { readPages } from './guide-pages.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Built-in commands of pnpm and npm. */
const ownCommands = new Set(['install', 'exec', 'start', 'test']);

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
const endpoints = new Map<string, contract.Endpoint>(
  valuesOf(contract)
    .flatMap(valuesOf)
    .filter(isEndpoint)
    .map((endpoint) => [endpoint.path, endpoint]),
);

const faults: string[] = [];
/** The words of a command line, without quotes. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

function checkOperator(where: string, typed: readonly string[]): void {
  try {
    readOrder(typed);
  } catch (error) {
    faults.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function checkLine(where: string, line: string): void {
  const words = wordsOf(line.replace(/\s# .*$/, ''));
  while (/^[A-Z_]+=/.test(words[0] ?? '')) words.shift();
  if (words[0] === 'npx') words.shift();
  const [program = '', ...rest] = words;
  if (/^(?:pnpm|npm)(?:@[\d.]+)?$/.test(program)) {
    const [first = '', second = ''] = rest;
    const name = first === 'run' ? second : first;
    if (!(name in scripts) && !ownCommands.has(name)) faults.push(`${where}: there is no script ${name}`);
    if (name === 'operator' && !rest.includes('--help')) checkOperator(where, rest.slice(1));
    if (name === 'exec') checkLine(where, rest.slice(1).join(' '));
  } else if (program === 'node') {
    const file = rest.find((word) => !word.startsWith('-')) ?? '';
    if (!existsSync(file)) faults.push(`${where}: there is no ${file}`);
  } else if (program === 'curl') {
    const address = /\/au\/api(\/[\w/-]+)/.exec(rest.join(' '))?.[1] ?? '';
    const body = rest.includes('-d') ? (rest[rest.indexOf('-d') + 1] ?? '') : '{}';
    const answer = endpoints.get(address)?.input['~run']({ value: JSON.parse(body) }, {});
    for (const { message } of answer?.issues ?? []) faults.push(`${where}: ${message}`);
  } else faults.push(`${where}: nobody checks what ${program} takes`);
}

for (const { file, text, pieces } of readPages()) {
  for (const { code } of pieces.filter(({ kind }) => kind === 'sh'))
    for (const line of code
      .replaceAll(/\\\n\s*/g, ' ')
      .split('\n')
      .filter(Boolean))
      checkLine(`${file}: ${line}`, line);
  for (const [, address = ''] of text.matchAll(/\/au\/api(\/[\w/{}-]+)/g))
    if (!endpoints.has(address) && !text.includes(`/au/api${address}.json`))
      faults.push(`${file} names /au/api${address}, which is no endpoint`);
  for (const [, address = '', body = '{}'] of text.matchAll(/\bask\('(\/[^']*)', (\{.*?\})\)/g))
    if (!endpoints.has(address)) faults.push(`${file} asks ${address} ${body}, which is no endpoint`);
  // In the table of verbs, placeholders are between < and >.
  for (const [, typed = ''] of text.matchAll(/^\| `((?:job|dispute|partner|suspense|payout) [^`]+)` \|/gm))
    checkOperator(`${file}: ${typed}`, [...wordsOf(exampleOf(typed)), '--by', 'lan']);
}

function exampleOf(typed: string): string {
  return typed.replaceAll(/<[^>]*>…?/g, 'x').replaceAll(/--(\w[\w-]*) x/g, '--$1=x');
}

for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
