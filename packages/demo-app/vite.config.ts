import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions, defineConfig } from 'vite';
import { markPureCalls } from '../core/pure-calls.ts';
import { leaveCallsAlone } from '../react/script-tag/calls-alone.ts';
import { buildManifest } from './vite.build-manifest.ts';
import { compressFiles } from './vite.compress-files.ts';
import { preloadFonts } from './vite.preload-fonts.ts';

const server = 'http://127.0.0.1:4000';

/** The packages as their own builds make them: what a page does not use is left out of it. */
const pureCalls = (): Plugin => ({
  name: 'pure-calls',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/packages/') ? markPureCalls(id, code) : undefined),
});

/** What only the server and the documentation read of an endpoint is not sent to a browser. */
const callsAlone = (): Plugin => ({
  name: 'calls-alone',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/core/src/') ? leaveCallsAlone(id, code) : undefined),
});

/** Every page needs these at once: one file compresses better than the dozen the pages' own splits would cut it into. */
const firstLoad = { name: 'first', tags: ['$initial' as const], priority: 2 };

/** What pages without a form share with those that have one, which bring a library more. */
const fields = {
  name: 'fields',
  test: /react[\\/]src[\\/](ui[\\/](field|button|use-ripple|spinner)|icons[\\/](draw|state))/,
  priority: 1,
};

/** What every form page shares, so that the next form after the first one is already there. */
const forms = {
  name: 'forms',
  test: /hookform|react-hook-form|react[\\/]src[\\/]auth[\\/](named|form-f|use-sub)|ui[\\/](field|password)/,
};

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  plugins: [callsAlone(), pureCalls(), react(), buildManifest(), preloadFonts(), compressFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file holds what every page needs at once; the warning is about files nobody meant to be this large.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [firstLoad, fields, forms] } } },
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
