import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig, defaultClientConditions, defineConfig } from 'vite';
import { floorTargets } from '../core/browser-floor.ts';
import { pureConstants } from '../core/pure-constants.ts';
import { stripEndpoints } from '../react/script-tag/strip-endpoints.ts';
import { buildManifest } from './vite.build-manifest.ts';
import { compressFiles } from './vite.compress-files.ts';
import { importAgain } from './vite.import-again.ts';
import { pageFiles } from './vite.page-files.ts';
import { preloadFonts } from './vite.preload-fonts.ts';

const server = 'http://127.0.0.1:4000';

/** Removes what only the server and the documentation read of an endpoint. */
const strippedEndpoints = (): Plugin => ({
  name: 'strip-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/core/src/') ? stripEndpoints(id, code) : undefined),
});

/** Needed by every page at once: one file compresses better than a dozen chunks. */
const firstLoad = { name: 'first', tags: ['$initial' as const], priority: 2 };
/** In a file of its own, so that a test can tell which pages load it: those with a form. */
const forms = { name: 'forms', test: /hookform|react-hook-form/, priority: 1 };
/** Words that the bell shares with the pages of deals, and must not load these for. */
const timers = { name: 'timers', test: /notifications\/timer(?:s\.(?:vi|en)|-words)\.ts$/, priority: 1 };

const compiling = () => [strippedEndpoints(), pureConstants(), react()];
const base = {
  root: import.meta.dirname,
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: floorTargets,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first file is large on purpose; the warning is for accidents.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Files name each other, the first one all of them, and a hash does not compress: seven signs are the fewest.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // A group has only what it names; else Rolldown adds all that its modules import.
        codeSplitting: { includeDependenciesRecursively: false, groups: [firstLoad, forms, timers] },
      },
    },
  },
} satisfies UserConfig;

export default defineConfig({
  ...base,
  plugins: [
    ...compiling(),
    pageFiles({ ...base, plugins: compiling() }),
    buildManifest(),
    importAgain(),
    preloadFonts(),
    compressFiles(),
  ],
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
