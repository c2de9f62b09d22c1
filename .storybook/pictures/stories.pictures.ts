import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { moment } from './look.ts';

type Entry = { id: string; title: string; name: string; type: string; tags: readonly string[] };
const test = base.extend<{ globals: Record<string, string> }>({ globals: [{}, { option: true }] });

const index = path.resolve(import.meta.dirname, '../../.storybook-static/index.json');
const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));

/** Storybook's result of a story with its play function; undefined while it runs. */
const outcome = (page: Page) =>
  page.evaluate<string | undefined>(
    `globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status`,
  );

// The clock is frozen: a story that waits for a second would hang.
for (const { id, title, name, type, tags } of Object.values(entries))
  if (type === 'story' && !tags.includes('ticks'))
    test(`${title}/${name}`, async ({ page, globals }) => {
      await page.clock.setFixedTime(moment);
      // Transitions change anti-aliasing; axe runs in the story tests.
      const written = Object.entries({ ...globals, motion: 'none', 'a11y.manual': '!true' }).map((pair) =>
        pair.join(':'),
      );
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${written.join(';')}`);
      await expect.poll(() => outcome(page), { timeout: 30_000 }).toBe('success');
      await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
    });
