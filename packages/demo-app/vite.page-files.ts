import { type InlineConfig, type Plugin, type Rolldown, build } from 'vite';
import { type Layout, pagePaths } from './routes/paths.ts';

/** In characters before minifying, of which a tenth cross the wire: the request of a smaller file costs more. */
const small = 5000;

/** Dynamic imports that each layout makes after its first view: for visitors, on the dashboard for signed-in users. */
const loadedLater: Record<Layout, readonly string[]> = {
  default: [],
  auth: [],
  dashboard: ['layout/user-bar.tsx', 'layout/page-toaster.tsx', 'pages/chat/chat-door.tsx'],
};

/** Modules that the same pages load, and what they import of other files. */
type File = { readonly pages: ReadonlySet<string>; modules: string[]; size: number; imports: Set<File> };

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((page) => all.has(page));

/**
 * Puts modules that the same pages load into one file, and a small file into one that more pages load, as a first build
 * with `config` shows them. Rolldown alone makes a file for each set of dynamic imports that share modules: a page was a
 * hundred files, most below 1 kB.
 */
export function pageFiles(config: InlineConfig): Plugin {
  return {
    name: 'keo-page-files',
    apply: 'build',
    async config() {
      const name = await nameFiles(config);
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name }] } } } } };
    },
  };
}

async function nameFiles(config: InlineConfig): Promise<(module: string) => string | null> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('The first build has no output.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const names = new Map<string, string>();
  for (const [no, { modules }] of joinSmall(getFiles(chunks)).entries())
    for (const module of modules) names.set(module, `shared-${no}`);
  return (module) => names.get(module) ?? null;
}

type Chunk = Rolldown.OutputChunk;

function getFiles(chunks: readonly Chunk[]): File[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const getImports = (chunk: Chunk) => chunk.imports.flatMap((name) => byName.get(name) ?? []);
  const files = new Map<string, File>();
  const fileByChunk = new Map<Chunk, File>();
  for (const [chunk, pages] of pagesByChunk(chunks, getImports)) {
    // What is imported dynamically has a file already.
    if (chunk.isDynamicEntry) continue;
    const key = [...pages].join(' ');
    const file: File = files.get(key) ?? { pages, modules: [], size: 0, imports: new Set() };
    files.set(key, file);
    fileByChunk.set(chunk, file);
    file.modules.push(...chunk.moduleIds);
    file.size += chunk.code.length;
  }
  for (const [chunk, file] of fileByChunk)
    for (const imported of getImports(chunk).flatMap((one) => fileByChunk.get(one) ?? []))
      if (imported !== file) file.imports.add(imported);
  return [...files.values()];
}

/** The pages that load each chunk, without the chunks of the first load. */
function pagesByChunk(chunks: readonly Chunk[], getImports: (chunk: Chunk) => Chunk[]) {
  const collect = (chunk: Chunk, found: Set<Chunk>) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of getImports(chunk)) collect(imported, found);
  };
  const findChunk = (source: string) => {
    const holdsIt = (id: string) => id.endsWith(`/demo-app/src/${source}`);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(holdsIt));
    if (!chunk) throw new Error(`${source} is no module of the product.`);
    return chunk;
  };
  const first = new Set<Chunk>();
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) collect(entry, first);

  const pathsByChunk = new Map<Chunk, Set<string>>();
  for (const { path, page, layout } of pagePaths) {
    const loaded = new Set<Chunk>();
    for (const source of [`pages/${page}.page.tsx`, `layout/${layout}-layout.tsx`, ...loadedLater[layout]])
      collect(findChunk(source), loaded);
    for (const chunk of loaded)
      if (!first.has(chunk)) pathsByChunk.set(chunk, (pathsByChunk.get(chunk) ?? new Set()).add(path));
  }
  return pathsByChunk;
}

/** A small file becomes a part of one that more pages load, if those pages load all that it imports. */
function joinSmall(files: readonly File[]): File[] {
  const left = new Set(files);
  const inOrder = [...files].sort((a, b) => a.pages.size - b.pages.size || a.size - b.size);
  for (const file of inOrder) {
    if (file.size > small) continue;
    const [larger] = [...left]
      .filter(
        ({ pages }) =>
          pages.size > file.pages.size &&
          isWithin(file.pages, pages) &&
          [...file.imports].every((imported) => isWithin(pages, imported.pages)),
      )
      .sort((a, b) => a.pages.size - b.pages.size || b.size - a.size);
    if (!larger) continue;
    left.delete(file);
    larger.modules.push(...file.modules);
    larger.size += file.size;
    for (const other of left) if (other.imports.delete(file) && other !== larger) other.imports.add(larger);
    for (const imported of file.imports) if (imported !== larger) larger.imports.add(imported);
  }
  return [...left];
}
