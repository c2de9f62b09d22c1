/**
 * `pnpm bench`: installs the references, measures everything and writes docs/benchmarks.md. `pnpm bench leaks memory`
 * measures those parts only.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const pnpm = (...args: string[]) => execFileSync('pnpm', args, { stdio: 'inherit', cwd: root });

pnpm('install', '--dir', 'bench', '--frozen-lockfile');
pnpm('--filter', '@keo/core', '--filter', '@keo/react', 'run', 'build');

const { weights } = await import('./weights.ts');
const { scriptTag } = await import('./script-tag.ts');
const { burst } = await import('./burst.ts');
const { memory } = await import('./memory.ts');
const { leaks } = await import('./leaks.ts');
const { throughput } = await import('./throughput.ts');
const { money } = await import('./money.ts');
const { market } = await import('./market.ts');
const { bodies } = await import('./bodies.ts');

const parts = [
  ['weights', weights],
  ['script-tag', scriptTag],
  ['burst', burst],
  ['memory', memory],
  ['leaks', leaks],
  ['throughput', throughput],
  ['money', money],
  ['market', market],
  ['bodies', bodies],
] as const;
const wanted = process.argv.slice(2);
const file = path.join(root, 'docs/benchmarks.md');
const getHeading = (section: string) => section.split('\n', 1)[0] ?? '';
/** By heading; sections that are not measured now stay. */
const sections = new Map<string, string>();
if (wanted.length > 0) {
  const [, ...written] = (await readFile(file, 'utf8')).trimEnd().split(/\n+(?=## )/);
  for (const section of written) sections.set(getHeading(section), section);
}
for (const [name, measure] of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`bench: ${name} …`);
  const section = await measure();
  sections.set(getHeading(section), section);
}

const head = [
  '# Benchmarks',
  '',
  `Written by \`pnpm bench\`. Every figure of a table comes from the same run on the same machine (${cpus().length} cores, Node ${process.version}).`,
  'Sizes are exact. Times are of that machine and that hour: read the ratios.',
].join('\n');
await writeFile(file, `${head}\n\n${[...sections.values()].join('\n\n')}\n`);
console.log('bench: written to docs/benchmarks.md');
