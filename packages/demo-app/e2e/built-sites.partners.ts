import type { Page } from '@playwright/test';
import { type BuiltSites, openSites } from '../partners/open-sites.ts';
import { freePort } from '../server/testing/free-port.ts';
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

// A header of the tests' own would be refused on the way from one origin to another.
test.use({ extraHTTPHeaders: {} });
test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

const bell = (page: Page) => page.getByRole('button', { name: /^Thông báo/ });
const items = (page: Page) => page.locator('[data-keo-item]');

for (const site of ['next', 'vue'] as const)
  test(`on the site built with ${site} the bell lives and the wallet shows what is there`, async ({
    page,
    context,
    api,
    sites,
  }) => {
    const { visitor } = sites;
    await api.notify(visitor.username);
    const unread = await api.unreadOf(visitor);
    await page.goto(sites.urls[site]);
    await expect(bell(page)).toHaveAccessibleName(`Thông báo, ${unread} chưa đọc`);
    await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');

    await bell(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.keo-live[data-status=connected]')).toBeVisible();
    const before = await items(page).count();
    await api.notify(visitor.username, 'PAYMENT_PROCESSED');
    await expect(items(page)).toHaveCount(before + 1);
    await page.locator('.keo-item__mark').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => api.unreadOf(visitor)).toBe(unread);
    await page.keyboard.press('Escape');
    await expect(items(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/');
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
  const unread = await api.unreadOf(sites.visitor);
  await expect(page.locator('#unread')).toHaveText(`Bạn có ${unread} tin chưa đọc.`);
  await page.getByRole('button', { name: 'Ẩn ví' }).click();
  await expect(page.locator('keo-wallet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hiện ví' }).click();
  await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');
});
