import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildManifest } from './vite.build-manifest.ts';
import { preloadFonts } from './vite.preload-fonts.ts';

const server = 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  plugins: [react(), buildManifest(), preloadFonts()],
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
