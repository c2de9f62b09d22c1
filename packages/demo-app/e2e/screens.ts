import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { axeFindings } from './axe.ts';
import type { Language } from './models/person.model.ts';

/** Whether this is `pnpm screens`, which walks the stories to draw screens. */
export const isDrawing = process.env['KEO_TEST_SCREENS'] === '1';

const folder = path.resolve(import.meta.dirname, '../../../docs/screens');
const toSlug = (caption: string) => caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Checks a screen of a story with axe. When drawing, writes `docs/screens/{story}-{caption}-{width}.jpg`, light in
 * Vietnamese, and main screens also dark in English.
 */
export async function meetScreen(
  page: Page,
  language: Language,
  story: string,
  caption: string,
  { isMain = false } = {},
): Promise<void> {
  await expect(page.locator('.keo-skeleton')).toHaveCount(0);
  // A fading message has too little contrast for a moment; only lasting findings count.
  await expect.poll(() => axeFindings(page), { message: `${story}, ${caption}` }).toEqual([]);
  if (!isDrawing || (language === 'en' && !isMain)) return;
  const width = page.viewportSize()?.width ?? 0;
  const name = `${story}-${toSlug(caption)}-${width}${language === 'en' ? '-en-dark' : ''}.jpg`;
  await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light' });
  // Fonts and pictures of what has just appeared.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: 60, animations: 'disabled' });
}
