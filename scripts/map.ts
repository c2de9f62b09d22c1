/**
 * Compares docs/map.md with the tree: every folder has a line there, and every line a folder. A line is `- \`path/\`
 * what lives there`.
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const depths: readonly (readonly [root: string, depth: number])[] = [
  ['packages/core', 3],
  ['packages/react', 3],
  ['packages/demo-app', 4],
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

const folders = new Set<string>();
for (const file of files) {
  const parts = file.split('/').slice(0, -1);
  const depth = depths.find(([root]) => file.startsWith(`${root}/`))?.[1] ?? 1;
  const folder = parts.slice(0, Math.max(1, Math.min(parts.length, depth + 1))).join('/');
  if (folder) folders.add(`${folder}/`);
}

const map = await readFile('docs/map.md', 'utf8');
const named = new Set([...map.matchAll(/^- `([^`]+\/)`/gm)].map((match) => match[1] ?? ''));
const missing = [...folders].filter((folder) => !named.has(folder)).toSorted();
const gone = [...named].filter((folder) => !files.some((file) => file.startsWith(folder)));

for (const folder of missing) console.log(`docs/map.md does not say what lives in ${folder}`);
for (const folder of gone) console.log(`docs/map.md names ${folder}, which is not there`);
process.exitCode = missing.length + gone.length === 0 ? 0 : 1;
