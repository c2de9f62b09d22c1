import { timerSentence } from '@keo/core/contract';
import { expect, it } from 'vitest';
import { lineAt } from '../../chat/message-lines.ts';
import { batchWindow } from '../../notifications/news-kinds.ts';
import { createNewsMails } from '../../notifications/news-mails.service.ts';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  dispute,
  inParts,
  inProgress,
  judged,
  meet,
  ok,
  rejection,
  submitted,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { call, codeFor } from '../../../dev/testing/person.ts';
import { until } from '../../../dev/testing/until.ts';
import { advance } from '../../../dev/testing/step-effects.ts';

type Mail = { subject: string; text: string; code: string | null };

const { app, scene } = await openScene({ publicUrl: 'https://keo.example' });

const soon = createNewsMails({
  ...app.platform,
  ...app,
  lineAt,
  isStillTrue: app.isNewsStillTrue,
  clock: { now: () => new Date(+app.platform.clock.now() + batchWindow) },
});

const note = 'Hãy bổ sung ảnh từng bước giúp tôi.';

/** The warnings, with those that leave within the next ten minutes. */
async function getWarnings(api: Api): Promise<Mail[]> {
  await soon.sendDue();
  const { email } = await ok(api.get('/user/info'));
  const { list } = await ok(call(app, `/sandbox/outbox?to=${encodeURIComponent(email)}`));
  return list.filter(({ subject }: Mail) => /^(?:Còn \d+ giờ|\d+ h left)/.test(subject)).toReversed();
}

async function verify(api: Api) {
  const { email } = await ok(api.get('/user/info'));
  await ok(call(app, '/user/send-email', { body: { email, purpose: 'VERIFY_EMAIL' } }));
  await ok(api.post('/user/verify-email', { code: await codeFor(app, email) }));
}
const speaks = (api: Api, locale: 'vi' | 'en') => ok(api.post('/user/update-info', { settings: { locale } }));

/** Moves the clock and waits until everything due for these deals has run. */
async function pass(hours: number, ...deals: { id: string }[]) {
  await advance(scene, hours * 60);
  for (const { id } of deals) await app.market.runClock('deal', id);
}
async function isNotified(api: Api, code: string, times = 1) {
  await until(`${code} is told`, async () => {
    const { total } = await ok(api.get(`/jobdeallog/jobs-my-deal-logs-list?type=${code}`));
    return total >= times;
  });
}
const minute = 1 / 60;
const inVietnam = (iso: string) => new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(11, 16);

it('a review that is left alone is warned of by mail a day and six hours before, and not again', async () => {
  const deal = await submitted(scene, await inProgress(scene));
  await pass(96 - minute, deal);
  expect(await getWarnings(scene.author)).toEqual([]);
  await pass(2 * minute, deal);
  const [first, ...more] = await getWarnings(scene.author);
  expect(more).toEqual([]);
  expect(first?.subject).toMatch(/^Còn 24 giờ để xem bằng chứng của “.+”: 1,000,000đ$/);
  expect(first?.text).toMatch(
    /Nếu bạn chưa duyệt, yêu cầu sửa hay từ chối bằng chứng trước .+, 1,000,000đ được trả cho .+\./,
  );
  expect(first?.text).toContain(`Hạn: ${inVietnam(deal.proofs[0].reviewDueAt)}, `);
  expect(first?.text).toContain(`https://keo.example/dashboard/my-tasks?deal=${deal.id}\n`);
  await pass(18, deal);
  const mails = await getWarnings(scene.author);
  expect(mails.map(({ subject }) => subject.slice(0, 10))).toEqual(['Còn 24 giờ', 'Còn 6 giờ ']);
  await pass(6, deal);
  expect(await getWarnings(scene.author)).toHaveLength(2);
  expect(await getWarnings(scene.worker)).toEqual([]);
});

it('the bell and the mail of a warning say what the dashboard says, in the words of the law', async () => {
  await verify(scene.worker);
  const deal = await submitted(scene, await inProgress(scene));
  await pass(96 + minute, deal);
  const shown = await ok(scene.author.post('/job-deal/job-deal-info', { dealId: deal.id }));
  const sentence = timerSentence(shown, shown.nextTimer, 'vi');
  const [mail] = await getWarnings(scene.author);
  expect(mail?.text).toContain(sentence);
  await isNotified(scene.author, 'URGENT_PROOF_REVIEW_NEEDED');
  const { list } = await ok(
    scene.author.get('/jobdeallog/jobs-my-deal-logs-list?type=URGENT_PROOF_REVIEW_NEEDED'),
  );
  expect(list[0].description).toContain(sentence);
});

it('a dispute whose silence decides nothing is not said to be decided by it', async () => {
  const deal = await submitted(scene, await inProgress(scene));
  await ok(scene.worker.post('/job-deal/open-dispute', dispute(deal, 1_000_000)));
  await isNotified(scene.author, 'ACTION_REQUIRED');
  const { list } = await ok(scene.author.get('/jobdeallog/jobs-my-deal-logs-list?type=ACTION_REQUIRED'));
  const news = list.find(
    ({ metadata }: { metadata: { reason: string } }) => metadata.reason === 'DISPUTE_OPENED',
  );
  expect(news.description).not.toContain('được quyết định theo kết quả');
  expect(news.metadata.timer).toMatchObject({ transition: 'D32', actor: 'mine', worker: 0, author: 0 });
  const seen = await ok(scene.worker.get(`/jobdeallog/jobs-deal-logs-list?dealId=${deal.id}`));
  expect(JSON.stringify(seen)).not.toContain('"timer"');
});

it('a review that was given is not warned of', async () => {
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');
  await pass(150, deal);
  expect(await getWarnings(scene.author)).toEqual([]);
});

it('the night does not hold back what is urgent', async () => {
  await ok(
    scene.author.post('/user/update-info', { settings: { quietHours: { from: '00:00', to: '23:59' } } }),
  );
  const deal = await submitted(scene, await inProgress(scene));
  await pass(96 + minute, deal);
  expect(await getWarnings(scene.author)).toHaveLength(1);
});

it('an address that is not verified gets no mail, only the notification', async () => {
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'REQUEST_REVISION', {
    note,
  });
  await pass(24 + minute, deal);
  await isNotified(scene.worker, 'ACTION_REQUIRED');
  expect(await getWarnings(scene.worker)).toEqual([]);
});

it('a rejection is warned of in the language of the worker, with what it takes, until there is an appeal', async () => {
  await verify(scene.worker);
  await speaks(scene.worker, 'en');
  const before = await submitted(scene, await inProgress(scene, { ...inParts, durationHours: 1000 }));
  const deal = await judged(scene, before, 'REJECT', rejection);
  await pass(48 + minute, deal);
  const [mail, ...more] = await getWarnings(scene.worker);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^24 h left to appeal about “.+”: 400,000đ$/);
  expect(mail?.text).toMatch(
    /was rejected\. If you do not appeal about the rejected part by .+, 400,000đ of the price goes back to /,
  );
  expect(mail?.text).toContain(`Due: ${inVietnam(deal.proofs[0].appealUntil)}, `);
  expect(mail?.text).toContain(`https://keo.example/dashboard/my-tasks?deal=${deal.id}\n`);
  await pass(18, deal);
  expect(await getWarnings(scene.worker)).toHaveLength(2);
  const other = await meet(app);
  await verify(other.worker);
  const lost = await judged(other, await submitted(other, await inProgress(other)), 'REJECT', rejection);
  const appeal = dispute(lost, 1_000_000, { proofId: lost.proofs[0].id });
  await ok(other.worker.post('/job-deal/open-dispute', appeal));
  await pass(71, lost);
  expect(await getWarnings(other.worker)).toEqual([]);
});

it('a revision and a deadline are warned of twice each, two hours before it only by the bell', async () => {
  await verify(scene.worker);
  const request = await judged(scene, await submitted(scene, await inProgress(scene)), 'REQUEST_REVISION', {
    note,
  });
  await pass(24 + minute, request);
  expect(await getWarnings(scene.worker)).toHaveLength(1);
  await pass(18, request);
  const revisions = await getWarnings(scene.worker);
  expect(revisions.map(({ subject }) => subject.slice(0, 22))).toEqual([
    'Còn 24 giờ để nộp lại ',
    'Còn 6 giờ để nộp lại b',
  ]);
  expect(revisions[0]?.text).toContain('bằng chứng bị từ chối và 1,000,000đ vẫn được giữ');

  const idle = await inProgress(scene, { durationHours: 400 });
  await pass(376 + minute, idle);
  await getWarnings(scene.worker);
  await pass(18, idle);
  await getWarnings(scene.worker);
  await pass(4, idle);
  await isNotified(scene.author, 'DEAL_DEADLINE_REMINDER');
  const deadlines = (await getWarnings(scene.worker)).filter(({ text }) => text.includes(idle.id));
  expect(deadlines.map(({ subject }) => subject.slice(0, 23))).toEqual([
    'Còn 24 giờ để nộp bằng ',
    'Còn 6 giờ để nộp bằng c',
  ]);
});

it('what runs out within ten minutes is one mail that says how many, how much and which', async () => {
  const one = await submitted(scene, await submitted(scene, await inProgress(scene, inParts)), 1);
  // Paid as a whole: its two proofs are one amount.
  const conditions = [textProof, { ...textProof, title: 'Tệp nguồn' }];
  const two = await submitted(scene, await submitted(scene, await inProgress(scene, { conditions })), 1);
  // Inside such a window of ten minutes, not at its edge.
  const gone = (+app.platform.clock.now() / 60_000) % 10;
  await pass(97 + (15 - gone) / 60, one, two);
  await isNotified(scene.author, 'URGENT_PROOF_REVIEW_NEEDED', 4);
  const [mail, ...more] = await getWarnings(scene.author);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Còn 23 giờ: 3 mục đang chờ bạn, tổng cộng 2,000,000đ$/);
  expect(mail?.text.match(/^– .+, [\d,]+đ được trả cho .+\.\n  .+: https:.+$/gm)).toHaveLength(3);
  expect(mail?.text).toContain(`deal=${one.id}\n`);
  expect(mail?.text).toContain(`deal=${two.id}\n`);
  expect(mail?.text).toContain('Xem tất cả: https://keo.example/dashboard/my-tasks\n');
});
