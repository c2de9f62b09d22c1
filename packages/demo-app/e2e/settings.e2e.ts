import { expect, inBothLanguages, test } from './keo-test.ts';
import type { Person } from './models/person.model.ts';

const newPassword = 'một mật khẩu khác hẳn';

const changePassword = async ({ page, say }: Person, from: string, to: string) => {
  await page.getByLabel(say('Mật khẩu hiện tại', 'Current password'), { exact: true }).fill(from);
  await page.getByLabel(say('Mật khẩu mới', 'New password'), { exact: true }).fill(to);
  await page.getByRole('button', { name: say('Đổi mật khẩu', 'Change password'), exact: true }).click();
};

const devicesOf = ({ page, say }: Person) =>
  page
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: say('Thiết bị đang đăng nhập', 'Where you are signed in') }),
    })
    .getByRole('listitem');

inBothLanguages(() => {
  test('a new password signs the other devices out at once and the old one opens nothing any more', async ({
    I,
    api,
    newBrowser,
  }) => {
    const account = await api.signUp();
    await I.signIn(account);
    const other = await newBrowser();
    await other.signIn(account);
    await other.open('/dashboard');
    await other.seeUnread(0);
    const stolen = await other.token();

    await I.open('/dashboard/settings');
    await changePassword(I, 'không phải mật khẩu', newPassword);
    await expect(
      I.page.getByLabel(I.say('Mật khẩu hiện tại', 'Current password'), { exact: true }),
    ).toHaveAttribute('aria-invalid', 'true');
    expect(await api.opens(stolen)).toBe(true);

    await changePassword(I, account.password, newPassword);
    await I.see(I.say('Đã đổi mật khẩu', 'Password changed'));
    // Nobody touches the other browser: it learns by itself.
    await other.seePath('/signin');
    await expect(other.page).toHaveURL(/reason=overdue/);
    expect(await api.opens(stolen)).toBe(false);
    expect(await api.opens(account.token)).toBe(false);
    expect(await api.opens(await I.token())).toBe(true);

    await other.trySignIn(account);
    await other.see(
      I.say('Tên đăng nhập hoặc mật khẩu không đúng.', 'That username or password is not right.'),
    );
    await other.signIn({ ...account, password: newPassword });
    await I.page.reload();
    await I.seePath('/dashboard/settings');
    await expect(devicesOf(I)).toHaveCount(2);
  });

  test('a device that is ended in the list is signed out before its eyes', async ({ I, api, newBrowser }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    const other = await newBrowser();
    await other.signIn(account);
    await other.open('/dashboard');
    await other.seeUnread(0);

    await I.open('/dashboard/settings');
    await expect(devicesOf(I)).toHaveCount(2);
    const own = devicesOf(I).filter({ hasText: I.say('Thiết bị này', 'This device') });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    await devicesOf(I)
      .getByRole('button', { name: I.say(/^Đăng xuất /, /^Sign out /) })
      .click();
    await I.see(I.say(/^Đã đăng xuất /, /has been signed out$/));
    await expect(devicesOf(I)).toHaveCount(1);

    await other.seePath('/signin');
    await expect(other.page).toHaveURL(/reason=overdue/);
    await other.see(
      I.say(
        'Phiên đăng nhập đã hết hạn. Đăng nhập lại để tiếp tục.',
        'Your session has ended. Sign in again to carry on.',
      ),
    );
    expect(await other.token()).toBeUndefined();
    await I.page.reload();
    await I.seePath('/dashboard/settings');
    await expect(devicesOf(I)).toHaveCount(1);
  });
});
