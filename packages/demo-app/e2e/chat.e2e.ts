import { samplePicture } from '../server/dev/testing/sample-files.ts';
import { expect, inTurns, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import type { Account, Api } from './models/api.model.ts';
import { createChatModel, talkingAs } from './models/chat.model.ts';
import { createMarketModel } from './models/market.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

/** Two users with an application or deal in common. */
async function two(api: Api) {
  const [author, worker] = [await api.signUp(), await api.signUp()];
  await api.verify(author);
  const { id: jobId, slug } = await api.postJob(author, { title: 'Thiết kế thực đơn cho quán trà' });
  const market = createMarketModel(api, author, worker);
  const { id: applicationId } = await market.apply(jobId);
  const hire = async () => (await market.decide('accept', applicationId)).deal;
  return { author, worker, jobId, slug, applicationId, hire, chat: createChatModel(api) };
}
const roomIn = (url: string) => new URL(url).searchParams.get('chat');

inTurns({ phone: 'vi-VN' }, () => {
  test('two who share a deal talk, each sees what the other has read, and Back closes it', async ({
    I,
    api,
    newBrowser,
    newTab,
    isMobile,
  }) => {
    const { author, worker, hire, chat } = await two(api);
    const deal = await hire();
    await I.comeBackAs(author);
    await I.open(`/dashboard/my-tasks?as=author&deal=${deal.id}`);
    // On a phone the two are parts of a sheet; on a desk they stand side by side.
    const part = (name: RegExp) => I.page.getByRole('tab', { name });
    if (isMobile) {
      await part(I.say(/^Tin nhắn/, /^Messages/)).click();
      await part(I.say(/^Thoả thuận/, /^Deal/)).click();
      await part(I.say(/^Tin nhắn/, /^Messages/)).click();
    }
    const mine = talkingAs(I, 'beside the deal');
    await mine.write('Chào em, bắt đầu từ thứ Tư nhé');
    await mine.seeState('Chào em', 'sent');
    const room = await chat.open(author, { dealId: deal.id });
    expect(await chat.said(author, room)).toEqual(['Chào em, bắt đầu từ thứ Tư nhé']);

    const they = await newBrowser();
    await they.signIn(worker);
    const theirs = talkingAs(they);
    await theirs.seeUnread(1);
    await they.openBell();
    await expect(they.page.locator('.keo-item__link').first()).toHaveAttribute(
      'href',
      new RegExp(`/dashboard\\?chat=${room}`),
    );
    await they.page.keyboard.press('Escape');
    await theirs.button.click();
    await theirs.sheet.getByRole('button', { name: /Trần Thị Thử/ }).click();
    await theirs.seeSaid('Chào em, bắt đầu từ thứ Tư nhé');
    // Read by the other: its sender sees that, and the bell is clear.
    await mine.seeState('Chào em', 'seen');
    await theirs.seeUnread(0);
    await they.seeUnread(1); // the accepted application
    await theirs.write('Dạ vâng ạ');
    await mine.seeSaid('Chào em, bắt đầu từ thứ Tư nhé', 'Dạ vâng ạ');
    await theirs.seeState('Dạ vâng ạ', 'seen');
    expect((await api.listLogs(author)).map(({ action }) => action)).not.toContain('NEW_MESSAGE');

    await they.page.goBack();
    await expect(theirs.sheet).toBeHidden();
    expect(roomIn(they.page.url())).toBeNull();
    await I.page.reload();
    await mine.seeSaid('Chào em, bắt đầu từ thứ Tư nhé', 'Dạ vâng ạ');
    // What the deal waits for is at the top, one press away.
    if (isMobile) {
      await mine.sheet.getByRole('button', { name: I.say(/^Mở thoả thuận/, /^Open the deal/) }).click();
      await expect(mine.sheet.getByRole('log')).toBeHidden();
    }
    await expect(mine.sheet.getByRole('heading', { name: 'Thiết kế thực đơn cho quán trà' })).toBeVisible();

    // Read here, read in every tab.
    const tab = await newTab();
    await tab.open('/dashboard');
    const there = talkingAs(tab);
    await there.seeUnread(0);
    await chat.say(worker, room, 'Em gửi mẫu rồi ạ');
    await there.seeUnread(1);
    await I.open(`/dashboard?chat=${room}`);
    await talkingAs(I).seeSaid('Chào em, bắt đầu từ thứ Tư nhé', 'Dạ vâng ạ', 'Em gửi mẫu rồi ạ');
    await there.seeUnread(0);
  });

  test('what is said is answered, edited, taken back and found again, with a photo and a draft', async ({
    I,
    api,
    newBrowser,
  }) => {
    const { author, worker, hire, chat } = await two(api);
    const room = await chat.open(author, { dealId: (await hire()).id });
    await I.comeBackAs(author);
    await I.open(`/dashboard?chat=${room}`);
    const they = await newBrowser();
    await they.comeBackAs(worker);
    await they.open(`/dashboard?chat=${room}`);
    const [mine, theirs] = [talkingAs(I), talkingAs(they)];
    await theirs.write('Bảng màu gạch và kem ạ');
    await mine.seeSaid('Bảng màu gạch và kem ạ');

    const t = createWordsModel(I);
    const press = (name: string) => mine.sheet.getByRole('button', { name, exact: true }).click();
    await mine.act('Bảng màu', I.say('Trả lời', 'Reply'));
    await press(t('chat.reply.drop'));
    await mine.act('Bảng màu', I.say('Trả lời', 'Reply'));
    await mine.write('Chị thích');
    const answer = theirs.lines.filter({ hasText: 'Chị thích' });
    await expect(answer.getByRole('button', { name: /Bảng màu gạch và kem/ })).toBeVisible();
    await mine.act('Chị thích', I.say('Sửa', 'Edit'));
    await mine.sheet.getByRole('textbox').fill('Chị không thích');
    await press(t('chat.edit.drop'));
    await mine.act('Chị thích', I.say('Sửa', 'Edit'));
    await mine.sheet.getByRole('textbox').fill('Chị rất thích');
    await mine.sheet.getByRole('button', { name: I.say('Lưu', 'Save'), exact: true }).click();
    await theirs.seeSaid('Bảng màu gạch và kem ạ', 'Chị rất thích');
    await expect(answer.getByText(they.say('đã sửa', 'edited'))).toBeHidden();
    const edited = theirs.lines.filter({ hasText: 'Chị rất thích' });
    await expect(edited.getByText(they.say('đã sửa', 'edited'))).toBeVisible();

    const choosing = they.page.waitForEvent('filechooser');
    await theirs.sheet
      .getByRole('button', { name: they.say('Thêm ảnh hoặc tệp', 'Add photos or files') })
      .click();
    await (await choosing).setFiles({
      name: 'mau 0912345678.png',
      mimeType: 'image/png',
      buffer: await samplePicture('png'),
    });
    const send = theirs.sheet.getByRole('button', { name: they.say('Gửi', 'Send'), exact: true });
    await expect(send).toBeEnabled();
    await send.click();
    const photo = mine.lines.getByRole('button', { name: /mau •••••.png/ });
    await expect(photo).toBeVisible();
    const isDrawn = () =>
      photo.locator('img').evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    await theirs.act('mau', they.say('Thu hồi', 'Unsend'));
    const gone = I.say('Tin nhắn đã thu hồi', 'Message unsent');
    await mine.seeSaid('Bảng màu gạch và kem ạ', 'Chị rất thích', gone);

    const field = mine.sheet.getByRole('textbox');
    await field.fill('Em gửi chị');
    await I.page.reload();
    await expect(field).toHaveValue('Em gửi chị');
    await mine.sheet
      .getByRole('button', { name: I.say('Tất cả cuộc trò chuyện', 'All conversations') })
      .click();
    await expect(mine.sheet.getByText(I.say('Bản nháp: Em gửi chị', 'Draft: Em gửi chị'))).toBeVisible();
    await mine.sheet.getByRole('searchbox').fill('bang mau');
    await mine.sheet.getByRole('button', { name: /Bảng màu gạch và kem/ }).click();
    await expect(mine.lines.and(I.page.locator('[data-found]'))).toContainText('Bảng màu gạch và kem');
    await press(t('chat.search.here'));
    await mine.sheet.getByRole('searchbox').fill('rat thich');
    await expect(mine.sheet.getByRole('button', { name: /Chị rất thích/ })).toBeVisible();
    await press(t('chat.search.close'));
    await press(t('chat.close'));
    await expect(mine.sheet).toBeHidden();
    await mine.button.click();
    await expect(mine.sheet).toBeVisible();
  });

  test('an applicant waits for the author to write first, and no contact is let through', async ({
    I,
    api,
    newBrowser,
  }) => {
    const { author, worker, jobId, slug } = await two(api);
    await I.comeBackAs(worker);
    await I.open(`/tasks/${slug}`);
    const mine = talkingAs(I);
    await I.page.getByRole('button', { name: I.say(/^Nhắn tin cho/, /^Message /) }).click();
    await expect(mine.sheet.getByText(I.say(/cần nhắn trước/, /has to write first/))).toBeVisible();
    await expect(mine.sheet.getByRole('textbox')).toBeHidden();

    const they = await newBrowser();
    await they.comeBackAs(author);
    await they.open(`/dashboard/my-jobs?job=${jobId}`);
    await they.page.getByRole('button', { name: they.say(/^Nhắn tin cho/, /^Message /) }).click();
    await talkingAs(they).write('Chào em, em có sẵn mẫu nào không?');
    await mine.seeSaid('Chào em, em có sẵn mẫu nào không?');
    await mine.write('Có ạ, chị gọi em 0912 345 678');
    await talkingAs(they).seeSaid('Chào em, em có sẵn mẫu nào không?', 'Có ạ, chị gọi em •••••');
    await mine.seeSaid('Chào em, em có sẵn mẫu nào không?', 'Có ạ, chị gọi em •••••');
  });

  test('somebody else’s conversation is not there, and a visitor is shown none', async ({ I, api }) => {
    const { author, applicationId, chat } = await two(api);
    const room = await chat.open(author, { applicationId });
    await I.open(`/tasks?chat=${room}`);
    await I.seeHeading(/./);
    await expect(talkingAs(I).sheet).toBeHidden();
    await I.comeBackAs(await api.signUp());
    for (const id of [room, 'rm_none']) {
      await I.open(`/dashboard?chat=${id}`);
      await expect(
        talkingAs(I).sheet.getByText(
          I.say('Không tìm thấy cuộc trò chuyện này', 'There is no such conversation'),
        ),
      ).toBeVisible();
    }
  });
});

test('nothing is lost, doubled or out of order when the server is killed under a conversation', async ({
  I,
  api,
  keo,
  newBrowser,
}) => {
  test.skip(!isLong, 'the same by machine and by node in `chat.machine.test.ts` and `chat.nodes.test.ts`');
  // The server starts twice more, with the whole demo.
  test.setTimeout(300_000);
  const { author, worker, hire, chat } = await two(api);
  const room = await chat.open(author, { dealId: (await hire()).id });
  const open = async (who: Account, at: typeof I) => {
    await at.comeBackAs(who);
    await at.open(`/dashboard?chat=${room}`);
    return talkingAs(at);
  };
  const mine = await open(author, I);
  const other = await newBrowser();
  const theirs = await open(worker, other);
  await mine.write('Một');
  await theirs.seeSaid('Một');

  await keo.kill();
  await mine.write('Hai');
  await mine.write('Ba');
  await mine.seeState('Ba', 'failed');
  const kept = () => I.page.evaluate(() => localStorage.getItem('chatOutbox'));
  expect(await kept()).toContain('Ba');
  await keo.start();
  // It is sent and arrives without anybody's help.
  await theirs.seeSaid('Một', 'Hai', 'Ba');
  await mine.seeSaid('Một', 'Hai', 'Ba');
  await expect.poll(kept).toBeNull();

  // Also after leaving the page.
  await keo.kill();
  await mine.write('Bốn');
  await mine.seeState('Bốn', 'failed');
  await keo.start();
  await I.page.reload();
  await theirs.seeSaid('Một', 'Hai', 'Ba', 'Bốn');
  expect(await chat.said(worker, room)).toEqual(['Một', 'Hai', 'Ba', 'Bốn']);
  await expect.poll(kept).toBeNull();
});
