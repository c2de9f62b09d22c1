import type { Page } from '@playwright/test';
import { expect, test } from './keo-test.ts';

/** Texts of users; a name, link or hashtag may have no place to break. */
const written = new Set([
  'title',
  'text',
  'link',
  'displayName',
  'statement',
  'scope',
  'note',
  'description',
]);
const longWord = `Nguyễn${'a'.repeat(54)}`;
const longLink = `https://docs.google.com/document/d/${'x'.repeat(60)}`;

const withLongWords = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLongWords(part, name)]));
  return typeof value === 'string' && written.has(key) && value.length > 3
    ? key === 'link'
      ? longLink
      : longWord
    : value;
};

/** Elements that overflow a container which neither scrolls nor clips. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('dialog[open]') ?? document.querySelector('main');
    return [...(place?.querySelectorAll('*') ?? [])].flatMap((it) => {
      const { display, position, overflowX, transform } = getComputedStyle(it);
      const { parentElement: holder } = it;
      if (!holder || display === 'inline' || /absolute|fixed|sticky/.test(position)) return [];
      // Hit areas extend a few pixels beyond what is drawn, and a full-width bar beyond its page.
      const spills = overflowX === 'visible' && it.clientWidth > 0 && it.scrollWidth > it.clientWidth + 20;
      const held = getComputedStyle(holder);
      const [mine, its] = [it.getBoundingClientRect(), holder.getBoundingClientRect()];
      // The box around a turned seal is larger than the seal.
      const isTurned = new DOMMatrix(transform).b !== 0;
      const right = isTurned ? mine.left + (mine.width + it.clientWidth) / 2 : mine.right;
      const isHeld = held.overflowX === 'visible' && held.display !== 'contents';
      const stands = isHeld && mine.width > 0 && mine.height > 0 && right > its.right + 2;
      return spills || stands ? [it.outerHTML.slice(0, 160)] : [];
    });
  });

test('a word that is longer than the page keeps within it', async ({ I, api }) => {
  const { page } = I;
  // A seal is larger than its place while it is stamped.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // For the demo's own users it is unknown how far the clock was moved before.
  const author = await api.signUp();
  await api.verify(author);
  const { slug } = await api.postJob(author, { title: 'Thiết kế nhãn gạo cho hợp tác xã' });
  await I.signIn({ username: 'minhanh', password: 'keo-demo-2026' });
  const { list: deals } = await I.ask<{ list: { id: string }[] }>('job-deal/my-deals-list?role=author');
  expect(deals.length).toBeGreaterThan(2);
  const failures: string[] = [];
  await page.route('**/au/api/**', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) failures.push(`${response.status()} ${response.url()}`);
    const answer = await response.json().catch(() => null);
    const isTheirs = answer !== null && !route.request().url().includes('/user/');
    return route.fulfill({
      response,
      ...(isTheirs && { json: { ...answer, data: withLongWords(answer.data) } }),
    });
  });
  let seen = 0;
  const look = async (what: string) => {
    const busy = page.locator(':is(main, dialog[open]) :is([aria-busy=true], .keo-skeleton)');
    await expect(busy).toHaveCount(0);
    expect(await beyond(page), what).toEqual([]);
    if ((await page.getByText(longWord).count()) > 0) seen += 1;
  };
  const list = '/dashboard/my-tasks?as=author';
  for (const path of ['/tasks', `/tasks/${slug}`, '/dashboard/my-jobs', '/dashboard/wallet', list]) {
    await I.open(path);
    await page.waitForLoadState('networkidle');
    await look(path);
  }
  // From the list, as people do: to load the page anew for each would pass the limit of a user's reads.
  const deal = page.locator('dialog[open]');
  for (const { id } of deals) {
    await page.locator(`main a[href*="${id}"]`).first().click();
    await expect(deal.getByText(longWord).first()).toBeVisible();
    await look(id);
    await page.goBack();
    await expect(deal).toHaveCount(0);
  }
  // The job, the search and the user's own jobs at least; the rest depends on the clock.
  expect(seen).toBeGreaterThan(2);
  // A page that shows an error would show no long words.
  expect(failures).toEqual([]);
  // An answer on its way would fail once the page is closed.
  await page.unrouteAll({ behavior: 'wait' });
});
