import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { markPureCalls } from '../core/pure-calls.ts';

export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: true,
    splitting: true,
    sourcemap: true,
    // Bundling drops the directive of the source files, so it is put back on every output file.
    banner: { js: '"use client";' },
    esbuildPlugins: [
      {
        name: 'pure-calls',
        setup(build) {
          build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
            const contents = markPureCalls(path, await readFile(path, 'utf8'));
            return contents === undefined ? null : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
          });
        },
      },
    ],
  },
  { entry: { styles: 'src/styles/index.css' } },
]);
