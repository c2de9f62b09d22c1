import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';
import { meetScreen } from '../screens.ts';
import type { Account } from './api.model.ts';

/** A user at a page of the product. Finds elements by their texts, in the user's language. */
export type Person = ReturnType<typeof personOn>;

/** The browser's language; a page in another language would not be found usable. */
export type Language = 'vi' | 'en';

export function personOn(page: Page, { language, origin }: { language: Language; origin: string }) {
  const bell = page.locator('.keo-bell');
  const say = <Words>(vi: Words, en: Words): Words => (language === 'vi' ? vi : en);
  const bellLabel = say(/^Thông báo$/, /^Notifications$/);
  const signInButton = say('Đăng nhập', 'Sign in');
  const trySignIn = async ({ username, password }: { username: string; password: string }) => {
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: signInButton, exact: true }).click();
  };
  return {
    page,
    /** Texts in this user's language. */
    say,
    open: (path: string) => page.goto(path),
    /** Checks a screen of a story; draws it for `docs/screens` where asked. */
    meet: (story: string, caption: string, options?: { isMain?: boolean }) =>
      meetScreen(page, language, story, caption, options),
    /** Signed in before this page was opened, as in another tab. */
    async comeBackAs({ token, refreshToken }: Account) {
      const session = { token, refreshToken, session: randomUUID(), domain: new URL(origin).hostname };
      const cookies = Object.entries(session).map(([name, value]) => ({
        name,
        value: encodeURIComponent(value),
        url: origin,
      }));
      await page.context().addCookies(cookies);
    },
    async signIn(account: { username: string; password: string }) {
      await page.goto('/signin');
      await trySignIn(account);
      await expect(page).not.toHaveURL(/\/signin/);
    },
    /** Fills the open form and submits it, whatever the outcome. */
    trySignIn,
    seePath: (path: string | RegExp) =>
      expect(page).toHaveURL(({ pathname }) =>
        typeof path === 'string' ? pathname === path : path.test(pathname),
      ),
    seeHeading: (text: string | RegExp) =>
      expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible(),
    seeUnread: (count: number) =>
      expect(bell).toHaveAccessibleName(count === 0 ? bellLabel : new RegExp(`(^|\\D)${count}(\\D|$)`)),
    openBell: () => bell.click(),
    bell,
    async see(text: string | RegExp) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    },
    /** Marks the newest unread row as read. */
    markNewestRead: () => page.locator('main .keo-item[data-unread] .keo-item__mark').first().click(),
    seeUnreadRows: (count: number) => expect(page.locator('main .keo-item[data-unread]')).toHaveCount(count),
    seeRows: (count: number) => expect(page.locator('main .keo-item')).toHaveCount(count),
    /** A call of the page's own session. */
    async ask<Data>(path: string): Promise<Data> {
      const cookies = await page.context().cookies();
      const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
      const headers = { authorization: decodeURIComponent(token) };
      const answer = await page.request.get(`/au/api/${path}`, { headers });
      return (await answer.json()).data;
    },
    token: async () => (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value,
  };
}
