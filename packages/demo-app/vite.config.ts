import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions, defineConfig } from 'vite';
import { markPureCalls } from '../core/pure-calls.ts';
import { stripEndpoints } from '../react/script-tag/strip-endpoints.ts';
import { buildManifest } from './vite.build-manifest.ts';
import { compressFiles } from './vite.compress-files.ts';
import { preloadFonts } from './vite.preload-fonts.ts';

const server = 'http://127.0.0.1:4000';

/** Marks the packages' calls as pure, as their own builds do, so that unused parts are dropped. */
const pureCalls = (): Plugin => ({
  name: 'pure-calls',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/packages/') ? markPureCalls(id, code) : undefined),
});

/** Removes what only the server and the documentation read of an endpoint. */
const strippedEndpoints = (): Plugin => ({
  name: 'strip-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/core/src/') ? stripEndpoints(id, code) : undefined),
});

/** Needed by every page at once: one file compresses better than a dozen chunks. */
const firstLoad = { name: 'first', tags: ['$initial' as const], priority: 2 };

/** Shared by pages with and without a form; form pages add a library to it. */
const fields = {
  name: 'fields',
  test: /react[\\/]src[\\/](ui[\\/](field|button|use-ripple|spinner)|icons[\\/](draw|state))/,
  priority: 1,
};

/** Shared by all form pages, so that the second form needs nothing more; what pages without one show is left out. */
const forms = {
  name: 'forms',
  test: /hookform|react-hook-form|react[\\/]src[\\/]auth[\\/](named|form-frame|use-sub)|ui[\\/](field|password)/,
};

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  plugins: [strippedEndpoints(), pureCalls(), react(), buildManifest(), preloadFonts(), compressFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first file is large on purpose; the warning is for accidents.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Files name each other, the first one all of them, and a hash does not compress: seven signs are the fewest.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [firstLoad, fields, forms] },
      },
    },
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
