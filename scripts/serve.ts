/** `npm start`: builds the product when its sources changed, then runs it in the sandbox. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';

const app = 'packages/demo-app';
const stamp = '.keo/build-inputs';
const inputs = [
  'packages/core/src',
  'packages/react/src',
  'packages/react/script-tag',
  `${app}/src`,
  `${app}/public`,
  `${app}/index.html`,
  `${app}/vite.config.ts`,
  'pnpm-lock.yaml',
];

async function filesBelow(place: string): Promise<string[]> {
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/dist/'));
}

async function fingerprint(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(places.map(filesBelow))).flat().toSorted();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Builds Storybook beside the running product where its sources changed; the server shows it once it is whole. */
async function buildBook(address: string): Promise<void> {
  const [book, fresh, bookStamp] = ['.storybook-static', '.keo/storybook', '.keo/storybook-inputs'];
  const sources = await fingerprint([
    'packages/core/src',
    'packages/react/src',
    '.storybook',
    'pnpm-lock.yaml',
  ]);
  const isCurrent =
    existsSync(`${book}/index.html`) && (await readFile(bookStamp, 'utf8').catch(() => '')) === sources;
  if (!isCurrent) {
    const build = spawn(
      'node_modules/.bin/storybook',
      ['build', '--disable-telemetry', '--quiet', '--output-dir', fresh],
      { stdio: 'ignore' },
    );
    // Whoever looks at the product comes first.
    if (build.pid !== undefined) setPriority(build.pid, 15);
    server.on('exit', () => build.kill());
    const [code] = await once(build, 'exit');
    if (code !== 0) return say('Storybook could not be built; pnpm build:storybook says why');
    await rm(book, { recursive: true, force: true });
    await rename(fresh, book);
    await writeFile(bookStamp, sources);
  }
  say(`every component, alive: ${address}/storybook/`);
}

const say = (text: string) => console.log(`keo  ${text}`);

const now = await fingerprint(inputs);
const scriptTag = 'packages/react/script-tag';
const isThere = [`${app}/dist/index.html`, `${scriptTag}/dist/keo.js`].every((file) => existsSync(file));
const built = isThere ? await readFile(stamp, 'utf8').catch(() => '') : '';
if (built === now) {
  say('the product is built');
} else {
  say('building the product, about 10 seconds …');
  execFileSync('pnpm', ['--dir', app, 'run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('node', [`${scriptTag}/build.ts`], { stdio: ['ignore', 'ignore', 'inherit'] });
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
}

say('starting the server and its database …');
const server = spawn('node', ['--conditions=@keo/source', `${app}/server/main.ts`], {
  // By a channel of its own the server says where it listens, whatever its log says and whoever else answers there.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { LOG_LEVEL: 'warn', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

const [{ readyAt }] = await once(server, 'message');
server.disconnect();
const address = process.env['KEO_PUBLIC_URL'] ?? String(readyAt).replace('127.0.0.1', 'localhost');

say(`ready at ${address}`);
buildBook(address).catch((error: Error) => say(`Storybook could not be built: ${error.message}`));
say('demo users: minhanh, quochuy, camtu, giabao, thuha, ngocmai, ducthinh (an empty account) …');
say('password of each: keo-demo-2026');
say(`the sandbox (mail and SMS outbox, clock): ${address}/sandbox`);
say(`sites that embed Keo: ${address}/partners/html/ · /partners/wordpress/ · /partners/hostile/`);
