import path from 'node:path';
import { type Plugin, build, defaultClientConditions } from 'vite';
import { floorTargets } from '../../core/browser-floor.ts';
import { pureConstants } from '../../core/pure-constants.ts';
import { type Chunk, compileEagerly, inlineHelper, loadAgain } from './finish-chunks.ts';
import { slimSources } from './slim-sources.ts';
import { stripCodes } from './strip-codes.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '..');

/** Smaller replacements of libraries, such as Preact for React. See docs/decisions/0016. */
export const aliases = [
  { find: /^react-dom\/client$/, replacement: path.join(here, 'react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react(-dom)?$/, replacement: path.join(here, 'react.ts') },
  { find: /^@radix-ui\/react-toast$/, replacement: path.join(here, 'toast-parts.tsx') },
  { find: /^\.\/xstate-dev\.esm\.js$/, replacement: path.join(here, 'xstate-dev.ts') },
  { find: /^\.\/watch-faults\.ts$/, replacement: path.join(here, 'watch-faults.ts') },
  { find: /^@xstate\/react$/, replacement: path.join(here, 'xstate-react.ts') },
];

/** The server in memory reads of a code only who sends it. */
const demoCodes: Plugin = {
  name: 'demo-codes',
  transform: (code, id) => stripCodes(id, code, ['sender']),
};

/**
 * One chunk for the bell, because each imported chunk is another round trip; one for what other widgets share, without
 * the words of notifications, which no wallet reads.
 */
const groups = [
  { name: 'bell', test: /notifications\.element\.tsx$/, priority: 2 },
  { name: 'words', test: /notification-words\.ts$/, minShareCount: 2, priority: 1 },
  { name: 'parts', minShareCount: 2 },
];

type Entry = { entry: Record<string, string>; plugins: Plugin[]; names: string };

async function bundle({ entry, plugins, names }: Entry): Promise<readonly Chunk[]> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@keo/source', ...defaultClientConditions], alias: aliases },
    build: {
      write: false,
      target: floorTargets,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: {
          // For its libraries Vite keeps whitespace and annotations.
          minify: true,
          comments: false,
          entryFileNames: names,
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups },
        },
      },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('The script tag has no bundle');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return loadAgain(inlineHelper(chunks)).map(compileEagerly);
}

const source = (file: string) => path.join(root, 'src/embed', file);

/** Resolves a source to its built file. */
const prebuilt = (id: string, fileName: string): Plugin => ({
  name: 'built-already',
  enforce: 'pre',
  async resolveId(name, importer) {
    const found = await this.resolve(name, importer, { skipSelf: true });
    return found?.id === id ? { id: `./${fileName}`, external: true } : null;
  },
});

const getModules = (chunks: readonly Chunk[]) =>
  new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { code }]) => [id, code ?? ''] as const),
    ),
  );

/** `keo.js` and its lazy chunks. The demo is bundled separately, because only its mock server needs request schemas. */
export async function bundleScriptTag(): Promise<readonly Chunk[]> {
  const demo = await bundle({
    entry: { 'demo-client': source('demo-client.ts') },
    plugins: [pureConstants(), demoCodes],
    names: '[name]-[hash].js',
  });
  const [first] = demo;
  if (!first || demo.length > 1) throw new Error(`The demo is ${demo.length} files`);
  const bundleWidgets = (slim: Plugin) =>
    bundle({
      entry: { keo: source('loader.ts') },
      plugins: [prebuilt(source('demo-client.ts'), first.fileName), pureConstants(), slim],
      names: '[name].js',
    });
  const modules = getModules(await bundleWidgets(slimSources()));
  return [...(await bundleWidgets(slimSources(modules))), first];
}
