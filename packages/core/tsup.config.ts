import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { floorTargets } from './browser-floor.ts';
import { markPureCalls, plainNamespaces } from './pure-calls.ts';

const entries = ['src/index.ts', 'src/contract.ts', 'src/testing.ts'];

export default defineConfig({
  // The last two are no entry points of the package: in files of their own, bundlers can drop i18next, which declares
  // side effects.
  entry: [...entries, 'src/client/create-keo.ts', 'src/client/create-embedded-keo.ts'],
  format: ['esm', 'cjs'],
  target: floorTargets,
  dts: { entry: entries },
  // Without it a single schema would load xstate and ky.
  splitting: true,
  sourcemap: true,
  plugins: [{ name: 'plain-namespaces', renderChunk: (code) => ({ code: plainNamespaces(code) }) }],
  esbuildPlugins: [
    {
      name: 'pure-calls',
      setup(build) {
        build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
          const contents = markPureCalls(path, await readFile(path, 'utf8'));
          return contents === undefined ? null : { contents, loader: 'ts' };
        });
      },
    },
  ],
});
