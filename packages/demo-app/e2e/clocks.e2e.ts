import { shiftDate } from './device-date.ts';
import { expect, inTurns, test } from './keo-test.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const day = 24 * 3_600_000;

inTurns({ phone: 'en-US' }, () => {
  test("a page of a device that is a day off shows the server's time, and follows it at once", async ({
    I,
    api,
    newTab,
  }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    await shiftDate(I.page.context(), -day);
    const { page, say } = I;
    await I.open('/dashboard');
    await I.seeRows(0);
    await api.notify(account.username);
    await I.seeRows(1);
    const rows = page.locator('main .keo-feed__day');
    await expect(rows.getByRole('heading')).toHaveText(say('Hôm nay', 'Today'));
    await expect(rows.locator('time').first()).toHaveText(say('vừa xong', 'just now'));

    const me = await newTab();
    await me.open('/sandbox');
    await me.page.getByRole('button', { name: say('+1 ngày', '+1 day') }).click();
    await me.see(say(/^Giờ của máy chủ: /, /^The server's time: /));
    await expect(rows.getByRole('heading')).toHaveText(say('Hôm qua', 'Yesterday'));
    await expect(rows.locator('time').first()).toHaveText(say('1 ngày trước', '1 day ago'));
  });
});
