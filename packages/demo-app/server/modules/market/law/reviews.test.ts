import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  funded,
  inProgress,
  of,
  ok,
  submitted,
  taken,
  withoutQuietHours,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import {
  add,
  change,
  finished,
  listReviews,
  ofDeal,
  listPublished,
  reply,
} from '../../../dev/testing/review-scene.ts';
import { listTies } from '../../bank-cards/same-person.service.ts';
import { addCard, addVerifiedCard, becomeOne, newAccountNo } from '../../../dev/testing/same-person.ts';
import { advance, happen, step } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

const days14 = 336;
const text = 'Bài đúng giọng thương hiệu, nộp sớm một ngày.';
const theirText = 'Yêu cầu rõ, duyệt trong ba giờ.';

/** Moves the clock and waits until the timers of these deals' reviews have run. */
async function pass(hours: number, ...deals: { id: string }[]) {
  await advance(scene, hours * 60);
  for (const { id } of deals) await app.reviewKeeper.runClock(id);
}
const minute = 1 / 60;
const getTodo = async (api: Api) =>
  (await listReviews(api, 'todo')).list.map(({ dealId }: { dealId: string }) => dealId);
const getAuthorId = ({ author }: { author: { id: string } }) => author.id;

/** Every answer about a deal and its sides, for one reader. */
async function everythingFor(api: Api, deal: { id: string; author: { id: string }; job: { slug: string } }) {
  const answers = await Promise.all([
    api.post('/job-deal/job-deal-info', { dealId: deal.id }),
    api.get(`/review/deal-reviews?dealId=${deal.id}`),
    ...['todo', 'received', 'given'].map((tab) => api.get(`/review/my-reviews-list?tab=${tab}`)),
    ...[deal.author.id, scene.workerId].flatMap((userId) => [
      api.get(`/review/reviews-list?userId=${userId}`),
      api.get(`/user/info/${userId}`),
    ]),
    api.get(`/jobdeallog/jobs-deal-logs-list?dealId=${deal.id}`),
    api.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=100'),
    ...['author', 'worker'].map((role) => api.get(`/job-deal/my-deals-list?role=${role}`)),
    api.get(`/job/job-info/${deal.job.slug}`),
  ]);
  return JSON.stringify(answers.map(({ data }) => data));
}

it('V0: both sides are asked in the moment the deal ends, and nobody else', async () => {
  const deal = await finished(scene);
  for (const api of [scene.author, scene.worker]) expect(await getTodo(api)).toEqual([deal.id]);
  expect(await getTodo(scene.stranger)).toEqual([]);
  const { mine, theirs } = await ofDeal(scene.worker, deal);
  expect(mine).toMatchObject({
    state: 'ASKED',
    of: 'author',
    acts: ['write'],
    isOtherIn: false,
    stars: null,
  });
  expect(Date.parse(mine.closesAt) - Date.parse(deal.updatedAt ?? mine.closesAt)).toBeLessThanOrEqual(0);
  expect(theirs).toBeNull();
});

it('V0: nobody is asked of what goes on, of what brought nothing, and of a deal with oneself', async () => {
  const running = await submitted(scene, await inProgress(scene));
  expect(await add(scene.worker, running)).toMatchObject({
    data: { reason: 'NOT_ALLOWED', rule: 'DEAL_NOT_OVER' },
    msg: 'Việc chưa kết thúc. Bạn đánh giá được ngay khi việc kết thúc.',
  });
  const empty = await taken(scene);
  await ok(scene.worker.post('/job-deal/cancel-deal', { ...of(empty), reason: 'Bận việc khác' }));
  const never = await funded(scene);
  await ok(scene.worker.post('/job-deal/cancel-deal', { ...of(never), reason: 'Bận việc khác' }));
  for (const deal of [empty, never])
    for (const api of [scene.author, scene.worker])
      expect(await add(api, deal)).toMatchObject({
        data: { reason: 'NOT_ALLOWED', rule: 'NOTHING_DELIVERED' },
      });

  const own = await submitted(scene, await taken(scene));
  await becomeOne(app, scene.worker, scene.author);
  const approve = { proofId: own.proofs[0].id, version: own.proofs[0].version, action: 'APPROVE' };
  await ok(scene.author.post('/job-proof/job-history-proof-change', approve));
  await app.market.runClock('deal', own.id);
  for (const api of [scene.author, scene.worker]) {
    expect(await add(api, own)).toMatchObject({ data: { reason: 'SELF_DEAL' } });
    expect(await getTodo(api)).toEqual([]);
  }
});

it('V1: stars alone wait a day for words, and do not count for the other side before', async () => {
  const deal = await finished(scene);
  const mine = await ok(add(scene.author, deal, { staysOpen: true }));
  const opened = Date.parse(mine.openUntil) - +app.platform.clock.now();
  expect(opened / 3_600_000).toBeCloseTo(24, 1);
  expect((await ofDeal(scene.worker, deal)).mine).toMatchObject({ isOtherIn: false });
  await ok(add(scene.worker, deal, { text: theirText }));
  const open = await ofDeal(scene.author, deal);
  expect(open).toMatchObject({ mine: { state: 'SEALED', isOtherIn: true, acts: ['change'] }, theirs: null });
  const refined = { staysOpen: true, stars: 4 };
  const again = await ok(change(scene.author, deal, open.mine.version, refined));
  expect(again).toMatchObject({ state: 'SEALED', openUntil: mine.openUntil });
  expect(await ok(change(scene.author, deal, again.version, { text }))).toMatchObject({
    state: 'PUBLISHED',
    text,
    openUntil: null,
  });
  expect((await ofDeal(scene.author, deal)).theirs).toMatchObject({ text: theirText });
});

it('V2: without more words both are published when that day is over', async () => {
  const deal = await finished(scene);
  await ok(add(scene.author, deal, { staysOpen: true }));
  await ok(add(scene.worker, deal, { text: theirText }));
  await pass(24 - minute, deal);
  expect((await ofDeal(scene.author, deal)).mine).toMatchObject({ state: 'SEALED' });
  // By the queue: the second review has set a timer for the first.
  await advance(scene, 2);
  await expect.poll(async () => (await ofDeal(scene.author, deal)).mine.state).toBe('PUBLISHED');
  expect((await ofDeal(scene.author, deal)).theirs).toMatchObject({ text: theirText });
});

it('V1: a sealed review is read by its writer alone, the other side knows only that it is there', async () => {
  const deal = await finished(scene);
  const words = { text, scores: { quality: 5, onTime: 4 }, tags: ['CAREFUL', 'FAST'] };
  const seen = await step(scene, 'author', (api) => add(api, deal, words), { worker: 'INVALID' });
  expect(seen).toMatchObject({
    data: { state: 'SEALED', of: 'worker', acts: ['change'], ...words },
    money: { author: 0, held: 0, worker: 0, platform: 0 },
    news: { author: [], worker: [] },
  });
  expect((await listReviews(scene.author, 'given')).list).toMatchObject([{ state: 'SEALED', text }]);
  expect((await ofDeal(scene.worker, deal)).mine).toMatchObject({ isOtherIn: true, stars: null });
  for (const api of [scene.worker, scene.stranger, scene.visitor])
    expect(await everythingFor(api, deal)).not.toContain(text);
  expect(await everythingFor(scene.author, deal)).toContain(text);
  expect(await listPublished(scene.visitor, scene.workerId)).toMatchObject({
    total: 0,
    ratings: { worker: { ratingCount: 0, histogram: [0, 0, 0, 0, 0] } },
  });
  expect(await add(scene.author, deal)).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
});

it('V1c: it is changed as often as one likes, by the version that was read, and not once it is published', async () => {
  const deal = await finished(scene);
  const { version } = await ok(add(scene.worker, deal, { stars: 2 }));
  const changed = await step(
    scene,
    'worker',
    (api) => change(api, deal, version, { stars: 4, text: theirText }),
    // The author has not written yet.
    { author: 'NOT_ALLOWED' },
  );
  expect(changed.data).toMatchObject({ state: 'SEALED', stars: 4, text: theirText });
  expect(await change(scene.worker, deal, version, { stars: 1 })).toMatchObject({
    data: { reason: 'STALE', fresh: { stars: 4 } },
  });
  await pass(days14 - 2 * minute, deal);
  const last = await ok(change(scene.worker, deal, changed.data.version, { stars: 3 }));
  await pass(3 * minute, deal);
  expect(await change(scene.worker, deal, last.version)).toMatchObject({ status: 422 });
  expect((await listPublished(scene.visitor, getAuthorId(deal))).list).toMatchObject([{ stars: 3 }]);
});

it('V2: both are published in the moment the second is there, with the numbers', async () => {
  const deal = await finished(scene);
  await ok(add(scene.author, deal, { stars: 5, text }));
  const second = await step(scene, 'worker', (api) => add(api, deal, { stars: 4, text: theirText }), {
    author: 'NOT_ALLOWED',
  });
  expect(second.data).toMatchObject({ state: 'PUBLISHED', stars: 4, acts: [] });
  const [ofWorker, ofAuthor] = [
    await listPublished(scene.visitor, scene.workerId),
    await listPublished(scene.visitor, getAuthorId(deal)),
  ];
  expect(ofWorker).toMatchObject({
    list: [{ stars: 5, text, of: 'worker', jobTitle: deal.job.title, by: { id: getAuthorId(deal) } }],
    ratings: {
      worker: { rating: null, ratingCount: 1, histogram: [0, 0, 0, 0, 1] },
      author: { ratingCount: 0 },
    },
  });
  expect(ofAuthor).toMatchObject({
    list: [{ stars: 4, text: theirText, of: 'author' }],
    ratings: { author: { ratingCount: 1, histogram: [0, 0, 0, 1, 0] } },
  });
  expect(ofWorker.list[0].publishedAt).toBe(ofAuthor.list[0].publishedAt);
  expect((await ofDeal(scene.author, deal)).theirs).toMatchObject({ text: theirText, acts: ['reply'] });
});

it('V2, V2m: alone it is published when the window ends, not before, and the other one is missed', async () => {
  const deal = await finished(scene);
  await ok(add(scene.author, deal, { text }));
  await pass(days14 - minute, deal);
  expect(await everythingFor(scene.worker, deal)).not.toContain(text);
  expect(await getTodo(scene.worker)).toEqual([deal.id]);
  await pass(2 * minute, deal);
  expect((await listPublished(scene.visitor, scene.workerId)).list).toMatchObject([{ text }]);
  expect((await ofDeal(scene.worker, deal)).mine).toMatchObject({ state: 'MISSED', acts: [] });
  expect(await getTodo(scene.worker)).toEqual([]);
  expect(await add(scene.worker, deal)).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
});

it('V2: a write that comes after the window is refused even where its clock is late', async () => {
  const deal = await finished(scene);
  await app.platform.clock.advance(days14 * 3_600_000 + 1);
  expect(await add(scene.worker, deal)).toMatchObject({ status: 422 });
  expect(await getTodo(scene.worker)).toEqual([]);
});

it('V2r: whom it is about answers once, and everybody reads it', async () => {
  const deal = await finished(scene);
  await ok(add(scene.author, deal, { stars: 2, text }));
  expect(await reply(scene.worker, deal, 'Cảm ơn bạn.')).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
  await ok(add(scene.worker, deal));
  const seen = await step(scene, 'worker', (api) => reply(api, deal, 'Gọi tôi 0912345678 nhé.'), {
    author: 'MAY',
  });
  expect(seen.data).toMatchObject({ reply: expect.not.stringContaining('0912345678'), acts: [] });
  const [shown] = (await listPublished(scene.visitor, scene.workerId)).list;
  expect(shown.reply).toBe(seen.data.reply);
  const again = await reply(scene.worker, deal, 'Tôi nói thêm.');
  expect(again).toMatchObject({ data: { reason: 'LIMIT' }, msg: 'Bạn đã trả lời đánh giá này rồi.' });
  expect((await listPublished(scene.visitor, getAuthorId(deal))).list).toMatchObject([{ reply: null }]);
});

const getHiddenNews = async (api: Api) =>
  (await ok(api.get('/jobdeallog/jobs-my-deal-logs-list?type=ACTION_REQUIRED'))).list.filter(
    ({ metadata }: { metadata: { reason: string } }) => metadata.reason === 'REVIEW_HIDDEN',
  );
const operator = { type: 'HIDE', why: 'Đánh giá nêu địa chỉ nhà riêng.' } as const;
const hide = (id: string) => app.platform.transact((unit) => app.reviewKeeper.hide(unit, id, operator.why));

it('V2h: what is sealed between two accounts of one person is hidden at its end, and its writer is told', async () => {
  const [one, two] = [await finished(scene), await finished(scene)];
  for (const api of [scene.author, scene.worker]) await ok(add(api, one));
  await ok(add(scene.author, two));
  expect((await listPublished(scene.visitor, scene.workerId)).ratings.worker.ratingCount).toBe(1);
  await happen(scene, () => becomeOne(app, scene.worker, scene.author));
  for (const userId of [scene.workerId, getAuthorId(one)])
    expect((await listPublished(scene.visitor, userId)).total).toBe(1);
  expect(await add(scene.worker, two)).toMatchObject({ data: { reason: 'SELF_DEAL' } });
  await pass(days14, two);
  expect((await ofDeal(scene.author, two)).mine).toMatchObject({ state: 'HIDDEN', hiddenWhy: null });
  expect((await listPublished(scene.visitor, scene.workerId)).total).toBe(1);
  expect(await getHiddenNews(scene.author)).toMatchObject([
    { metadata: { reviewId: (await ofDeal(scene.author, two)).mine.id } },
  ]);
  expect(await getHiddenNews(scene.worker)).toEqual([]);
});

it('V2o: a claim or a proof of the reviewed side hides nothing that is published, and ties nobody alone', async () => {
  const deal = await finished(scene);
  await ok(add(scene.author, deal, { stars: 1, text }));
  await ok(add(scene.worker, deal));
  const accountNo = newAccountNo();
  await addVerifiedCard(app, scene.author, accountNo);
  await ok(addCard(scene.worker, accountNo));
  expect((await listPublished(scene.visitor, scene.workerId)).list).toMatchObject([{ stars: 1, text }]);
  expect(await listTies(app.platform.db, scene.workerId)).toEqual([]);
  expect(await add(scene.worker, await finished(scene))).toMatchObject({ status: 200 });
  await becomeOne(app, scene.worker, scene.author);
  expect((await listPublished(scene.visitor, scene.workerId)).list).toMatchObject([{ stars: 1, text }]);
});

it('V2o: the operator hides a published one with a reason, which its writer reads in two places', async () => {
  const deal = await finished(scene);
  await ok(add(scene.author, deal, { stars: 1, text }));
  const { id } = (await ofDeal(scene.author, deal)).mine;
  await expect(hide(id)).rejects.toMatchObject({ reason: 'NOT_ALLOWED' });
  await ok(add(scene.worker, deal));
  await hide(id);
  expect(await listPublished(scene.visitor, scene.workerId)).toMatchObject({
    total: 0,
    ratings: { worker: { ratingCount: 0, histogram: [0, 0, 0, 0, 0] } },
  });
  expect((await listPublished(scene.visitor, getAuthorId(deal))).total).toBe(1);
  const [input] = (await listReviews(scene.author, 'given')).list;
  expect(input).toMatchObject({ id, state: 'HIDDEN', hiddenWhy: operator.why, acts: [] });
  const [news, ...more] = await getHiddenNews(scene.author);
  expect(more).toEqual([]);
  expect(news).toMatchObject({
    metadata: { reviewId: id, params: { jobTitle: deal.job.title, text: operator.why } },
  });
  // Of the other side's review nothing is said, and to them nothing of this one.
  expect(await getHiddenNews(scene.worker)).toEqual([]);
  expect(await everythingFor(scene.worker, deal)).not.toContain(operator.why);
  await expect(hide(id)).rejects.toMatchObject({ reason: 'NOT_ALLOWED' });
  await expect(hide('rv_none')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

const inVietnam = (time: number) => new Date(time + 7 * 3_600_000).toISOString().slice(11, 16);
const getReminders = async (api: Api) =>
  (await ok(api.get('/jobdeallog/jobs-my-deal-logs-list?type=ACTION_REQUIRED'))).list.filter(
    ({ metadata }: { metadata: { reason: string } }) => metadata.reason === 'REVIEW_DUE',
  );

it('V3: whoever has not written is reminded once after three days, and nobody who has', async () => {
  const deal = await finished(scene);
  await ok(add(scene.author, deal));
  await pass(72 - minute, deal);
  expect(await getReminders(scene.worker)).toEqual([]);
  await pass(2 * minute, deal);
  const [reminder, ...more] = await getReminders(scene.worker);
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({
    metadata: { dealId: deal.id, params: { jobTitle: deal.job.title } },
  });
  await pass(days14, deal);
  expect(await getReminders(scene.worker)).toHaveLength(1);
  expect(await getReminders(scene.author)).toEqual([]);
});

it('V3: the reminder waits for the morning, and follows the quiet hours as they are changed', async () => {
  const deal = await finished(scene);
  const at = +app.platform.clock.now() + 72 * 3_600_000;
  const quietHours = { from: inVietnam(at - 3_600_000), to: inVietnam(at + 2 * 3_600_000) };
  await ok(scene.worker.post('/user/update-info', { settings: { quietHours } }));
  await pass(73, deal);
  expect(await getReminders(scene.worker)).toEqual([]);
  expect(await getReminders(scene.author)).toHaveLength(1);
  await pass(1.1, deal);
  expect(await getReminders(scene.worker)).toHaveLength(1);
  await withoutQuietHours(scene.worker);
});
