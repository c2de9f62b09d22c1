/** Sample sites with their own installation and build: `pnpm partners:test`. */
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

export default defineConfig({
  ...config,
  testMatch: '*.partners.ts',
  globalSetup: './install-sites.ts',
  workers: 1,
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
});
