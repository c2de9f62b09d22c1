import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** A PostgreSQL of its own in a temporary folder, without any promise to keep data. */
export type ThrowawayPostgres = {
  /** The maintenance database; `createDatabase` of `start-app` makes others beside it. */
  readonly url: string;
  /** Starts it again after `halt`, on the same port and data. */
  start(): Promise<void>;
  /** Stops it at once, as a crash would. */
  halt(): Promise<void>;
  /** Lets it answer nothing while its connections stay open, and back. */
  freeze(): void;
  thaw(): void;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
};

/** The folder of initdb and postgres: on the PATH, else the newest of Debian's; null without one. */
export function findPostgres(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = versions.toSorted((a, b) => Number(b) - Number(a)).map((name) => `${debian}/${name}/bin`);
  const hasAll = (folder: string) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));
  return [...onPath, ...folders].find(hasAll) ?? null;
}

/** PostgreSQL refuses to run as root; Debian's own user does it then. */
function whoRuns(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => void child.once('exit', () => resolve()));

export async function startPostgres(bin: string): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-postgres-'));
  const owner = whoRuns();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder };
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'keo', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = `postgres://keo@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);
  let child: ChildProcess | undefined;
  const lastResort = () => void child?.kill('SIGQUIT');

  const answers = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  const postgres: ThrowawayPostgres = {
    url,
    async start() {
      const args = ['-D', data, '-p', String(port), ...settings];
      child = spawn(path.join(bin, 'postgres'), args, { ...as, stdio: 'ignore' });
      process.once('exit', lastResort);
      await until('PostgreSQL answers', answers, 20_000);
    },
    async halt() {
      if (!child) return;
      child.kill('SIGCONT');
      child.kill('SIGQUIT');
      await ended(child);
      process.off('exit', lastResort);
    },
    freeze() {
      for (const pid of family(child?.pid)) process.kill(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of family(child?.pid)) process.kill(pid, 'SIGCONT');
    },
    async remove() {
      this.thaw();
      await this.halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

/** The server process and the one it keeps for each connection. */
function family(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.flatMap(([own, parent]) => (parent === pid && own !== undefined ? [own] : []))];
}
