import { build } from 'tsup';
import { floorTargets } from '../core/browser-floor.ts';
import { buildLibrary } from '../core/build-library.ts';

/** The minifier keeps whitespace in custom properties. */
const trimVariables = (sheet: string) =>
  sheet.replaceAll(
    /(--[\w-]+): ([^;{}]*)/g,
    (_, name: string, value: string) =>
      `${name}:${value.replaceAll(/("[^"]*")|, /g, (_all, text?: string) => text ?? ',')}`,
  );

await buildLibrary({
  entry: [
    'src/index.ts',
    'src/marketplace/index.ts',
    'src/embed/index.ts',
    'src/embed/define.ts',
    'src/embed/preact.ts',
  ],
  banner: '"use client";',
});
await build({
  config: false,
  entry: { styles: 'src/styles/index.css', marketplace: 'src/marketplace/marketplace.css' },
  target: floorTargets,
  minify: true,
  silent: true,
  plugins: [{ name: 'lean-variables', renderChunk: (code) => ({ code: trimVariables(code) }) }],
});
