/** Draws the README's pictures: `pnpm pictures`. */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../../../scripts/build.ts';
import { launchOptions } from '../../../scripts/chromium.ts';
import { createKeoServer } from './keo-server.ts';
import { personOn } from './models/person.model.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/pictures');

await build('product');
const keo = await createKeoServer();
await keo.start();
const browser = await chromium.launch(launchOptions);
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: keo.origin,
      colorScheme,
      locale: 'vi-VN',
      viewport: { width: 1280, height: 860 },
    });
    const I = personOn(page, { language: 'vi', origin: keo.origin });
    await I.signIn({ username: 'minhanh', password: 'keo-demo-2026' });
    await I.open('/dashboard');
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `dashboard-${colorScheme}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  await keo.stop();
}
