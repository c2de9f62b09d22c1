import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** The redis-server on PATH, or null. */
export const findRedis = (): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'redis-server'))
    .find((file) => existsSync(file)) ?? null;

/** Without persistence. */
export async function startRedis(program: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore', cwd: tmpdir() });
  const ended = once(child, 'exit');
  const lastResort = () => void child.kill('SIGKILL');
  process.once('exit', lastResort);
  await until('Redis answers', () => answers(port));
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      process.off('exit', lastResort);
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
