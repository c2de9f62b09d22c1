/** Compares `docs/lifecycles.md` with the law. `node scripts/lifecycles.ts --write` writes it. */
import { readFile, writeFile } from 'node:fs/promises';
import { drawLifecycles } from './draw-lifecycles.ts';

const file = 'docs/lifecycles.md';
const text = drawLifecycles();

if (process.argv.includes('--write')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.log(`The law differs from ${file}. If that is meant: node scripts/lifecycles.ts --write`);
  process.exitCode = 1;
}
