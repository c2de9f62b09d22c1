import { pagePaths } from '../routes/paths.ts';
import { expect, test as base } from './keo-test.ts';
import { quickJob } from './models/market.model.ts';
import { createHands } from './models/hands.model.ts';
import { personOn } from './models/person.model.ts';
import { createJobModel } from './models/job.model.ts';
import { insecureHost, newerApis, removeApis } from './newer-apis.ts';
import { onPhone } from './sizes.ts';

const insecure = (origin: string) => origin.replace('localhost', insecureHost);

/** A browser of the README's floor, on a page without https: without what needs a secure context, such as `crypto.subtle`. */
const test = base.extend({
  baseURL: ({ keo }, use) => use(insecure(keo.origin)),
  page: async ({ page }, use) => {
    await page.addInitScript(removeApis, await newerApis());
    await use(page);
  },
  I: ({ page, language, keo }, use) => use(personOn(page, { language, origin: insecure(keo.origin) })),
});
test.use({
  ...onPhone,
  // Chromium says so of each document without https.
  allowed: /Cross-Origin-Opener-Policy header has been ignored/,
});

test('every page works in the oldest browsers, without https', async ({ I, api, isMobile }) => {
  const { page } = I;
  const author = await api.signUp();
  await api.verify(author);
  await api.fund(author, 1_000_000);
  await api.notify(author.username);
  const { slug } = await api.postJob(author, quickJob);
  const { id } = await api.me(author);
  const own = /^\/(?:dashboard|verify-)/;
  const visit = async (row: string) => {
    await I.open(row.replace('{slug}', slug).replace('{id}', id));
    await page.locator('h1').first().waitFor();
    await expect(page.locator('[aria-busy=true], .keo-skeleton')).toHaveCount(0);
    await expect(page.locator('.site-status'), row).toHaveCount(0);
  };
  await I.open('/');
  expect(
    await page.evaluate(() => [
      isSecureContext,
      typeof crypto.randomUUID,
      'canParse' in URL,
      'Segmenter' in Intl,
    ]),
  ).toEqual([false, 'undefined', false, false]);
  for (const { path } of pagePaths.filter((row) => !own.test(row.path))) await visit(path);
  await I.signIn(author);
  for (const { path } of pagePaths.filter((row) => own.test(row.path))) await visit(path);

  await I.openBell();
  await expect(page.locator('.keo-panel .keo-item').first()).toBeVisible();

  await I.open('/dashboard/my-jobs?new=1');
  const hands = createHands(I, isMobile);
  const jobModel = createJobModel(I, hands);
  await jobModel.write({
    kind: 'QUICK',
    title: 'Kiểm thử luồng đặt món đầu tiên',
    description: 'Cài bản thử, đăng ký bằng số điện thoại, đi hết luồng đặt món đầu tiên và ghi lại lỗi.',
    field: /Kiểm thử/,
    proofs: [{ title: 'Báo cáo lỗi', types: ['TEXT'], least: '20' }],
    price: '35k',
    people: '4',
  });
  await jobModel.publish(api);
  await expect(page.getByRole('article').first()).toContainText('Kiểm thử luồng đặt món đầu tiên');
});

test('every embed works in the oldest browsers, without https', async ({ page, api }) => {
  const account = await api.signUp();
  await api.notify(account.username);
  await page.goto('/partners/html/');
  await page.evaluate((token) => {
    document.body.append(document.createElement('keo-notification-list'));
    for (const element of document.querySelectorAll('[token-endpoint], keo-notification-list')) {
      element.setAttribute('api-base', '/au/api');
      element.setAttribute('theme', 'dark');
      Object.assign(element, { fetchToken: async () => token });
    }
  }, account.token);
  await expect(page.locator('keo-notification-list [part~=item]')).toHaveCount(1);
  await expect(page.locator('keo-wallet [part=balance]')).toHaveText('0đ');
  await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).click();
  await expect(page.locator('keo-notifications [part~=item]')).toHaveCount(1);
  await api.notify(account.username, 'PAYMENT_PROCESSED');
  await expect(page.locator('.keo-toast')).toBeVisible();
  for (const name of ['notifications', 'notification-list', 'wallet'])
    await expect(page.locator(`keo-${name} [part=root]`)).toHaveCSS('color-scheme', 'dark');
});

test('blocked cookies are named where one signs in', async ({ I, context }) => {
  const devtools = await context.newCDPSession(I.page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  for (const path of ['/signin', '/signup']) {
    await I.open(path);
    await expect(I.page.getByRole('alert')).toContainText('chặn cookie');
  }
});

test('storage that throws stops nobody from signing in', async ({ I, api, keo }) => {
  const { page } = I;
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const account = await api.signUp();
  // With https, as it were: without it `indexedDB` is not asked for at all.
  await I.open(`${keo.origin}/signin`);
  await page.getByLabel('Ghi nhớ').check();
  await I.trySignIn(account);
  await I.seePath('/');
  await expect(I.bell).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await I.open('about:blank');
});
