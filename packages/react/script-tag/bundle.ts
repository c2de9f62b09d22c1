import path from 'node:path';
import { type Rolldown, build, defaultClientConditions, minify } from 'vite';
import { markPureCalls } from '../../core/pure-calls.ts';

const here = import.meta.dirname;

export type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'code' | 'imports' | 'modules'>;

/** Preact in the place of React, and what is lighter in the place of what rests on it: the sources are the same. */
export const lighter = [
  { find: /^react-dom\/client$/, replacement: path.join(here, 'react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^use-sync-external-store\/.*/, replacement: path.join(here, 'sync-external-store.ts') },
  { find: /^.*\/create-i18n\.ts$/, replacement: path.join(here, 'create-i18n.ts') },
];

/** What a page with a bell needs is one file, for each file that names another is one more way to the server. */
const bell = { name: 'bell', test: /notifications\.element\.tsx$/ };

/** `keo.js` and the files that it loads when they are wanted, their names carrying what is in them. */
export async function bundleScriptTag(): Promise<readonly Chunk[]> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: path.resolve(here, '..'),
    plugins: [
      {
        name: 'pure-calls',
        enforce: 'pre',
        transform: (code, id) => (id.includes('/packages/') ? markPureCalls(id, code) : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@keo/source', ...defaultClientConditions], alias: lighter },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: { keo: path.resolve(here, '../src/embed/loader.ts') }, formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [bell] },
        },
      },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('The script tag has no bundle');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return Promise.all(
    chunks.map(async ({ name, fileName, code, imports, modules }) => {
      // The build of a library keeps its spaces and its notes for other bundlers.
      const small = await minify(fileName, code, { module: true });
      return { name, fileName, code: small.code, imports, modules };
    }),
  );
}

/** A file and all that it names with `import … from`: what comes before it can run. */
export function closureOf(chunks: readonly Chunk[], fileName: string): readonly Chunk[] {
  const found = new Set<Chunk>();
  const visit = (name: string) => {
    const chunk = chunks.find((one) => one.fileName === name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports) visit(next);
  };
  visit(fileName);
  return [...found];
}
