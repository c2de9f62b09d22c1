import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { bundleScriptTag, closureOf } from './bundle.ts';

vi.stubEnv('NODE_ENV', 'production');
const chunks = await bundleScriptTag();

const filesOf = (names: readonly string[]) =>
  new Set(
    names.flatMap((name) => {
      const found = chunks.filter((chunk) => chunk.name === name);
      if (found.length !== 1) throw new Error(`${found.length} chunks are named ${name}`);
      return found.flatMap(({ fileName }) => closureOf(chunks, fileName));
    }),
  );

/** What a page loads for these files, each compressed alone as a server sends it, in bytes. */
const weigh = (names: readonly string[], but: readonly string[] = []) => {
  const loaded = filesOf(but);
  return [...filesOf(names)]
    .filter((chunk) => !loaded.has(chunk))
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
};

/** Thousands of bytes. A new limit is a decision: see docs/decisions. */
describe('the weight of the script tag', () => {
  const bell = ['keo', 'bell', 'notifications.vi'];
  it.each([
    ['what every page loads', ['keo'], [], 1],
    ['a bell that counts', ['keo', 'bell'], [], 75],
    ['its panel and the live connection too', [...bell, 'panel-view', 'esm'], [], 97],
    ['the list of notifications in the page', ['notification-list.element', 'panel-view'], bell, 5.5],
    ['the wallet beside it', ['wallet.element', 'wallet-view'], bell, 15],
    ['toasts beside it', ['toaster.element', 'toaster-view'], bell, 15.5],
    ['sample data, where nothing is connected', ['demo-client'], bell, 26],
  ] as const)('is bounded for %s', (_, names, but, limit) => {
    expect(weigh(names, but) / 1000).toBeLessThanOrEqual(limit);
  });
});
