import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../scripts/build.ts';
import { unpackPackage } from '../scripts/unpack-package.ts';
import { getCode, pages } from './code-of-pages.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '..');
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

declare module 'vitest' {
  interface ProvidedContext {
    apps: string;
  }
}

/** Writes the code of README and guides into an app, to be compiled there. */
async function writeReadersCode(app: string): Promise<void> {
  for (const page of pages) {
    const name = page.slice(0, -'.md'.length).replaceAll('/', '-');
    for (const [index, { language, code }] of getCode(page, 'ts', 'tsx').entries())
      await writeFile(path.join(app, `${name}-${index}.${language}`), `${code}\nexport {};\n`);
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const apps = await mkdtemp(path.join(tmpdir(), 'keo-packs-'));
  const end = () => rm(apps, { recursive: true, force: true });
  try {
    await build('packages');
    await cp(here, apps, { recursive: true });
    await cp(path.join(apps, 'react19/entries.mts'), path.join(apps, 'react19/entries.cts'));
    for (const [newer, older] of [
      ['react19', 'react18'],
      ['node', 'node18'],
    ] as const)
      await cp(path.join(apps, newer), path.join(apps, older), { recursive: true, force: false });
    for (const name of ['core', 'react'] as const) await unpackPackage(name, path.join(apps, 'packed', name));
    const store = path.dirname(run('pnpm', ['store', 'path'], root).trim());
    if (project.config.snapshotOptions.updateSnapshot === 'all') {
      run('pnpm', ['install', '--no-frozen-lockfile', '--store-dir', store], apps);
      await cp(path.join(apps, 'pnpm-lock.yaml'), path.join(here, 'pnpm-lock.yaml'));
    } else {
      // Everything is in the pnpm store: no network.
      run('pnpm', ['install', '--frozen-lockfile', '--offline', '--store-dir', store], apps);
    }
    await Promise.all(['react18', 'react19'].map((app) => writeReadersCode(path.join(apps, app))));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('apps', apps);
  return end;
}
