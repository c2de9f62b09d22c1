import { readFile } from 'node:fs/promises';
import { expect, inBothLanguages, test } from './keo-test.ts';
import { moneyOf } from './models/money.model.ts';
import type { Person } from './models/person.model.ts';

const balance = '512,345đ';

/** Everything that can be read without opening anything but notifications, which tell of what happened. */
const readable = async ({ page }: Person) => {
  const body = await page.locator('body').evaluate((shown) => {
    const copy = document.createElement('body');
    copy.innerHTML = shown.innerHTML;
    for (const told of copy.querySelectorAll('.keo-item')) told.remove();
    return copy.innerHTML;
  });
  return `${await page.title()} ${body}`;
};

inBothLanguages(() => {
  test('hidden amounts are hidden everywhere: in the tab, on every page, after a reload, in the other tab', async ({
    I,
    newTab,
    api,
    isMobile,
  }) => {
    const account = await api.signUp();
    await api.fund(account, 512_345);
    await I.comeBackAs(account);
    await I.open('/dashboard/wallet');
    const other = await newTab();
    await other.open('/dashboard/wallet');
    await moneyOf(other).seeAvailable(balance);
    await expect(other.page).toHaveTitle(I.say(`${balance} · Ví · Keo`, `${balance} · Wallet · Keo`));

    await I.page.getByRole('button', { name: I.say('Ẩn số tiền', 'Hide amounts') }).click();
    for (const one of [I, other]) {
      await expect(one.page).toHaveTitle(I.say('•••••• · Ví · Keo', '•••••• · Wallet · Keo'));
      await expect(one.page.locator('.keo-wallet__sum')).toContainText('••••••');
      expect(await readable(one)).not.toContain('512,345');
    }
    for (const [path, place] of Object.entries({
      '/dashboard/wallet': '.keo-wallet__sum',
      '/dashboard': '.site-balance__sum',
      '/': '.site-strip',
      '/dashboard/transactions': '.keo-sums',
    })) {
      await I.open(path);
      await expect(I.page.locator(place)).toContainText('••••••');
      if (!isMobile) await expect(I.page.locator('.site-account')).toContainText('••••••');
      await I.page.waitForLoadState('networkidle');
      expect(await readable(I), path).not.toContain('512,345');
    }
    await I.open('/dashboard/wallet');
    await I.page.getByRole('button', { name: I.say('Hiện số tiền', 'Show amounts') }).click();
    await moneyOf(other).seeAvailable(balance);
    await expect(other.page).toHaveTitle(I.say(`${balance} · Ví · Keo`, `${balance} · Wallet · Keo`));
    await other.open('/dashboard/settings');
    await expect(other.page).toHaveTitle(I.say('Cài đặt · Keo', 'Settings · Keo'));
  });

  test('movements are filtered in the address, kept as a file, and each has its receipt', async ({
    I,
    api,
  }) => {
    const account = await api.signUp();
    await api.fund(account, 500_000);
    await I.comeBackAs(account);

    await I.open('/dashboard/transactions?direction=OUT');
    await I.see(I.say('Không có giao dịch nào khớp', 'No transaction fits the filter'));
    await I.page.getByRole('button', { name: I.say('Bỏ lọc', 'Clear the filter'), exact: true }).click();
    await expect(I.page).toHaveURL(/\/dashboard\/transactions$/);
    const row = I.page.getByRole('link', { name: I.say(/Biên nhận GD/, /Receipt GD/) });
    await expect(row).toHaveCount(1);

    const [file] = await Promise.all([
      I.page.waitForEvent('download'),
      I.page.getByRole('button', { name: I.say('Tải CSV', 'Download CSV') }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toMatch(/GD\d{10},\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,(Nạp tiền|Money added),500000,500000,/);

    await row.click();
    const receipt = I.page.getByRole('article');
    await expect(receipt).toContainText('+500,000đ');
    await expect(receipt).toContainText(I.say('năm trăm nghìn đồng', 'five hundred thousand dong'), {
      ignoreCase: true,
    });
    await I.page.goBack();
    await expect(row).toHaveCount(1);
    await I.open('/dashboard/transactions?no=GD0000000000');
    await I.see(I.say('Không tìm thấy giao dịch này', 'We could not find this transaction'));
  });
});
