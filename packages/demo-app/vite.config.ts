import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions, defineConfig } from 'vite';
import { markPureCalls } from '../core/pure-calls.ts';
import { buildManifest } from './vite.build-manifest.ts';
import { preloadFonts } from './vite.preload-fonts.ts';

const server = 'http://127.0.0.1:4000';

/** The packages as their own builds make them: what a page does not use is left out of it. */
const pureCalls = (): Plugin => ({
  name: 'pure-calls',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/packages/') ? markPureCalls(id, code) : undefined),
});

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  plugins: [pureCalls(), react(), buildManifest(), preloadFonts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      '/au/api': server,
      '/api': server,
      '/livez': server,
      '/readyz': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
