import { randomBytes } from 'node:crypto';
import { isLong } from './long-run.ts';
import { expect, inTurns, test } from './keo-test.ts';
import { password } from './models/api.model.ts';
import { createKeyboard } from './models/keyboard.model.ts';
import { createMoneyModel } from './models/money.model.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard to walk with');

inTurns({ phone: 'en-US' }, () => {
  test('without a mouse: signing up, with the code from the outbox', async ({ I, api }) => {
    test.skip(!isLong, 'the shop’s story does it by keyboard alone');
    const { page, say } = I;
    const keys = createKeyboard(I);
    const username = `phim.${randomBytes(4).toString('hex')}`;
    await I.open('/signup');
    await keys.tabTo(page.locator('input[name=username]'));
    await keys.type(username);
    await keys.tabTo(page.locator('input[name=contact]'));
    await keys.type(`${username}@keo.example`);
    await keys.tabTo(page.locator('input[name=password]'));
    await keys.type(password);
    await keys.tabTo(page.getByRole('button', { name: say('Hiện mật khẩu', 'Show password') }));
    await keys.press('Enter');
    await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');

    // Submitted too early: the focus moves to the missing field.
    await keys.tabTo(page.getByRole('button', { name: say('Tạo tài khoản', 'Create account'), exact: true }));
    await keys.press('Enter');
    await expect(page.getByRole('checkbox')).toBeFocused();
    await keys.press('Space');
    await keys.tabTo(page.getByRole('button', { name: say('Tạo tài khoản', 'Create account'), exact: true }));
    await keys.press('Enter');

    await I.seePath('/');
    const first = page.locator('input[autocomplete=one-time-code]');
    await first.waitFor();
    await keys.tabTo(first);
    await keys.type(await api.codeSentTo(`${username}@keo.example`));
    await I.see(say('E-mail đã được xác minh.', 'Your e-mail is verified.'));
    await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
  });

  test('without a mouse: signing in, and again after a wrong password', async ({ I, api }) => {
    const { page, say } = I;
    const keys = createKeyboard(I);
    const account = await api.signUp();
    await I.open('/signin?callbackUrl=/dashboard');
    await keys.tabTo(page.locator('input[name=username]'));
    await keys.type(account.username);
    await keys.tabTo(page.locator('input[name=password]'));
    await keys.type('không phải mật khẩu');
    await keys.press('Enter');
    await I.see(say('Tên đăng nhập hoặc mật khẩu không đúng.', 'That username or password is not right.'));
    await expect(page.locator('input[name=password]')).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type(account.password);
    await keys.press('Enter');
    await I.seePath('/dashboard');
    // As after a page load: focus on the heading of the new page, and the first Tab stop is the skip link.
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('without a mouse: the bell, its panel, one notification, and back', async ({ I, api }) => {
    const { page, say } = I;
    const keys = createKeyboard(I);
    const account = await api.signUp();
    await api.notify(account.username);
    await api.notify(account.username, 'PAYMENT_PROCESSED');
    await I.comeBackAs(account);
    await I.open('/about');
    await I.seeUnread(2);
    await keys.press('Tab');
    await expect(
      page.getByRole('link', { name: say('Đến nội dung chính', 'Skip to content') }),
    ).toBeFocused();
    await keys.tabTo(I.bell);
    await keys.press('Enter');
    const panel = page.getByRole('dialog', { name: say('Thông báo', 'Notifications') });
    await expect(panel).toBeVisible();
    await keys.press('Escape');
    await expect(panel).toBeHidden();
    await expect(I.bell).toBeFocused();

    await keys.press('Space');
    await expect(panel).toBeVisible();
    const items = panel.locator('a.keo-item__link');
    await keys.tabTo(items.first());
    await keys.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await keys.press('ArrowUp');
    await keys.tabTo(panel.locator('.keo-item__mark').first());
    await keys.press('Enter');
    await I.seeUnread(1);
    await keys.press('Escape');
    await expect(I.bell).toBeFocused();

    await keys.press('Enter');
    await keys.tabTo(panel.getByRole('link', { name: say('Xem tất cả thông báo', 'See all notifications') }));
    await keys.press('Enter');
    await I.seePath('/dashboard');
    await expect(panel).toBeHidden();
    await I.seeRows(2);
  });

  test('without a mouse: language, theme, password, devices and the way out, in the settings', async ({
    I,
    api,
    newBrowser,
  }) => {
    test.skip(!isLong, 'the other walks without a mouse use the same controls');
    const { page, say } = I;
    const keys = createKeyboard(I);
    const account = await api.signUp();
    await I.comeBackAs(account);
    const other = await newBrowser();
    await other.signIn(account);

    await I.open('/dashboard/settings');
    const main = page.locator('main');
    await main
      .getByRole('button', { name: say(/^Đăng xuất /, /^Sign out /) })
      .first()
      .waitFor();
    await keys.press('Tab');
    await keys.press('Enter');
    await keys.tabTo(main.getByRole('radio', { name: say('Tiếng Việt', 'English') }));
    await keys.press(say('ArrowRight', 'ArrowLeft'));
    await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'vi'));
    await keys.press(say('ArrowLeft', 'ArrowRight'));
    await expect(page.locator('html')).toHaveAttribute('lang', say('vi', 'en'));
    await keys.tabTo(main.getByRole('radio', { checked: true }).nth(1));
    await keys.press('ArrowLeft');
    await expect(page.locator('html')).toHaveClass(/app-dark/);

    await keys.tabTo(page.getByLabel(say('Mật khẩu hiện tại', 'Current password'), { exact: true }));
    await keys.type(account.password);
    await keys.tabTo(page.getByLabel(say('Mật khẩu mới', 'New password'), { exact: true }));
    await keys.type('một mật khẩu gõ bằng phím');
    await keys.press('Enter');
    await I.see(say('Đã đổi mật khẩu', 'Password changed'));
    await other.seePath('/signin');

    await keys.tabTo(
      page.getByRole('button', { name: say('Đăng xuất khỏi thiết bị này', 'Sign out of this device') }),
    );
    await keys.press('Enter');
    await I.seePath('/signin');
  });

  test('without a mouse: adding money, copying its code, and once more', async ({ I, api, context }) => {
    test.skip(!isLong, 'the shop’s story does it by keyboard alone');
    // A browser with windows grants it to a key press.
    await context.grantPermissions(['clipboard-write']);
    const { page, say } = I;
    const keys = createKeyboard(I);
    const money = createMoneyModel(I);
    await I.comeBackAs(await api.signUp());
    await I.open('/dashboard/recharge');
    await keys.tabTo(page.getByRole('button', { name: '200,000đ', exact: true }));
    await keys.press('Enter');
    await keys.tabTo(money.amountField);
    await expect(money.amountField).toHaveValue('200,000');
    await keys.press('ControlOrMeta+a');
    await keys.type('350k');
    await keys.press('Enter');
    await page.locator('.keo-qr').waitFor();
    const code = await money.readCode();
    await keys.tabTo(page.getByRole('button', { name: say('Chép nội dung', 'Copy content') }));
    await keys.press('Enter');
    await I.see(say('Đã chép nội dung', 'Copied content'));
    await api.transfer(code, 350_000);
    await expect(
      page.getByRole('heading', { name: say('Đã nhận 350,000đ', '350,000đ received') }),
    ).toBeFocused();
    await keys.tabTo(page.getByRole('button', { name: say('Nạp khoản khác', 'Add more money') }));
    await keys.press('Enter');
    await keys.tabTo(money.amountField);
  });

  test('without a mouse: withdrawing by a code, and taking it back', async ({ I, api }) => {
    const { page, say } = I;
    const keys = createKeyboard(I);
    const money = createMoneyModel(I);
    const account = await api.signUp();
    await api.fund(account, 1_000_000);
    await api.addCard(account);
    await api.advanceClock(24 * 60);
    await I.comeBackAs(account);
    await I.open('/dashboard/withdraw');
    await keys.tabTo(page.getByRole('button', { name: say('Rút tất cả', 'All of it') }));
    await keys.press('Enter');
    await keys.tabTo(money.amountField);
    await expect(money.amountField).toHaveValue('1,000,000');
    await keys.press('ControlOrMeta+a');
    await keys.type('250k');
    await keys.tabTo(money.submitWithdraw);
    await keys.press('Enter');
    await expect(page.locator('input[autocomplete=one-time-code]')).toBeFocused();
    await keys.type(await api.codeSentTo(account.email));
    await expect(
      page.getByRole('heading', {
        name: say('Đã nhận yêu cầu rút 250,000đ', 'Withdrawal of 250,000đ requested'),
      }),
    ).toBeFocused();
    await keys.tabTo(page.getByRole('button', { name: say('Huỷ lệnh rút', 'Cancel the withdrawal') }));
    await keys.press('Enter');
    await expect(
      page.getByRole('heading', { name: say('Đã huỷ lệnh rút', 'Withdrawal cancelled') }),
    ).toBeFocused();
    await I.open('/dashboard/wallet');
    await money.seeAvailable('1,000,000đ');
  });
});
