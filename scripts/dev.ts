/** `pnpm dev`: the server, restarted on change, and Vite with hot reload. */
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['--watch', '--conditions=@keo/source', 'packages/demo-app/server/main.ts'], {
    stdio: 'inherit',
  }),
  spawn('pnpm', ['--dir', 'packages/demo-app', 'exec', 'vite'], { stdio: 'inherit' }),
];
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
