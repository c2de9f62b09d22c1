import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { markPureCalls, plainNamespaces } from './pure-calls.ts';

const entries = ['src/index.ts', 'src/contract.ts', 'src/testing.ts'];

export default defineConfig({
  // The last two are no entries of the package: as such each gets files of its own, so that a bundler can leave out
  // i18next, which says of itself that it has side effects, with the one that has it.
  entry: [...entries, 'src/client/create-keo.ts', 'src/client/create-embedded-keo.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: entries },
  // One file per import path would drag xstate and ky into whoever takes a single schema.
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
