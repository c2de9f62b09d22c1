import path from 'node:path';
import { type Plugin, build, defaultClientConditions, minify } from 'vite';
import { floorTargets } from '../../core/browser-floor.ts';
import { markPureCalls } from '../../core/pure-calls.ts';
import { type Chunk, compileEagerly, inlineHelper, loadAgain } from './finish-chunks.ts';
import { stripCodes } from './strip-codes.ts';
import { stripEndpoints } from './strip-endpoints.ts';
import { type TextsInUse, stripUnusedTexts, textsInUse } from './texts-in-use.ts';
import { type TokensInUse, stripUnusedTokens, tokensInUse } from './tokens-in-use.ts';

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

const pureCalls: Plugin = {
  name: 'pure-calls',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/packages/') ? markPureCalls(id, code) : undefined),
};

/** Aliases a library to one of our files, which may import the library itself. */
const aliasToFile = (library: string, file: string): Plugin => {
  const small = path.join(here, file);
  return {
    name: file,
    enforce: 'pre',
    resolveId: (source, importer) => (source === library && importer !== small ? small : null),
  };
};

const smallContract: Plugin = {
  name: 'small-contract',
  enforce: 'pre',
  transform: (code, id) => stripEndpoints(id, code),
};

const smallCodes = (read: Parameters<typeof stripCodes>[2]): Plugin => ({
  name: 'small-codes',
  enforce: 'pre',
  transform: (code, id) => stripCodes(id, code, read),
});

const smallLibraries = [
  aliasToFile('valibot', 'small-valibot.ts'),
  aliasToFile('xstate', 'small-xstate.ts'),
  smallContract,
  smallCodes(['kind', 'link', 'groups']),
];

const usedTexts = (isInUse: TextsInUse): Plugin => ({
  name: 'compiled-texts',
  enforce: 'pre',
  transform: (code, id) => stripUnusedTexts(id, code, isInUse),
});

const smallSheets = (inUse: TokensInUse): Plugin => ({
  name: 'small-sheets',
  enforce: 'post',
  transform: (code, id) => stripUnusedTokens(id, code, inUse),
});

/** One chunk for the bell, because each imported chunk is another round trip; one for what other widgets share. */
const groups = [
  { name: 'bell', test: /notifications\.element\.tsx$/ },
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
          minify: true,
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
  const small = await Promise.all(
    chunks.map(async ({ name, fileName, code, imports, modules }) => {
      // Library builds contain whitespace and `PURE` annotations.
      const minified = await minify(fileName, code, { module: true });
      if (minified.errors.length > 0)
        throw new Error(`${fileName} is no JavaScript`, { cause: minified.errors });
      return { name, fileName, code: minified.code, imports, modules };
    }),
  );
  return loadAgain(inlineHelper(small)).map(compileEagerly);
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
    plugins: [pureCalls, smallCodes(['sender'])],
    names: '[name]-[hash].js',
  });
  const [first] = demo;
  if (!first || demo.length > 1) throw new Error(`The demo is ${demo.length} files`);
  const build = (plugins: Plugin[]) =>
    bundle({
      entry: { keo: source('loader.ts') },
      plugins: [prebuilt(source('demo-client.ts'), first.fileName), ...smallLibraries, ...plugins, pureCalls],
      names: '[name].js',
    });
  // Built twice: used texts and variables are known only after tree shaking.
  const modules = getModules(await build([]));
  return [...(await build([usedTexts(textsInUse(modules)), smallSheets(tokensInUse(modules))])), first];
}
