import { describe, expect, it, vi } from 'vitest';
import { bundleScriptTag } from './bundle.ts';
import { type Chunk, withStaticImports } from './finish-chunks.ts';

// Not the test's `NODE_ENV`, which would include development warnings.
vi.stubEnv('NODE_ENV', 'production');
const chunks = await bundleScriptTag();
// Other test files share this worker: in production React has no `jsxDEV`.
vi.unstubAllEnvs();
const named = (name: string) => {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`No chunk is named ${name}: ${chunks.map((chunk) => chunk.name).join(', ')}`);
  return found.fileName;
};
const getModules = (some: readonly Chunk[]) => some.flatMap(({ modules }) => Object.keys(modules));
const libraries = (modules: readonly string[]) =>
  new Set(
    modules.flatMap(
      (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? [],
    ),
  );

/** Of valibot only the ISO timestamp pattern, see `small-valibot.ts`. */
const small = ['preact', 'valibot', 'xstate'];
const drawing = ['class-variance-authority', 'clsx', ...small];

const ours = (some: readonly Chunk[]) =>
  getModules(some).flatMap((id) => /\/packages\/(?!.*\/node_modules\/)(.*)$/.exec(id)?.[1] ?? []);

const code = (test: RegExp) =>
  chunks.flatMap(({ modules, name }) =>
    name === 'demo-client'
      ? []
      : Object.entries(modules).flatMap(([id, one]) => (test.test(id) ? [one.code ?? ''] : [])),
  );

describe('the script tag', () => {
  it('loads nothing but itself before the first widget', () => {
    const first = getModules(withStaticImports(chunks, 'keo.js')).map((id) => id.replace(/.*\//, ''));
    expect(new Set(first)).toEqual(
      new Set(['define-element.ts', 'prefetch-token.ts', 'loader.ts', 'mount.ts', 'when-idle.ts']),
    );
  });

  it('renders the bell from one chunk', () => {
    const files = withStaticImports(chunks, named('bell'));
    expect(files.map(({ name }) => name)).toEqual(['bell']);
    expect([...libraries(getModules(files))].toSorted()).toEqual(small);
  });

  it('keeps socket, panel, account, theme and toasts out of the bell', () => {
    const late =
      /socket\.(machine|actors)|connect-|keo\.live|panel|feed|session-gate|\/ui\/(?!icons\/)|wallet|toast|demo-client/;
    const product =
      /account|credential|callback|cookie|local-storage|tab-lock|secret|\/theme\/|present-refresh|by-ky/;
    // Loaders of lazy parts, the boundary around a widget, and a message name that both sides use.
    const known = ['panel-loader.ts', 'error-boundary.tsx', 'embed.css', 'toasts.vi', 'toasts.en'];
    const files = ours(withStaticImports(chunks, named('bell'))).filter(
      (file) => !known.some((name) => file.includes(name)),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => late.test(file) || product.test(file))).toEqual([]);
  });

  it('loads every lazy part by a dynamic import', () => {
    const bell = withStaticImports(chunks, named('bell'));
    for (const name of [
      'panel-view',
      'wallet-view',
      'toaster-view',
      'embedded-live',
      'demo-client',
      'notifications.vi',
    ])
      expect(bell.map((chunk) => chunk.fileName)).not.toContain(named(name));
  });

  it('preloads the imports of the panel, and compiles the bell eagerly', () => {
    const loaded = withStaticImports(chunks, named('bell'));
    const late = withStaticImports(chunks, named('panel-view')).filter((chunk) => !loaded.includes(chunk));
    expect(late.length).toBeGreaterThan(1);
    const bell = chunks.find(({ name }) => name === 'bell')?.code ?? '';
    for (const { fileName } of late) expect(bell).toContain(`"./${fileName}"`);
    expect(bell.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  });

  it('renders the panel with the libraries of class names in addition', () => {
    expect([...libraries(getModules(withStaticImports(chunks, named('panel-view'))))].toSorted()).toEqual(
      drawing,
    );
  });

  it.each(['wallet-view', 'toaster-view'])('renders the %s without further libraries', (name) => {
    expect([...libraries(getModules(withStaticImports(chunks, named(name))))].toSorted()).toEqual(drawing);
  });

  it('contains no React, i18next, TanStack or Radix, and has socket.io-client in its own chunk', () => {
    const all = [...libraries(getModules(chunks))];
    expect(all.filter((name) => /^react|i18next|^@tanstack|^@radix-ui|^ky$/.test(name))).toEqual([]);
    const holders = chunks.filter((chunk) => libraries(getModules([chunk])).has('socket.io-client'));
    expect(holders).toHaveLength(1);
    const importers = chunks.filter(({ imports }) => imports.includes(holders[0]?.fileName ?? ''));
    expect(importers).toEqual([]);
  });

  it('contains of valibot only the ISO timestamp pattern, except in the demo', () => {
    const real = chunks.flatMap(({ name, modules }) =>
      name === 'demo-client'
        ? []
        : Object.entries(modules).flatMap(([id, { code }]) => (/\/valibot\//.test(id) ? [code ?? ''] : [])),
    );
    expect(real).toHaveLength(1);
    expect(real[0]?.match(/^(?:var|const|function|class) \w+/gm)).toEqual(['var ISO_TIMESTAMP_REGEX']);
  });

  it('contains exactly the used texts', () => {
    const carried = new Set(
      code(/\.vi\.ts$/).flatMap((text) =>
        [...text.matchAll(/"([\w.-]+?)(?:_other)?":/g)].map(([, key]) => key),
      ),
    );
    const requests = code(/\/packages\/(?!.*\.(?:vi|en)\.ts$)/).flatMap((text) =>
      [...text.matchAll(/\b(?:t|own|translate)\("([\w.-]+)"/g)].map(([, key]) => key),
    );
    expect(requests.length).toBeGreaterThan(40);
    expect(requests.filter((key) => !carried.has(key))).toEqual([]);
    for (const unused of ['http.refusal.TAKEN', 'inbox.filter.group', 'withdraw.title', 'app.name'])
      expect(carried).not.toContain(unused);
  });
});
