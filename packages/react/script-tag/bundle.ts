import path from 'node:path';
import { type Plugin, type Rolldown, build, defaultClientConditions, minify } from 'vite';
import { markPureCalls } from '../../core/pure-calls.ts';
import { stripEndpoints } from './strip-endpoints.ts';
import { type TextsInUse, stripUnusedTexts, textsInUse } from './texts-in-use.ts';
import { type TokensInUse, stripUnusedTokens, tokensInUse } from './tokens-in-use.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '..');

export type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'code' | 'imports' | 'modules'>;

/**
 * Aliases of libraries to smaller replacements, such as Preact for React; the sources are the same. See
 * docs/decisions/0016.
 */
export const aliases = [
  { find: /^react-dom\/client$/, replacement: path.join(here, 'react-dom-client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react(-dom)?$/, replacement: path.join(here, 'react.ts') },
  { find: /^@radix-ui\/react-toast$/, replacement: path.join(here, 'toast-parts.tsx') },
  { find: /^\.\/xstate-dev\.esm\.js$/, replacement: path.join(here, 'xstate-dev.ts') },
  { find: /^@xstate\/react$/, replacement: path.join(here, 'xstate-react.ts') },
];

const pureCalls: Plugin = {
  name: 'pure-calls',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/packages/') ? markPureCalls(id, code) : undefined),
};

/** Aliases a library to a file of ours, which may itself import from the library. */
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

const smallLibraries = [
  aliasToFile('valibot', 'small-valibot.ts'),
  aliasToFile('xstate', 'small-xstate.ts'),
  smallContract,
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

/**
 * One chunk has all that a page with a bell needs, because each imported chunk is one more round trip; another has what
 * several other widgets share.
 */
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
      target: 'es2022',
      // The browsers with `:state()`, which widgets use for light and dark: no fallback is written for older ones.
      cssTarget: ['chrome125', 'edge125', 'firefox126', 'safari17.4'],
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
      // Library builds contain whitespace and `PURE` notes.
      const minified = await minify(fileName, code, { module: true });
      if (minified.errors.length > 0)
        throw new Error(`${fileName} is no JavaScript`, { cause: minified.errors });
      return { name, fileName, code: minified.code, imports, modules };
    }),
  );
  return preloadImports(inlineHelper(small)).map(compileEagerly);
}

/**
 * Preloads a lazy chunk together with its imports, which would otherwise be discovered one round trip after the other.
 */
function preloadImports(chunks: readonly Chunk[]): readonly Chunk[] {
  return chunks.map((chunk) => {
    const here = new Set(withStaticImports(chunks, chunk.fileName));
    const code = chunk.code.replaceAll(/\bimport\(`\.\/([\w.-]+)`\)/g, (alone, wanted: string) => {
      const [, ...named] = withStaticImports(chunks, wanted).filter((one) => !here.has(one));
      const others = named.map(({ fileName }) => `import(\`./${fileName}\`)`);
      return others.length > 0 ? `Promise.all([${[alone, ...others].join()}]).then(e=>e[0])` : alone;
    });
    return { ...chunk, code };
  });
}

/**
 * Nearly all of the bell runs on load. With this magic comment V8 compiles it eagerly while streaming, off the main
 * thread; other engines ignore it.
 */
const compileEagerly = (chunk: Chunk): Chunk =>
  chunk.name === 'bell' ? { ...chunk, code: `//# allFunctionsCalledOnLoad\n${chunk.code}` } : chunk;

/** `local as exported`, or one name for both; in an import the order is reversed. */
const pairs = (list: string) => list.split(',').map((one) => one.split(' as '));

/**
 * Inlines the bundler's helper into each chunk that imports it: as a chunk of its own, its 158 bytes would cost every
 * bell a round trip. Hashes in file names still change with it, because the helper's name has one.
 */
function inlineHelper(chunks: readonly Chunk[]): readonly Chunk[] {
  const helper = chunks.find(({ name }) => name === 'rolldown-runtime');
  if (!helper) return chunks;
  const [, body = '', given = ''] = /^(.+;)export\{(.+)\};?\s*$/s.exec(helper.code) ?? [];
  const exported = pairs(given).map(([local, name = local]) => `${name}:${local}`);
  const asks = new RegExp(`^import\\{([^}]+)\\}from"\\./${helper.fileName}";`);
  return chunks.flatMap((chunk) => {
    if (chunk === helper) return [];
    if (!chunk.imports.includes(helper.fileName)) return [chunk];
    const code = chunk.code.replace(asks, (_, list: string) => {
      const names = pairs(list).map(([name, local = name]) => `${name}:${local}`);
      return `var{${names.join()}}=(()=>{${body}return{${exported.join()}}})();`;
    });
    if (body === '' || code === chunk.code) throw new Error('The helper of the bundler is not what it was');
    return [{ ...chunk, code, imports: chunk.imports.filter((name) => name !== helper.fileName) }];
  });
}

const source = (file: string) => path.join(root, 'src/embed', file);

/** A built file in place of its source. */
const prebuilt = (id: string, fileName: string): Plugin => ({
  name: 'built-already',
  enforce: 'pre',
  async resolveId(name, importer) {
    const found = await this.resolve(name, importer, { skipSelf: true });
    return found?.id === id ? { id: `./${fileName}`, external: true } : null;
  },
});

const modulesOf = (chunks: readonly Chunk[]) =>
  new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { code }]) => [id, code ?? ''] as const),
    ),
  );

/**
 * `keo.js` and its lazy chunks, with hashes in their names. The demo is bundled separately: its server needs schemas of
 * both sides, which nothing else should load.
 */
export async function bundleScriptTag(): Promise<readonly Chunk[]> {
  const demo = await bundle({
    entry: { 'demo-client': source('demo-client.ts') },
    plugins: [pureCalls],
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
  // Which texts and variables are used is known only after tree shaking, so it is built twice.
  const modules = modulesOf(await build([]));
  return [...(await build([usedTexts(textsInUse(modules)), smallSheets(tokensInUse(modules))])), first];
}

/** A file and its static imports: all that must be loaded before it runs. */
export function withStaticImports(chunks: readonly Chunk[], fileName: string): readonly Chunk[] {
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
