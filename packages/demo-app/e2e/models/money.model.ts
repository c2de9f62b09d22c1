import { expect } from '@playwright/test';
import type { Person } from './person.model.ts';

/** Somebody at the pages about money. Finds things as people do, in both languages. */
export function moneyOf({ page }: Person) {
  const main = page.locator('main');
  return {
    /** Asks for a transfer and answers the code that its content must hold. */
    async askRecharge(amount: string): Promise<string> {
      await page.goto('/dashboard/recharge');
      await page.getByLabel(/^(Số tiền|Amount)$/).fill(amount);
      await page.getByRole('button', { name: /Tạo mã chuyển khoản|Make the transfer code/ }).click();
      await expect(main.locator('.keo-qr')).toBeVisible();
      return main.locator('.keo-copy dd').nth(4).innerText();
    },
    /** Adds a bank account in the own name and verifies it by the code that `readCode` finds. */
    async addCard(readCode: () => Promise<string>) {
      await page.goto('/dashboard/bank-cards');
      await page.getByRole('button', { name: /^(Thêm tài khoản|Add an account)$/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/Tìm ngân hàng|Find a bank/).fill('ngoai thuong');
      await dialog.getByRole('radio', { name: /Vietcombank/ }).check();
      await dialog.getByLabel(/^(Số tài khoản|Account number)$/).fill('1023456789');
      await dialog.getByRole('button', { name: /Thêm và nhận mã|Add and get a code/ }).click();
      await expect(page.getByRole('dialog', { name: /Xác minh|Verify/ })).toBeVisible();
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .first()
        .pressSequentially(await readCode());
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(main.getByText('Vietcombank •••• 6789')).toBeVisible();
    },
    /** Orders a withdrawal with the code that `readCode` finds; answers its id, from the list. */
    async askWithdraw(amount: string, readCode: () => Promise<string>) {
      await page.goto('/dashboard/withdraw');
      await page.getByLabel(/^(Số tiền|Amount)$/).fill(amount);
      await page.getByRole('button', { name: /^(Tiếp tục|Continue)$/ }).click();
      await expect(page.getByRole('group', { name: /Mã 6 số|6-digit code/ })).toBeVisible();
      await main
        .getByRole('textbox')
        .first()
        .pressSequentially(await readCode());
      await expect(main.getByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ })).toBeVisible();
    },
    seeAvailable: (amount: string) => expect(main.locator('.keo-wallet__sum')).toHaveText(amount),
    seeHeading: (text: RegExp) => expect(main.getByRole('heading', { name: text })).toBeVisible(),
  };
}
