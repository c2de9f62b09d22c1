import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
function run(command: string, args: string[]): void {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Packs a built package as for publishing into `folder`, under a name that a lockfile can contain. */
export async function unpackPackage(name: 'core' | 'react', folder: string): Promise<void> {
  const tarballs = await mkdtemp(path.join(tmpdir(), 'keo-tarball-'));
  try {
    run('pnpm', ['--dir', `packages/${name}`, 'pack', '--pack-destination', tarballs]);
    const [tarball = ''] = await readdir(tarballs);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    run('tar', ['-xzf', path.join(tarballs, tarball), '--strip-components=1', '-C', folder]);
  } finally {
    await rm(tarballs, { recursive: true, force: true });
  }
}
