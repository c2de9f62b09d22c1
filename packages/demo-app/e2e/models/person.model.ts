import { type Page, expect } from '@playwright/test';

/** Somebody at a page of the product, in the first person. Finds things as people do, in both languages. */
export type Person = ReturnType<typeof personOn>;

const signInButton = /^(Đăng nhập|Sign in)$/;
const bellLabel = /thông báo|notification/i;

export function personOn(page: Page) {
  const bell = page.locator('.keo-bell');
  return {
    page,
    open: (path: string) => page.goto(path),
    async signIn(account: { username: string; password: string }) {
      await page.goto('/signin');
      await page.locator('input[name=username]').fill(account.username);
      await page.locator('input[type=password]').fill(account.password);
      await page.getByRole('button', { name: signInButton }).click();
      await expect(page).not.toHaveURL(/\/signin/);
    },
    seePath: (path: string | RegExp) =>
      expect
        .poll(() => new URL(page.url()).pathname)
        .toMatch(path instanceof RegExp ? path : new RegExp(`^${path}$`)),
    seeHeading: (text: string | RegExp) =>
      expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible(),
    seeUnread: (count: number) =>
      expect(bell).toHaveAccessibleName(count === 0 ? bellLabel : new RegExp(`(^|\\D)${count}(\\D|$)`)),
    openBell: () => bell.click(),
    bell,
    async see(text: string | RegExp) {
      await expect(page.getByText(text).first()).toBeVisible();
    },
    /** Presses the mark of the newest unread row of the list. */
    markNewestRead: () => page.locator('main .keo-item[data-unread] .keo-item__mark').first().click(),
    seeUnreadRows: (count: number) => expect(page.locator('main .keo-item[data-unread]')).toHaveCount(count),
    seeRows: (count: number) => expect(page.locator('main .keo-item')).toHaveCount(count),
    token: async () => (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value,
  };
}
