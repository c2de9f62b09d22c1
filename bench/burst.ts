/** 1,000 notifications in one burst: time until the page is idle, and number of renders. */
import path from 'node:path';
import { type Page, chromium } from 'playwright-core';
import { launchOptions } from '../scripts/chromium.ts';
import { bundlePage } from './bundle.ts';
import { openSite } from './canned-site.ts';
import { median } from './median.ts';

type Burst = { handled: number; idle: number; renders: number; rows: number };

const send = (page: Page, count: number) =>
  page.evaluate(
    (count) => (globalThis as unknown as { burst(count: number): Promise<Burst> }).burst(count),
    count,
  );

export async function burst(): Promise<string> {
  const code = await bundlePage('burst-page.tsx', 'production', {
    // The profiling build, which counts renders.
    'react-dom/client': path.join(import.meta.dirname, 'node_modules/react-dom/profiling.js'),
  });
  const site = await openSite(code);
  const browser = await chromium.launch(launchOptions);
  const runs: Burst[] = [];
  try {
    for (let run = 0; run < 7; run++) {
      const page = await browser.newPage();
      await page.goto(site.origin);
      runs.push(await send(page, 1000));
      await page.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const medianBy = (pick: (run: Burst) => number) => median(runs.map(pick));
  return [
    '## A burst of 1,000 notifications',
    '',
    'The built packages in Chromium, the bell and the full list on the page, 1,000 socket messages in one task, median of 7 runs.',
    '',
    '| handled by the machines (ms) | page at rest (ms) | React renders | rows drawn |',
    '|---:|---:|---:|---:|',
    `| ${medianBy((run) => run.handled).toFixed(0)} | ${medianBy((run) => run.idle).toFixed(0)} | ${medianBy((run) => run.renders)} | ${medianBy((run) => run.rows)} |`,
  ].join('\n');
}
