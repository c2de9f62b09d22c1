import { type Rolldown, parseAst } from 'vite';
import { nodesIn } from './nodes-in.ts';

export type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'code' | 'imports' | 'modules'>;

/** A piece of a text. */
type Span = { start: number; end: number };

/** A chunk and its static imports, transitively. */
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

/** In ms after each try: half a minute in all. */
const pauses = [1000, 2000, 4000, 8000, 16_000, 0];

/**
 * Fetches what a lazy chunk needs, then imports it. Firefox and WebKit remember a failed `import()` and each file it
 * lacked, and Chromium a failed preload; none remembers a failed `fetch`. Where the page's policy refuses that, only
 * `import()` is left.
 */
const loadFiles = [
  'async function keoFile(f){let r;try{r=await fetch(new URL(f,import.meta.url))}catch(e){if(navigator.onLine)return;throw e}if(!r.ok)throw r.status;await r.blob()}',
  `async function keoLoad(load,files){for(const wait of [${pauses.join()}])try{await Promise.all(files.map(keoFile));break}catch{await new Promise(y=>setTimeout(y,wait))}return load()}`,
].join('\n');

/**
 * Preloads a lazy chunk together with its imports, which would otherwise be discovered one round trip after the other.
 */
export function loadAgain(chunks: readonly Chunk[]): readonly Chunk[] {
  return chunks.map((chunk) => {
    const here = new Set(withStaticImports(chunks, chunk.fileName));
    let { code } = chunk;
    for (const node of [...nodesIn(parseAst(code).body)].toReversed()) {
      if (node.type !== 'ImportExpression') continue;
      const alone = code.slice(node.start, node.end);
      const wanted = /[^/`"']+\.js/.exec(alone)?.[0];
      if (wanted === undefined) continue;
      const named = withStaticImports(chunks, wanted).filter((one) => !here.has(one));
      const files = [...new Set([wanted, ...named.map(({ fileName }) => fileName)])].map(
        (name) => `"./${name}"`,
      );
      code = `${code.slice(0, node.start)}keoLoad(()=>${alone},[${files.join()}])${code.slice(node.end)}`;
    }
    return code === chunk.code ? chunk : { ...chunk, code: `${code}\n${loadFiles}` };
  });
}

/**
 * Nearly all of the bell runs on load. With this magic comment V8 compiles it eagerly while streaming, off the main
 * thread; other engines ignore it.
 */
export const compileEagerly = (chunk: Chunk): Chunk =>
  chunk.name === 'bell' ? { ...chunk, code: `//# allFunctionsCalledOnLoad\n${chunk.code}` } : chunk;

const pair = (code: string, from: Span, to: Span) =>
  `${code.slice(from.start, from.end)}:${code.slice(to.start, to.end)}`;

/**
 * Inlines the bundler's helper into each chunk that imports it: as a chunk of its own, its 158 bytes would cost every
 * bell a round trip and 0.13 kB. Hashes in file names still change with it, because the helper's name has one.
 */
export function inlineHelper(chunks: readonly Chunk[]): readonly Chunk[] {
  const helper = chunks.find(({ name }) => name === 'rolldown-runtime');
  if (!helper) return chunks;
  const exportNode = parseAst(helper.code).body.find(({ type }) => type === 'ExportNamedDeclaration');
  if (exportNode?.type !== 'ExportNamedDeclaration')
    throw new Error('The helper of the bundler exports nothing');
  const body = helper.code.slice(0, exportNode.start);
  const exported = exportNode.specifiers.map((one) => pair(helper.code, one.exported, one.local));
  return chunks.flatMap((chunk) => {
    if (chunk === helper) return [];
    const { code } = chunk;
    const importNode = parseAst(code).body.find(
      (node) => node.type === 'ImportDeclaration' && node.source.value === `./${helper.fileName}`,
    );
    if (importNode?.type !== 'ImportDeclaration') return [chunk];
    const names = importNode.specifiers.map((one) =>
      pair(code, one.type === 'ImportSpecifier' ? one.imported : one.local, one.local),
    );
    const inlined = `var{${names.join()}}=(()=>{${body}return{${exported.join()}}})();`;
    return [
      {
        ...chunk,
        code: code.slice(0, importNode.start) + inlined + code.slice(importNode.end),
        imports: chunk.imports.filter((name) => name !== helper.fileName),
      },
    ];
  });
}
