import type { Page } from '@playwright/test';
import { type NotificationCode, getCodeRow, getTitleKey } from '@keo/core';
import { notificationsEn } from '../../core/src/notifications/notifications.en.ts';
import { notificationsVi } from '../../core/src/notifications/notifications.vi.ts';
import { bells } from './bells.ts';
import { expect, inBothLanguages, test } from './keo-test.ts';
import type { Account, Api } from './models/api.model.ts';
import { createChatModel } from './models/chat.model.ts';
import { createMarketModel, quickJob, textProof } from './models/market.model.ts';
import type { Language, Person } from './models/person.model.ts';

type Story = keyof typeof bells;
type People = { market: ReturnType<typeof createMarketModel>; api: Api; author: Account; worker: Account };

/** Titles in the open bell; each call scrolls to the end, so that the next one sees more. */
async function getRows(page: Page): Promise<string[]> {
  const links = page.getByRole('dialog').locator('.keo-item__link');
  await links.last().scrollIntoViewIfNeeded();
  return links.evaluateAll((all) =>
    all.map((link) => {
      // Alike notifications of one job are one row with a count.
      const title = (link.lastChild?.textContent ?? '').replace(/ \(\d+\)$/, '');
      return `${title} → ${new URL(link.getAttribute('href') ?? '', document.baseURI).pathname}`;
    }),
  );
}

/** Opens the bell and expects these codes, with title in the reader's language and link. */
async function seeBell(
  I: Person,
  account: Account,
  language: Language,
  expected: readonly NotificationCode[],
) {
  await I.signIn(account);
  await I.openBell();
  const rows = expected.map((code) => {
    const titles: Record<string, string> = language === 'vi' ? notificationsVi : notificationsEn;
    return `${titles[getTitleKey(code)]} → ${getCodeRow(code)?.link}`;
  });
  await expect.poll(async () => [...new Set(await getRows(I.page))].toSorted()).toEqual(rows.toSorted());
}

const story = (name: Story, live: (people: People) => Promise<void>) =>
  test(name, async ({ I, api, newBrowser, language }) => {
    const [author, worker] = [await api.signUp(), await api.signUp()];
    // Without quiet hours, whatever the time of day.
    for (const person of [author, worker])
      await api.ask(person, 'user/update-info', { settings: { quietHours: null } });
    await api.verify(author);
    await api.fund(author, 2_000_000);
    await live({ market: createMarketModel(api, author, worker), api, author, worker });
    await seeBell(I, author, language, bells[name].author);
    await seeBell(await newBrowser(), worker, language, bells[name].worker);
  });

test.skip(({ isMobile }) => isMobile, 'the bell holds the same on a phone');

inBothLanguages(() => {
  story('a quick job by application', async ({ market, api, author, worker }) => {
    const draft = { ...quickJob, acceptMode: 'APPLY', slots: 2 };
    const { id, slug } = await api.postJob(author, draft);
    const { id: applicationId } = await market.apply(id);
    const { version, description } = await api.ask<{ version: number; description: string }>(
      author,
      `job/job-info/${slug}`,
    );
    const raised = { ...draft, description, price: 40_000 };
    await api.ask(author, 'job/update-job', { jobId: id, version, job: raised });
    const { deal } = await market.decide('accept', applicationId);
    await market.handIn(deal);
    await market.judge(deal, 'REQUEST_REVISION', { note: 'Hãy bổ sung ảnh từng bước giúp tôi.' });
    await market.handIn(deal);
    await market.judge(deal, 'REJECT', { reasonCode: 'NOT_AS_AGREED', note: 'Không đúng mẫu.' });
    await market.judge(deal, 'UNDO_REJECT');
    await market.pass(1, worker, 'PAYMENT_PROCESSED');
  });

  story('a project that is negotiated and cancelled', async ({ market, api, author }) => {
    const { id: first } = await api.postJob(author, { title: 'Thiết kế bao bì cho tiệm mỹ phẩm' });
    const withdrawn = await market.apply(first);
    await market.withdraw(withdrawn.id);
    const { id: second } = await api.postJob(author, { title: 'Thiết kế trang bán hàng mùa Tết' });
    await market.decide('reject', (await market.apply(second)).id);
    const { id: jobId } = await api.postJob(author, { title: 'Thiết kế bộ nhận diện cho tiệm trà' });
    const { deal } = await market.decide('accept', (await market.apply(jobId)).id);
    await market.offer(jobId, deal.worker.id);
    await market.addConditions(deal.id, [{ ...textProof, title: 'Tệp nguồn' }]);
    const { terms } = await market.info(deal.id);
    await market.answer('worker', deal, 'COUNTER', { terms });
    await market.answer('author', deal, 'ACCEPT');
    await market.finalize(deal, 'APPROVE');
    await market.start(deal);
    await market.tell('author', deal, 'cancel-deal', { toWorker: 0, reason: 'Tôi đổi kế hoạch.' });
    await market.tell('worker', deal, 'respond-cancel', { decision: 'ACCEPT' });
  });

  story('two quick jobs and nobody who does anything', async ({ market, api, author }) => {
    const soon = async () => {
      const { list } = await api.ask<{ list: { createdAt: string }[] }>(
        author,
        'jobdeallog/jobs-my-deal-logs-list?pageNum=1&pageSize=1',
      );
      return new Date(Date.parse(list[0]?.createdAt ?? '') + 3 * 3_600_000).toISOString();
    };
    const idle = await api.postJob(author, { ...quickJob, expiresAt: await soon() });
    const proved = await api.postJob(author, { ...quickJob, title: 'Kiểm thử luồng đặt món lần đầu' });
    await market.take(idle.id);
    await market.handIn(await market.take(proved.id));
    await market.pass(46, author, 'DEAL_DEADLINE_REMINDER');
    await market.pass(15, author, 'DEAL_EXPIRED_FOR_AUTHOR');
    await market.pass(2 * 60, author, 'JOB_EXPIRED');
    await market.pass(45 * 60, author, 'URGENT_PROOF_REVIEW_NEEDED');
    await market.pass(18 * 60, author, 'URGENT_REVIEW_REQUIRED');
    await market.pass(6 * 60, author, 'TASK_COMPLETED');
  });

  story('two who write to each other', async ({ market, api, author, worker }) => {
    const { id } = await api.postJob(author, { title: 'Thiết kế thực đơn cho quán trà' });
    const { id: applicationId } = await market.apply(id);
    const chat = createChatModel(api);
    const room = await chat.open(author, { applicationId });
    await chat.say(author, room, 'Chào em, em có sẵn mẫu nào không?');
    await chat.say(worker, room, 'Dạ em gửi chị ba mẫu nhé');
    await chat.say(author, room, 'Cảm ơn em');
  });
});
