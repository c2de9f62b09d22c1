/**
 * `pnpm release:pack`: builds a release in `.pack`: both packages, the script tag's files by version with their hashes,
 * and the notes. It publishes nothing. Run `pnpm changeset version` before it. `--dry-run` includes pending changes,
 * `--built` uses existing builds, `--to <folder>` changes the place.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const { values: request } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
});
const own = path.join(root, '.pack');
const out = path.resolve(request.to ?? own);
const packages = ['core', 'react'];
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The newest version's part of a changelog, without its heading. */
function newestNotes(changelog: string): string {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return newest.trim();
}

const readJson = async (file: string) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
const readChangelog = (name: string) =>
  readFile(path.join(root, 'packages', name, 'CHANGELOG.md'), 'utf8').catch(() => '');

const waiting = (await readdir(path.join(root, '.changeset'))).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);
if (waiting.length > 0 && !request['dry-run'])
  fail(
    `${waiting.length} changes are not in a version yet: run "pnpm changeset version" first, or add --dry-run.`,
  );

/** Pending changes of this package. */
async function waitingNotes(name: string): Promise<string> {
  const texts = await Promise.all(
    waiting.map((file) => readFile(path.join(root, '.changeset', file), 'utf8')),
  );
  return texts
    .filter((text) => text.includes(`@keo/${name}`))
    .map((text) => `- ${text.replace(/^---.*?---/s, '').trim()}`)
    .join('\n');
}

const scriptTag = 'packages/react/script-tag/dist';

/** Pages name these hashes in `integrity`: another hash would break them. */
async function checkHashes(files: Record<string, string>): Promise<void> {
  for (const [name, hash] of Object.entries(files)) {
    const bytes = await readFile(path.join(root, scriptTag, name));
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== hash)
      fail(`${name} of the script tag has another hash than its integrity.json says: build it anew.`);
  }
}

if (out === own) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
if ((await readdir(out)).length > 0) fail(`${out} is not empty, and nothing of it is thrown away.`);
if (!request.built) run('pnpm', ['run', 'build:packages']);

const { version, files } = await readJson(`${scriptTag}/integrity.json`);
const { version: promised } = await readJson('packages/react/package.json');
if (version !== promised)
  fail(`The script tag was built as ${version}, the packages are ${promised}: build it anew.`);
await checkHashes(files);
for (const name of packages) run('pnpm', ['--dir', `packages/${name}`, 'pack', '--pack-destination', out]);
await cp(path.join(root, scriptTag), path.join(out, 'embed', version), { recursive: true });

const notes = [`# Keo ${version}`, ''];
for (const name of packages) {
  const { version: its } = await readJson(`packages/${name}/package.json`);
  notes.push(
    `## @keo/${name} ${its}`,
    '',
    (waiting.length > 0 ? await waitingNotes(name) : newestNotes(await readChangelog(name))) ||
      'Nothing changed for its users.',
    '',
  );
}
notes.push(
  '## The script tag',
  '',
  '```html',
  `<script type="module" crossorigin src="https://keo.example/embed/${version}/keo.js" integrity="${files['keo.js']}"></script>`,
  '```',
  '',
);
await writeFile(path.join(out, 'release-notes.md'), notes.join('\n'));
console.log(`In ${path.relative(root, out)}: ${(await readdir(out)).toSorted().join(', ')}`);
