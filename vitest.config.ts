import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { lighter } from './packages/react/script-tag/bundle.ts';
import { launchOptions } from './scripts/chromium.ts';
import { forceColours } from './scripts/force-colours.ts';
import { measurePatience } from './scripts/machine-speed.ts';
import { resultsReporter } from './scripts/vitest-results.ts';

const patience = await measurePatience();
const isLong = process.env['KEO_TEST_LONG'] === '1';
const results = process.env['KEO_TEST_RESULTS'];

// Vite keeps an old list of packages across runs, and a new one found midway reloads the page under a test.
const optimizeDeps = { force: true };

/** Every story is a test in a real browser, with axe: in the light, and as it is after that in the dark. */
const storybook = {
  extends: true as const,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  optimizeDeps,
  test: {
    name: 'storybook',
    isolate: false,
    sequence: { groupOrder: 1 },
    env: { KEO_TEST_PATIENCE: String(patience) },
    setupFiles: [`${import.meta.dirname}/.storybook/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      commands: { forceColours },
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  },
};

type Alias = { find: RegExp; replacement: string };

// Groups run one after another: browsers beside servers take longer than the two in turn.

/** Client tests in a real browser: once for each version of React that a partner may have, and on Preact for the script tag. */
const inBrowser = (
  name: string,
  major: string,
  { alias = [], tests = 'src', exclude = [] }: { alias?: Alias[]; tests?: string; exclude?: string[] } = {},
) => ({
  extends: true as const,
  resolve: { alias },
  optimizeDeps,
  test: {
    name,
    sequence: { groupOrder: 1 },
    env: { REACT_MAJOR: major },
    root: 'packages/react',
    include: [`${tests}/**/*.browser.test.tsx`],
    exclude,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
});

const severalNodes = 'server/**/*.nodes.test.ts';
/**
 * The law's table once more, over HTTP: for the long run. In `npm test` the law has its tests in core, and a walk of
 * 3,000 steps compares the server with it (`server/simulation`).
 */
const lawOverHttp = ['disputes', 'funding', 'offers', 'postings'].map((name) => `server/law/${name}.test.ts`);
/** Each file builds its own server over its own database; the modules they are made of are the same. */
const ofServer = (name: string, test: object) => ({
  extends: true as const,
  test: {
    name,
    root: 'packages/demo-app',
    environment: 'node' as const,
    isolate: false,
    sequence: { groupOrder: 2 },
    globalSetup: ['server/testing/global-setup.ts'],
    setupFiles: [`${import.meta.dirname}/packages/demo-app/server/testing/setup-file.ts`],
    ...test,
  },
});
const older = `${import.meta.dirname}/packages/react/node_modules`;
/** In the long run: `npm test` has React 19 and Preact. */
const onReact18 = inBrowser('react18', '18', {
  alias: [
    { find: /^react(?=\/|$)/, replacement: `${older}/react18` },
    { find: /^react-dom(?=\/|$)/, replacement: `${older}/react-dom18` },
  ],
});

export default defineConfig({
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@keo/source', ...defaultServerConditions] } },
  test: {
    // Half of a file's time is waiting: for a database, a page, a process.
    maxWorkers: 4,
    ...(results !== undefined && { reporters: ['default', resultsReporter(results)] }),
    provide: { patience, long: isLong },
    setupFiles: [`${import.meta.dirname}/scripts/wait-for-conditions.ts`],
    // A hung test still fails; a slow machine is not a fault of the product.
    testTimeout: patience * (isLong ? 20 : 4),
    hookTimeout: patience * (isLong ? 20 : 4),
    expect: { poll: { timeout: patience } },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          root: 'packages/core',
          environment: 'node',
          isolate: false,
          include: ['*.test.ts', 'src/**/*.test.ts', 'simulation/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] } },
      ofServer('server', {
        include: ['server/**/*.test.ts', 'src/**/*.test.ts'],
        exclude: [severalNodes, ...(isLong ? [] : lawOverHttp)],
      }),
      // Crowds that race on several nodes have the machine to themselves; in the long run each file has.
      ofServer('nodes', {
        include: [severalNodes],
        fileParallelism: !isLong,
        sequence: { groupOrder: 3 },
      }),
      {
        extends: true,
        test: {
          name: 'react',
          root: 'packages/react',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'script-tag/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.tsx'],
        },
      },
      // The elements, whose sources are the same, on Preact alone in `npm test`.
      inBrowser('react19', '19', { exclude: isLong ? [] : ['src/embed/**'] }),
      ...(isLong ? [onReact18] : []),
      inBrowser('preact', 'preact', { alias: lighter, tests: 'src/embed' }),
      storybook,
    ],
  },
});
