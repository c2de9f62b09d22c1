import type { Page } from '@playwright/test';
import { pagePaths } from '../routes/paths.ts';
import { axeFindings } from './axe.ts';
import { expect, inBothLanguages, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import { quickJob } from './models/market.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

/** Pages that need a signed-in user. */
const isOwn = (path: string) => path.startsWith('/dashboard') || path.startsWith('/verify-');
const every = [...pagePaths.map(({ path }) => path), '/no-such-place'];

/** Texts and controls beyond the right edge, which the page clips. Runs in the page. */
function findCutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.body.querySelectorAll('#app *')]
    .filter((it) => it.getBoundingClientRect().right > width + 1)
    .filter(
      (it) =>
        it.matches('a, button, input, select, textarea, img') ||
        [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((it) => it.closest('[aria-hidden=true]') === null && !scrolls(it.parentElement))
    .map((it) => it.outerHTML.slice(0, 160));
}

/** WCAG 1.4.12, on the narrowest phone of 1.4.10. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** What sticks out, or scrolls the page sideways, at 320 px with wide text. */
async function findCutOffInWideText(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  const found = await page.evaluate(findCutOff);
  const isScrolled = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  if (size) await page.setViewportSize(size);
  return isScrolled ? ['the page scrolls sideways', ...found] : found;
}

/** Amounts that are broken over two lines. Runs in the page. */
function findSplitAmounts(): string[] {
  return [...document.querySelectorAll('#app .keo-num')]
    .filter((it) => /^[-+]?[\d,]+đ$/.test(it.textContent))
    .filter((it) => {
      const text = document.createRange();
      text.selectNodeContents(it);
      return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    })
    .map((it) => it.outerHTML);
}

/** Share of the screen's height under bars that stay in sight. Runs in the page. */
function shareUnderBars(): number {
  const heights = [...document.body.querySelectorAll('#app *')]
    .filter((it) => /sticky|fixed/.test(getComputedStyle(it).position))
    .map((it) => it.getBoundingClientRect())
    .filter(({ width, bottom }) => width > innerWidth / 2 && bottom > 0)
    .map(({ height }) => height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** Bytes of a page's scripts as the server compressed them, also of those that the browser still had. */
function weighScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  let ofPage = new Set<string>();
  page.on('response', (response) => {
    const url = response.url();
    if (!new URL(url).pathname.endsWith('.js')) return;
    ofPage.add(url);
    const first = async () => (await response.request().sizes()).responseBodySize;
    if (!sizes.has(url)) sizes.set(url, first());
  });
  return {
    start: () => void (ofPage = new Set()),
    count: () => ofPage.size,
    async sum() {
      const each = await Promise.all([...ofPage].map(async (url) => (await sizes.get(url)) ?? 0));
      return each.reduce((sum, size) => sum + size, 0);
    },
  };
}

declare global {
  var layoutShift: number;
}

inBothLanguages(() => {
  // One path is unknown, and Chromium logs its 404.
  test.use({ allowed: /status of 404/ });

  test('every page is sound', async ({ I, api, language, faults }) => {
    test.setTimeout(600_000);
    const { page } = I;
    const author = await api.signUp();
    await api.verify(author);
    const { slug } = await api.postJob(author, { title: 'Thiết kế nhãn gạo cho hợp tác xã' });
    const { id: authorId } = await api.me(author);
    // In the long run both languages and both themes on both devices, paired: text width and theme are independent.
    const ofLanguage = language === 'vi' ? ('light' as const) : ('dark' as const);
    const themes = isLong ? [ofLanguage] : (['light', 'dark'] as const);
    await page.emulateMedia({ colorScheme: themes[0] ?? null, reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      globalThis.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
            globalThis.layoutShift += Number(entry.value);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const scripts = weighScripts(page);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(new URL(response.url()).pathname);
    });
    const visit = async (row: string, mostScripts = 48) => {
      const path = row.replace('{slug}', slug).replace('{id}', authorId);
      scripts.start();
      await I.open(path);
      await page.locator('h1').first().waitFor();
      await expect(page.locator('[aria-busy=true], .keo-skeleton')).toHaveCount(0);
      // Half a second without requests, for each page.
      if (isLong) await page.waitForLoadState('networkidle');
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html.app-dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
        const rules = colorScheme === themes[0] ? 'all' : 'colours';
        expect(await axeFindings(page, rules), `${path} ${colorScheme}`).toEqual([]);
      }
      expect(
        await page.evaluate(() => globalThis.layoutShift),
        `layout shift of ${path}`,
      ).toBeLessThanOrEqual(0.05);
      expect(await page.evaluate(findCutOff), `beyond the right edge of ${path}`).toEqual([]);
      expect
        .soft(await findCutOffInWideText(page), `beyond the right edge of ${path} in wide text`)
        .toEqual([]);
      expect(await page.evaluate(shareUnderBars), `bars of ${path}`).toBeLessThanOrEqual(0.25);
      expect(await page.evaluate(findSplitAmounts), `broken amounts of ${path}`).toEqual([]);
      // HTTP/1.1 asks for six at once: a page of a hundred waited for twenty answers, one after the other.
      expect(scripts.count(), `script files of ${path}`).toBeLessThanOrEqual(mostScripts);
    };
    for (const path of every.filter((row) => !isOwn(row))) {
      await visit(path, 28);
      // What is loaded after the page stands counts too.
      await page.waitForLoadState('networkidle');
      const bytes = await scripts.sum();
      expect(bytes, `script of a first visit to ${path}`).toBeGreaterThan(50_000);
      // The sandbox shows mails and sends sample notifications, which no page of the product does.
      const most = { '/signin': 190_000, '/sandbox': 220_000 }[path] ?? 215_000;
      expect(bytes, `script of a first visit to ${path}`).toBeLessThanOrEqual(most);
    }
    expect(await headerHeights(page)).toEqual(Array.from({ length: 5 }, () => 69));
    await api.fund(author, 6_000_000);
    const ofAuthor = await api.postJob(author, { ...quickJob, slots: 100 });
    await I.comeBackAs(author);
    await visit(`/tasks/${ofAuthor.slug}`);
    const account = await api.signUp();
    await api.notify(account.username);
    await I.comeBackAs(account);
    for (const path of every.filter(isOwn)) await visit(path);
    expect(await headerHeights(page)).toEqual(Array.from({ length: 5 }, () => 69));
    // A new user has no chart, and no account to choose.
    await api.fund(account, 500_000);
    await api.addCard(account);
    for (const path of ['wallet', 'withdraw', 'bank-cards', 'transactions'])
      await visit(`/dashboard/${path}`);
    await I.open('/dashboard/profile');
    await page.getByRole('textbox').last().fill('Tôi làm nhãn và bao bì cho hợp tác xã.');
    await expect(page.locator('.keo-profile-edit__save')).toBeVisible();
    expect(await page.evaluate(shareUnderBars), 'bars over an unsaved form').toBeLessThanOrEqual(0.25);
    expect(missing).toEqual(['/no-such-place']);
    expect(faults).toEqual([]);
  });
});

/** Heights of the header, which is one line from phones to desktops. */
async function headerHeights(page: Page): Promise<number[]> {
  const size = page.viewportSize();
  const heights: number[] = [];
  for (const width of [701, 768, 912, 1024, 1101]) {
    await page.setViewportSize({ width, height: 800 });
    heights.push((await page.locator('.site-header').boundingBox())?.height ?? 0);
  }
  if (size) await page.setViewportSize(size);
  return heights;
}

inBothLanguages(() => {
  test('theme and language stay after a reload, and the page is dark before it is drawn', async ({ I }) => {
    const { page } = I;
    await I.open('/about');
    await page
      .getByRole('radio', { name: I.say('English', 'Tiếng Việt') })
      .last()
      .focus();
    await page.keyboard.press('Space');
    await I.seeHeading(I.say('About Keo', 'Về Keo'));
    await page
      .getByRole('radio', { name: I.say('Dark', 'Tối'), exact: true })
      .last()
      .focus();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveClass(/app-dark/);
    expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true');
    // The product's module is blocked, so only the boot script can have set the class.
    await page.route(/assets\/index-.*\.js/, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveClass(/app-dark/);
    await page.unrouteAll();
    await page.reload();
    await I.seeHeading(I.say('About Keo', 'Về Keo'));
  });

  test('each side reads what Keo promises it', async ({ I }) => {
    const t = createWordsModel(I);
    await I.open('/');
    await I.see(t('home.authors.1.title'));
    await I.page.getByRole('tab', { name: t('home.side.workers') }).click();
    await I.see(t('home.workers.1.title'));
    await I.page.getByRole('tab', { name: t('home.side.authors') }).click();
    await I.see(t('home.authors.1.title'));
  });

  test('a message to support outlives a reload and gets its ticket number', async ({ I }) => {
    const { page } = I;
    const t = createWordsModel(I);
    await I.open('/contact');
    await page.locator('input[name=name]').fill('Trần Thị Thử');
    await page.locator('input[name=email]').fill('thu@keo.example');
    await page.locator('textarea[name=text]').fill('Tôi muốn hỏi về thời gian giữ tiền.');
    const topic = page.getByRole('combobox', { name: t('contact.topic') });
    await topic.click();
    await page.getByRole('option', { name: t('contact.topic.PAYMENT') }).click();
    await page.reload();
    await expect(topic).toHaveText(t('contact.topic.PAYMENT'));
    await expect(page.locator('input[name=email]')).toHaveValue('thu@keo.example');
    await expect(page.locator('textarea[name=text]')).toHaveValue('Tôi muốn hỏi về thời gian giữ tiền.');
    await page.locator('form button[type=submit]').click();
    await I.see(/^HT/);
  });

  test('a new build is offered, never forced', async ({ I }) => {
    const { page } = I;
    await page.clock.install();
    await page.route('**/build-manifest.json', (route) =>
      route.fulfill({ json: { version: 'another', builtAt: '2026-11-20T00:00:00Z' } }),
    );
    await I.open('/about');
    await page.locator('h1').waitFor();
    await page.clock.fastForward('06:00');
    await I.see(I.say('Có phiên bản Keo mới', 'A new version of Keo is ready'));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: I.say('Tải lại', 'Reload'), exact: true }).click();
    await reloaded;
  });

  test('whoever loses the network is told', async ({ I }) => {
    const { page } = I;
    await I.open('/about');
    await page.locator('h1').waitFor();
    await page.context().setOffline(true);
    await I.see(I.say('Bạn đang ngoại tuyến', 'You are offline'));
    await page.context().setOffline(false);
    await expect(page.getByText(I.say('Bạn đang ngoại tuyến', 'You are offline'))).toHaveCount(0);
  });
});

test('two fonts are loaded ahead', async ({ I }) => {
  await I.open('/signin');
  const fonts = await I.page
    .locator('link[rel=preload][as=font][crossorigin]')
    .evaluateAll((links) =>
      links.map((link) => /pro-([a-z]+-\d+)/.exec(link.getAttribute('href') ?? '')?.[1]),
    );
  expect(new Set(fonts)).toEqual(new Set(['latin-700', 'vietnamese-700']));
});
