import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { markPureCalls, plainNamespaces } from './pure-calls.ts';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
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
