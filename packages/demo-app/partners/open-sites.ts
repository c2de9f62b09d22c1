/** Sample sites with their own build: installed from the packed packages, built, and served as partners. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from '../../../scripts/build.ts';
import { unpackPackage } from '../../../scripts/unpack-package.ts';

const here = import.meta.dirname;
const names = ['next', 'vue'] as const;
export type BuiltSite = (typeof names)[number];
export type BuiltSites = { readonly urls: Record<BuiltSite, string>; close(): Promise<void> };

const quiet = { NEXT_TELEMETRY_DISABLED: '1' };
const buildSite = (site: BuiltSite, env: Record<string, string> = {}) =>
  execFileSync('pnpm', ['--dir', path.join(here, site), 'run', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...quiet, ...env },
  });

/** Installs without a running Keo. The first time Next.js is downloaded. */
export async function installSites(): Promise<void> {
  await build('packages');
  for (const name of ['core', 'react'] as const) await unpackPackage(name, path.join(here, 'packed', name));
  const install = ['install', '--dir', here, '--frozen-lockfile', '--prefer-offline'];
  execFileSync('pnpm', install, { stdio: ['ignore', 'ignore', 'inherit'] });
  buildSite('next');
}

async function ask<Data>(keoUrl: string, to: string, body: object, authorization?: string): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    ...(authorization !== undefined && { authorization }),
  };
  const answer = await fetch(`${keoUrl}/au/api${to}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { code, msg, data }: { code: number; msg: string; data: Data } = await answer.json();
  if (code !== 200) throw new Error(`${to}: ${code} ${msg}`);
  return data;
}

/** As in `docs/guides/partner.md`: a key for the site, a code from the user, a link. */
async function becomePartner(keoUrl: string, site: string, token: string): Promise<Record<string, string>> {
  const partner = { name: `Trang mẫu ${new URL(site).port}`, origins: [site] };
  const { key, secret } = await ask<{ key: string; secret: string }>(keoUrl, '/sandbox/add-partner', partner);
  const { code } = await ask<{ code: string }>(keoUrl, '/embed/link-code', {}, token);
  const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  await ask(keoUrl, '/embed/link', { user: 'shop-7', code }, basic);
  return { KEO_URL: keoUrl, KEO_KEY: key, KEO_SECRET: secret };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Serves the installed sites on these ports, linked to the user with `token`. */
export async function openSites(options: {
  keoUrl: string;
  ports: Record<BuiltSite, number>;
  token: string;
}): Promise<BuiltSites> {
  const { keoUrl, ports, token } = options;
  buildSite('vue', { VITE_KEO_URL: keoUrl });
  const urls = { next: `http://localhost:${ports.next}`, vue: `http://localhost:${ports.vue}` };
  const commands = { next: ['node_modules/next/dist/bin/next', 'start'], vue: ['server.js'] };
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children) {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM') && !isOver) await ended;
    }
  };
  try {
    for (const name of names) {
      const settings = await becomePartner(keoUrl, urls[name], token);
      const child = spawn('node', commands[name], {
        cwd: path.join(here, name),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...quiet, ...settings, PORT: String(ports[name]) },
      });
      children.push(child);
      await answers(urls[name], child);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { urls, close };
}
