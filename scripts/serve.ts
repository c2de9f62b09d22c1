/** `npm start`: builds the product when its sources changed, then runs it in the sandbox. */
import { spawn } from 'node:child_process';
import { build } from './build.ts';

const app = 'packages/demo-app';

const say = (text: string) => console.log(`keo  ${text}`);

say('building the product where it changed, about 20 seconds the first time …');
await build('product');

say('starting the server and its database …');
const server = spawn('node', ['--conditions=@keo/source', `${app}/server/main.ts`], {
  // The server reports its URL over IPC, independent of its log and of other servers on the port.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { LOG_LEVEL: 'warn', ...process.env },
});
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped.abort();
    server.kill(signal);
  });
const news = await new Promise<{ readyAt: string } | undefined>((resolve) => {
  server.once('message', (message: { readyAt: string }) => resolve(message));
  server.once('exit', (code) => {
    process.exitCode = code ?? 1;
    stopped.abort();
    resolve(undefined);
  });
});
if (news !== undefined) {
  server.disconnect();
  const address = process.env['KEO_PUBLIC_URL'] ?? news.readyAt.replace('127.0.0.1', 'localhost');
  say(`ready at ${address}`);
  build('book', { stdio: 'ignore', signal: stopped.signal }).then(
    () => say(`every component, alive: ${address}/storybook/`),
    (error: Error) => stopped.signal.aborted || say(`Storybook could not be built: ${error.message}`),
  );
  say('demo users: minhanh, quochuy, camtu, giabao, thuha, ngocmai, ducthinh (an empty account) …');
  say('password of each: keo-demo-2026');
  say(`the sandbox (mail and SMS outbox, clock): ${address}/sandbox`);
  say(`sites that embed Keo: ${address}/partners/html/ · /partners/wordpress/ · /partners/hostile/`);
}
