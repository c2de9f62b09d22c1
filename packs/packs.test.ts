import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it, vi } from 'vitest';
import { runServer } from '../packages/demo-app/server/dev/testing/run-server.ts';
import { getCode } from './code-of-pages.ts';

const apps = inject('apps');
/** React 18 only in the long run; its types and elements have other tests. */
const majors = inject('long') ? ['18', '19'] : ['19'];
const run = (app: string, ...args: string[]) =>
  execFileSync('node', args, { cwd: path.join(apps, app), encoding: 'utf8' });

/**
 * Compiler errors of a file and its declarations, by Node's resolution, without positions. Always by the faster
 * compiler.
 */
function compilerErrors(app: string, file: string): string[] {
  const compiler = path.join(apps, 'react19/node_modules/typescript/bin/tsc');
  const rules = [
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
    '--strict',
  ];
  const { stdout } = spawnSync(
    'node',
    [compiler, file, '--ignoreConfig', '--noEmit', '--pretty', 'false', ...rules],
    { cwd: path.join(apps, app), encoding: 'utf8' },
  );
  return stdout.split('\n').filter((line) => /^\S.*: error TS/.test(line));
}

describe.each(['core', 'react'])('@keo/%s', (name) => {
  it('contains its README and LICENSE', async () => {
    const packed = (file: string) => readFile(path.join(apps, 'packed', name, file), 'utf8');
    expect(await packed('README.md')).toContain(`# @keo/${name}`);
    expect(await packed('LICENSE')).toContain('MIT License');
  });
});

/** See docs/decisions/0001: XState's types of these machines' children contradict themselves. */
const childrenOfMachines =
  /@keo\/core\/dist\/.*TS2411: Property '(sender|store|maskStore|link)' of type 'ActorRefFromLogic</;

describe.each(majors)('a Vite app on React %s', (major) => {
  it('has only that React', async () => {
    const manifest = path.join(apps, `react${major}/node_modules/react/package.json`);
    expect(JSON.parse(await readFile(manifest, 'utf8')).version).toMatch(new RegExp(`^${major}\\.`));
    const store = await readdir(path.join(apps, 'node_modules/.pnpm'));
    expect(
      store.filter((name) => name.includes('@keo+react') && name.includes(`react@${major}.`)),
    ).not.toEqual([]);
  });

  it('compiles the code of README and guides', async () => {
    const files = await readdir(path.join(apps, `react${major}`));
    const pages = new Set(files.flatMap((name) => /^(.+)-\d+\.tsx?$/.exec(name)?.[1] ?? []));
    expect([...pages].toSorted()).toEqual([
      'README',
      'docs-guides-headless',
      'docs-guides-react',
      'packages-core-README',
      'packages-react-README',
    ]);
    expect(run(`react${major}`, 'node_modules/typescript/bin/tsc')).toBe('');
  });
});

describe('the script of the guide for partners', () => {
  it('compiles as JavaScript, whose functions need no types', async () => {
    const scripts = getCode('docs/guides/partner.md', 'js').map(({ code }) => code);
    await writeFile(path.join(apps, 'react19/partner.js'), scripts.join('\n'));
    const rules =
      '--allowJs --checkJs --noEmit --strict --noImplicitAny false --skipLibCheck --types vite/client';
    const modules = '--ignoreConfig --target es2022 --module esnext --moduleResolution bundler';
    const files = ['partner.js', 'partner.d.ts'];
    const compiler = 'node_modules/typescript/bin/tsc';
    expect(run('react19', compiler, ...files, ...`${rules} ${modules}`.split(' '))).toBe('');
  });
});

describe.each([
  ['react19', 'entries.mts'],
  ['react18', 'entries.cts'],
])("types by Node's resolution, in %s by %s", (app, file) => {
  it('are valid in every declaration, except known errors', () => {
    const said = compilerErrors(app, file);
    expect(said.filter((line) => !childrenOfMachines.test(line))).toEqual([]);
    expect(said).toHaveLength(5);
  });
});

describe("README's headless machines", () => {
  it('sign in to a real server, count, and get live updates', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'keo-door-'));
    const server = runServer({ KEO_DATA_DIR: folder });
    const origin = await server.ready();
    const code = getCode('README.md', 'ts', 'tsx').at(-2)?.code ?? '';
    await writeFile(path.join(apps, 'react19/door-3.mjs'), code.replaceAll('https://keo.example', origin));
    const script = spawn('node', ['door-3.mjs'], { cwd: path.join(apps, 'react19') });
    try {
      let counts: number[] = [];
      let said = '';
      script.stdout.on('data', (text: Buffer) => {
        said += String(text);
        counts = said.trim().split('\n').map(Number);
      });
      script.stderr.on('data', (text: Buffer) => (said += String(text)));
      await vi.waitFor(() => expect(counts.at(-1)).toBeGreaterThanOrEqual(0));
      const [before = NaN] = counts.slice(-1);
      const body = JSON.stringify({ username: 'minhanh', action: 'DEAL_ACCEPTED' });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${origin}/au/api/sandbox/notify`, { method: 'POST', headers, body });
      await vi.waitFor(() => expect([said, counts.at(-1)]).toEqual([said, before + 1]));
    } finally {
      script.kill();
      server.child.kill();
      await server.ended;
      await rm(folder, { recursive: true });
    }
  });
});

describe("README's own server", () => {
  it('parses what its comment says', async () => {
    const code = getCode('README.md', 'ts', 'tsx').at(-1)?.code ?? '';
    const compared = code.replace(/^parse\((.*)\); \/\/ → (.*)$/m, 'deepEqual(parse($1), $2);');
    expect(compared).not.toBe(code);
    const file = path.join(apps, 'react19/door-4.mjs');
    await writeFile(file, `import { deepEqual } from 'node:assert/strict';\n${compared}`);
    expect(run('react19', 'door-4.mjs')).toBe('');
  });
});

describe.each(inject('long') ? ['node', 'node18'] : ['node'])('a plain script of Node in %s', (app) => {
  const expected = { money: '1,250,000đ', path: '/jobdeallog/jobs-my-deal-logs-list', mount: 'function' };

  it.each(['run.mjs', 'run.cjs'])('imports, renders on a server and exits: %s', (script) => {
    const answer: unknown = JSON.parse(run(app, script));
    expect(answer).toMatchObject(expected);
    expect(answer).toHaveProperty('html', expect.stringMatching(/^<button/));
  });
});

const bundle = (code: string) => run('shaking', 'bundle.mjs', code);
const weigh = (code: string) => gzipSync(code, { level: 9 }).length;
const heavy = /engine\.io|socket\.io|xstate|i18next|Idempotency|WebSocket/i;

describe('a bundle', () => {
  it('of formatDong contains nothing else', () => {
    const code = bundle(`import { formatDong } from '@keo/core'; document.title = formatDong(1000);`);
    expect(code).toContain('document.title');
    expect(code).not.toMatch(heavy);
    expect(weigh(code)).toBeLessThan(1000);
  });

  it('of one schema contains no client', () => {
    const code = bundle(
      `import { usernameSchema } from '@keo/core'; console.log(usernameSchema['~standard'].validate('an'));`,
    );
    expect(code).not.toMatch(heavy);
    expect(weigh(code)).toBeLessThan(2000);
  });

  it('of one component contains no client and no schema', () => {
    const code = bundle(`import { Badge } from '@keo/react'; console.log(Badge);`);
    expect(code).toContain('keo-badge');
    expect(code).not.toMatch(heavy);
    expect(weigh(code)).toBeLessThan(1200);
  });

  it('of a whole client contains all of these', () => {
    const code = bundle(`import { createKeo } from '@keo/core'; createKeo({ apiBase: '/' }).start();`);
    expect(code).toMatch(/engine\.io|WebSocket/);
    expect(code).toMatch(/xstate/);
  });
});

describe('the tarball of @keo/react', () => {
  it('starts every file with "use client"', async () => {
    const dist = path.join(apps, 'packed/react/dist');
    const files = (await readdir(dist, { recursive: true })).filter((name) => /\.c?js$/.test(name));
    expect(files.length).toBeGreaterThan(6);
    const texts = await Promise.all(files.map((name) => readFile(path.join(dist, name), 'utf8')));
    expect(files.filter((_name, index) => !/^["']use client["'];/.test(texts[index] ?? ''))).toEqual([]);
  });

  it('contains no sources', async () => {
    const files = await readdir(path.join(apps, 'packed/react'), { recursive: true });
    expect(files.filter((name) => /(^|\/)src\/|\.test\.|\.stories\./.test(name))).toEqual([]);
  });
});
