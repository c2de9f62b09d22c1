import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: true,
    splitting: true,
    sourcemap: true,
    // Bundling drops the directive of the source files, so it is put back on every output file.
    banner: { js: '"use client";' },
  },
  { entry: { styles: 'src/styles/index.css' } },
]);
