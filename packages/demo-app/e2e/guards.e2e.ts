import { countLoads } from './count-loads.ts';
import { expect, inTurns, test } from './keo-test.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const ofAbout = /assets\/about\.page-.*\.js/;

inTurns({ phone: 'vi-VN' }, () => {
  test('a visitor is kept out of every dashboard page', async ({ I }) => {
    const requestedPages: string[] = [];
    I.page.on('request', (request) => requestedPages.push(request.url()));
    for (const path of [
      '/dashboard',
      '/dashboard/settings',
      '/dashboard/wallet',
      '/dashboard/no-such-place',
      '/x/dashboard/y',
      '/tasks/dashboard',
      '/jobs/dashboard',
      '/user/dashboard',
      '/tasks/%64ashboard',
      '/Dashboard/Wallet',
      '/%64ashboard',
    ]) {
      await I.open(path);
      await I.seePath('/');
    }
    // As a link in the page would, past the server's redirect.
    await I.page.evaluate(() => {
      history.pushState(null, '', '/Dashboard/Wallet');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await I.seePath('/');
    expect(requestedPages).not.toContainEqual(expect.stringMatching(/assets\/(?:dashboard|job|user)\b/));
  });

  test('a dashboard page asked for while signed out is returned to after signing in', async ({ I, api }) => {
    const account = await api.signUp();
    const { page } = I;
    await I.open('/Dashboard/Transactions?type=RECHARGE#list');
    await I.seePath('/');
    await page.goto('/signin');
    await I.trySignIn(account);
    await expect(page).toHaveURL(/\/dashboard\/transactions\?type=RECHARGE#list$/);
  });

  test('a token cookie that is gone leads from the dashboard to /, and keeps nobody from open pages', async ({
    I,
    api,
  }) => {
    const { page } = I;
    const why = I.say(
      /Cookie đăng nhập .* đã hết hạn hoặc bị xoá/,
      /sign-in cookie .* expired or was removed/,
    );
    for (const [from, to] of [
      ['/about', '/about'],
      ['/dashboard/settings', '/'],
    ] as const) {
      await I.comeBackAs(await api.signUp());
      await I.open(from);
      await expect(I.bell).toBeVisible();
      await page.context().clearCookies({ name: 'token' });
      await I.see(why);
      await I.seePath(to);
      const left = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
      expect(left).toEqual(from === to ? [] : [`callbackUrl=${encodeURIComponent(from)}`]);
    }
  });

  test('whoever is signed in is kept out of the entrances', async ({ I, api }) => {
    await I.comeBackAs(await api.signUp());
    for (const path of ['/signin', '/signup', '/SignIn', '/sign%75p']) {
      await I.open(path);
      await I.seePath('/');
    }
  });

  test('a session that the server ended leads to sign-in with the reason, and back to its page', async ({
    I,
    api,
  }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    const { page } = I;
    const cookies = await page.context().cookies();
    await page
      .context()
      .addCookies(
        cookies
          .filter(({ name }) => name === 'token' || name === 'refreshToken')
          .map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -4)}AAAA` })),
      );
    await I.open('/dashboard/transactions?direction=IN');
    await I.seePath('/signin');
    await expect(page).toHaveURL(/reason=overdue/);
    await I.trySignIn(account);
    await expect(page).toHaveURL(/\/dashboard\/transactions\?direction=IN$/);
  });

  test('an account that could not be loaded says so, claims nothing, and is loaded by a press', async ({
    I,
    api,
  }) => {
    const { page } = I;
    await I.comeBackAs(await api.signUp());
    await page.route('**/au/api/user/info', (route) => route.abort());
    await I.open('/dashboard/wallet');
    const trouble = page.locator('.site-banner');
    await expect(trouble).toContainText(
      I.say('Chưa tải được tài khoản của bạn.', 'Your account could not be loaded.'),
    );
    await expect(page.getByText(I.say('Chưa đối soát lần nào', 'Not reconciled yet'))).toHaveCount(0);
    await I.open('/dashboard');
    await expect(page.locator('main [role=alert]')).toContainText(
      I.say('Chưa tải được thông báo', 'Failed to fetch notifications'),
    );
    await page.unrouteAll();
    await trouble.getByRole('button').click();
    await I.see(I.say('Chưa có thông báo nào', 'No notifications yet'));
    await expect(trouble).toHaveCount(0);
  });

  test('callbackUrl is followed once after signing in', async ({ I, api }) => {
    const account = await api.signUp();
    await I.open('/signin?callbackUrl=%2Fdashboard%2Fsettings');
    await I.page.locator('input[name=username]').fill(account.username);
    await I.page.locator('input[type=password]').fill(account.password);
    await I.page.keyboard.press('Enter');
    await I.seePath('/dashboard/settings');
    const left = (await I.page.context().cookies()).some((cookie) => cookie.name === 'callbackUrl');
    expect(left).toBe(false);
  });

  test('a link under the pointer keeps no callbackUrl', async ({ I, isMobile }) => {
    test.skip(isMobile, 'a finger does not hover');
    const { page } = I;
    await I.open('/about');
    const chunk = page.waitForResponse(/assets\/signin\.page-.*\.js/);
    await page.locator('header a[href*="callbackUrl"]').first().hover();
    await chunk;
    await page.waitForLoadState('networkidle');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('callbackUrl');
  });

  test('an unknown address answers 404 with a page that helps', async ({ I }) => {
    for (const path of ['/no-such-place', '/tasks/giam-50%', '/user/%ff', '/tasks%2Fa', '/About/x']) {
      const answer = await I.open(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await I.seeHeading(I.say('Không tìm thấy trang', 'Page Not Found'));
      await I.see(I.say('Mã 404', 'Status 404'));
      await expect(I.page).toHaveTitle(I.say('Không tìm thấy trang · Keo', 'Page Not Found · Keo'));
    }
  });

  test('capitals and codes in an address lead to the one address of its page', async ({ I }) => {
    const { page } = I;
    const title = I.say('Tìm việc · Keo', 'Find work · Keo');
    const answer = await I.open('/Tasks?q=sơn');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(/\/tasks\?q=s%C6%A1n$/);
    await expect(page).toHaveTitle(title);
    await I.open('/');
    await page.evaluate(() => {
      history.pushState(null, '', '/%74asks/?q=1#top');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/\/tasks\?q=1#top$/);
    await expect(page).toHaveTitle(title);
  });

  test('a page whose file never comes reloads once and then shows the error page, where it comes by hand', async ({
    I,
  }) => {
    const { page } = I;
    const loads = countLoads(page);
    await page.route(ofAbout, (route) => route.abort());
    await I.open('/about');
    await expect.poll(loads).toBe(2);
    await I.seeHeading(I.say('Lỗi máy chủ nội bộ', 'Internal Server Error'));
    await page.unrouteAll();
    await page.getByRole('button', { name: I.say('Thử lại', 'Try again') }).click();
    await I.seeHeading(I.say('Về Keo', 'About Keo'));
    expect(loads()).toBe(2);
  });

  test('a fault of the page is not called one of the server', async ({ I, faults }) => {
    const { page } = I;
    await page.route(ofAbout, async (route) => {
      const code = await (await route.fetch()).text();
      const names = [...code.matchAll(/\bas (\w+)/g)].map(([, name]) => `broken as ${name}`);
      await route.fulfill({
        contentType: 'text/javascript',
        body: `const broken = () => { throw new TypeError('null is no page') }; export { ${names.join(', ')} };`,
      });
    });
    await I.open('/about');
    await I.seeHeading(I.say('Trang này bị lỗi hiển thị', 'This page could not be shown'));
    await expect(page.locator('main')).not.toContainText(/500|máy chủ|server/i);
    await page.unrouteAll();
    await page.reload();
    await I.seeHeading(I.say('Về Keo', 'About Keo'));
    expect(faults.splice(0)).toContainEqual(expect.stringContaining('null is no page'));
  });

  test('a page whose file is lost once on its way stands, and nothing reloads', async ({ I }) => {
    const { page } = I;
    const loads = countLoads(page);
    await page.route(ofAbout, (route) => route.abort(), { times: 1 });
    await I.open('/about');
    await I.seeHeading(I.say('Về Keo', 'About Keo'));
    expect(loads()).toBe(1);
  });

  test('a page whose file does not come while the server is away stays, and says so', async ({ I }) => {
    const { page } = I;
    await I.open('/');
    const loads = countLoads(page);
    await page.route(ofAbout, (route) => route.abort());
    await page.route('**/build-manifest.json', (route) => route.abort());
    await page.getByRole('link', { name: I.say('Về Keo', 'About Keo') }).click();
    await I.seeHeading(I.say('Chưa có kết nối', 'No Connection'));
    await expect(page.locator('.site-status__code')).toHaveCount(0);
    await expect(page).toHaveTitle(I.say('Chưa có kết nối · Keo', 'No Connection · Keo'));
    expect(loads()).toBe(0);
  });
});
