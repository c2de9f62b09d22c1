/** Packs a package as for publishing and checks the tarball by publint and attw. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './run-steps.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name a package folder, for example packages/core.');

const target = await mkdtemp(path.join(tmpdir(), 'keo-pack-'));
const run = async (name: string, command: string, args: string[]) => {
  const outcome = await runStep({ name, command, args }, { live: false });
  if (!outcome.ok) console.log(`${name}\n${outcome.output}`);
  return outcome.ok;
};

try {
  if (!(await run('pnpm pack', 'pnpm', ['--dir', folder, 'pack', '--pack-destination', target])))
    throw new Error('The package could not be packed.');
  const tarball = path.join(target, (await readdir(target))[0] ?? '');
  const results = [
    await run('publint', 'node_modules/.bin/publint', ['run', tarball, '--strict']),
    await run('attw', 'node_modules/.bin/attw', [
      tarball,
      '--exclude-entrypoints',
      './styles.css',
      './marketplace.css',
      '--format',
      'ascii',
    ]),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await rm(target, { recursive: true, force: true });
}
