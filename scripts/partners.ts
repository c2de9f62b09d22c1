/** `pnpm partners`: the sandbox with every sample site, those with a build of their own too. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { installSites, openSites } from '../packages/demo-app/partners/open-sites.ts';

const port = process.env['PORT'] ?? '4000';
const keoUrl = `http://localhost:${port}`;
const say = (text: string) => console.log(`keo  ${text}`);

say('packing Keo, installing and building the sites, about a minute …');
await installSites();

// A new sandbox each time, because every run adds partners.
const data = '.keo/partners';
await rm(data, { recursive: true, force: true });
const server = spawn('node', ['scripts/serve.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port, KEO_DATA_DIR: data },
});
const isReady = async () => {
  const answer = await fetch(`${keoUrl}/readyz`).catch(() => null);
  return answer?.ok === true;
};
while (!(await isReady())) {
  if (server.exitCode !== null) process.exit(server.exitCode);
  await new Promise((resolve) => setTimeout(resolve, 200));
}

const signedIn = await fetch(`${keoUrl}/au/api/user/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'minhanh', password: 'keo-demo-2026' }),
});
const { data: session } = await signedIn.json();
const sites = await openSites({ keoUrl, ports: { next: 4101, vue: 4102 }, token: session.accessToken });
say(`Next.js: ${sites.urls.next} · Vue: ${sites.urls.vue}, both as minhanh`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
await once(server, 'exit');
await sites.close();
