import { expect, onPhoneAndDesk, test } from './keo-test.ts';
import { createWordsModel } from './models/words.model.ts';

onPhoneAndDesk(() => {
  test('language and theme are chosen in the account menu, by mouse and by keys, and in the footer', async ({
    I,
    api,
  }) => {
    const { page, say } = I;
    const t = createWordsModel(I);
    const html = page.locator('html');
    const inHeader = page.getByRole('banner').getByRole('radio');
    for (const path of ['/', '/tasks', '/signin']) {
      await I.open(path);
      await expect(page.getByRole('contentinfo').getByRole('radio')).toHaveCount(5);
      await expect(inHeader).toHaveCount(0);
    }
    await page.getByRole('contentinfo').getByTitle(t('theme.dark'), { exact: true }).click();
    await expect(html).toHaveClass(/app-dark/);

    await I.comeBackAs(await api.signUp());
    await I.open('/dashboard');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(inHeader).toHaveCount(0);
    const account = page.getByRole('button', { name: say(/^Tài khoản của/, /’s account|'s account/) });
    await account.click();
    const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
    await expect(choice(t('theme.dark'))).toBeChecked();
    for (const theme of ['theme.light', 'theme.system'] as const) {
      await choice(t(theme)).click();
      await expect(choice(t(theme))).toBeChecked();
      await expect(html).not.toHaveClass(/app-dark/);
    }
    // The menu is still open: its effect is seen, and the keys go on from there.
    await choice(t('theme.dark')).focus();
    await page.keyboard.press('Enter');
    await expect(html).toHaveClass(/app-dark/);
    await choice(say('English', 'Tiếng Việt')).click();
    await expect(html).toHaveAttribute('lang', say('en', 'vi'));
    await choice(say('Tiếng Việt', 'English')).click();
    await expect(html).toHaveAttribute('lang', say('vi', 'en'));
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });

  test('what the server refused is read in the language that is chosen afterwards', async ({ I }) => {
    const { page, say } = I;
    const words = ['Tên đăng nhập hoặc mật khẩu không đúng.', 'That username or password is not right.'];
    const [now, then] = say(words, words.toReversed());
    const switchTo = (name: string) =>
      page.getByRole('contentinfo').getByTitle(name, { exact: true }).click();
    await I.open('/signin');
    await I.trySignIn({ username: 'khongcoai', password: 'không phải mật khẩu' });
    await I.see(now ?? '');
    await switchTo(say('English', 'Tiếng Việt'));
    await I.see(then ?? '');
    await expect(page.getByText(now ?? '')).toHaveCount(0);
    await switchTo(say('Tiếng Việt', 'English'));
    await I.see(now ?? '');

    // At a field too.
    await I.open('/signup');
    const name = page.locator('input[name=username]');
    const fault = page
      .locator('.keo-field', { has: page.locator('input[name=password]') })
      .locator('.keo-field__error');
    await name.fill('ten.chua.ai.dung');
    await page.locator('input[name=contact]').fill('ten.chua.ai.dung@keo.example');
    await page.locator('input[name=password]').fill('password');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('Tạo tài khoản', 'Create account') }).click();
    await expect(fault).toContainText(say('quá phổ biến', 'too common'));
    const before = await fault.innerText();
    await switchTo(say('English', 'Tiếng Việt'));
    await expect(fault).not.toHaveText(before);
    await expect(name).toHaveValue('ten.chua.ai.dung');
    await switchTo(say('Tiếng Việt', 'English'));
    await expect(fault).toHaveText(before);
  });
});
