/** Packs a package as for publishing and checks the tarball by publint and attw. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [folder = ''] = process.argv.slice(2);
const target = mkdtempSync(path.join(tmpdir(), 'keo-pack-'));
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

try {
  run('pnpm', '--dir', folder, 'pack', '--pack-destination', target);
  const tarball = path.join(target, readdirSync(target)[0] ?? '');
  run('node_modules/.bin/publint', 'run', tarball, '--strict');
  const sheets = ['./styles.css', './marketplace.css'];
  run('node_modules/.bin/attw', tarball, '--format', 'ascii', '--exclude-entrypoints', ...sheets);
} finally {
  rmSync(target, { recursive: true });
}
