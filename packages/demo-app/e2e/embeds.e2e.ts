import { expect, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import { builds, openPartner } from './partner.ts';

const elements = (tags: readonly string[]) =>
  tags.map((tag) => `<${tag} api-base="/au/api" token-endpoint="/partner/token"></${tag}>`).join('\n');

// In its default corner a toast covers the ends of rows, and a pointer on it keeps it open.
const toaster =
  '<keo-toaster position="bottom-left" api-base="/au/api" token-endpoint="/partner/token"></keo-toaster>';

// A page answered by a test route has no address space, and Chromium's Local Network Access refuses its sockets to this
// machine.
test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

for (const build of builds)
  test.describe(build, () => {
    test('under the strictest policy a site shows a bell, a list, a wallet and toasts, live over one connection', async ({
      page,
      context,
      api,
      keo,
    }) => {
      const account = await api.signUp();
      await api.notify(account.username);
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(socket.url()));
      await openPartner(page, {
        build,
        origin: keo.origin,
        html: elements(['keo-notifications', 'keo-notification-list', 'keo-wallet']) + toaster,
        token: () => account.token,
      });
      const bell = page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' });
      await expect(bell).toBeVisible();
      await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');
      await expect(page.locator('keo-notification-list .keo-live[data-status=connected]')).toBeVisible();

      await api.notify(account.username, 'PAYMENT_PROCESSED');
      await expect(page.getByRole('button', { name: 'Thông báo, 2 chưa đọc' })).toBeVisible();
      await expect(page.locator('.keo-toast')).toHaveCount(1);
      await api.fund(account, 200_000);
      await expect(page.locator('keo-wallet [part=balance]')).toHaveText('200,000đ');
      await expect(page.locator('keo-wallet [part=movement]')).toContainText('+200,000đ');

      const unread = await api.getUnread(account);
      await page.locator('keo-notification-list .keo-item__mark').first().click();
      await expect.poll(() => api.getUnread(account)).toBe(unread - 1);
      await expect(page.getByRole('button', { name: `Thông báo, ${unread - 1} chưa đọc` })).toBeVisible();

      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(sockets).toHaveLength(1);
    });

    test('a token that is refused is asked for once more, and the page that lost its person says so', async ({
      page,
      api,
      keo,
    }) => {
      test.skip(!isLong && build === 'react', 'both builds are the same source');
      const account = await api.signUp();
      await api.notify(account.username);
      const tokens = ['one that opens nothing', account.token, null];
      let requests = 0;
      await openPartner(page, {
        build,
        origin: keo.origin,
        html: elements(['keo-notifications', 'keo-notification-list']),
        token: () => tokens[requests++] ?? null,
      });
      await expect(page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' })).toBeVisible();
      expect(requests).toBe(2);

      await expect(page.locator('keo-notification-list .keo-live[data-status=connected]')).toBeVisible();
      await api.ask(account, 'user/logout', {});
      await expect(page.locator('keo-notification-list')).toContainText('Bạn chưa đăng nhập Keo');
      expect(requests).toBe(3);
    });

    test('an element that leaves takes its connection along', async ({ page, api, keo }) => {
      test.skip(!isLong && build === 'react', 'both builds are the same source');
      const account = await api.signUp();
      let open = 0;
      page.on('websocket', (socket) => {
        open += 1;
        socket.on('close', () => (open -= 1));
      });
      await openPartner(page, {
        build,
        origin: keo.origin,
        html: elements(['keo-notifications']),
        token: () => account.token,
      });
      await expect.poll(() => open).toBe(1);
      await page.evaluate(() => document.querySelector('keo-notifications')?.remove());
      await expect.poll(() => open).toBe(0);
    });
  });

test('what a page does not show is asked for only once what it shows has come', async ({
  page,
  api,
  keo,
}) => {
  const account = await api.signUp();
  const others = /\/(?:wallet|toaster|notification-list)\.element-/;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const bell = Promise.withResolvers<void>();
  await page.route('**/embed/**/bell-*.js', async (route) => {
    await bell.promise;
    await route.continue();
  });
  await openPartner(page, {
    build: 'script tag',
    origin: keo.origin,
    html: elements(['keo-notifications']),
    token: () => account.token,
  });
  // The page is loaded, and was idle more often than the script waits for.
  for (let times = 0; times < 10; times += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((path) => others.test(path))).toEqual([]);
  bell.resolve();
  await expect(page.getByRole('button', { name: 'Thông báo' })).toBeVisible();
  // Each is fetched, then imported.
  await expect.poll(() => new Set(requests.filter((path) => others.test(path))).size).toBe(3);
  // The bell shows its count before the panel's file is loaded.
  const panelAt = () => requests.findIndex((path) => path.includes('/panel-view-'));
  await expect.poll(panelAt).toBeGreaterThan(0);
  expect(requests.slice(0, panelAt())).toContain('/au/api/user/info');
  for (const tag of ['keo-wallet', 'keo-toaster', 'keo-notification-list'])
    await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
});
