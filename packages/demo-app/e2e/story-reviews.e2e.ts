import { expect, test } from './keo-test.ts';
import { anotherSession, createDealSheetModel } from './models/deal-sheet.model.ts';
import type { Api } from './models/api.model.ts';
import { atWork, meet } from './models/story.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const five = '5 sao, rất tốt';
const ofWorker = 'Làm đúng ý, nộp sớm hai ngày.';
const ofAuthor = 'Yêu cầu rõ, duyệt trong ba giờ.';

/** A deal that has just ended, paid. */
async function ended(api: Api) {
  const scene = await meet(api);
  const { id } = await atWork(api, scene);
  await scene.market.handIn({ id });
  await scene.market.judge({ id }, 'APPROVE');
  await scene.market.finalize({ id }, 'COMPLETE');
  return { scene, id };
}

/** In the deal: one press on the stars, and words after it. */
async function reviewInDeal(mine: ReturnType<typeof createDealSheetModel>, tag: string, words: string) {
  await mine.sheet.getByRole('button', { name: five }).click();
  await mine.see('Đang niêm phong');
  await mine.unfold('Thêm vài lời');
  await mine.sheet.getByText(tag, { exact: true }).click();
  await mine.sheet.getByLabel(/^Nhận xét/).fill(words);
  await mine.unfold('Lưu thay đổi');
  // A field holds its words as text as well: what is seen before it has gone may not be saved yet.
  await expect(mine.sheet.getByLabel(/^Nhận xét/)).toHaveCount(0);
  await mine.see(words);
}

test('both sides of a deal that has ended review each other, and neither reads the other’s before both are in', async ({
  I,
  api,
  newBrowser,
}) => {
  const { scene, id } = await ended(api);
  const other = await newBrowser();
  const mine = createDealSheetModel(I, 'author');

  await mine.open(api, scene.author, id);
  await reviewInDeal(mine, 'Làm kỹ', ofWorker);
  await I.page.reload();
  await mine.see(ofWorker);

  // On the page of reviews: it is listed, and a draft survives a reload.
  await other.comeBackAs(await anotherSession(api, scene.worker));
  await other.open('/dashboard/my-reviews');
  const { page } = other;
  // Other tests may have moved the server's clock.
  await other.see(/Còn \d+ ngày/);
  await expect(page.getByText(ofWorker)).toHaveCount(0);
  await page.getByRole('button', { name: 'Viết đánh giá' }).click();
  const stars = page.getByRole('radiogroup', { name: 'Số sao' });
  await stars.locator('label').filter({ hasText: five }).click();
  await expect(stars.getByRole('radio', { name: five })).toBeChecked();
  await page.getByRole('button', { name: 'Thôi', exact: true }).click();
  await page.getByRole('tab', { name: 'Đã viết' }).click();
  await other.see('Bạn chưa viết đánh giá nào');
  await page.getByRole('tab', { name: /^Cần viết/ }).click();
  await page.getByRole('button', { name: 'Viết đánh giá' }).click();
  await stars.locator('label').filter({ hasText: five }).click();
  await page.getByText('Yêu cầu rõ', { exact: true }).click();
  await page.getByLabel(/^Nhận xét/).fill(ofAuthor);
  await page.reload();
  await page.getByRole('button', { name: 'Viết đánh giá' }).click();
  await expect(page.getByLabel(/^Nhận xét/)).toHaveValue(ofAuthor);
  await page.getByRole('button', { name: 'Gửi và công bố' }).click();
  await page.getByRole('tab', { name: 'Nhận được' }).click();
  await other.see(ofWorker);
  await expect(page).toHaveURL(/\/dashboard\/my-reviews\?tab=received$/);
  await page.getByRole('button', { name: 'Trả lời' }).click();
  await page.getByLabel('Câu trả lời của bạn').fill('Cảm ơn bạn, hẹn lần sau.');
  await page.getByRole('button', { name: 'Gửi câu trả lời' }).click();
  await expect(page.getByRole('button', { name: 'Trả lời' })).toHaveCount(0);
  await page.goBack();
  await other.see('Không có đánh giá nào cần viết');

  // Published: in the first one's deal, and on both public pages.
  await I.page.reload();
  await mine.see(ofAuthor);
  await mine.unfold('Trả lời');
  await mine.sheet.getByLabel('Câu trả lời của bạn').fill('Cảm ơn em.');
  await mine.unfold('Gửi câu trả lời');
  await mine.see('Cảm ơn em.');
  const visitor = await newBrowser();
  for (const [account, said, answer] of [
    [scene.worker, ofWorker, 'Cảm ơn bạn, hẹn lần sau.'],
    [scene.author, ofAuthor, 'Cảm ơn em.'],
  ] as const) {
    const me = await api.me(account);
    await visitor.open(`/user/${me.id}`);
    await visitor.see(said);
    await visitor.see(answer);
    await visitor.page.getByRole('button', { name: '5 sao: 1 đánh giá' }).click();
    await expect(visitor.page.getByRole('button', { name: 'Xem tất cả' })).toBeVisible();
  }
});

test('a worker who reviews first changes it while it is sealed', async ({ I, api }) => {
  const { scene, id } = await ended(api);
  const mine = createDealSheetModel(I, 'worker');
  await mine.open(api, scene.worker, id);
  await reviewInDeal(mine, 'Yêu cầu rõ', ofAuthor);
  await I.page.reload();
  await mine.see(ofAuthor);
});
