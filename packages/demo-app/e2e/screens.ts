import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from './models/person.model.ts';

/** Whether this is `pnpm screens`, which walks the stories to draw what is met on the way. */
export const isDrawing = process.env['KEO_TEST_SCREENS'] === '1';

const folder = path.resolve(import.meta.dirname, '../../../docs/screens');
const slugOf = (caption: string) => caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Draws what is in sight as `docs/screens/{story}-{caption}-{width}.jpg`: in Vietnamese in the light, and what is main
 * in English in the dark as well. Does nothing in a test.
 */
export async function drawScreen(
  page: Page,
  language: Language,
  story: string,
  caption: string,
  { isMain = false } = {},
): Promise<void> {
  if (!isDrawing || (language === 'en' && !isMain)) return;
  const width = page.viewportSize()?.width ?? 0;
  const name = `${story}-${slugOf(caption)}-${width}${language === 'en' ? '-en-dark' : ''}.jpg`;
  await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light' });
  await page.locator('.keo-skeleton').first().waitFor({ state: 'detached' });
  // Fonts and pictures of what has just come.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: 60, animations: 'disabled' });
}
