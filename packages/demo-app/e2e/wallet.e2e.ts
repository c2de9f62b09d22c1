import { readFile } from 'node:fs/promises';
import { isLong } from './long-run.ts';
import { expect, inTurns, test } from './keo-test.ts';
import { createMoneyModel } from './models/money.model.ts';
import type { Person } from './models/person.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const balance = '512,345đ';

/** All readable text without opening anything but notifications, which tell of events. */
const readable = async ({ page }: Person) => {
  const typed = await page
    .locator('input')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map((field) => field.value));
  const body = await page.locator('body').evaluate((shown) => {
    const copy = document.createElement('body');
    copy.innerHTML = shown.innerHTML;
    for (const logs of copy.querySelectorAll('.keo-item')) logs.remove();
    return copy.innerHTML;
  });
  return `${await page.title()} ${body} ${typed.join(' ')}`;
};

const spellings = (amount: number) => [
  amount.toLocaleString('en-US'),
  amount.toLocaleString('de-DE'),
  `${amount}`,
];

/** A page's title, after the unread count. */
const titled = (words: string) => new RegExp(`^(?:\\(\\d+\\) )?${words} · Keo$`);

/** Counts prints from now on. */
async function countPrints({ page }: Person): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const prints = { count: 0 };
    addEventListener('beforeprint', () => (prints.count += 1));
    return prints;
  });
  return () => counted.evaluate(({ count }) => count);
}

inTurns({ phone: 'vi-VN' }, () => {
  test('hidden amounts are hidden everywhere: in the tab, on every page, after a reload, in the other tab', async ({
    I,
    newTab,
    api,
  }) => {
    const account = await api.signUp();
    await api.fund(account, 512_345);
    await I.comeBackAs(account);
    await I.open('/dashboard/wallet');
    const other = await newTab();
    await other.open('/dashboard/wallet');
    await createMoneyModel(other).seeAvailable(balance);
    await expect(other.page).toHaveTitle(titled(I.say(`${balance} · Ví`, `${balance} · Wallet`)));

    await I.page.getByRole('button', { name: I.say('Ẩn số tiền', 'Hide amounts') }).click();
    for (const one of [I, other]) {
      await expect(one.page).toHaveTitle(titled(I.say('•••••• · Ví', '•••••• · Wallet')));
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
      await expect(I.page.locator(place)).toContainText(path === '/' ? / ••••••/ : '••••••');
      await expect(I.page.locator('.site-account')).toContainText('••••••');
      await I.page.waitForLoadState('networkidle');
      expect(await readable(I), path).not.toContain('512,345');
    }
    await I.open('/dashboard/wallet');
    await I.page.getByRole('button', { name: I.say('Hiện số tiền', 'Show amounts') }).click();
    await createMoneyModel(other).seeAvailable(balance);
    await expect(other.page).toHaveTitle(titled(I.say(`${balance} · Ví`, `${balance} · Wallet`)));
    await other.open('/dashboard/settings');
    await expect(other.page).toHaveTitle(titled(I.say('Cài đặt', 'Settings')));
  });

  test('with a past behind them too: no page about money shows, counts or types what is hidden', async ({
    I,
    api,
  }) => {
    test.skip(!isLong, 'the test before goes through the same pages with less to hide');
    const me = createMoneyModel(I);
    const account = await api.signUp();
    await api.fund(account, 512_345);
    await api.addCard(account);
    await api.advanceClock(24 * 60);
    await I.comeBackAs(account);
    await me.askWithdraw('123457', () => api.codeSentTo(account.email));
    await I.open('/dashboard/wallet');
    await me.seeAvailable('388,888đ');
    await I.page.getByRole('button', { name: I.say('Ẩn số tiền', 'Hide amounts') }).click();
    await expect(I.page.locator('.keo-wallet__sum')).toContainText('••••••');

    const { list } = await I.ask<{ list: { no: string; createdAt: string }[] }>(
      'transaction/transactions-list',
    );
    const [newest] = list;
    const day = new Date(Date.parse(newest?.createdAt ?? '') + 7 * 3_600_000).toISOString().slice(0, 10);
    // Recharged, withdrawn, balance, and what is left of the limits.
    const hidden = [512_345, 123_457, 388_888, 99_876_543].flatMap(spellings);
    for (const [path, place] of Object.entries({
      '/dashboard/wallet': '.keo-row',
      '/dashboard/recharge': '.keo-row',
      '/dashboard/withdraw': '.keo-costs',
      '/dashboard/bank-cards': '.keo-row',
      '/dashboard/transactions': '.keo-row',
      [`/dashboard/transactions?no=${newest?.no}`]: '.keo-receipt',
      [`/dashboard/transactions?dateFrom=${day}&dateTo=${day}&statement=1`]: '.keo-table',
    })) {
      await I.open(path);
      await I.page.locator(place).first().waitFor();
      await I.page.waitForLoadState('networkidle');
      const seen = await readable(I);
      for (const amount of hidden) expect(seen, `${amount} on ${path}`).not.toContain(amount);
      await expect(I.page.locator('progress[value]')).toHaveCount(0);
    }
    // The missing amount, and "all", would reveal it.
    await I.open('/dashboard/withdraw');
    await me.amountField.fill('400000');
    await I.see(I.say('Số dư không đủ cho số tiền này.', 'Your balance does not cover this amount.'));
    expect(await readable(I)).not.toContain('11,112');
    await expect(I.page.getByRole('button', { name: I.say('Rút tất cả', 'All of it') })).toHaveCount(0);
  });

  test('what comes in next is named with its sum and its day, and leads to where it comes from', async ({
    I,
    api,
  }) => {
    const author = await api.signUp();
    const worker = await api.signUp();
    await api.verify(author);
    await api.fund(author, 100_000);
    const title = 'Kiểm thử luồng đăng ký ứng dụng giao đồ ăn';
    const job = await api.postJob(author, {
      kind: 'QUICK',
      title,
      categorySlug: 'kiem-thu',
      price: 35_000,
      conditions: [{ title: 'Báo cáo lỗi', accept: { types: ['TEXT'], minTextLen: 20 } }],
    });
    await api.work(worker, { jobId: job.id, text: 'Đã kiểm thử đủ các bước, không thấy lỗi nào.' });
    await I.comeBackAs(worker);
    const code = await createMoneyModel(I).askRecharge('200k');
    await I.open('/dashboard/wallet');
    const coming = I.page.getByRole('region', { name: I.say('Tiền sắp về', 'Money coming in') });
    await expect(coming.getByRole('link')).toHaveCount(2);
    await expect(coming.getByRole('link', { name: code })).toContainText('+200,000đ');
    const earned = coming.getByRole('link', { name: title });
    await expect(earned).toContainText('+31,500đ');
    await expect(earned).toContainText(/\d\d:\d\d, \d\d\/\d\d\/\d{4}/);
    const read = I.page.waitForResponse('**/wallet/wallet-info*');
    await I.page.getByRole('button', { name: I.say('Cập nhật số dư', 'Refresh the balance') }).click();
    await read;
    await earned.click();
    await expect(I.page).toHaveURL(/\/dashboard\/my-tasks\?deal=/);

    const theirs = await I.ask<{ list: { amount: number }[] }>('wallet/wallet-holds-list');
    expect(theirs.list).toEqual([]);
  });

  test('a search, a period and a receipt keep to the address, and Back brings each of them back', async ({
    I,
    api,
  }) => {
    const account = await api.signUp();
    await api.fund(account, 500_000);
    await api.advanceClock(24 * 60);
    await I.comeBackAs(account);
    await api.transfer(await createMoneyModel(I).askRecharge('70k'), 70_000);
    await I.open('/dashboard/transactions');
    const rows = I.page.getByRole('link', { name: I.say(/Biên nhận GD/, /Receipt GD/) });
    await expect(rows).toHaveCount(2);
    await expect(I.page.locator('.keo-day')).toHaveCount(2);

    const search = I.page.getByLabel(I.say('Tìm người, công việc hoặc mã', 'Find a person, job or number'));
    await search.fill('gd999');
    await expect(I.page).toHaveURL(/\?q=gd999$/);
    await I.page.getByRole('button', { name: I.say('Bỏ lọc', 'Clear the filter'), exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expect(search).toHaveValue('');
    await I.page.goBack();
    await expect(search).toHaveValue('gd999');
    await I.page.goForward();
    await expect(search).toHaveValue('');
    await expect(I.page).toHaveURL(/\/dashboard\/transactions$/);

    await I.page.getByRole('combobox', { name: I.say('Thời gian', 'Period') }).click();
    await I.page.getByRole('option', { name: I.say('7 ngày qua', 'Last 7 days') }).click();
    await expect(I.page).toHaveURL(/dateFrom=\d{4}-\d\d-\d\d&dateTo=/);
    // By the server's days: its clock is ahead of this device's.
    await expect(rows).toHaveCount(2);
    const filtered = I.page.url();
    await rows.first().click();
    await expect(I.page.getByRole('article')).toBeVisible();
    await I.page.getByRole('link', { name: I.say('Quay lại', 'Back'), exact: true }).click();
    await expect(rows.first()).toBeVisible();
    expect(new URL(I.page.url()).searchParams.toString()).toBe(new URL(filtered).searchParams.toString());
  });

  test('a statement goes to paper whole and alone', async ({ I, api }) => {
    const account = await api.signUp();
    await api.fund(account, 500_000);
    await api.fund(account, 70_000);
    await I.comeBackAs(account);
    await I.open('/dashboard/transactions');
    await I.see(I.say('Chọn khoảng thời gian có ngày đầu', 'Choose a period with a first'));
    await I.open('/dashboard/transactions?dateFrom=2026-01-01&dateTo=2099-12-31&statement=1');
    await expect(I.page.locator('.keo-table tbody tr')).toHaveCount(2);
    const prints = await countPrints(I);
    await I.page.getByRole('button', { name: I.say('In sao kê', 'Print the statement') }).click();
    expect(await prints()).toBe(1);
    await I.page.emulateMedia({ media: 'print' });
    await expect(
      I.page.locator('.site-header, .site-bar, .site-footer').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(
      I.page.getByRole('button', { name: I.say('In sao kê', 'Print the statement') }),
    ).toBeHidden();
    for (const words of [/\+500,000đ/, /\+70,000đ/])
      await expect(I.page.getByRole('cell', { name: words })).toBeVisible();
    await expect(I.page.locator('.keo-costs').getByText('570,000đ')).toHaveCount(2);
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
    const prints = await countPrints(I);
    await I.page.getByRole('button', { name: I.say('In biên nhận', 'Print the receipt') }).click();
    expect(await prints()).toBe(1);
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
