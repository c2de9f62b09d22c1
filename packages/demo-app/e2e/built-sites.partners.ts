import type { Page } from '@playwright/test';
import { watchHost } from './host-page.ts';
import { type BuiltSites, openSites } from '../partners/open-sites.ts';
import { freePort } from '../server/dev/testing/free-port.ts';
import { expect, newAddress, test as base } from './keo-test.ts';
import { type Account, createApi } from './models/api.model.ts';

type Served = BuiltSites & { visitor: Account };

const test = base.extend<object, { sites: Served }>({
  sites: [
    async ({ keo }, use) => {
      const visitor = await createApi(keo.origin, newAddress()).signUp();
      const ports = { next: await freePort(), vue: await freePort() };
      const served = await openSites({ keoUrl: keo.origin, ports, token: visitor.token });
      await use({ ...served, visitor });
      await served.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// A custom header would need a CORS preflight from another origin, which is refused.
test.use({ extraHTTPHeaders: {} });
test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

const bell = (page: Page) => page.getByRole('button', { name: /^Thông báo/ });
const items = (page: Page) => page.locator('[data-keo-item]');

/** What each framework needs in a CSP, breaks of it without Keo too, and leaves on `window`. */
const frameworks = {
  // Its server hands over data in inline scripts and styles; chunks are loaded by plain URLs.
  next: {
    takesScriptTag: false,
    scripts: "'self' 'unsafe-inline'",
    styles: "'self' 'unsafe-inline'",
    trusted: "trusted-types 'none'",
    ownReports: /HTMLScriptElement src\|\/_next\//,
    names: ['NEXT_DEPLOYMENT_ID', 'TURBOPACK', '__next_f', '__webpack_hash__', 'next'],
  },
  vue: {
    takesScriptTag: true,
    scripts: "'self'",
    styles: "'self'",
    trusted: 'trusted-types vue',
    ownReports: undefined,
    names: ['__VUE__', '__VUE_INSTANCE_SETTERS__', '__VUE_SSR_SETTERS__'],
  },
} as const;
type Site = keyof typeof frameworks;
const siteNames = ['next', 'vue'] as const;

/** The site under the strictest CSP that its framework allows; Trusted Types report only. */
async function openStrictly(
  page: Page,
  { urls, site, keo }: { urls: Served['urls']; site: Site; keo: string },
) {
  const { takesScriptTag, scripts, styles, trusted, ownReports } = frameworks[site];
  const host = await watchHost(page, ownReports);
  const policy = `default-src 'none'; script-src ${scripts} ${takesScriptTag ? keo : ''}; style-src ${styles}; connect-src 'self' ${keo} ${keo.replace('http', 'ws')}`;
  await page.route(`${urls[site]}/`, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': policy,
      'content-security-policy-report-only': `require-trusted-types-for 'script'; ${trusted}`,
    };
    await route.fulfill({ response, headers });
  });
  await page.goto(urls[site]);
  return host;
}

for (const site of siteNames) {
  test(`on the site built with ${site} the bell lives, the wallet shows what is there and the page is left alone`, async ({
    page,
    api,
    keo,
    sites,
  }) => {
    const { visitor, urls } = sites;
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${urls[site]}/blank`);
    const blank = await page.evaluate(() => Object.keys(globalThis));
    const host = await openStrictly(page, { urls, site, keo: keo.origin });
    await api.notify(visitor.username);
    const unread = await api.getUnread(visitor);
    await expect(bell(page)).toHaveAccessibleName(`Thông báo, ${unread} chưa đọc`);
    await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');

    await bell(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.keo-live[data-status=connected]')).toBeVisible();
    const panel = page.getByRole('dialog', { name: 'Thông báo' });
    await expect.poll(() => panel.evaluate((one) => one.matches(':focus-within'))).toBe(true);
    const before = await items(page).count();
    await api.notify(visitor.username, 'PAYMENT_PROCESSED');
    await expect(items(page)).toHaveCount(before + 1);
    await page.locator('.keo-item__mark').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => api.getUnread(visitor)).toBe(unread);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect.poll(() => bell(page).evaluate((one) => one.matches(':focus'))).toBe(true);

    const names = await page.evaluate(() => Object.keys(globalThis));
    const added = names.filter((name) => !blank.includes(name));
    expect(added.filter((name) => !frameworks[site].names.some((own) => own === name))).toEqual([]);
    await host.expectLeftAlone();
  });

  test(`on the site built with ${site} a token that has ended is asked for anew`, async ({
    page,
    api,
    sites,
  }) => {
    const { visitor, urls } = sites;
    for (let times = 0; times < 2; times += 1) await api.notify(visitor.username);
    const unread = await api.getUnread(visitor);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/keo-token')) requests += 1;
    });
    await page.goto(urls[site]);
    await expect(bell(page)).toHaveAccessibleName(`Thông báo, ${unread} chưa đọc`);
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.keo-live[data-status=connected]')).toBeVisible();
    const first = requests;
    await api.advanceClock(11);
    await page.locator('.keo-item__mark').first().focus();
    await page.keyboard.press('Enter');
    await expect(bell(page)).toHaveAccessibleName(`Thông báo, ${unread - 1} chưa đọc`);
    // Their own session had ended too, and is renewed.
    const unreadNow = async () => (await api.ask<{ unread: number }>(visitor, 'user/info')).unread;
    await expect.poll(unreadNow).toBe(unread - 1);
    expect(requests).toBeGreaterThan(first);
  });
}

/** Styles of the site's own elements, without sizes, which depend on content. */
const stylesOfHost = (on: Page) =>
  on.evaluate(() => {
    const own = [...document.querySelectorAll('html, body, main, header, h1, p')];
    document.body.classList.remove('keo-page');
    return own.map((element) => {
      const style = getComputedStyle(element);
      const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
      const kept = values.filter(
        (value) => !/^--|size|width|height|origin|^(top|left|right|bottom|inset)/.test(value),
      );
      return [element.localName, ...kept];
    });
  });

test('the sheet of the React package changes nothing of the site that loads it', async ({
  page,
  context,
  sites,
}) => {
  await page.goto(sites.urls.next);
  await expect(bell(page)).toBeVisible();
  const without = await context.newPage();
  await without.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await without.goto(sites.urls.next);
  const bare = await stylesOfHost(without);
  expect(bare).toHaveLength(6);
  expect(await stylesOfHost(page)).toEqual(bare);
});

test('Next.js prints the page whole on its server, the element bare', async ({ sites }) => {
  const html = await (await fetch(sites.urls.next)).text();
  expect(html).toContain('1,250,000');
  expect(html).toMatch(/<span class="keo-badge keo-badge--good">Còn chỗ<\/span>/);
  expect(html).toMatch(/<button[^>]* aria-label="Thông báo"/);
  expect(html).toMatch(/<keo-wallet [^>]*token-endpoint="\/keo-token"[^>]*><\/keo-wallet>/);
});

test('Vue takes the element out and puts it back, and hears its events', async ({ page, api, sites }) => {
  await page.goto(sites.urls.vue);
  const unread = await api.getUnread(sites.visitor);
  await expect(page.locator('#unread')).toHaveText(`Bạn có ${unread} tin chưa đọc.`);
  await page.getByRole('button', { name: 'Ẩn ví' }).click();
  await expect(page.locator('keo-wallet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hiện ví' }).click();
  await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');
});
