import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { freezeDate } from '../../packages/demo-app/e2e/device-date.ts';
import { patience } from '../../scripts/patience.ts';
import { moment, surroundings } from './look.ts';

type Entry = { id: string; title: string; name: string; type: string; tags: readonly string[] };
type Options = { globals: Record<string, string> };
type Shared = { tab: Page };

const test = base.extend<Options, Shared>({
  globals: [{}, { option: true }],
  // A new page for each story would compile the book’s scripts anew: half as much work again.
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      // Motion is a choice of the book, which a story may make itself.
      const context = await browser.newContext({
        ...surroundings,
        baseURL,
        viewport,
        reducedMotion: 'no-preference',
      });
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

/** How a story with its play function ended: `success`, or what it threw; undefined while it runs. */
const outcome = (page: Page) =>
  page.evaluate<string | undefined>(`(() => {
    const last = (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
    return (last('playFunctionThrewException') ?? last('storyThrewException'))?.message ?? last('storyFinished')?.status;
  })()`);

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
      // Longer than a wait inside a story, whose error says more.
      await expect.poll(() => outcome(tab), { timeout: 2 * patience, intervals: [50] }).toBeDefined();
      expect(await outcome(tab)).toBe('success');
      // Presses have scrolled; bars that stick belong where they are at first.
      await tab.evaluate('scrollTo(0, 0)');
      await expect(tab).toHaveScreenshot(`${id}.png`, { fullPage: true });
    });
