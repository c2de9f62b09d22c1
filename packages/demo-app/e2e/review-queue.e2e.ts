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
