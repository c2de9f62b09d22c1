/** `KEO_TEST_MUTANTS=rules pnpm mutants` mutates one group of `scripts/mutant-groups.ts`; fails below the bar. */
import { mutantGroups } from './scripts/mutant-groups.ts';

export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants.config.ts', related: false },
  mutate: [...(mutantGroups[process.env['KEO_TEST_MUTANTS'] ?? '']?.mutate ?? [])],
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { reportTests: false, logTests: false },
  tempDirName: '.mutants',
  ignorePatterns: [
    '/docs',
    '/bench',
    '/packs',
    '/.storybook*',
    '/.pack',
    '/.keo',
    'dist',
    '*.png',
    'test-results',
  ],
  disableTypeChecks: false,
  warnings: false,
  concurrency: 1,
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
