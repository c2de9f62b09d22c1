import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { floorTargets } from '../core/browser-floor.ts';
import { markPureCalls } from '../core/pure-calls.ts';

/** The minifier keeps whitespace in custom properties. */
const trimVariables = (sheet: string) =>
  sheet.replaceAll(
    /(--[\w-]+): ([^;{}]*)/g,
    (_, name: string, value: string) =>
      `${name}:${value.replaceAll(/("[^"]*")|, /g, (_all, text?: string) => text ?? ',')}`,
  );

export default defineConfig([
  {
    entry: [
      'src/index.ts',
      'src/marketplace/index.ts',
      'src/embed/index.ts',
      'src/embed/define.ts',
      'src/embed/preact.ts',
    ],
    format: ['esm', 'cjs'],
    target: floorTargets,
    dts: true,
    splitting: true,
    sourcemap: true,
    // Bundling drops `"use client"` of the sources.
    banner: { js: '"use client";' },
    plugins: [
      {
        // The CommonJS conversion puts code before the directive, which would disable it.
        name: 'use-client-first',
        async buildEnd({ writtenFiles }) {
          for (const { name } of writtenFiles.filter((file) => file.name.endsWith('.cjs')))
            await writeFile(name, `"use client";${await readFile(name, 'utf8')}`);
        },
      },
    ],
    esbuildPlugins: [
      {
        // As Vite's `?inline`.
        name: 'inline-css',
        setup(build) {
          build.onResolve({ filter: /\.css\?inline$/ }, ({ path: name, resolveDir }) => ({
            // Without `.css`, because tsup has its own loader for it.
            path: path.relative(import.meta.dirname, path.join(resolveDir, name.replace('.css?inline', ''))),
            namespace: 'inline-css',
          }));
          build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async (file) => {
            const { outputFiles } = await build.esbuild.build({
              entryPoints: [path.join(import.meta.dirname, `${file.path}.css`)],
              bundle: true,
              minify: true,
              write: false,
              target: floorTargets,
            });
            return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
          });
        },
      },
      {
        name: 'pure-calls',
        setup(build) {
          build.onLoad({ filter: /\.tsx?$/ }, async (file) => {
            const contents = markPureCalls(file.path, await readFile(file.path, 'utf8'));
            return contents === undefined
              ? null
              : { contents, loader: file.path.endsWith('x') ? 'tsx' : 'ts' };
          });
        },
      },
    ],
  },
  {
    entry: { styles: 'src/styles/index.css', marketplace: 'src/marketplace/marketplace.css' },
    target: floorTargets,
    minify: true,
    plugins: [{ name: 'lean-variables', renderChunk: (code) => ({ code: trimVariables(code) }) }],
  },
]);
