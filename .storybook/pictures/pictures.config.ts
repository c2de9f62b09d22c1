/** Visual regression tests: every story in Chromatic's modes, against a baseline of this machine. */
import { defineConfig } from '@playwright/test';
import e2e from '../../packages/demo-app/e2e/playwright.config.ts';
import { patience } from '../../scripts/patience.ts';
import { modes } from '../modes.ts';
import { viewports } from '../viewports.ts';
import { look } from './look.ts';

const root = '../..';
const port = 6106;

export default defineConfig<{ globals: Record<string, string> }>({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: `${root}/test-results/stories`,
  snapshotPathTemplate: `${root}/.storybook-pictures/{projectName}/{arg}{ext}`,
  updateSnapshots: 'none',
  workers: 3,
  fullyParallel: true,
  timeout: patience * 4,
  expect: { timeout: patience, toHaveScreenshot: look },
  reporter: [['line'], ['html', { open: 'never', outputFolder: `${root}/playwright-report` }]],
  webServer: {
    command: `vite preview --outDir .storybook-static --port ${port} --strictPort`,
    cwd: root,
    port,
  },
  use: {
    ...e2e.use,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...e2e.use?.launchOptions,
      // Partial repaints anti-alias edges differently.
      args: [...(e2e.use?.launchOptions?.args ?? []), '--disable-partial-raster'],
    },
  },
  projects: Object.entries(modes).map(([name, { viewport, ...globals }]) => {
    const { width, height } = viewports[viewport];
    return { name, use: { globals, viewport: { width, height } } };
  }),
});
