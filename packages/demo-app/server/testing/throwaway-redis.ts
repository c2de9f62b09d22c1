import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** A Redis of its own that keeps nothing. */
export type ThrowawayRedis = {
  readonly url: string;
  /** Starts it again after `halt`, empty, on the same port. */
  start(): Promise<void>;
  halt(): Promise<void>;
};

/** The redis-server on the PATH, or null. */
export const findRedis = (): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'redis-server'))
    .find((file) => existsSync(file)) ?? null;

export async function startRedis(program: string): Promise<ThrowawayRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const lastResort = () => void child?.kill('SIGKILL');
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => void socket.write('PING\r\n'));
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data.toString().startsWith('+PONG'));
      });
      socket.once('error', () => resolve(false));
    });
  const redis: ThrowawayRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program, args, { stdio: 'ignore', cwd: tmpdir() });
      process.once('exit', lastResort);
      await until('Redis answers', answers);
    },
    async halt() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      process.off('exit', lastResort);
    },
  };
  await redis.start();
  return redis;
}
