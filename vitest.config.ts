import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { type Plugin, defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { aliases } from './packages/react/script-tag/bundle.ts';
import { launchOptions } from './scripts/chromium.ts';
import { forceColours } from './scripts/force-colours.ts';
import { patience } from './scripts/patience.ts';

const isLong = process.env['KEO_TEST_LONG'] === '1';
/** For browsers, several nodes and real processes alone; `scripts/each-file.ts` names who needed it. */
const retry = process.env['CI'] === 'true' ? 1 : 0;

// Vite caches its list of dependencies, and finding a new one reloads the page under a test.
const optimizeDeps = { force: true };

const production = { 'process.env.NODE_ENV': '"production"' };
/**
 * React as users have it, which takes a fifth less work; in the long run as developers have it, with its warnings.
 * After the plugin of React, which asks for the other one.
 */
const productionReact: Plugin = {
  name: 'production-react',
  enforce: 'post',
  config: () => ({
    define: production,
    optimizeDeps: {
      include: ['react/jsx-runtime'],
      rolldownOptions: { transform: { define: production } },
    },
    oxc: { jsx: { development: false } },
  }),
};

/** Every story is a test in a real browser, with axe: in light, and in the long run in dark mode too. */
const storybook = {
  extends: true as const,
  plugins: [
    storybookTest({ configDir: `${import.meta.dirname}/.storybook` }),
    ...(isLong ? [] : [productionReact]),
  ],
  optimizeDeps,
  test: {
    name: 'storybook',
    isolate: false,
    retry,
    sequence: { groupOrder: 1 },
    env: {
      KEO_TEST_PATIENCE: String(patience),
      KEO_TEST_LONG: isLong ? '1' : '',
      KEO_TEST_TRANSLATED: process.env['KEO_TEST_TRANSLATED'] ?? '',
    },
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

// Groups run one after another: browsers and servers at once take longer.

type InBrowser = { alias?: Alias[]; tests?: string; exclude?: string[] };

/** Defines elements, which a page does once, so it needs a page without them. */
const ofLoader = 'src/embed/loader.browser.test.tsx';

/** Client tests in a real browser: for each React version that partners may have, and on Preact for the script tag. */
const inBrowser = (
  name: string,
  major: string,
  { alias = [], tests = 'src/**/*.browser.test.tsx', exclude = [ofLoader] }: InBrowser = {},
) => ({
  extends: true as const,
  resolve: { alias },
  optimizeDeps,
  test: {
    name,
    // Half of a file's time is loading its modules.
    isolate: false,
    retry,
    sequence: { groupOrder: 1 },
    env: { REACT_MAJOR: major },
    root: 'packages/react',
    include: [tests],
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
const loaderInBrowser = (major: string, options: InBrowser = {}) =>
  inBrowser(`${major}-loader`, major, { ...options, tests: ofLoader, exclude: [] });

const severalNodes = 'server/**/*.nodes.test.ts';
const processes = 'server/**/*.process.test.ts';
const walks = 'server/dev/simulation/**/*.test.ts';
/**
 * Files for the long run alone. `npm test` has what fails for the same breach: the law's table over HTTP is tested in
 * core, and compared with the server in a walk of 600 steps (`server/dev/simulation`).
 */
const longFiles = ['disputes', 'funding', 'offers', 'proofs', 'work'].map(
  (name) => `server/modules/market/law/${name}.test.ts`,
);
/** Each file builds its own server on its own database; modules are shared. */
const ofServer = (name: string, test: object) => ({
  extends: true as const,
  test: {
    name,
    root: 'packages/demo-app',
    environment: 'node' as const,
    isolate: false,
    execArgv: [`--import=${import.meta.dirname}/packages/demo-app/server/dev/testing/quick-imports.ts`],
    sequence: { groupOrder: 2 },
    globalSetup: ['server/dev/testing/global-setup.ts'],
    setupFiles: [`${import.meta.dirname}/packages/demo-app/server/dev/testing/setup-file.ts`],
    ...test,
  },
});
const older = `${import.meta.dirname}/packages/react/node_modules`;
const react18 = {
  alias: [
    { find: /^react(?=\/|$)/, replacement: `${older}/react18` },
    { find: /^react-dom(?=\/|$)/, replacement: `${older}/react-dom18` },
  ],
};
const preact = { alias: aliases };
/** In the long run; `npm test` has React 19 and Preact, and the elements, which have the same source, on Preact alone. */
const onEveryReact = [
  inBrowser('react19', '19'),
  loaderInBrowser('19'),
  inBrowser('react18', '18', react18),
  loaderInBrowser('18', react18),
];

const isLongest = ({ moduleId }: TestSpecification) => /(?:walk|\.process)\.test\.ts$/.test(moduleId);
/** Vitest begins with the largest files where it has no earlier run, as in CI; the longest ones are small. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

export default defineConfig({
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@keo/source', ...defaultServerConditions] } },
  test: {
    // On two cores: half of a file's time is waiting.
    maxWorkers: 4,
    provide: { patience, long: isLong },
    sequence: { sequencer: LongestFirst },
    setupFiles: [`${import.meta.dirname}/scripts/each-file.ts`],
    // A hung test must fail.
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
        include: ['{server,routes,src}/**/*.test.ts'],
        exclude: [severalNodes, processes, ...(isLong ? [walks] : longFiles)],
      }),
      ofServer('processes', { include: [processes], retry }),
      // Of hours: a project of its own, so that a run can do without.
      ...(isLong ? [ofServer('walk', { include: [walks] })] : []),
      // Races on several nodes run alone; in the long run each file does.
      ofServer('nodes', {
        include: [severalNodes],
        retry,
        fileParallelism: !isLong,
        sequence: { groupOrder: 3 },
      }),
      {
        extends: true,
        test: {
          name: 'react',
          root: 'packages/react',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'script-tag/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.tsx'],
        },
      },
      ...(isLong ? onEveryReact : [inBrowser('react19', '19', { exclude: ['src/embed/**'] })]),
      inBrowser('preact', 'preact', { ...preact, tests: 'src/embed/**/*.browser.test.tsx' }),
      loaderInBrowser('preact', preact),
      storybook,
    ],
  },
});
