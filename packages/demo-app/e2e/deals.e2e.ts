import { expect, test } from './keo-test.ts';

const words = 'Đã kiểm thử đủ các bước, không thấy lỗi nào ở lần chạy này.';

test('a quick job is taken, handed in, approved and paid, by two people side by side', async ({
  I,
  api,
  newBrowser,
}) => {
  const author = await api.signUp();
  const worker = await api.signUp();
  await api.verify(author);
  await api.fund(author, 100_000);
  const job = await api.postJob(author, {
    kind: 'QUICK',
    title: 'Kiểm thử luồng đăng ký ứng dụng giao đồ ăn',
    categorySlug: 'kiem-thu',
    price: 35_000,
    conditions: [{ title: 'Báo cáo lỗi', accept: { types: ['TEXT'], minTextLen: 20 } }],
  });

  await I.signIn(worker);
  const mine = I.page;
  await I.open(`/tasks/${job.slug}`);
  const take = mine.getByRole('button', { name: /^(Nhận việc ngay|Nhận việc|Take (it|the job)( now)?)$/ });
  await take.first().click();
  await mine
    .getByRole('dialog')
    .getByRole('button', { name: await take.first().innerText() })
    .click();
  await expect(mine).toHaveURL(/\/dashboard\/my-tasks\?deal=/);
  const sheet = mine.getByRole('dialog');
  await expect(sheet.getByText(/^(Đang làm|In progress)$/)).toBeVisible();
  await sheet.getByLabel(/^(Nội dung|Text)$/).fill(words);
  await sheet.getByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ }).click();
  await expect(sheet.getByText(/^(Chờ duyệt|Waiting for review)$/)).toBeVisible();

  const theirs = await newBrowser();
  await theirs.signIn(author);
  await theirs.open('/dashboard/my-tasks?as=author');
  await theirs.page.getByRole('link', { name: /Kiểm thử luồng đăng ký/ }).click();
  const review = theirs.page.getByRole('dialog').first();
  await expect(review.getByText(words)).toBeVisible();
  await review.getByRole('button', { name: /^(Duyệt|Approve)$/ }).click();
  await theirs.page
    .getByRole('dialog', { name: /Báo cáo lỗi/ })
    .getByRole('button', { name: /^(Duyệt|Approve)$/ })
    .click();
  await expect(review.getByText(/^(Đã duyệt|Approved)$/).first()).toBeVisible();

  await expect
    .poll(async () => (await api.logsOf(worker)).map(({ action }) => action))
    .toContain('PAYMENT_PROCESSED');
  await I.open('/dashboard/my-tasks');
  await expect(mine.getByText(/^(Hoàn thành|Completed)$/)).toBeVisible();
  await I.open('/dashboard/wallet');
  await expect(mine.getByText('31,500đ').filter({ visible: true }).first()).toBeVisible();
});
