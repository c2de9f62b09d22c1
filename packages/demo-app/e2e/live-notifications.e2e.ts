import { countLoads } from './count-loads.ts';
import { backWithin } from './keo-server.ts';
import { createWordsModel } from './models/words.model.ts';
import { expect, inTurns, test } from './keo-test.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const ofSentences = /assets\/notifications\.(?:vi|en)-.*\.js/;

inTurns({ phone: 'en-US' }, () => {
  test('a notification arrives live in two tabs, and reading it in one reads it in the other', async ({
    I,
    api,
    newTab,
  }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    await I.open('/dashboard');
    const me = await newTab();
    await me.open('/dashboard');
    await I.seeUnread(0);
    await me.seeUnread(0);

    await api.notify(account.username);
    await api.notify(account.username, 'PAYMENT_PROCESSED');
    await I.seeUnread(2);
    await me.seeUnread(2);
    await expect(me.page).toHaveTitle(/^\(2\) /);
    await I.seeRows(2);

    await I.markNewestRead();
    await I.seeUnreadRows(1);
    await me.seeUnreadRows(1);
    await me.seeUnread(1);
    await expect(me.page).toHaveTitle(/^\(1\) /);
    expect(await api.getUnread(account)).toBe(1);
  });

  test('the bell opens by keyboard, and Escape gives the focus back', async ({ I, api, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard to walk with');
    const account = await api.signUp();
    await I.comeBackAs(account);
    await api.notify(account.username);
    await I.open('/dashboard');
    await I.seeUnread(1);
    await I.bell.focus();
    await I.page.keyboard.press('Enter');
    await expect(I.page.getByRole('dialog')).toBeVisible();
    await I.page.keyboard.press('Escape');
    await expect(I.page.getByRole('dialog')).toBeHidden();
    await expect(I.bell).toBeFocused();
  });

  test('the filter of the list stands in the address and Back undoes it', async ({ I, api }) => {
    const account = await api.signUp();
    await api.notify(account.username);
    await I.comeBackAs(account);
    await I.open('/dashboard');
    await I.seeRows(1);
    await I.open('/dashboard?isRead=true');
    await I.seeRows(0);
    await I.page.goBack();
    await I.seeRows(1);
  });

  test('all notifications are asked for at the bell, also from their page, and are seen', async ({
    I,
    api,
  }) => {
    await I.comeBackAs(await api.signUp());
    const { page } = I;
    const seeAll = page.getByRole('link', { name: I.say('Xem tất cả thông báo', 'See all notifications') });
    const list = page.locator('.site-notifications');
    await I.open('/dashboard/wallet');
    for (const isThere of [false, true]) {
      if (isThere) {
        await page.keyboard.press('Tab');
        await expect(list).not.toBeFocused();
        await expect(list).toBeVisible();
      }
      await I.openBell();
      await seeAll.click();
      await I.seePath('/dashboard');
      await expect(list).toBeInViewport();
      await expect(list).toBeFocused();
    }
  });

  test('nothing is lost when the server is killed and started again under the page', async ({
    I,
    api,
    keo,
  }) => {
    test.setTimeout(300_000);
    const account = await api.signUp();
    await I.comeBackAs(account);
    await I.open('/dashboard');
    await api.notify(account.username);
    await I.seeRows(1);

    await keo.kill();
    const why = I.say(
      /^(?:Mất kết nối: |Lỗi kết nối: |Đang kết nối lại\.\.\. \(|Không thể kết nối lại)/,
      /^(?:Disconnected: |Connection error: |Reconnecting\.\.\. \(|Failed to reconnect)/,
    );
    for (const place of ['.site-banner > span', '.keo-live-banner > span'])
      await expect(I.page.locator(place)).toHaveText(why);
    await keo.start();
    await api.notify(account.username, 'DEAL_ACCEPTED');
    await expect(I.page.locator('main .keo-item')).toHaveCount(2, { timeout: backWithin });
    expect(await api.listLogs(account)).toHaveLength(2);
    await api.notify(account.username, 'TASK_COMPLETED');
    await expect(I.page.locator('main .keo-item')).toHaveCount(3, { timeout: backWithin });
  });

  test('a list that was asked for while the server was away comes when it is back, without a press', async ({
    I,
    api,
    keo,
  }) => {
    test.setTimeout(300_000);
    const t = createWordsModel(I);
    await I.comeBackAs(await api.signUp());
    await I.open('/dashboard/my-tasks');
    await I.see(t('deals.empty.worker'));
    await keo.kill();
    await I.page.getByRole('tab', { name: t('deals.as.author') }).click();
    await I.see(t('deals.failed'));
    await keo.start();
    await expect(I.page.getByText(t('deals.empty.author'))).toBeVisible({ timeout: backWithin });
    await I.page.getByRole('tab', { name: t('deals.as.worker') }).click();
    await I.see(t('deals.empty.worker'));
  });

  test('a file that is lost on its way, where the server still has it, reloads nothing', async ({
    I,
    api,
  }) => {
    const { page } = I;
    const account = await api.signUp();
    await I.comeBackAs(account);
    await api.notify(account.username);
    const loads = countLoads(page);
    await page.route(ofSentences, (route) => route.abort());
    const looked = page.waitForResponse(/build-manifest/);
    await I.open('/dashboard');
    await looked;
    await I.seeRows(1);
    await api.notify(account.username, 'DEAL_ACCEPTED');
    await I.seeRows(2);
    const worded = page.getByRole('link', {
      name: I.say('Điều khoản được chấp nhận', 'Deal terms accepted'),
    });
    await expect(worded).toHaveCount(0);

    // The next notification loads the file again, and all rows get their texts.
    await page.unroute(ofSentences);
    await api.notify(account.username, 'TASK_COMPLETED');
    await I.seeRows(3);
    await expect(worded).toHaveCount(1);
    expect(loads()).toBe(1);
  });

  test('a part of the page that is wanted while the server is away comes when it is back, and the page stays', async ({
    I,
    api,
  }) => {
    const { page } = I;
    const account = await api.signUp();
    await I.comeBackAs(account);
    const loads = countLoads(page);
    const ofChat = /assets\/chat-door-.*\.js/;
    const isAway = (wanted: RegExp) =>
      page.waitForEvent('requestfailed', (request) => wanted.test(request.url()));
    await page.route(ofChat, (route) => route.abort());
    await page.route('**/build-manifest.json', (route) => route.abort());
    const failed = [isAway(ofChat), isAway(/build-manifest/)];
    await I.open('/dashboard');
    await Promise.all(failed);
    await api.notify(account.username);
    await I.seeRows(1);
    await page.unrouteAll();
    await expect(page.locator('button.keo-chat-button')).toBeVisible();
    await I.seeRows(1);
    expect(loads()).toBe(1);
  });
});
