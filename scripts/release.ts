/**
 * `pnpm release:pack`: what a release is made of, in `.pack`: both packages, the files of the script tag under their
 * version with their hashes, and the notes. It publishes nothing. Run `pnpm changeset version` before it.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, '.pack');
const packages = ['core', 'react'];
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** The part of a changelog that is about its newest version, without its heading. */
function newestNotes(changelog: string): string {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return newest.trim();
}

const readJson = async (file: string) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
const changelogOf = (name: string) =>
  readFile(path.join(root, 'packages', name, 'CHANGELOG.md'), 'utf8').catch(() => '');

const waiting = (await readdir(path.join(root, '.changeset'))).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);
if (waiting.length > 0 && !process.argv.includes('--dry-run')) {
  console.error(
    `${waiting.length} changes are not in a version yet: run "pnpm changeset version" first, or add --dry-run.`,
  );
  process.exit(1);
}

/** What waits for the next version and says something of this package. */
async function waitingNotes(name: string): Promise<string> {
  const texts = await Promise.all(
    waiting.map((file) => readFile(path.join(root, '.changeset', file), 'utf8')),
  );
  return texts
    .filter((text) => text.includes(`@keo/${name}`))
    .map((text) => `- ${text.replace(/^---.*?---/s, '').trim()}`)
    .join('\n');
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
run('pnpm', ['--filter', '@keo/core', '--filter', '@keo/react', 'run', 'build']);
for (const name of packages) run('pnpm', ['--dir', `packages/${name}`, 'pack', '--pack-destination', out]);

const { version, files } = await readJson('packages/react/script-tag/dist/integrity.json');
await cp(path.join(root, 'packages/react/script-tag/dist'), path.join(out, 'embed', version), {
  recursive: true,
});

const notes = [`# Keo ${version}`, ''];
for (const name of packages) {
  const { version: its } = await readJson(`packages/${name}/package.json`);
  notes.push(
    `## @keo/${name} ${its}`,
    '',
    (waiting.length > 0 ? await waitingNotes(name) : newestNotes(await changelogOf(name))) ||
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
console.log(`In .pack: ${(await readdir(out)).toSorted().join(', ')}`);
