import type { Page } from '@playwright/test';
import { expect, test } from './keo-test.ts';

const sites = ['html', 'wordpress', 'hostile'] as const;

test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

/** The sample site, whose server takes this account for the one that is signed in there. */
async function openSite(page: Page, site: string, username: string): Promise<void> {
  await page.route('**/partners/token*', (route) =>
    route.continue({ url: route.request().url().replace('minhanh', username) }),
  );
  await page.goto(`/partners/${site}/`);
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement;
    return inner?.getAttribute('part') ?? inner?.tagName ?? document.activeElement?.tagName;
  });

for (const site of sites)
  test(`on the site "${site}" the bell lives, is worked by keys and leaves the page where it is`, async ({
    page,
    context,
    api,
  }) => {
    const reports: string[] = [];
    await page.exposeFunction('tellReport', (report: string) => reports.push(report));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        Reflect.get(globalThis, 'tellReport')(`${violatedDirective} ${blockedURI}`),
      ),
    );
    const account = await api.signUp();
    await api.notify(account.username);
    await openSite(page, site, account.username);
    const bell = page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' });
    await expect(bell).toBeVisible();
    await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');

    await bell.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('keo-notifications .keo-live[data-status=connected]')).toBeVisible();
    await api.notify(account.username, 'PAYMENT_PROCESSED');
    await expect(page.locator('keo-notifications [part~=item]')).toHaveCount(2);
    expect(await focused(page)).toBe('panel');

    await page.locator('keo-notifications .keo-item__mark').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => api.unreadOf(account)).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('bell');
    await expect(page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' })).toBeVisible();

    await page.keyboard.press('Enter');
    const opened = context.waitForEvent('page');
    await page.locator('keo-notifications [part~=item] a').first().click();
    await (await opened).close();
    expect(new URL(page.url()).pathname).toBe(`/partners/${site}/`);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    expect(await context.cookies()).toEqual([]);
    expect(reports).toEqual([]);
  });

test('an older React draws itself anew around the bell, and a second Keo changes nothing', async ({
  page,
  api,
}) => {
  const account = await api.signUp();
  const second = page.waitForResponse((answer) => /\/embed\/\d[^/]*\/keo\.js$/.test(answer.url()));
  await openSite(page, 'hostile', account.username);
  await page.getByRole('button', { name: 'Thông báo', exact: true }).click();
  await expect(page.locator('keo-notifications [part=panel]')).toBeVisible();
  expect((await second).ok()).toBe(true);
  await page.locator('#old').dispatchEvent('click');
  await expect(page.locator('#old')).toHaveText('React 18.3.1, 1 lần');
  await expect(page.locator('keo-notifications')).toHaveAttribute('data-count', '1');
  await expect(page.locator('keo-notifications [part=panel]')).toBeVisible();
  await expect(page.locator('keo-notifications [part=bell]')).toHaveCount(1);
});

/** A room of the same size for each widget, whether it is drawn or not, with nothing to be seen in it. */
const rooms = `
  keo-notifications { display: inline-block !important; vertical-align: top !important; width: 44px !important; height: 44px !important; opacity: 0 !important }
  keo-wallet { display: block !important; height: 600px !important; opacity: 0 !important; overflow: hidden !important }
  keo-toaster { display: none !important }`;

const geometry = /^(width|height|inline-size|block-size|(perspective|transform)-origin)$/;

/** What the host can see of itself: its global names, the styles of its elements, its pixels beside the widgets. */
async function lookAt(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rooms);
  const seen = await page.evaluate((skipped) => {
    // The layer of toasts stands beside the page's own, in a shadow root.
    const own = Array.from(document.querySelectorAll('*')).filter(
      (one) => !one.shadowRoot && !one.localName.startsWith('keo-'),
    );
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element);
      return Array.from(style, (name) =>
        new RegExp(skipped).test(name) ? '' : style.getPropertyValue(name),
      ).join(';');
    };
    return {
      names: Object.keys(globalThis),
      count: own.length,
      styles: own.map((element) => `${element.localName}: ${styleOf(element)}`),
      extensions: Object.keys(Array.prototype),
    };
  }, geometry.source);
  return { seen, picture: await page.screenshot({ animations: 'disabled' }) };
}

/** More of the host's own elements, as a grown page has. */
const grow = () => {
  const main = document.querySelector('main');
  for (let index = 0; index < 200; index += 1) {
    const row = document.createElement(['p', 'button', 'a', 'ul', 'input'][index % 5] ?? 'p');
    main?.append(row);
  }
};

for (const site of sites)
  test(`the site "${site}" is the same with the widgets as without`, async ({ page, context, api }) => {
    const account = await api.signUp();
    const without = await context.newPage();
    await without.route('**/embed/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await without.goto(`/partners/${site}/`);
    await without.evaluate(grow);
    const before = await lookAt(without);

    await openSite(page, site, account.username);
    await page.evaluate(grow);
    await expect(page.locator('keo-notifications button').first()).toBeVisible();
    await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');
    const after = await lookAt(page);
    expect(after.seen.count).toBeGreaterThan(200);
    expect(after.seen).toEqual(before.seen);
    expect(after.picture.equals(before.picture)).toBe(true);
  });
