import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './keo-test.ts';
import { moneyOf } from './models/money.model.ts';

/** What the page's own server answers to the page's own person. */
async function ask<Data>(I: { page: Page }, path: string): Promise<Data> {
  const cookies = await I.page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const answer = await I.page.request.get(`/au/api/${path}`, {
    headers: { authorization: decodeURIComponent(token) },
  });
  return (await answer.json()).data;
}

test('money is added by a code to scan, and the page says so the moment it arrives', async ({ I, api }) => {
  const me = moneyOf(I);
  await I.signIn(await api.signUp());
  const code = await me.askRecharge('500k');
  await expect(I.page.getByRole('img', { name: new RegExp(code) })).toBeVisible();
  expect(await api.transfer(`CK ${code} cam on`, 500_000)).toMatchObject({
    outcome: 'CREDITED',
    reason: 'EXACT',
  });
  await me.seeHeading(/(Đã nhận 500,000đ|500,000đ received)/);
  await I.open('/dashboard/wallet');
  await me.seeAvailable('500,000đ');
});

test('less than asked is credited as it came, late money too, and what has no code is kept', async ({
  I,
  api,
}) => {
  const me = moneyOf(I);
  await I.signIn(await api.signUp());
  const short = await me.askRecharge('200000');
  await api.transfer(short, 150_000);
  await me.seeHeading(/(150,000đ, ít hơn|150,000đ received, less)/);
  await I.page.getByRole('button', { name: /Nạp khoản khác|Add more money/ }).click();

  const late = await me.askRecharge('1tr');
  await api.advanceClock(20);
  await I.page.reload();
  await I.page.getByRole('button', { name: /(Xem khoản nạp|See the recharge of) 1,000,000đ/ }).click();
  await me.seeHeading(/(Mã đã hết thời gian|no longer shown)/);
  expect(await api.transfer(late, 1_000_000)).toMatchObject({ reason: 'LATE' });
  await me.seeHeading(/(Tiền về muộn|It came late)/);

  expect(await api.transfer('khong co ma', 70_000)).toMatchObject({
    outcome: 'SUSPENSE',
    reason: 'UNKNOWN_CODE',
  });
  await I.open('/dashboard/wallet');
  await me.seeAvailable('1,150,000đ');
});

test('money is withdrawn to a verified account: the hold is shown, then paid, then refused and back', async ({
  I,
  api,
}) => {
  test.setTimeout(120_000);
  const me = moneyOf(I);
  const account = await api.signUp();
  const readCode = () => api.codeSentTo(account.email);
  await I.signIn(account);
  await api.transfer(await me.askRecharge('1tr'), 1_000_000);
  await me.seeHeading(/(Đã nhận|received)/);
  await me.addCard(readCode);

  await I.open('/dashboard/withdraw');
  await expect(I.page.getByText(/nhận được tiền sau|can receive money in/)).toBeVisible();
  await expect(I.page.getByRole('button', { name: /^(Tiếp tục|Continue)$/ })).toBeDisabled();
  await api.advanceClock(24 * 60);

  await me.askWithdraw('300k', readCode);
  const { list } = await ask<{ list: { id: string }[] }>(I, 'withdraw/withdraws-list');
  await api.payout(list[0]?.id ?? '', 'PAY');
  await me.seeHeading(/(Đã chuyển 300,000đ|300,000đ sent)/);

  await me.askWithdraw('100k', readCode);
  const { list: next } = await ask<{ list: { id: string }[] }>(I, 'withdraw/withdraws-list');
  await api.payout(next[0]?.id ?? '', 'FAIL');
  await me.seeHeading(/(Ngân hàng không nhận|The bank did not take)/);
  await I.open('/dashboard/wallet');
  await me.seeAvailable('700,000đ');
});

test('hidden amounts stay hidden after a reload and in the other tab', async ({ I, newTab, api }) => {
  const account = await api.signUp();
  await I.signIn(account);
  await api.transfer(await moneyOf(I).askRecharge('500k'), 500_000);
  await moneyOf(I).seeHeading(/(Đã nhận|received)/);
  await I.open('/dashboard/wallet');
  const other = await newTab();
  await other.open('/dashboard/wallet');
  await moneyOf(other).seeAvailable('500,000đ');
  await I.page.getByRole('button', { name: /Ẩn số tiền|Hide amounts/ }).click();
  await expect(I.page.locator('.keo-wallet__sum')).toContainText('••••••');
  await expect(other.page.locator('.keo-wallet__sum')).toContainText('••••••');
  await I.page.reload();
  await expect(I.page.locator('.keo-wallet__sum')).toContainText('••••••');
  await expect(I.page.locator('main')).not.toContainText('500,000đ');
});

test('movements are filtered in the address, kept as a file, and each has its receipt', async ({
  I,
  api,
}) => {
  const account = await api.signUp();
  await I.signIn(account);
  await api.transfer(await moneyOf(I).askRecharge('500k'), 500_000);
  await moneyOf(I).seeHeading(/(Đã nhận|received)/);

  await I.open('/dashboard/transactions?direction=OUT');
  await I.see(/(Không có giao dịch nào khớp|No transaction fits)/);
  await I.page.getByRole('button', { name: /^(Bỏ lọc|Clear the filter)$/ }).click();
  await expect(I.page).toHaveURL(/\/dashboard\/transactions$/);
  const row = I.page.getByRole('link', { name: /(Biên nhận|Receipt) GD/ });
  await expect(row).toHaveCount(1);

  const [file] = await Promise.all([
    I.page.waitForEvent('download'),
    I.page.getByRole('button', { name: /Tải CSV|Download CSV/ }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toMatch(/GD\d{10},\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,RECHARGE,500000,500000,/);

  await row.click();
  await expect(I.page.getByRole('article')).toContainText('+500,000đ');
  await expect(I.page.getByRole('article')).toContainText(/(năm trăm nghìn đồng|five hundred thousand dong)/);
  await I.page.goBack();
  await expect(row).toHaveCount(1);
  await I.open('/dashboard/transactions?no=GD0000000000');
  await I.see(/(Không tìm thấy giao dịch này|could not find this transaction)/);
});
