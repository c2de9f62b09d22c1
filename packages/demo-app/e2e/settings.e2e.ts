import { readFile } from 'node:fs/promises';
import { expect, inTurns, test } from './keo-test.ts';
import type { Api } from './models/api.model.ts';
import { createWordsModel } from './models/words.model.ts';
import type { Person } from './models/person.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const chooseNews = '**/au/api/user/choose-news';
const newPassword = 'một mật khẩu khác hẳn';

const changePassword = async ({ page, say }: Person, from: string, to: string) => {
  await page.getByLabel(say('Mật khẩu hiện tại', 'Current password'), { exact: true }).fill(from);
  await page.getByLabel(say('Mật khẩu mới', 'New password'), { exact: true }).fill(to);
  await page.getByRole('button', { name: say('Đổi mật khẩu', 'Change password'), exact: true }).click();
};

const listDevices = ({ page, say }: Person) =>
  page
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: say('Thiết bị đang đăng nhập', 'Where you are signed in') }),
    })
    .getByRole('listitem');

/** Of a new account: the mails of the first topic, which are on. */
async function openNews(I: Person, api: Api) {
  const account = await api.signUp();
  await I.comeBackAs(account);
  await I.open('/dashboard/settings#news');
  const mails = I.page.locator('#news').getByRole('checkbox').first();
  await expect(mails).toBeChecked();
  return { account, mails };
}

inTurns({ phone: 'en-US' }, () => {
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
    // The other browser notices by itself.
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
    await expect(listDevices(I)).toHaveCount(2);
  });

  test('the e-mail is changed by a code to each address, and the phone is added', async ({ I, api }) => {
    const account = await api.signUp();
    await api.verify(account);
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    const { page } = I;
    const t = createWordsModel(I);
    const dialog = page.getByRole('dialog');
    const change = async (contact: 'email' | 'phone', act: 'change' | 'add', to: string) => {
      await page.getByRole('button', { name: t(`changeContact.${contact}.${act}`), exact: true }).click();
      await dialog.getByLabel(t(`changeContact.${contact}.next`)).fill(to);
      await dialog.getByLabel(t('changeContact.password'), { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: t('changeContact.send') }).click();
    };
    const enter = async (place: string, code: string) => {
      await dialog
        .getByRole('group', { name: t('changeContact.code', { to: place }) })
        .getByRole('textbox')
        .first()
        .fill(code);
    };
    const confirm = dialog.getByRole('button', { name: t('changeContact.submit'), exact: true });
    const next = `moi-${account.email}`;
    await change('email', 'change', next);
    await expect(confirm).toBeDisabled();
    await enter(next, await api.codeSentTo(next));
    await enter(account.email, '000000');
    await confirm.click();
    await expect(dialog.locator('.keo-field__error')).toBeVisible();
    await enter(account.email, await api.codeSentTo(account.email));
    await confirm.click();
    await I.see(t('changeContact.email.done', { to: next }));
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await I.see(next);

    const phone = `09${String(Date.now()).slice(-8)}`;
    await change('phone', 'add', phone);
    await expect(confirm).toBeDisabled();
    await enter(phone, await api.codeSentTo(phone));
    await enter(next, await api.codeSentTo(next));
    await confirm.click();
    await I.see(t('changeContact.phone.done', { to: phone }));

    // The new one signs in, the old one does not.
    await page.getByRole('button', { name: t('settings.signOut') }).click();
    await I.seePath('/signin');
    await I.trySignIn({ username: account.email, password: account.password });
    await I.see(I.say('Tên đăng nhập hoặc mật khẩu không đúng.', 'That username or password is not right.'));
    await I.signIn({ username: next, password: account.password });
  });

  test('a device that is ended in the list is signed out before its eyes', async ({ I, api, newBrowser }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    const other = await newBrowser();
    await other.signIn(account);
    await other.open('/dashboard');
    await other.seeUnread(0);

    // As the mail of a new device links it.
    await I.open('/dashboard/settings#devices');
    await expect(listDevices(I)).toHaveCount(2);
    await expect(listDevices(I).first()).toBeInViewport();
    const own = listDevices(I).filter({ hasText: I.say('Thiết bị này', 'This device') });
    await expect(own).toHaveCount(1);
    // It signed in over the API, and Node sends no device.
    await expect(own).toContainText(I.say('Thiết bị không rõ', 'Unknown device'));
    await expect(own.getByRole('button')).toHaveCount(0);
    await listDevices(I)
      .getByRole('button', { name: I.say(/^Đăng xuất /, /^Sign out /) })
      .click();
    await I.see(I.say(/^Đã đăng xuất /, /has been signed out$/));
    await expect(listDevices(I)).toHaveCount(1);

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
    await expect(listDevices(I)).toHaveCount(1);
  });

  test('quiet hours are chosen, and switched off', async ({ I, api }) => {
    const account = await api.signUp();
    const { page, say } = I;
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    const from = page.getByLabel(say(/^Từ/, /^From/));
    const to = page.getByLabel(say(/^Đến/, /^To(?!ast)/));
    const isOn = page.getByLabel(
      say('Không nhắc tôi trong giờ yên tĩnh', 'Send me no reminders in quiet hours'),
    );
    const save = page.getByRole('button', { name: say('Lưu giờ yên tĩnh', 'Save quiet hours') });
    const saved = async () => {
      const { settings } = await api.ask<{ settings: { quietHours: unknown } }>(account, 'user/info');
      return settings.quietHours;
    };
    await expect(from).toHaveValue('22:00');
    await expect(to).toHaveValue('07:00');
    // Also whole on a phone: what overflows its card is cut off.
    await to.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await expect(to).toBeInViewport({ ratio: 1 });
    await from.fill('21:30');
    await to.fill('21:30');
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await save.click();
    await to.fill('06:15');
    await expect(to).not.toHaveAttribute('aria-invalid');
    expect(await saved()).toEqual({ from: '22:00', to: '07:00' });
    await save.click();
    await I.see(say('Đã lưu giờ yên tĩnh', 'Quiet hours saved'));
    expect(await saved()).toEqual({ from: '21:30', to: '06:15' });

    await page.reload();
    await expect(from).toHaveValue('21:30');
    await isOn.uncheck();
    await expect(from).toHaveCount(0);
    await save.click();
    await expect.poll(saved).toBeNull();
    await page.reload();
    await expect(isOn).not.toBeChecked();
  });

  test('where a person lives and how the pages look are chosen, and stay after a reload', async ({
    I,
    api,
  }) => {
    await I.comeBackAs(await api.signUp());
    await I.open('/dashboard/settings');
    const { page } = I;
    const t = createWordsModel(I);
    const province = page.getByRole('combobox', { name: t('settings.home.province') });
    await province.click();
    await page.getByRole('option', { name: 'Đà Nẵng' }).click();
    await page.getByRole('button', { name: t('settings.home.submit') }).click();
    await I.see(t('settings.home.done'));
    for (const [theme, isDark] of [
      ['theme.dark', true],
      ['theme.light', false],
      ['theme.system', false],
    ] as const) {
      await page.getByRole('main').getByTitle(t(theme), { exact: true }).click();
      await expect(page.locator('html.app-dark')).toHaveCount(isDark ? 1 : 0);
    }
    const password = page.getByLabel(t('settings.password.current'), { exact: true });
    await password.fill('một mật khẩu');
    await page
      .getByRole('button', { name: t('auth.password.show') })
      .first()
      .click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: t('auth.password.hide') }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.reload();
    await expect(province).toHaveText('Đà Nẵng');
  });

  test('a code links another site to the account until the person ends it', async ({ I, api }) => {
    // However far server and browser clocks are apart.
    await api.advanceClock(40 * 24 * 60);
    const account = await api.signUp();
    const asSite = await api.partner('Chợ Nhỏ');
    const { page, say } = I;
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    await I.see(say('Chưa có trang nào.', 'None so far.'));
    await page.getByRole('button', { name: say('Tạo mã liên kết', 'Make a link code') }).click();
    const shown = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const code = await shown.innerText();
    await I.see(say('trong 10 phút kể từ khi tạo', 'for 10 minutes after you made it'));
    expect(await asSite('embed/token', { user: 'shop-7' })).toBe(404);
    expect(await asSite('embed/link', { user: 'shop-7', code: code.toLowerCase() })).toBe(200);

    // The page notices by itself.
    await I.see(say('Đã liên kết với Chợ Nhỏ', 'Chợ Nhỏ is linked'));
    await expect(shown).toHaveCount(0);
    expect(await asSite('embed/token', { user: 'shop-7' })).toBe(200);
    await page.reload();
    await page
      .getByRole('button', { name: say('Ngắt liên kết với Chợ Nhỏ', 'Unlink Chợ Nhỏ'), exact: true })
      .click();
    await I.see(say('Chưa có trang nào.', 'None so far.'));
    expect(await asSite('embed/token', { user: 'shop-7' })).toBe(404);
  });

  test('a second code takes the place of the first', async ({ I, api, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const t = createWordsModel(I);
    const account = await api.signUp();
    const asSite = await api.partner('Chợ Lớn');
    const { page, say } = I;
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    await page.getByRole('button', { name: say('Tạo mã liên kết', 'Make a link code') }).click();
    const shown = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const first = await shown.innerText();
    await page
      .getByRole('button', { name: t('money.copyNamed', { what: say('mã liên kết', 'link code') }) })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await page.getByRole('button', { name: say('Tạo mã khác', 'Make another code') }).click();
    await expect(shown).not.toHaveText(first);
    expect(await asSite('embed/link', { user: 'shop-7', code: first })).toBe(422);
    expect(await asSite('embed/link', { user: 'shop-7', code: await shown.innerText() })).toBe(200);
  });

  test('a copy of the own data is asked for, waited for over a reload, and downloaded', async ({
    I,
    api,
  }) => {
    const account = await api.signUp();
    await api.fund(account, 200_000);
    const { page, say } = I;
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    await page.getByRole('button', { name: say('Yêu cầu bản sao', 'Ask for a copy') }).click();
    const link = page.getByRole('link', { name: say(/^Tải tệp ZIP/, /^Download the ZIP file/) });
    await expect(page.getByRole('progressbar').or(link)).toBeVisible();
    await page.reload();
    await expect(link).toBeVisible();
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^keo-\d{4}-\d{2}-\d{2}\.zip$/);
    const zip = await readFile(await download.path());
    // A ZIP file names what is in it in plain words.
    for (const name of ['README.txt', 'profile.json', 'transactions.json', 'files.json'])
      expect(zip.includes(name)).toBe(true);
  });

  test('an account with money is closed step by step, and opens no more', async ({ I, api }) => {
    const account = await api.signUp();
    const { page, say } = I;
    await api.verify(account);
    await api.fund(account, 20_000);
    const { id } = await api.me(account);
    await api.postJob(account, { title: 'Thiết kế bộ nhận diện cho tiệm trà' });
    await I.comeBackAs(account);
    await I.open('/dashboard/settings');
    const closing = page.locator('section').filter({
      has: page.getByRole('heading', { name: say('Đóng tài khoản', 'Close my account') }),
    });
    await expect(closing.getByRole('listitem')).toHaveCount(1);
    await closing.getByRole('link', { name: say('Xem tin của tôi', 'See my jobs') }).click();
    await I.seePath('/dashboard/my-jobs');
    await page.getByRole('button', { name: say(/^Khác: /, /^More: /) }).click();
    await page.getByRole('menuitem', { name: say('Đóng tin', 'Close') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Đóng tin', 'Close'), exact: true })
      .click();
    await expect(page.getByRole('article')).toContainText(say('Đã đóng', 'Closed'));
    await I.open('/dashboard/settings');
    await expect(closing).toContainText('20,000đ');
    const submit = closing.getByRole('button', {
      name: say('Đóng tài khoản vĩnh viễn', 'Close my account for good'),
    });
    await closing.getByLabel(say('Mật khẩu', 'Password'), { exact: true }).fill(account.password);
    await expect(submit).toBeDisabled();
    await closing.getByLabel(say('Gõ tên đăng nhập của bạn', 'Type your username')).fill(account.username);
    await submit.click();
    await I.seePath('/signin');
    expect(await api.opens(account.token)).toBe(false);
    await I.trySignIn(account);
    await I.see(say('Tài khoản này đã đóng', 'This account is closed'));
    await I.open(`/user/${id}`);
    await I.seeHeading(say('Không tìm thấy trang', 'Page Not Found'));
  });

  test('a switch shows what is stored after an answer that was lost', async ({ I, api }) => {
    const { page } = I;
    const { account, mails } = await openNews(I, api);
    await page.route(chooseNews, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await mails.click();
    await expect(page.locator('.keo-toast--error')).toBeVisible();
    await expect(mails).not.toBeChecked();
    expect(await api.ask(account, 'user/news-choices')).toMatchObject({ deadlines: { mail: false } });
  });

  test('a switch that is pressed twice stores the second press', async ({ I, api }) => {
    const { page } = I;
    const { account, mails } = await openNews(I, api);
    const pressedTwice = Promise.withResolvers<void>();
    let stored = 0;
    await page.route(chooseNews, async (route) => {
      if (route.request().postData()?.includes('false')) await pressedTwice.promise;
      const response = await route.fetch();
      stored += 1;
      await route.fulfill({ response });
    });
    await mails.click();
    await expect(mails).not.toBeChecked();
    await mails.click();
    await expect(mails).toBeChecked();
    pressedTwice.resolve();
    await expect.poll(() => stored).toBe(2);
    await expect(mails).toBeChecked();
    expect(await api.ask(account, 'user/news-choices')).toMatchObject({ deadlines: { mail: true } });
  });
});
