import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  // One file per import path would drag xstate and ky into whoever takes a single schema.
  splitting: true,
  sourcemap: true,
});
