import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const temporary = await mkdtemp(path.join(tmpdir(), 'keo-release-'));
afterAll(() => rm(temporary, { recursive: true, force: true }));

/** Runs the release with existing builds. */
const release = (repository: string, ...args: string[]) => {
  const { status, stderr } = spawnSync('node', ['scripts/release.ts', '--built', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
  return { status, stderr };
};
const readJson = async (...file: string[]) => JSON.parse(await readFile(path.join(...file), 'utf8'));
const fromTarball = (tarball: string, file: string) =>
  execFileSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const toHash = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const waitingForever = 'Whoever waits long enough gets what they waited for.';

type Change = { packages: string[]; sentence: string };
const changes = await readdir(path.join(root, '.changeset'))
  .then((names) => names.filter((name) => name.endsWith('.md')))
  .then((names) => Promise.all(names.map((name) => readFile(path.join(root, '.changeset', name), 'utf8'))))
  .then((texts) =>
    texts.map((text): Change => {
      const [, head = '', sentence = ''] = text.split(/^---$/m);
      return { packages: head.match(/@keo\/\w+/g) ?? [], sentence: sentence.trim() };
    }),
  );

const chapter = (notes: string, name: string) =>
  notes.split(/^## /m).find((part) => part.startsWith(`${name} `)) ?? '';

async function expectWhole(out: string, version: string): Promise<string> {
  for (const name of ['core', 'react']) {
    const tarball = path.join(out, `keo-${name}-${version}.tgz`);
    const manifest = JSON.parse(fromTarball(tarball, 'package.json'));
    expect(manifest).toMatchObject({ name: `@keo/${name}`, version });
    expect(JSON.stringify(manifest.exports)).not.toContain('@keo/source');
    const built = await readFile(path.join(root, `packages/${name}/dist/index.js`), 'utf8');
    expect(fromTarball(tarball, 'dist/index.js')).toBe(built);
  }

  const ofReact = JSON.parse(fromTarball(path.join(out, `keo-react-${version}.tgz`), 'package.json'));
  expect(ofReact.dependencies['@keo/core']).toBe(version);

  const embed = path.join(out, 'embed', version);
  const manifest = await readJson(embed, 'integrity.json');
  expect(manifest.version).toBe(version);
  const scripts = (await readdir(embed)).filter((name) => name.endsWith('.js'));
  expect(Object.keys(manifest.files).toSorted()).toEqual(scripts.toSorted());
  for (const name of scripts) {
    const bytes = await readFile(path.join(embed, name));
    expect(`${name} ${manifest.files[name]}`).toBe(`${name} ${toHash(bytes)}`);
    expect(gunzipSync(await readFile(path.join(embed, `${name}.gz`)))).toEqual(bytes);
    expect(brotliDecompressSync(await readFile(path.join(embed, `${name}.br`)))).toEqual(bytes);
  }

  const notes = await readFile(path.join(out, 'release-notes.md'), 'utf8');
  expect(notes).toContain(`# Keo ${version}\n`);
  expect(notes).toContain(`/embed/${version}/keo.js" integrity="${manifest.files['keo.js']}"`);
  for (const { packages, sentence } of changes)
    for (const name of ['@keo/core', '@keo/react'])
      expect(chapter(notes, name).includes(sentence), `${name}: ${sentence}`).toBe(packages.includes(name));
  return notes;
}

describe('a release', () => {
  it('dry run contains both packages, every file of the script tag with its hash, and pending notes', async () => {
    const out = path.join(temporary, 'tried');
    expect(release(root, '--dry-run', '--to', out)).toEqual({ status: 0, stderr: '' });
    const { version } = await readJson(root, 'packages/react/package.json');
    await expectWhole(out, version);
  });

  it('is refused with pending changesets, into a non-empty folder, and with wrong hashes', async () => {
    const out = path.join(temporary, 'refused');
    const repository = await copyRepository('changed');
    expect(release(repository, '--to', out)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('changeset version'),
    });
    await appendFile(path.join(repository, 'packages/react/script-tag/dist/keo.js'), '\n');
    expect(release(repository, '--dry-run', '--to', out)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('another hash'),
    });
    await writeFile(path.join(out, 'of somebody'), '');
    expect(release(root, '--dry-run', '--to', out)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not empty'),
    });
  });

  it('of a version has the notes of its changelogs, and needs a script tag of that version', async () => {
    const repository = await copyRepository('versioned');
    execFileSync('git', ['init', '--quiet'], { cwd: repository });
    execFileSync(path.join(root, 'node_modules/.bin/changeset'), ['version'], {
      cwd: repository,
      stdio: 'pipe',
    });
    const { version } = await readJson(repository, 'packages/core/package.json');
    expect(version).not.toBe((await readJson(root, 'packages/core/package.json')).version);

    const out = path.join(temporary, 'released');
    expect(release(repository, '--to', out)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('build it anew'),
    });
    const manifest = path.join(repository, 'packages/react/script-tag/dist/integrity.json');
    await writeFile(manifest, JSON.stringify({ ...(await readJson(manifest)), version }));
    expect(release(repository, '--to', out)).toEqual({ status: 0, stderr: '' });
    const notes = await expectWhole(out, version);
    expect(chapter(notes, '@keo/core')).toContain(waitingForever);
  });
});

/** A copy of what a release needs, with one changeset more, because there may be no pending one. */
async function copyRepository(name: string): Promise<string> {
  const repository = path.join(temporary, name);
  await mkdir(repository);
  for (const part of ['.changeset', 'package.json', 'pnpm-workspace.yaml', 'scripts/release.ts'])
    await cp(path.join(root, part), path.join(repository, part), { recursive: true });
  for (const part of ['core/package.json', 'react/package.json', 'demo-app/package.json'])
    await cp(path.join(root, 'packages', part), path.join(repository, 'packages', part));
  for (const part of ['core/dist', 'react/dist', 'react/script-tag/dist'])
    await cp(path.join(root, 'packages', part), path.join(repository, 'packages', part), { recursive: true });
  const change = `---\n'@keo/core': minor\n---\n\n${waitingForever}\n`;
  await writeFile(path.join(repository, '.changeset/one-more.md'), change);
  await mkdir(path.join(repository, 'packages/react/node_modules/@keo'), { recursive: true });
  await symlink('../../../core', path.join(repository, 'packages/react/node_modules/@keo/core'));
  return repository;
}
