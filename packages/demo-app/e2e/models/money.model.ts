import { expect } from '@playwright/test';
import type { Person } from './person.model.ts';

/** The pages about money. Finds elements by their texts, in the user's language. */
export function createMoneyModel({ page, say }: Person) {
  const main = page.locator('main');
  const amountField = page.getByLabel(say('Số tiền', 'Amount'), { exact: true });
  const button = (vi: string, en: string) => page.getByRole('button', { name: say(vi, en), exact: true });
  return {
    amountField,
    submitRecharge: button('Tạo mã chuyển khoản', 'Make the transfer code'),
    submitWithdraw: button('Tiếp tục', 'Continue'),
    /** The code for the content of the transfer. */
    readCode: () => main.locator('.keo-copy dd').nth(4).innerText(),
    /** Asks for a recharge and returns its code. */
    async askRecharge(amount: string): Promise<string> {
      await page.goto('/dashboard/recharge');
      await amountField.fill(amount);
      await this.submitRecharge.click();
      await expect(main.locator('.keo-qr')).toBeVisible();
      return this.readCode();
    },
    /** Opens the recharge of that amount from the history. */
    openRecharge: (amount: string) =>
      page
        .getByRole('button', {
          name: new RegExp(`^${say('Xem khoản nạp', 'See the recharge of')} ${amount} `),
        })
        .click(),
    /** Adds the first bank account, in a legal name that differs from the display name, and verifies it by `readCode`. */
    async addCard(readCode: () => Promise<string>) {
      await page.goto('/dashboard/withdraw');
      await main.getByRole('link', { name: say('Thêm tài khoản', 'Add an account') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('Tìm ngân hàng', 'Find a bank')).fill('ngoai thuong');
      await dialog.getByRole('radio', { name: 'Vietcombank' }).check();
      await dialog.getByLabel(say('Số tài khoản', 'Account number'), { exact: true }).fill('1023456789');
      await dialog.getByLabel(say('Họ tên thật của bạn', 'Your legal name')).fill('Trần Thị Thu');
      await dialog.getByRole('button', { name: say('Thêm và nhận mã', 'Add and get a code') }).click();
      await expect(page.getByRole('dialog', { name: say('Xác minh', 'Verify') })).toBeVisible();
      await dialog
        .getByRole('textbox')
        .first()
        .pressSequentially(await readCode());
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(main.getByText('Vietcombank •••• 6789')).toBeVisible();
    },
    /** Orders a withdrawal with the code of `readCode`. */
    async askWithdraw(amount: string, readCode: () => Promise<string>) {
      await page.goto('/dashboard/withdraw');
      await amountField.fill(amount);
      await this.submitWithdraw.click();
      await expect(page.getByRole('group', { name: say('Mã 6 chữ số', 'Six-digit code') })).toBeVisible();
      await main
        .getByRole('textbox')
        .first()
        .pressSequentially(await readCode());
      await expect(button('Huỷ lệnh rút', 'Cancel the withdrawal')).toBeVisible();
    },
    /** Milliseconds of a text such as `23:59:58`. */
    async timeIn(text: RegExp): Promise<number> {
      const words = await main.getByText(text).first().innerText();
      const parts = /(?:(\d+):)?(\d+):(\d\d)/.exec(words) ?? [];
      const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
      return ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
    seeAvailable: (amount: string) => expect(main.locator('.keo-wallet__sum')).toHaveText(amount),
    seeHeading: (vi: string, en: string) =>
      expect(main.getByRole('heading', { name: say(vi, en), exact: true })).toBeVisible(),
    /** Expects a row of the history with `amount` and that state. */
    seeInHistory: (amount: string, vi: string, en: string) =>
      expect(
        main
          .getByRole('listitem')
          .filter({ hasText: amount })
          .filter({ hasText: say(vi, en) }),
      ).toHaveCount(1),
  };
}
