import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const programs = ['initdb', 'postgres'];
const debian = '/usr/lib/postgresql';

/** The folder of initdb and postgres: from PATH, else Debian's newest; null for none. */
export function findPostgres(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((name) => `${debian}/${name}/bin`),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(path.join(folder, name)))) ?? null;
}

const getId = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

export type ThrowawayPostgres = {
  readonly url: string;
  /** Kills it as in a crash; commits are kept. */
  crash(): Promise<void>;
  /** The same database at the same URL; resolves when it answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** In a temporary folder. For speed it may lose the last commits in a crash, unless `keepsCommits`. */
export async function startPostgres(bin: string, { keepsCommits = false } = {}): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-postgres-'));
  // PostgreSQL refuses to run as root, so its package's user runs it.
  const owner = process.getuid?.() === 0 ? { uid: getId('-u'), gid: getId('-g') } : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder };
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'keo', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), initdb, { ...as, stdio: 'pipe' });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    // Compiling a query takes longer than a test's rows.
    'jit=off',
    `synchronous_commit=${keepsCommits ? 'on' : 'off'}`,
    'full_page_writes=off',
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);
  const url = `postgres://keo@127.0.0.1:${port}/postgres`;

  const launch = async () => {
    const child = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...as,
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const lastResort = () => void child.kill('SIGQUIT');
    process.once('exit', lastResort);
    await until('PostgreSQL answers', () => answers(url));
    return async () => {
      child.kill('SIGQUIT');
      await ended;
      process.off('exit', lastResort);
    };
  };

  let crash = await launch();
  return {
    url,
    crash: () => crash(),
    async restart() {
      crash = await launch();
    },
    async stop() {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
