import path from 'node:path';
import { build as buildTypes } from 'tsup';
import { type Plugin, build } from 'vite';
import { floorTargets } from './browser-floor.ts';
import { pureConstants } from './pure-constants.ts';

/** By `__esModule`, with which Node marks what `require` gives of an ES module; Rolldown takes all of it for the default. */
const defaultByMark: Plugin = {
  name: 'default-by-mark',
  renderChunk: (code, _chunk, { format }) =>
    format === 'cjs' ? { code: code.replaceAll(/(__toESM\(\w+), 1\)/g, '$1)'), map: null } : null,
};

type Options = { entry: string[]; banner?: string };

/**
 * Builds the package in the current folder with one file for each source: bundlers drop the files that an import does
 * not need. See docs/decisions/0001.
 */
export async function buildLibrary({ entry, banner = '' }: Options): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [pureConstants(), defaultByMark],
    build: {
      target: floorTargets,
      minify: false,
      sourcemap: true,
      lib: { entry, formats: ['es', 'cjs'] },
      rolldownOptions: {
        external: /^[^./]/,
        output: { preserveModules: true, preserveModulesRoot: path.resolve('src'), banner },
      },
    },
  });
  await buildTypes({ config: false, entry, format: ['esm', 'cjs'], dts: { only: true }, silent: true });
}
