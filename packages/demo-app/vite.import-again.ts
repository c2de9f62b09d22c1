import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A dynamic import of another file of the build, by a literal name. */
const ofFile = /\bimport\((["'`])(\.{1,2}\/[^"'`]+\.js)\1\)/g;
const helper = '\0vite/preload-helper.js';
const ours = path.resolve(import.meta.dirname, 'src/build/import-files.ts');

/**
 * Browsers remember a failed `import()` by its address, so a file that was lost once would stay lost until a reload.
 * What a chunk needs is fetched first (`import-files.ts`). A chunk that no other imports statically is asked for again
 * under another address; of others there would be two copies, each with its own state.
 */
export function importAgain(): Plugin {
  return {
    name: 'keo-import-again',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === helper ? `export { importFiles as __vitePreload } from ${JSON.stringify(ours)}` : null,
    // In the written files, because only there an import has its final form.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const shared = new Set(chunks.flatMap(({ imports }) => imports.map((name) => path.basename(name))));
        for (const chunk of chunks) finish(chunk, shared);
      },
    },
  };
}

function finish(chunk: Rolldown.OutputChunk, shared: ReadonlySet<string>): void {
  if (chunk.code.includes('Unable to preload CSS'))
    throw new Error(`${chunk.fileName} has Vite's own preloading`);
  chunk.code = withSecondTry(chunk.code, shared);
}

/** The code of a chunk whose dynamic imports have a second try, but for `shared` files. */
export function withSecondTry(code: string, shared: ReadonlySet<string>): string {
  const rewritten = code.replaceAll(ofFile, (all, quote, file: string) =>
    shared.has(path.basename(file)) ? all : `__keoImport(${quote}${file}${quote})`,
  );
  if (rewritten === code) return code;
  return `${rewritten}\nfunction __keoImport(file){return import(file).catch(()=>import(file+"?again="+Date.now()))}\n`;
}
