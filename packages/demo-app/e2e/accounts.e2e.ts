import { randomBytes } from 'node:crypto';
import { expect, inTurns, test } from './keo-test.ts';
import { password } from './models/api.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

inTurns({ phone: 'en-US' }, () => {
  test('a new account goes home, and its code is put off', async ({ I }) => {
    const username = `moi.${randomBytes(4).toString('hex')}`;
    const { page } = I;
    const t = createWordsModel(I);
    await I.open('/signup');
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=contact]').fill(`${username}@keo.example`);
    const create = page.getByRole('button', { name: I.say('Tạo tài khoản', 'Create account'), exact: true });
    await page.getByRole('checkbox').check();
    // The refusal says that the password is common, not that it is too short.
    await page.locator('input[type=password]').first().fill('password');
    await page.getByRole('button', { name: t('auth.password.show') }).click();
    await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: t('auth.password.hide') }).click();
    await create.click();
    await I.see(I.say(/Mật khẩu này quá phổ biến/, /This password is too common/));
    await page.locator('input[type=password]').first().fill(password);
    await create.click();
    await I.seePath('/');
    const card = page.getByRole('heading', { name: I.say('Xác minh e-mail', 'Verify your e-mail') });
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: t('auth.code.submit'), exact: true }).click();
    await I.see(t('auth.code.invalid'));
    // On other pages a line stands for it, which unfolds.
    await I.open('/tasks');
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: I.say('Nhập mã', 'Enter it'), exact: true }).click();
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: I.say('Để sau', 'Do this later') }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('a wrong password is said beside the password and what was typed stays', async ({ I, api }) => {
    const account = await api.signUp();
    const { page } = I;
    const t = createWordsModel(I);
    await I.open('/signin');
    await page.locator('input[name=username]').fill(account.username);
    await page.locator('input[type=password]').fill('sai mật khẩu rồi');
    await page.getByRole('button', { name: t('auth.password.show') }).click();
    await expect(page.locator('input[name=password]')).toHaveValue('sai mật khẩu rồi');
    await page.getByRole('button', { name: t('auth.password.hide') }).click();
    await page.getByRole('checkbox', { name: t('auth.signIn.remember') }).check();
    await page.locator('input[type=password]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('input[type=password]')).toHaveAttribute('aria-invalid', 'true');
    await I.see(I.say('Tên đăng nhập hoặc mật khẩu không đúng.', 'That username or password is not right.'));
    await expect(page.locator('input[name=username]')).toHaveValue(account.username);
  });

  test('an expired access token is renewed unseen', async ({ I, api }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    await I.open('/dashboard');
    await I.seeUnread(0);
    const before = await I.token();
    await api.advanceClock(16);
    await I.open('/dashboard');
    await expect.poll(() => I.token()).not.toBe(before);
    await I.seePath('/dashboard');
    await I.seeUnread(0);
  });

  test('signing out without a connection ends on a page of ours', async ({ I, api }) => {
    await I.comeBackAs(await api.signUp());
    const { page } = I;
    await I.open('/dashboard/settings');
    const signOut = page.getByRole('button', {
      name: I.say('Đăng xuất khỏi thiết bị này', 'Sign out of this device'),
    });
    await expect(signOut).toBeVisible();
    await page.context().setOffline(true);
    await signOut.click();
    await I.seePath('/signin');
    await I.seeHeading(I.say('Chưa có kết nối', 'No Connection'));
    await page.context().setOffline(false);
    await I.seeHeading(I.say('Đăng nhập', 'Sign in'));
  });

  test('signing out in one tab signs out both', async ({ I, api, newTab }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    const me = await newTab();
    await me.open('/dashboard');
    await me.seeUnread(0);
    await I.page
      .getByRole('button', { name: I.say('Đăng xuất khỏi thiết bị này', 'Sign out of this device') })
      .click();
    await I.seePath('/signin');
    await me.seePath('/signin');
    await me.see(
      me.say(
        'Bạn đã đăng xuất ở một thẻ khác của trình duyệt này.',
        'You signed out in another tab of this browser.',
      ),
    );
    expect(await I.token()).toBeUndefined();
  });

  test('the account menu leads to the pages of the account, and signs out', async ({ I, api }) => {
    const { page } = I;
    const t = createWordsModel(I);
    await I.comeBackAs(await api.signUp());
    await I.open('/about');
    const menu = page.getByRole('button', { name: t('shell.account', { name: '' }) });
    await menu.click();
    await page.getByRole('menuitem', { name: I.say('Cài đặt', 'Settings') }).click();
    await I.seeHeading(I.say('Cài đặt', 'Settings'));
    await menu.click();
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
    await I.seePath('/signin');
    expect(await I.token()).toBeUndefined();
  });

  test('a forgotten password is set anew by the code in the outbox', async ({ I, api }) => {
    const account = await api.signUp();
    const { page } = I;
    await I.open('/forgot-password');
    await page.locator('input[name=identifier]').fill(account.email);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('link', { name: I.say('Nhập mã', 'Enter the code') })).toBeVisible();
    const code = await api.codeSentTo(account.email);
    await I.open(`/reset-password?identifier=${encodeURIComponent(account.email)}`);
    await page.locator('input[autocomplete=one-time-code]').click();
    await page.keyboard.type(code);
    await page.locator('input[type=password]').fill('mật khẩu hoàn toàn mới');
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('input[type=password]')).toBeHidden();
    await I.signIn({ username: account.username, password: 'mật khẩu hoàn toàn mới' });
  });
});
