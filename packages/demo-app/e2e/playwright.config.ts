import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../scripts/chromium.ts';
import { firefoxOptions, missingEngines } from '../../../scripts/engines.ts';
import { patience } from '../../../scripts/patience.ts';
import type { DatabaseKind } from './databases.ts';
import { isLong } from './long-run.ts';
import { insecureHost } from './newer-apis.ts';
import { desktop, inEachSize, phone } from './sizes.ts';

const isCi = process.env['CI'] === 'true';

const files = (...names: string[]) => names.map((name) => `**/${name}.e2e.ts`);
/** On the embedded database, as `npm start` is: deals that are paid, and what kills the server. */
const onEmbedded = files('deals-paid', 'live-notifications');
/**
 * For the long run alone. `npm test` covers the same by unit tests of every notification's text and link and the bells
 * of the stories, by the sideways check in `pages`, by `composing.browser.test.tsx`, by every story as a test; the whole
 * stories of the market by `accounts`, `jobs`, `my-jobs`, `deals-*`, `review-queue`, `recharge` and `withdraw`.
 */
const longOnly = files(
  'bells',
  'composing',
  'long-words',
  'story-project',
  'story-shop',
  'story-student',
  'storybook',
);
/** Each starts the browsers and sets the sizes that it needs. */
const engines = files('engines');
/** The whole stories, for the long run in Firefox too. */
const stories = files('story-project', 'story-shop', 'story-student');
/** Read what all others sent and pressed. */
const afterAll = files('commands', 'controls');

export default defineConfig<object, { database: DatabaseKind }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './seed-demo.ts',
  outputDir: '../../../test-results/playwright',
  // A picture lives as long as the test that compares with it.
  snapshotPathTemplate: '../../../test-results/pictures/{projectName}/{arg}{ext}',
  // On two cores: a page partly waits for its server.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  // A retry has its own browser context and server.
  retries: isCi ? 1 : 0,
  // A hung test must fail, and so must a hung run.
  timeout: patience * 4,
  globalTimeout: (isLong ? 90 : 30) * 60_000,
  expect: { timeout: patience },
  use: {
    locale: 'vi-VN',
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
    },
    // Drawing what moves is a sixth of the work. Stories move as tests, and the product does in the long run.
    contextOptions: isLong ? {} : { reducedMotion: 'reduce' },
  },
  projects: [
    ...(inEachSize
      ? [
          { name: 'desktop', testIgnore: afterAll, use: desktop },
          { name: 'mobile', testIgnore: [...engines, ...afterAll], use: phone },
          ...(missingEngines().some(({ engine }) => engine === 'firefox')
            ? []
            : [{ name: 'firefox', testMatch: stories, use: { ...desktop, ...firefoxOptions } }]),
        ]
      : [
          // Each worker starts a server: one is enough for so few tests.
          { name: 'embedded', testMatch: onEmbedded, workers: 1, use: { database: 'embedded' as const } },
          { name: 'postgres', testIgnore: [...onEmbedded, ...longOnly, ...afterAll], use: desktop },
        ]),
    {
      name: 'law',
      testMatch: afterAll,
      dependencies: inEachSize ? ['desktop', 'mobile'] : ['embedded', 'postgres'],
    },
  ],
});
