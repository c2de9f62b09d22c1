import { type OutputFile, build } from 'esbuild';

/** What a site's own build makes of such code, minified, in the way in which every reference is built here. */
export async function bundle(code: string, format: 'esm' | 'iife'): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    target: 'es2022',
    write: false,
    absWorkingDir: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: { '.css': 'text' },
    logLevel: 'error',
  });
  return outputFiles;
}
