import { expect, test } from './keo-test.ts';
import { talkingAs } from './models/chat.model.ts';
import { anotherSession, createDealSheetModel } from './models/deal-sheet.model.ts';
import { quickJob, words } from './models/market.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { meet } from './models/story.model.ts';

test.skip(({ isMobile }) => isMobile, 'where there is no room for the desk, a deal is a sheet');

test('a desk from a notification: evidence, messages and the payment, without leaving it', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const { id: jobId } = await api.postJob(scene.author, quickJob);
  const deal = await scene.market.take(jobId);
  const they = await newBrowser();
  const theirs = createDealSheetModel(they, 'worker');
  await they.comeBackAs(await anotherSession(api, scene.worker));
  await they.open('/dashboard/my-tasks');
  await they.page.getByRole('main').getByRole('link', { name: quickJob.title }).click();
  await theirs.send([['Nội dung', words]], 'Nộp bằng chứng');
  await theirs.see('Chờ duyệt');

  const mine = createDealSheetModel(I, 'author');
  await I.comeBackAs(await anotherSession(api, scene.author));
  await I.open('/dashboard');
  await I.openBell();
  await I.page.locator('.keo-inbox .keo-item__link').first().click();
  await I.seePath('/dashboard/my-tasks');
  await I.seeHeading(quickJob.title);
  await expect(I.page.locator('main h1')).toBeFocused();
  await expect(I.page).toHaveTitle(new RegExp(`${quickJob.title} · Trần Thị Thử`));
  for (const name of ['Tiến độ và tiền', 'Bằng chứng', 'Tin nhắn'])
    await expect(mine.sheet.getByRole('region', { name, exact: true })).toBeInViewport();
  // No part of it, and not the page, scrolls sideways or twice.
  expect(await I.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await mine.see(words);
  await I.meet('desk', '1 to review');
  await I.page.setViewportSize({ width: 1920, height: 1080 });
  await I.meet('desk', '1 to review');
  await I.page.setViewportSize({ width: 1280, height: 900 });

  const [myTalk, theirTalk] = [talkingAs(I, 'beside the deal'), talkingAs(they, 'beside the deal')];
  await myTalk.write('Cảm ơn em, chị xem ngay.');
  await theirTalk.seeSaid('Cảm ơn em, chị xem ngay.');
  await theirTalk.write('Dạ vâng ạ');
  await myTalk.seeSaid('Cảm ơn em, chị xem ngay.', 'Dạ vâng ạ');
  await myTalk.seeState('Cảm ơn em', 'seen');
  await mine.press('Trả 35,000đ cho Trần Thị Thử ngay');
  await mine.seeState('Hoàn thành');
  await theirs.seeState('Hoàn thành');
  await theirs.see('Bạn đã nhận sau phí');
  await I.meet('desk', '2 paid');
  const { balance } = await api.ask<{ balance: number }>(scene.worker, 'wallet/wallet-info');
  expect(balance).toBe(31_500);

  await I.page.goBack();
  await I.seePath('/dashboard');
  // Whatever page a link opens it over, the desk replaces it, and Back leads before it.
  await they.open('/dashboard/settings');
  await they.open(`/dashboard/wallet?deal=${deal.id}`);
  await they.seePath('/dashboard/my-tasks');
  await theirs.seeState('Hoàn thành');
  await they.page.goBack();
  await they.seePath('/dashboard/settings');
});

test.describe('en-US', () => {
  test.use({ locale: 'en-US' });

  test('a desk by keys: from part to part, to the next deal, back to its row; a narrower window keeps what is typed', async ({
    I,
    api,
  }) => {
    const { page } = I;
    const t = createWordsModel(I);
    const { author, worker, market } = await meet(api);
    const titles = ['Translate a menu', 'Test a sign-up'];
    for (const title of titles) {
      const { id: jobId } = await api.postJob(author, { ...quickJob, title });
      await api.work(worker, { jobId, text: words });
    }
    await I.comeBackAs(await anotherSession(api, author));
    await I.open('/dashboard/my-tasks?as=author');
    const row = (title: string) => page.getByRole('main').getByRole('link', { name: title }).first();
    const heading = page.locator('main h1');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await row('Translate a menu').focus();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Translate a menu');
    await expect(heading).toBeFocused();
    await I.meet('desk', '1 to review', { isMain: true });
    for (const name of ['desk.now', 'desk.evidence', 'desk.conversation'] as const) {
      await page.keyboard.press('F6');
      await expect(part(t(name))).toBeFocused();
    }
    const skip = page.getByRole('navigation', { name: t('deal.parts') });
    for (const name of ['desk.now', 'desk.evidence', 'desk.conversation'] as const) {
      await skip.getByRole('button', { name: t(name) }).press('Enter');
      await expect(part(t(name))).toBeFocused();
    }
    const message = page.getByRole('textbox', { name: t('chat.write') });
    await message.focus();
    await page.keyboard.type('jk, half a message');
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.getByRole('tab', { name: /^Messages/ }).click();
    await expect(message).toHaveValue('jk, half a message');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(message).toHaveValue('jk, half a message');
    await page.reload();
    await expect(message).toHaveValue('jk, half a message');
    // `tab=chat` leads there.
    await expect(part(t('desk.conversation'))).toBeFocused();

    const [next, before] = [page.locator('[aria-keyshortcuts=J]'), page.locator('[aria-keyshortcuts=K]')];
    const isLast = (await next.getAttribute('aria-disabled')) === 'true';
    await page.keyboard.press(isLast ? 'k' : 'j');
    await expect(heading).toHaveText('Test a sign-up');
    await expect(heading).toBeFocused();
    await page.keyboard.press('a');
    const question = page.locator('dialog.keo-dialog[open]');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await (isLast ? next : before).click();
    await expect(heading).toHaveText('Translate a menu');
    await page.keyboard.press('Escape');
    await expect(row('Translate a menu')).toBeFocused();
    expect(new URL(page.url()).searchParams.has('deal')).toBe(false);
    await page.goBack();
    await expect(heading).toHaveText('Translate a menu');
    await page.getByRole('link', { name: t('desk.list') }).click();
    await expect(heading).not.toHaveText('Translate a menu');

    const { list } = await api.ask<{ list: { id: string }[] }>(author, 'job-deal/my-deals-list?role=author');
    const open = await market.info(list[0]?.id ?? '');
    await I.open(`/dashboard/my-tasks?deal=${open.id}&proof=${open.proofs[0]?.id}`);
    await expect(part(t('desk.evidence')).getByRole('heading', { level: 3 }).first()).toBeFocused();
  });
});
