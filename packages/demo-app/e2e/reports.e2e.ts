import { expect, inTurns, test } from './keo-test.ts';
import { talkingAs, createChatModel } from './models/chat.model.ts';
import type { Person } from './models/person.model.ts';
import { atWork, meet } from './models/story.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

/** Sends the open report, and opens it once more: then it says that it is sent. */
async function report(I: Person, reason: RegExp, open: () => Promise<void>) {
  const t = createWordsModel(I);
  const form = I.page.getByRole('dialog').last();
  const send = form.getByRole('button', { name: t('report.send') });
  await expect(send).toBeDisabled();
  await form.getByRole('radio', { name: reason }).check();
  await form.getByLabel(t('report.note')).fill('Xem tin nhắn lúc sáng nay.');
  await send.click();
  await I.see(t('report.done'));
  await expect(send).toHaveCount(0);
  await open();
  await expect(
    form.getByText(I.say(/^Bạn đã gửi báo cáo này lúc/, /^You sent this report at/)),
  ).toBeVisible();
  await expect(send).toHaveCount(0);
  // Exact: a toast above it has a button of its own.
  await form
    .getByRole('button', { name: t('report.close'), exact: true })
    .last()
    .click();
}

inTurns({ phone: 'vi-VN' }, () => {
  test('a visitor who reports a job signs in and comes back to the open report', async ({ I, api }) => {
    const { author, worker } = await meet(api);
    const { slug } = await api.postJob(author, { title: 'Dịch thực đơn cho quán trà' });
    const t = createWordsModel(I);
    const button = I.page.getByRole('main').getByRole('button', { name: t('report.JOB.button') });
    await I.open(`/tasks/${slug}`);
    await I.page.getByRole('link', { name: t('report.JOB.button') }).click();
    await I.seePath('/signin');
    await I.trySignIn(worker);
    await I.seePath(`/tasks/${slug}`);
    await report(I, I.say(/^Việc bị cấm/, /^Forbidden work/), () => button.click());
    await expect(button).toBeFocused();
    // Closed stays closed after a reload.
    await I.page.reload();
    await expect(button).toBeVisible();
    await expect(I.page.getByRole('dialog')).toHaveCount(0);
  });

  test('a message and a review are reported where they stand, by whoever did not write them', async ({
    I,
    api,
    newBrowser,
  }) => {
    const scene = await meet(api);
    const { author, worker, market } = scene;
    const deal = await atWork(api, scene);
    const chat = createChatModel(api);
    const room = await chat.open(author, { dealId: deal.id });
    await chat.say(author, room, 'Chuyển khoản ngoài cho nhanh nhé');
    await market.handIn(deal);
    await market.judge(deal, 'APPROVE');
    await market.finalize(deal, 'COMPLETE');
    const { id: workerId } = await api.me(worker);
    for (const writer of [author, worker])
      await api.ask(writer, 'review/add-review', { dealId: deal.id, stars: writer === author ? 1 : 5 });
    await I.comeBackAs(worker);
    const t = createWordsModel(I);

    await I.open(`/dashboard?chat=${room}`);
    const talk = talkingAs(I);
    await talk.act('Chuyển khoản ngoài', t('report.MESSAGE.button'));
    const again = talk.lines.getByRole('button', { name: t('report.MESSAGE.button') });
    await report(I, I.say(/^Rủ giao dịch ngoài/, /^Leads away/), () => again.click());

    // One’s own words have no such button.
    const other = await newBrowser();
    await other.comeBackAs(author);
    await other.open(`/dashboard?chat=${room}`);
    await talkingAs(other).seeSaid('Chuyển khoản ngoài cho nhanh nhé');
    await expect(
      other.page.getByRole('button', { name: t('report.MESSAGE.button'), exact: true }),
    ).toHaveCount(0);

    await I.open('/dashboard/my-reviews?tab=received');
    const button = I.page.getByRole('main').getByRole('button', { name: t('report.REVIEW.button') });
    await button.click();
    await report(I, I.say(/^Sai sự thật/, /^Not true/), () => button.click());
    // The same review on the public page: reported is reported.
    await I.open(`/user/${workerId}`);
    await button.click();
    await I.see(I.say(/^Bạn đã gửi báo cáo này lúc/, /^You sent this report at/));
    await I.page
      .getByRole('dialog')
      .getByRole('button', { name: t('report.close') })
      .last()
      .click();
    await other.open(`/user/${workerId}`);
    await expect(other.page.getByRole('article').first()).toBeVisible();
    await expect(other.page.getByRole('button', { name: t('report.REVIEW.button') })).toHaveCount(0);
  });
});
