import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './live-once.ts',
  outputDir: '../../../test-results',
  // A picture lives as long as the test that compares with it.
  snapshotPathTemplate: '../../../test-results/pictures/{projectName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // What hangs is found all the same; a slow machine is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'vi-VN',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'mobile',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
});
