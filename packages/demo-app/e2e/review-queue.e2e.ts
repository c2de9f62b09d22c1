import type { Locator } from '@playwright/test';
import { expect, test } from './keo-test.ts';
import { anotherSession } from './models/deal-sheet.model.ts';
import { quickJob, words } from './models/market.model.ts';
import { meet } from './models/story.model.ts';

test('two are approved together, taken back and paid after all; a rejection that is lost on the way keeps its reason', async ({
  I,
  api,
}) => {
  const { page } = I;
  const { author, worker } = await meet(api);
  const { id: jobId } = await api.postJob(author, { ...quickJob, slots: 3 });
  const workers = [worker, await api.signUp(), await api.signUp()];
  for (const [index, account] of workers.entries())
    await api.work(account, { jobId, text: `${words} (${index})` });
  await I.comeBackAs(await anotherSession(api, author));
  await I.open('/dashboard/my-tasks?as=author');
  const queue = page.getByRole('region', { name: 'Chờ bạn duyệt' });
  const rows = queue.locator('[data-review]');
  const row = (index: number) => rows.filter({ hasText: `(${index})` });
  const question = page.locator('dialog.keo-dialog[open]');
  const approveTwo = async () => {
    for (const index of [0, 2]) await row(index).getByRole('checkbox').check();
    await queue.getByRole('button', { name: 'Duyệt và trả', exact: true }).click();
    await expect(question).toContainText('70,000đ');
    await question.getByRole('button', { name: 'Duyệt và trả', exact: true }).click();
    await expect(rows).toHaveCount(1);
  };
  await expect(rows).toHaveCount(3);
  const all = queue.getByRole('checkbox', { name: 'Chọn tất cả' });
  await all.check();
  for (const index of [0, 1, 2]) await expect(row(index).getByRole('checkbox')).toBeChecked();
  await all.uncheck();
  await approveTwo();
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).click();
  await expect(rows).toHaveCount(3);
  // The page is left before the five seconds are over.
  await approveTwo();
  await page.reload();
  const getBalance = async (account: (typeof workers)[number]) =>
    (await api.ask<{ balance: number }>(account, 'wallet/wallet-info')).balance;
  await expect.poll(() => Promise.all(workers.map(getBalance))).toEqual([31_500, 0, 31_500]);

  const reason = 'Không thấy đơn nào của bạn.';
  const sheet = row(1).locator('.keo-card').first();
  const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
  await press('Từ chối');
  await row(1).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Không đúng như hướng dẫn' }).click();
  await sheet.getByLabel('Lý do từ chối').fill(reason);
  await page.context().setOffline(true);
  await press('Gửi');
  await page.getByRole('button', { name: 'Gửi ngay', exact: true }).click();
  await expect(page.getByText('Quyết định của bạn chưa gửi được')).toBeVisible();
  await page.context().setOffline(false);
  // Nothing was decided, also after a reload, and the reason is still there.
  await page.reload();
  await expect(rows).toHaveCount(1);
  await press('Từ chối');
  await expect(sheet.getByLabel('Lý do từ chối')).toHaveValue(reason);
});

test('a queue is reviewed by keyboard alone, one worker’s items together', async ({ I, api, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const { page } = I;
  const { keyboard } = page;
  const { author, worker } = await meet(api);
  const another = await api.signUp();
  const jobs = [
    await api.postJob(author, { ...quickJob, slots: 3 }),
    await api.postJob(author, { ...quickJob, slots: 3 }),
  ];
  for (const [index, { id: jobId }] of jobs.entries())
    await api.work(worker, { jobId, text: `${words} (một ${index})` });
  await api.work(another, { jobId: jobs[0]?.id ?? '', text: `${words} (hai)` });
  await I.comeBackAs(await anotherSession(api, author));
  await I.open('/dashboard/my-tasks?as=author');
  const queue = page.getByRole('region', { name: 'Chờ bạn duyệt' });
  const groups = queue.getByRole('region');
  const rows = queue.locator('[data-review]');
  const dialog = page.locator('dialog.keo-dialog[open]');
  const tabTo = async (control: Locator) => {
    await expect(control).toBeVisible();
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await keyboard.press('Tab');
    await expect(control).toBeFocused();
  };
  const press = async (name: string | RegExp, scope: Locator = queue) => {
    await tabTo(scope.getByRole('button', { name, exact: true }).first());
    await keyboard.press('Enter');
  };
  await expect(rows).toHaveCount(3);
  await expect(groups.first().locator('[data-review]')).toHaveCount(2);
  await expect(groups.last().locator('[data-review]')).toContainText('(hai)');

  // Without a click into it. The keys can be turned off.
  await keyboard.press('?');
  await tabTo(dialog.getByRole('checkbox', { name: 'Bật phím tắt trên thiết bị này' }));
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await keyboard.press('a');
  await press('Phím tắt (?)');
  await tabTo(dialog.getByRole('checkbox'));
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await keyboard.press('a');
  await expect(dialog).toHaveCount(1);
  await keyboard.press('a');
  await press(/^Trả 35,000đ cho /, dialog);
  await expect(rows).toHaveCount(2);
  await keyboard.press('u');
  await expect(rows).toHaveCount(3);

  await tabTo(queue.getByRole('checkbox', { name: /^Chọn cả 2 mục của / }));
  await keyboard.press('Space');
  await expect(queue.getByRole('status').filter({ hasText: '70,000đ' })).toBeVisible();
  await keyboard.press('Space');
  const both = 'Duyệt cả 2 mục, trả 70,000đ';
  await press(both);
  await press(both, dialog);
  await expect(rows).toHaveCount(1);
  await keyboard.press('r');
  await keyboard.type('Ảnh bị mờ, hãy chụp lại nhé.');
  await press('Gửi');
  await expect(rows).toHaveCount(0);
  await keyboard.press('u');
  await expect(rows).toHaveCount(1);
  await keyboard.press('x');
  await tabTo(queue.getByRole('combobox'));
  await keyboard.press('Enter');
  await page.getByRole('option', { name: 'Không đúng như hướng dẫn' }).press('Enter');
  await tabTo(queue.getByLabel('Lý do từ chối'));
  await keyboard.type('Không thấy đơn nào của bạn.');
  await press('Gửi');
  await expect(rows).toHaveCount(0);
  await press('Gửi ngay', page.locator('[data-review-queue]'));
  const getBalance = async (account: typeof worker) =>
    (await api.ask<{ balance: number }>(account, 'wallet/wallet-info')).balance;
  await expect.poll(() => Promise.all([worker, another].map(getBalance))).toEqual([63_000, 0]);
});
