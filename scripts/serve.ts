/** `npm start`: builds the product when its sources changed, then runs it in the sandbox. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { buildWhereChanged } from './build-where-changed.ts';

const app = 'packages/demo-app';
const scriptTag = 'packages/react/script-tag';
const book = '.storybook-static';

const say = (text: string) => console.log(`keo  ${text}`);

async function buildProduct(): Promise<void> {
  const hasBuilt = await buildWhereChanged(
    {
      of: [
        'packages/core/src',
        'packages/react/src',
        scriptTag,
        `${app}/src`,
        `${app}/public`,
        `${app}/index.html`,
        `${app}/vite.config.ts`,
        'pnpm-lock.yaml',
      ],
      into: [`${app}/dist`, `${scriptTag}/dist`],
      stamp: '.keo/product-built',
    },
    async () => {
      say('building the product, about 10 seconds …');
      execFileSync('pnpm', ['--dir', app, 'run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
      execFileSync('node', [`${scriptTag}/build.ts`], { stdio: ['ignore', 'ignore', 'inherit'] });
    },
  );
  if (!hasBuilt) say('the product is built');
}

/** Builds Storybook beside the running product where its sources changed; the server shows it when complete. */
async function buildBook(signal: AbortSignal): Promise<void> {
  await buildWhereChanged(
    {
      of: ['packages/core/src', 'packages/react/src', '.storybook', `${app}/public`, 'pnpm-lock.yaml'],
      into: [book],
      stamp: '.keo/storybook-built',
    },
    async () => {
      const fresh = '.keo/storybook';
      const build = spawn(
        'node_modules/.bin/storybook',
        ['build', '--disable-telemetry', '--quiet', '--output-dir', fresh],
        { stdio: 'ignore', signal },
      );
      // At low priority, because the product runs.
      if (build.pid !== undefined) setPriority(build.pid, 15);
      const [code] = await once(build, 'exit');
      if (code !== 0) throw new Error('pnpm build:storybook says why');
      await rm(book, { recursive: true, force: true });
      await rename(fresh, book);
    },
  );
}

await buildProduct();

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
  buildBook(stopped.signal).then(
    () => say(`every component, alive: ${address}/storybook/`),
    (error: Error) => stopped.signal.aborted || say(`Storybook could not be built: ${error.message}`),
  );
  say('demo users: minhanh, quochuy, camtu, giabao, thuha, ngocmai, ducthinh (an empty account) …');
  say('password of each: keo-demo-2026');
  say(`the sandbox (mail and SMS outbox, clock): ${address}/sandbox`);
  say(`sites that embed Keo: ${address}/partners/html/ · /partners/wordpress/ · /partners/hostile/`);
}
