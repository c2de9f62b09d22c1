/** Draws every mail into `docs/screens`, a sheet for each language and theme: `pnpm pictures:mails`. */
import path from 'node:path';
import type { Locale } from '@keo/core/contract';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/chromium.ts';
import { drawnMails } from '../server/dev/mails/drawn-mails.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/screens');
/** In px: a phone, and what a mail program gives a mail on a desk. */
const widths = [375, 640];
const columns = 4;

const browser = await chromium.launch(launchOptions);
try {
  for (const locale of ['vi', 'en'] satisfies Locale[])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, deviceScaleFactor: 0.6 });
      const drawn: string[] = [];
      for (const width of widths)
        for (const html of drawnMails(locale)) {
          await page.setViewportSize({ width, height: 200 });
          await page.setContent(html);
          const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          if (overflows) throw new Error(`A mail is wider than ${width} px: ${await page.title()}`);
          const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
          drawn.push(`<img width="${width}" src="data:image/jpeg;base64,${picture.toString('base64')}">`);
        }
      const sheet = drawn.map(
        (picture) => `<div style="break-inside:avoid;margin:0 0 16px">${picture}</div>`,
      );
      const half = sheet.length / widths.length;
      const parts = widths.map(
        (width, at) =>
          `<div style="columns:${columns * 2 - at * columns};width:${(columns * 2 - at * columns) * (width + 16)}px;column-gap:16px">${sheet.slice(at * half, (at + 1) * half).join('')}</div>`,
      );
      await page.setViewportSize({ width: columns * 2 * 391, height: 200 });
      await page.setContent(`<body style="margin:16px;background:#888">${parts.join('')}</body>`);
      await page.screenshot({
        path: path.join(folder, `mails-${locale}-${colorScheme}.jpg`),
        fullPage: true,
        type: 'jpeg',
        quality: 40,
      });
      await page.close();
    }
} finally {
  await browser.close();
}
