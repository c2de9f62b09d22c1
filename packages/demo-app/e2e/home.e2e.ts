import { randomBytes } from 'node:crypto';
import { expect, onPhoneAndDesk, test } from './keo-test.ts';
import { createMarketModel, quickJob } from './models/market.model.ts';
import type { Person } from './models/person.model.ts';

const newWord = () => randomBytes(6).toString('hex').replaceAll(/\d/g, 'x');

const choose = async ({ page }: Person, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

onPhoneAndDesk(() => {
  test('a visitor finds the best paid job of the day from home, and Back keeps the search', async ({
    I,
    api,
  }) => {
    const { page, say } = I;
    const author = await api.signUp();
    await api.verify(author);
    await api.fund(author, 2_000_000);
    const word = newWord();
    for (const price of [50_000, 90_000])
      await api.postJob(author, { ...quickJob, title: `Kiểm thử bản dựng ${word}`, price });
    await I.open('/');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(6);
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill(word);
    await search.getByRole('searchbox').press('Enter');
    await I.seePath('/tasks');
    await expect(cards).toHaveCount(2);
    if (page.viewportSize()!.width < 701)
      await page.getByRole('button', { name: say(/^Bộ lọc/, /^Filters/) }).click();
    await choose(I, say('Thời gian đăng', 'Posted'), say('Trong 1 ngày qua', 'Within 1 day'));
    await expect(page).toHaveURL(/posted=1/);
    await page.keyboard.press('Escape');
    await choose(I, say('Sắp xếp', 'Sort'), say('Trả cao nhất', 'Highest pay'));
    await expect(cards.first()).toContainText('81,000đ');
    await expect(cards.first()).toContainText(say(/(vừa xong|phút trước)/, /(just now|ago)/));
    await cards.first().getByRole('link').click();
    await I.seeHeading(new RegExp(word));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`q=${word}.*posted=1.*sort=pay|sort=pay.*posted=1`));
    await expect(cards.first()).toContainText('81,000đ');
    await page.goBack();

    await I.open('/');
    await page.getByRole('link', { name: say('Lập trình & Website', 'Programming & Web') }).click();
    await expect(page).toHaveURL(/\/tasks\?category=lap-trinh$/);
    await page.goBack();
    await page.getByRole('link', { name: say('Xem tất cả', 'See all'), exact: true }).click();
    await expect(page).toHaveURL(/\/tasks$/);

    await I.open('/jobs');
    await page.getByRole('searchbox').fill(word);
    await expect(page).toHaveURL(new RegExp(`/jobs\\?q=${word}$`));
    await expect(cards).toHaveCount(0);
  });

  test('an address that leads nowhere searches jobs by its words', async ({ I, api }) => {
    const { page, say } = I;
    const author = await api.signUp();
    await api.verify(author);
    await api.fund(author, 2_000_000);
    const word = newWord();
    await api.postJob(author, { ...quickJob, title: `Dịch thuật ${word}` });
    await I.open(`/viec/dich-thuat-${word}`);
    await expect(page.getByRole('searchbox')).toHaveValue(`dich thuat ${word}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Tìm việc', 'Find work') })
      .click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await page.getByRole('searchbox').fill(say('quyền', 'privacy'));
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Quyền riêng tư', 'Privacy') })
      .click();
    await I.seePath('/privacy');
  });

  test('the dashboard shows what runs and what was said, and first steps to who is new', async ({
    I,
    api,
  }) => {
    const { page, say } = I;
    const [author, worker] = [await api.signUp('Lê Thu Cúc'), await api.signUp()];
    await api.verify(author);
    await api.verify(worker);
    await api.fund(author, 200_000);
    await I.comeBackAs(author);
    await I.open('/dashboard');
    await page.getByRole('link', { name: say('Đăng việc đầu tiên', 'Post your first work') }).waitFor();
    const title = `Kiểm thử bản dựng ${newWord()}`;
    const job = await api.postJob(author, { ...quickJob, title });
    await createMarketModel(api, author, worker).take(job.id);
    const running = page.getByRole('region', { name: say('Đang chạy', 'Under way') });
    await expect(running.getByRole('link', { name: title })).toBeVisible();
    await expect(page.locator('.site-notifications .keo-item').first()).toBeVisible();
    await page.getByRole('button', { name: say('Tháng trước', 'Month before'), exact: true }).click();
    await I.see(say('Tháng này chưa có tiền vào hay ra.', 'No money came in or went out in this month.'));
    await page.getByRole('button', { name: say('Tháng sau', 'Month after'), exact: true }).click();
    await I.see('200,000đ');
    await running.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/dashboard\/my-tasks\?.*deal=/);
    await page.goBack();
    await running.getByRole('link', { name: say(/^Xem cả 1 việc$/, /^See it$/) }).click();
    await I.seePath('/dashboard/my-tasks');
  });
});
