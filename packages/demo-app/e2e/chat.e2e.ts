import { expect, inTurns, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import type { Account, Api } from './models/api.model.ts';
import { chatOf, talkingAs } from './models/chat.model.ts';
import { marketOf } from './models/market.model.ts';

/** Two people, and the application or the deal that they share. */
async function two(api: Api) {
  const [author, worker] = [await api.signUp(), await api.signUp()];
  await api.verify(author);
  const { id: jobId, slug } = await api.postJob(author, { title: 'Thiết kế thực đơn cho quán trà' });
  const market = marketOf(api, author, worker);
  const { id: applicationId } = await market.apply(jobId);
  const hire = async () => (await market.decide('accept', applicationId)).deal;
  return { author, worker, jobId, slug, applicationId, hire, chat: chatOf(api) };
}
const roomIn = (url: string) => new URL(url).searchParams.get('chat');

inTurns({ phone: 'vi-VN' }, () => {
  test('two who share a deal talk, each sees what the other has read, and Back closes it', async ({
    I,
    api,
    newBrowser,
    newTab,
  }) => {
    const { author, worker, hire, chat } = await two(api);
    const deal = await hire();
    await I.comeBackAs(author);
    await I.open(`/dashboard/my-tasks?as=author&deal=${deal.id}`);
    await I.page.getByRole('button', { name: I.say(/^Nhắn tin cho/, /^Message /) }).click();
    const mine = talkingAs(I);
    await mine.write('Chào em, bắt đầu từ thứ Tư nhé');
    await mine.seeState('Chào em', 'sent');
    const room = roomIn(I.page.url()) ?? '';
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
    // Seen by the other, and so it is told to who wrote it, and the bell rings no more.
    await mine.seeState('Chào em', 'seen');
    await theirs.seeUnread(0);
    await they.seeUnread(1); // the application that was accepted
    await theirs.write('Dạ vâng ạ');
    await mine.seeSaid('Chào em, bắt đầu từ thứ Tư nhé', 'Dạ vâng ạ');
    await theirs.seeState('Dạ vâng ạ', 'seen');
    expect((await api.logsOf(author)).map(({ action }) => action)).not.toContain('NEW_MESSAGE');

    await they.page.goBack();
    await expect(theirs.sheet).toBeHidden();
    expect(roomIn(they.page.url())).toBeNull();
    await I.page.goBack();
    await expect(mine.sheet).toBeHidden();
    await expect(I.page.getByRole('dialog').filter({ hasText: 'Thiết kế thực đơn' })).toBeVisible();

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
  // The server starts twice more, with all of its demo.
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
  // It leaves by itself, and is heard, where nobody does anything.
  await theirs.seeSaid('Một', 'Hai', 'Ba');
  await mine.seeSaid('Một', 'Hai', 'Ba');
  await expect.poll(kept).toBeNull();

  // It is there after the page was left, too.
  await keo.kill();
  await mine.write('Bốn');
  await mine.seeState('Bốn', 'failed');
  await keo.start();
  await I.page.reload();
  await theirs.seeSaid('Một', 'Hai', 'Ba', 'Bốn');
  expect(await chat.said(worker, room)).toEqual(['Một', 'Hai', 'Ba', 'Bốn']);
  await expect.poll(kept).toBeNull();
});
