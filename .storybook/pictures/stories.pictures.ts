import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { freezeDate } from '../../packages/demo-app/e2e/freeze-date.ts';
import { moment, surroundings } from './look.ts';

type Entry = { id: string; title: string; name: string; type: string; tags: readonly string[] };
type Options = { globals: Record<string, string> };
type Shared = { tab: Page };

const test = base.extend<Options, Shared>({
  globals: [{}, { option: true }],
  // A new page for each story compiles the book's scripts anew: half as much work again.
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const context = await browser.newContext({ ...surroundings, baseURL, viewport });
      const tab = await context.newPage();
      await freezeDate(tab, moment);
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const index = path.resolve(import.meta.dirname, '../../.storybook-static/index.json');
const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));

/** Leaves the last story and empties what it stored. */
async function forget(tab: Page, origin = '') {
  await tab.goto('about:blank');
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/** Storybook's result of a story with its play function; undefined while it runs. */
const outcome = (page: Page) =>
  page.evaluate<string | undefined>(
    `globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status`,
  );

// The clock is frozen: a story that waits for a second would hang.
for (const { id, title, name, type, tags } of Object.values(entries))
  if (type === 'story' && !tags.includes('ticks'))
    test(`${title}/${name}`, async ({ tab, globals, baseURL }) => {
      await forget(tab, baseURL);
      // Transitions change anti-aliasing; axe runs in the story tests.
      const written = Object.entries({ ...globals, motion: 'none', 'a11y.manual': '!true' }).map((pair) =>
        pair.join(':'),
      );
      await tab.goto(`/iframe.html?viewMode=story&id=${id}&globals=${written.join(';')}`);
      await expect.poll(() => outcome(tab), { timeout: 30_000, intervals: [50] }).toBe('success');
      // Where a press scrolled to depends on whether the fonts had come.
      await tab.evaluate('scrollTo(0, 0)');
      await expect(tab).toHaveScreenshot(`${id}.png`, { fullPage: true });
    });
