import path from 'node:path';
import { type OutputFile, build } from 'esbuild';

const packages = path.resolve(import.meta.dirname, '../packages');

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

export async function bundlePage(
  file: string,
  mode: 'production' | 'development',
  alias: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, file)],
    bundle: true,
    minify: mode === 'production',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': `"${mode}"`, global: 'globalThis' },
    loader: { '.css': 'empty' },
    alias: {
      '@keo/core/contract': `${packages}/core/dist/contract.js`,
      '@keo/core/testing': `${packages}/core/dist/testing.js`,
      '@keo/core': `${packages}/core/dist/index.js`,
      '@keo/react/embed/define': `${packages}/react/dist/embed/define.js`,
      '@keo/react': `${packages}/react/dist/index.js`,
      react: path.join(import.meta.dirname, 'node_modules/react'),
      'react-dom': path.join(import.meta.dirname, 'node_modules/react-dom'),
      ...alias,
    },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
