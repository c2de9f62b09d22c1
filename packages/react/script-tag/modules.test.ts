import { describe, expect, it, vi } from 'vitest';
import { type Chunk, bundleScriptTag, closureOf } from './bundle.ts';

// As it is built for pages: a test's own environment would bring what developers are warned with.
vi.stubEnv('NODE_ENV', 'production');
const chunks = await bundleScriptTag();
const named = (name: string) => {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`No chunk is named ${name}: ${chunks.map((chunk) => chunk.name).join(', ')}`);
  return found.fileName;
};
const modulesOf = (some: readonly Chunk[]) => some.flatMap(({ modules }) => Object.keys(modules));
/** The libraries among modules, by name. */
const libraries = (modules: readonly string[]) =>
  new Set(
    modules.flatMap(
      (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? [],
    ),
  );

const small = [
  '@xstate/react',
  'class-variance-authority',
  'clsx',
  'ky',
  'preact',
  'use-isomorphic-layout-effect',
  'valibot',
  'xstate',
];

describe('the script tag', () => {
  it('loads nothing but itself before a widget is wanted', () => {
    const first = modulesOf(closureOf(chunks, 'keo.js')).map((id) => id.replace(/.*\//, ''));
    expect(new Set(first)).toEqual(new Set(['define-element.ts', 'loader.ts', 'mount.ts', 'when-idle.ts']));
  });

  it("draws the bell from one file and the bundler's own few words, by a handful of libraries", () => {
    const files = closureOf(chunks, named('bell'));
    expect(files.map(({ name }) => name)).toEqual(['bell', 'rolldown-runtime']);
    expect([...libraries(modulesOf(files))].toSorted()).toEqual(small);
  });

  it('draws the panel without one library more', () => {
    expect([...libraries(modulesOf(closureOf(chunks, named('panel-view'))))].toSorted()).toEqual(small);
  });

  it('draws the wallet without one library more', () => {
    expect([...libraries(modulesOf(closureOf(chunks, named('wallet-view'))))].toSorted()).toEqual(small);
  });

  it('has no React, no i18next and no TanStack anywhere, and keeps the socket to a file of its own', () => {
    const all = libraries(modulesOf(chunks));
    for (const name of ['react', 'react-dom', 'i18next', '@tanstack/react-query'])
      expect(all).not.toContain(name);
    const holders = chunks.filter((chunk) => libraries(modulesOf([chunk])).has('socket.io-client'));
    expect(holders).toHaveLength(1);
    const importers = chunks.filter(({ imports }) => imports.includes(holders[0]?.fileName ?? ''));
    expect(importers).toEqual([]);
  });

  it('asks for no text that it does not carry', () => {
    const asking = chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { code }]) =>
        /\btranslate\(["'`](auth|users|theme)\./.test(code ?? '') ? [id] : [],
      ),
    );
    expect(asking).toEqual([]);
  });
});
