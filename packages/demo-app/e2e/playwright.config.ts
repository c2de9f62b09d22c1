import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../scripts/chromium.ts';
import { measurePatience } from '../../../scripts/machine-speed.ts';
import { isLong } from './long-run.ts';
import { isDrawing } from './screens.ts';

const patience = await measurePatience();
const isCi = process.env['CI'] === 'true';
const results = process.env['KEO_TEST_RESULTS'];

const files = (...names: string[]) => names.map((name) => `**/${name}.e2e.ts`);
/**
 * Walked on a phone in `npm test`, and on a desk in the long run only: what people do on the way. The shop's story is
 * walked at its owner's desk, by keyboard and in English.
 */
const onPhone = files(
  'accounts',
  'callback-url',
  'chat',
  'guards',
  'jobs',
  'live-notifications',
  'profile',
  'recharge',
  'settings',
  'story-project',
  'story-reviews',
  'story-student',
  'wallet',
  'withdraw',
);
/**
 * For the long run. What stays of each in `npm test`: the sentence and the link of every notification are unit tests,
 * and the stories open the bell; `pages` scrolls nowhere sideways; every story is a test.
 */
const longOnly = files('bells', 'long-words', 'storybook');
/** Reads what all others sent. */
const afterAll = files('commands');
const inEachSize = isLong || isDrawing;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './live-once.ts',
  outputDir: '../../../test-results/playwright',
  // A picture lives as long as the test that compares with it.
  snapshotPathTemplate: '../../../test-results/pictures/{projectName}/{arg}{ext}',
  // Two cores, and some of a page's time is waiting for its server.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  // A second try has a browser context and a server of its own, and is reported as unsteady.
  retries: isCi ? 1 : 0,
  // A hung test still fails; a slow machine is not a fault of the product.
  timeout: patience * 4,
  expect: { timeout: patience },
  reporter: [
    ['list'],
    ...(results === undefined ? [] : ([['json', { outputFile: path.resolve(results) }]] as const)),
  ],
  use: {
    locale: 'vi-VN',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: inEachSize ? afterAll : [...onPhone, ...longOnly, ...afterAll],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'mobile',
      testMatch: inEachSize ? '*.e2e.ts' : [...onPhone, ...files('pages')],
      testIgnore: afterAll,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: 'law', testMatch: afterAll, dependencies: ['desktop', 'mobile'] },
  ],
});
