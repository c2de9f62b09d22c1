import type { Page } from '@playwright/test';
import { focused, lookAt, reserveRooms, watchHost } from './host-page.ts';
import { expect, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import type { Account, Api } from './models/api.model.ts';
import { type Build, builds, serveReactBuild } from './partner.ts';
import { differingShare } from './pixels.ts';

const sites = ['html', 'wordpress', 'hostile'] as const;
type Site = (typeof sites)[number];

test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));
// Requests that the page still makes after its test are ignored.
test.afterEach(({ context }) =>
  Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }))),
);

type Opening = {
  build: Build;
  username: string;
  /** Whether the site has a signed-in user; asked for each token. */
  isSignedIn?: () => boolean;
};

const otherVersion = '0.0.9';

/** Where the page looks for a second Keo it finds another version, with the other build's files. */
async function serveOtherVersion(page: Page, build: Build): Promise<void> {
  await page.route('**/embed/v1/integrity.json', (route) =>
    route.fulfill({ json: { version: otherVersion, files: {} } }),
  );
  if (build === 'script tag') return serveReactBuild(page, `/embed/${otherVersion}`);
  await page.route(`**/embed/${otherVersion}/*.js`, async (route) => {
    const url = route.request().url().replace(otherVersion, 'v1');
    return route.fulfill({ response: await route.fetch({ url }) });
  });
}

/** The sample site, where this account is signed in. */
async function openSite(page: Page, site: Site, opening: Opening): Promise<void> {
  const { build, username, isSignedIn = () => true } = opening;
  if (build === 'react') await serveReactBuild(page, '/embed/v1');
  if (site === 'hostile') await serveOtherVersion(page, build);
  await page.route('**/partners/token*', (route) =>
    isSignedIn()
      ? route.continue({ url: route.request().url().replace('minhanh', username) })
      : route.fulfill({ status: 401 }),
  );
  await page.goto(`/partners/${site}/`);
}

const getBell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread === undefined ? /^Thông báo/ : `Thông báo, ${unread} chưa đọc`,
  });
const getItems = (page: Page) => page.locator('keo-notifications [part~=item]');
const getPanel = (page: Page) => page.locator('keo-notifications [part=panel]');

/** By keyboard, so that no pointer is over anything. */
async function openPanel(page: Page): Promise<void> {
  await getBell(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('keo-notifications .keo-live[data-status=connected]')).toBeVisible();
}

const settled = async (page: Page) => {
  await expect(getBell(page)).toBeVisible();
  await expect(page.locator('keo-wallet [part=balance]')).toBeVisible();
  await expect(page.locator('keo-wallet .keo-skeleton')).toHaveCount(0);
};

/** Ends the account's link with the site, and its tokens. */
async function unlink(api: Api, account: Account): Promise<void> {
  const { list } = await api.ask<{ list: { partnerId: string }[] }>(account, 'embed/links-list');
  for (const { partnerId } of list) await api.ask(account, 'embed/unlink', { partnerId });
}

/** More elements of the host, as on a large page. */
const grow = () => {
  const main = document.querySelector('main');
  for (let index = 0; index < 200; index += 1) {
    const row = document.createElement(['p', 'button', 'a', 'ul', 'input'][index % 5] ?? 'p');
    main?.append(row);
  }
};

/** Both builds have the same source: phones test the script tag alone. */
const onceOnPhones = (build: (typeof builds)[number]) =>
  test.skip(({ isMobile }) => isMobile && build === 'react', 'both builds are the same source');

for (const build of builds)
  test.describe(build, () => {
    onceOnPhones(build);
    // Both builds have the same source: `npm test` tries one where hosts do their worst, the other on the plain site.
    for (const site of isLong ? sites : ([build === 'script tag' ? 'hostile' : 'html'] as const))
      test.describe(site, () => {
        test('the bell lives, is worked by keys and leaves the page where it is', async ({
          page,
          context,
          api,
        }) => {
          const host = await watchHost(page);
          const account = await api.signUp();
          await api.notify(account.username);
          await openSite(page, site, { build, username: account.username });
          await expect(getBell(page, 1)).toBeVisible();
          await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');

          await openPanel(page);
          await api.notify(account.username, 'PAYMENT_PROCESSED');
          await expect(getItems(page)).toHaveCount(2);
          if (site !== 'wordpress') await expect(page.locator('.keo-toast')).toHaveCount(1);
          expect(await focused(page)).toBe('panel');

          await page.locator('keo-notifications .keo-item__mark').first().focus();
          await page.keyboard.press('Enter');
          await expect.poll(() => api.getUnread(account)).toBe(1);
          await page.keyboard.press('Escape');
          await expect.poll(() => focused(page)).toBe('bell');
          await expect(getBell(page, 1)).toBeVisible();

          await page.keyboard.press('Enter');
          const opened = context.waitForEvent('page');
          await getItems(page).locator('a').first().click();
          await (await opened).close();
          expect(new URL(page.url()).pathname).toBe(`/partners/${site}/`);
          await host.expectLeftAlone();
        });

        test('the page is the same with the widgets as without, whatever is open', async ({
          page,
          context,
          api,
        }) => {
          const host = await watchHost(page);
          const account = await api.signUp();
          await api.notify(account.username);
          await openSite(page, site, { build, username: account.username });
          await settled(page);
          await page.evaluate(grow);

          const without = await context.newPage();
          await without.route('**/embed/**', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: '' }),
          );
          await without.goto(`/partners/${site}/`);
          await without.evaluate(grow);
          await reserveRooms(page, without);
          const before = await lookAt(without);
          expect(before.own.length).toBeGreaterThan(200);
          const expectSame = async () => {
            const { picture, ...seen } = await lookAt(page);
            expect({ ...seen, picture }).toEqual({ ...before, picture });
            expect(await differingShare(picture, before.picture)).toBe(0);
          };

          await expectSame();
          await openPanel(page);
          await expect(getItems(page)).toHaveCount(1);
          await expectSame();
          await api.notify(account.username, 'PAYMENT_PROCESSED');
          await expect(getItems(page)).toHaveCount(2);
          if (site !== 'wordpress') await expect(page.locator('.keo-toast')).toHaveCount(1);
          await expectSame();
          await host.expectLeftAlone();
        });

        test('a token that has ended is asked for once more; without the person the widgets say so', async ({
          page,
          api,
        }) => {
          const host = await watchHost(page);
          const account = await api.signUp();
          for (let times = 0; times < 3; times += 1) await api.notify(account.username);
          let requests = 0;
          let isHere = true;
          const isSignedIn = () => {
            requests += 1;
            return isHere;
          };
          await openSite(page, site, { build, username: account.username, isSignedIn });
          await expect(getBell(page, 3)).toBeVisible();
          await settled(page);
          await openPanel(page);
          expect(requests).toBe(1);

          const markFirst = async () => {
            await page.locator('keo-notifications .keo-item__mark').first().focus();
            await page.keyboard.press('Enter');
          };
          await unlink(api, account);
          await markFirst();
          await expect.poll(() => api.getUnread(account)).toBe(2);
          await api.notify(account.username, 'PAYMENT_PROCESSED');
          await expect(getItems(page)).toHaveCount(4);
          await expect(getBell(page, 3)).toBeVisible();
          expect(requests).toBe(2);

          const logs = page.evaluate(
            () =>
              new Promise<string>((resolve) => {
                document.addEventListener('keo-session-expired', ({ type }) => resolve(type), { once: true });
              }),
          );
          isHere = false;
          await unlink(api, account);
          // Unless the server has cut the connection already, and the widgets know.
          await page.evaluate(() =>
            document
              .querySelector('keo-notifications')
              ?.shadowRoot?.querySelector<HTMLElement>('.keo-item__mark')
              ?.click(),
          );
          await expect(getPanel(page)).toContainText('Bạn chưa đăng nhập Keo');
          await expect(page.locator('keo-wallet')).toContainText('Bạn chưa đăng nhập Keo');
          expect(await logs).toBe('keo-session-expired');
          expect(requests).toBe(3);
          await host.expectLeftAlone();
        });
      });

    test('an older React draws itself anew around the bell, and another version of Keo changes nothing', async ({
      page,
      api,
    }) => {
      test.skip(!isLong && build === 'react', 'both builds are the same source');
      const account = await api.signUp();
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(socket.url()));
      const second = page.waitForResponse((answer) => answer.url().endsWith(`/embed/${otherVersion}/keo.js`));
      await openSite(page, 'hostile', { build, username: account.username });
      await openPanel(page);
      expect((await second).ok()).toBe(true);
      // The same module again: complete and executed.
      const added = await page.evaluate(async (version) => {
        const tags = ['keo-notifications', 'keo-notification-list', 'keo-wallet', 'keo-toaster'];
        const defined = tags.map((tag) => customElements.get(tag));
        await import(`/embed/${version}/keo.js`);
        return tags.filter((tag, index) => defined[index] && customElements.get(tag) !== defined[index]);
      }, otherVersion);
      expect(added).toEqual([]);
      await page.locator('#old').dispatchEvent('click');
      await expect(page.locator('#old')).toHaveText('React 18.3.1, 1 lần');
      await expect(page.locator('keo-notifications')).toHaveAttribute('data-count', '1');
      await expect(getPanel(page)).toBeVisible();
      await expect(page.locator('keo-notifications [part=bell]')).toHaveCount(1);
      expect(sockets).toHaveLength(1);
    });

    test('the hostile page hears every key first; inside the widget they work, outside they are the page’s', async ({
      page,
      api,
    }) => {
      test.skip(!isLong && build === 'react', 'both builds are the same source');
      const account = await api.signUp();
      for (let times = 0; times < 2; times += 1) await api.notify(account.username);
      await openSite(page, 'hostile', { build, username: account.username });
      await expect(getBell(page, 2)).toBeVisible();
      const press = async (key: string) => {
        await page.keyboard.press(key);
        expect(await page.title()).toBe(`phím: ${key}`);
      };
      const link = (index: number) => getItems(page).nth(index).locator('a');

      await getBell(page).focus();
      await press('Enter');
      await expect.poll(() => focused(page)).toBe('panel');
      await expect(getItems(page)).toHaveCount(2);
      const isAtFirst = () => link(0).evaluate((one) => one.matches(':focus'));
      for (let stops = 0; stops < 5 && !(await isAtFirst()); stops += 1) await press('Tab');
      await expect(link(0)).toBeFocused();
      await press('ArrowDown');
      await expect(link(1)).toBeFocused();
      await press('Home');
      await expect(link(0)).toBeFocused();
      await press('j');
      await expect(link(0)).toBeFocused();
      await press('Escape');
      await expect(getPanel(page)).toBeHidden();
      await expect.poll(() => focused(page)).toBe('bell');

      await page.locator('#old').focus();
      for (const key of ['j', '/']) await press(key);
      await press('Enter');
      await expect(page.locator('#old')).toHaveText('React 18.3.1, 1 lần');
      await expect(getPanel(page)).toBeHidden();
    });
  });

/** Widgets of every page at the same place on the same background. Their inside is not touched. */
const stage = `
  html, body { background: #fff !important }
  body *:not(keo-notifications, keo-wallet) { visibility: hidden !important }
  keo-notifications, keo-wallet { position: absolute !important; visibility: visible !important }
  keo-notifications { inset: 8px auto auto 300px !important }
  keo-wallet { display: block !important; inset: 120px auto auto 8px !important; width: 340px !important }`;

/** Share of a widget's pixels. */
const mostDiffering = 0.001;

const setStage = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, stage);

const takePicture = (page: Page, selector: string) =>
  page.locator(selector).screenshot({ animations: 'disabled' });

/** With what overflows: the count, the focus ring. */
async function pictureOfBell(page: Page): Promise<Buffer> {
  const box = await page.locator('keo-notifications [part=bell]').boundingBox();
  if (!box) throw new Error('The bell is not drawn');
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  return page.screenshot({ animations: 'disabled', clip });
}

/** Bell, wallet and open panel; closes it again. */
async function takePictures(page: Page): Promise<Record<string, Buffer>> {
  await expect(getBell(page, 3)).toBeVisible();
  const bell = await pictureOfBell(page);
  const wallet = await takePicture(page, 'keo-wallet [part=root]');
  await openPanel(page);
  await expect(getItems(page)).toHaveCount(3);
  const panel = await takePicture(page, 'keo-notifications [part=panel]');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('bell');
  return { bell, wallet, panel, closed: await pictureOfBell(page) };
}

const pictureOfToast = async (page: Page) => ({ toast: await takePicture(page, '.keo-toast') });

async function expectAlike(pictures: Record<string, Buffer>, wanted: Record<string, Buffer>): Promise<void> {
  for (const [name, picture] of Object.entries(wanted))
    expect
      .soft(await differingShare(pictures[name] ?? Buffer.of(), picture), name)
      .toBeLessThanOrEqual(mostDiffering);
}

for (const build of builds)
  test.describe(build, () => {
    onceOnPhones(build);
    for (const over of ['a reset of everything', 'Bootstrap and Tailwind alone'])
      test(`under ${over} the widgets are drawn as on the calm page`, async ({
        page: calm,
        context,
        api,
      }) => {
        test.skip(!isLong && build === 'react', 'both builds are the same source');
        const account = await api.signUp();
        // Its own events, besides the two.
        await api.fund(account, 1_234_000);
        for (let times = 0; times < 2; times += 1) await api.notify(account.username);
        const hostile = await context.newPage();
        if (over === 'Bootstrap and Tailwind alone')
          await hostile.route('**/resets.css', (route) =>
            route.fulfill({ contentType: 'text/css', body: '' }),
          );
        const now = new Date();
        for (const [site, page] of [
          ['html', calm],
          ['hostile', hostile],
        ] as const) {
          await page.clock.setFixedTime(now);
          await openSite(page, site, { build, username: account.username });
          await settled(page);
          await setStage(page);
        }
        await expectAlike(await takePictures(hostile), await takePictures(calm));
        await api.notify(account.username, 'PAYMENT_PROCESSED');
        await expectAlike(await pictureOfToast(hostile), await pictureOfToast(calm));
      });
  });
