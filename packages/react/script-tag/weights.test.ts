import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { bundleScriptTag } from './bundle.ts';
import { withStaticImports } from './finish-chunks.ts';

vi.stubEnv('NODE_ENV', 'production');
const chunks = await bundleScriptTag();
// Other test files share this worker: in production React has no `jsxDEV`.
vi.unstubAllEnvs();

const getFiles = (names: readonly string[]) =>
  new Set(
    names.flatMap((name) => {
      const found = chunks.filter((chunk) => chunk.name === name);
      if (found.length !== 1) throw new Error(`${found.length} chunks are named ${name}`);
      return found.flatMap(({ fileName }) => withStaticImports(chunks, fileName));
    }),
  );

const weigh = (names: readonly string[], but: readonly string[] = []) => {
  const loaded = getFiles(but);
  return [...getFiles(names)]
    .filter((chunk) => !loaded.has(chunk))
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
};

const getSheets = (names: readonly string[]) =>
  [...getFiles(names)]
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => id.includes('.css'))
    .map(([, { code }]) => code ?? '')
    .join('');

/** In kB (1,000 bytes). Before raising a limit see docs/decisions/0018. */
describe('the size of the script tag', () => {
  const bell = ['keo', 'bell'];
  const panel = [...bell, 'panel-view', 'notifications.vi', 'embedded-live'];
  it.each([
    ['what every page loads', ['keo'], [], 1.3],
    ['a bell that counts', bell, [], 46],
    ['its panel and the live connection too', panel, [], 71.3],
    ['the list of notifications in the page', ['notification-list.element'], panel, 0.6],
    ['the wallet beside it', ['wallet.element', 'wallet-view'], panel, 8],
    ['toasts beside it', ['toaster.element', 'toaster-view'], panel, 8],
    ['a wallet beside a bell that nobody opens', ['wallet.element', 'wallet-view'], bell, 13.1],
    ['sample data, where nothing is connected', ['demo-client'], bell, 24.1],
    ['the way around a network without WebSockets', ['esm'], panel, 13],
  ] as const)('is bounded for %s', (_, names, but, limit) => {
    expect(weigh(names, but) / 1000).toBeLessThanOrEqual(limit);
  });

  it.each([
    ['a bell and its panel', panel],
    ['a wallet', ['wallet.element', 'wallet-view']],
    ['toasts', ['toaster.element', 'toaster-view']],
  ] as const)('is 6 at most for the sheets of %s', (_, names) => {
    expect(gzipSync(getSheets(names), { level: 9 }).byteLength / 1000).toBeLessThanOrEqual(6);
  });
});
