/** Builds `script-tag/dist`, with compressed copies and integrity hashes. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressed } from '../../core/write-compressed.ts';
import { bundleScriptTag } from './bundle.ts';

// Not the test's `NODE_ENV`, which would include development warnings.
process.env['NODE_ENV'] = 'production';

const here = import.meta.dirname;
const folder = path.join(here, 'dist');

const { version } = JSON.parse(await readFile(path.join(here, '../package.json'), 'utf8'));
const chunks = await bundleScriptTag();
const toHash = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const { fileName, code } of chunks) {
  const file = path.join(folder, fileName);
  await writeFile(file, code);
  await writeCompressed(file);
}
const files = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, toHash(code)]));
await writeFile(path.join(folder, 'integrity.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
