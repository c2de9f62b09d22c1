import { randomBytes } from 'node:crypto';
import { expect, test } from './keo-test.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

/** A word in no other test's job. */
const newWord = () => randomBytes(4).toString('hex').replaceAll(/\d/g, 'x');

test('work is found without accents, narrowed in the address, and Back undoes a choice', async ({
  I,
  api,
}) => {
  const author = await api.signUp();
  await api.verify(author);
  await api.fund(author, 500_000);
  const word = newWord();
  await api.postJob(author, { title: `Thiết kế nhãn gạo ${word}` });
  await api.postJob(author, {
    title: `Chụp kệ gạo ở chợ ${word}`,
    kind: 'QUICK',
    price: 45_000,
    slots: 5,
    timeLimitMin: 60,
    effortMin: 30,
  });
  const cards = I.page.getByRole('article');
  await I.open('/tasks');
  await I.page.getByRole('searchbox').fill(`gao ${word}`);
  await expect(cards).toHaveCount(2);
  await expect(I.page).toHaveURL(new RegExp(`q=gao\\+${word}`));
  await I.see('~81,000đ/giờ (người đăng ước tính)');
  // The category's icon came from the server's own set.
  await expect(cards.first().locator('.keo-job__kind path').first()).toBeAttached();

  await I.page
    .getByText(/^(Dự án|Projects)$/)
    .first()
    .click();
  await expect(cards).toHaveCount(1);
  await expect(I.page).toHaveURL(/kind=PROJECT/);
  await I.page.goBack();
  await expect(cards).toHaveCount(2);

  await I.open(`/jobs?q=${word}`);
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole('link').click();
  await I.seePath(/^\/tasks\/thiet-ke-nhan-gao/);
  await I.seeHeading(`Thiết kế nhãn gạo ${word}`);
});

test('a visitor comes back to the job and applies; the letter outlives a reload, the author is told', async ({
  I,
  api,
}) => {
  const author = await api.signUp();
  await api.verify(author);
  const { slug } = await api.postJob(author, { title: `Dịch tài liệu kỹ thuật ${newWord()}` });
  const worker = await api.signUp();
  const { page } = I;

  await I.open(`/jobs/${slug}`);
  await I.seePath(`/tasks/${slug}`);
  await expect(page).toHaveTitle(/^Dịch tài liệu kỹ thuật \w+ · Keo$/);
  await page.getByRole('link', { name: /(Đăng nhập để nhận việc|Sign in to take it)/ }).click();
  await page.locator('input[name=username]').fill(worker.username);
  await page.locator('input[type=password]').fill(worker.password);
  await page.locator('form button[type=submit]').click();
  await I.seePath(`/tasks/${slug}`);

  const apply = page.getByRole('button', { name: /^(Ứng tuyển|Apply)$/ });
  const letter = page.getByRole('textbox', { name: /(Vì sao bạn hợp|Why you fit)/ });
  await apply.click();
  await letter.fill('Tôi đã dịch hai bộ tài liệu kỹ thuật, bắt đầu được ngay hôm nay.');
  await page.reload();
  await apply.click();
  await expect(letter).toHaveValue(/hai bộ tài liệu kỹ thuật/);
  await page.getByRole('button', { name: /^(Gửi ứng tuyển|Send the application)$/ }).click();
  await I.see(/^(Bạn đã ứng tuyển|You have applied)$/);
  expect((await api.listLogs(author)).map(({ action }) => action)).toContain('JOB_APPLICATION_RECEIVED');

  const withdraw = page.getByRole('button', { name: /^(Rút ứng tuyển|Withdraw)$/ });
  await withdraw.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Giữ lại|Keep it)$/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await withdraw.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Rút ứng tuyển|Withdraw)$/ })
    .click();
  await expect(apply).toBeVisible();
  expect((await api.listLogs(author)).map(({ action }) => action)).toContain('APPLICATION_CANCELLED');
});

test('a job that is not there says so and leads on', async ({ I }) => {
  await I.open('/tasks/khong-co-tin-nay');
  await I.seeHeading(/(Không tìm thấy tin này|job was not found)/);
  await I.page.getByRole('link', { name: /^(Xem việc khác|See other work)$/ }).click();
  await I.seePath('/tasks');
});
