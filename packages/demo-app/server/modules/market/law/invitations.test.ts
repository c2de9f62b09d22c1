import { expect, it } from 'vitest';
import {
  answerOffer,
  application,
  finalizing,
  invited,
  judged,
  newId,
  of,
  ok,
  opened,
  submitted,
  terms,
  textProof,
  unposted,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { call, register } from '../../../dev/testing/person.ts';
import { add, listPublished, listReviews } from '../../../dev/testing/review-scene.ts';
import { dealNow, expectInvariants, getTimer, happen, step } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const path = '/job-deal/invite-worker';
const invitation = (more: object = {}) => ({
  ...unposted,
  workerId: scene.workerId,
  terms,
  requestId: newId(),
  ...more,
});
const getInfo = (api: typeof scene.author, { job }: { job: { slug: string } }) =>
  api.get(`/job/job-info/${job.slug}`);
const countDeals = async () => (await ok(scene.author.get('/job-deal/my-deals-list?role=author'))).total;

it('J15, D2: the author offers one person work that is not posted; nobody else hears of it', async () => {
  const seen = await step(scene, 'author', (api) => api.post(path, invitation({ message: 'Làm tiếp nhé' })), {
    // Anybody verified may invite anybody else.
    stranger: 'MAY',
    worker: 'NOT_ELIGIBLE',
  });
  expect(seen).toMatchObject({
    data: {
      state: 'NEGOTIATING',
      turn: 'worker',
      job: { title: unposted.title, kind: 'PROJECT' },
      offers: [{ no: 1, by: 'author', terms, note: 'Làm tiếp nhé' }],
    },
    money: nothing,
    news: { author: [], worker: ['DEAL_PROPOSAL_CREATED'] },
  });
  expect(getTimer(scene, seen.data)).toBe('D9 in 72 h: EXPIRED');

  expect(await getInfo(scene.author, seen.data)).toMatchObject({
    data: {
      state: 'PRIVATE',
      slots: 1,
      publishedAt: null,
      isEditable: false,
      myRelation: { kind: 'AUTHOR' },
    },
  });
  expect(await getInfo(scene.worker, seen.data)).toMatchObject({
    data: { state: 'PRIVATE', myRelation: { kind: 'WORKER', dealId: seen.data.id }, actions: [] },
  });
  for (const other of [scene.stranger, scene.visitor])
    expect(await getInfo(other, seen.data)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
  const letter = application(seen.data.jobId);
  expect(await scene.stranger.post('/job-application/apply-job', letter)).toMatchObject({ status: 404 });
});

const sitemap = async () => (await app.server.inject({ url: '/sitemap.xml' })).body;

it('is in no list: the catalogue, the sitemap, the profile, the posted work', async () => {
  const before = await ok(scene.author.get('/job/jobs-my-list'));
  const { author, job } = await invited(scene);
  const found = await ok(scene.visitor.get('/job/jobs-list?q=tờ rơi'));
  const theirs = await ok(scene.visitor.get(`/job/jobs-of-author?authorId=${author.id}`));
  expect([...found.list, ...theirs.list].map(({ slug }: { slug: string }) => slug)).not.toContain(job.slug);
  expect(await ok(scene.author.get('/job/jobs-my-list'))).toMatchObject({ total: before.total });
  expect(await ok(scene.author.get('/job/jobs-my-list?state=PRIVATE'))).toMatchObject({ total: 0 });
  const profile = await ok(scene.visitor.get(`/user/info/${author.id}`));
  expect(profile.statistics.author.posted).toBe(before.total);
  expect(await sitemap()).not.toContain(job.slug);
});

it('becomes a deal like any other: agreed, held, worked on and paid', async () => {
  const deal = await invited(scene);
  const countered = await ok(
    scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, 'COUNTER', { terms })),
  );
  const agreed = await ok(
    scene.author.post('/job-deal/job-deal-give-offer', answerOffer(countered, 'ACCEPT')),
  );
  expect(agreed).toMatchObject({ state: 'AGREED' });
  const held = await step(
    scene,
    'author',
    (api) => api.post('/job-deal/job-deal-author-finalize', finalizing(agreed, 'APPROVE')),
    { worker: 'NOT_ALLOWED' },
  );
  expect(held.money).toEqual({ author: -1_050_000, held: 1_050_000, worker: 0, platform: 0 });
  expect(await getInfo(scene.worker, deal)).toMatchObject({ data: { state: 'PRIVATE', taken: 1 } });
  const running = await ok(scene.worker.post('/job-deal/start-deal', of(held.data.deal)));
  expect(running).toMatchObject({ state: 'IN_PROGRESS' });
});

it('opens nothing to others when it ends: the freed slot is not offered', async () => {
  const deal = await invited(scene);
  await ok(scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, 'ACCEPT')));
  await app.platform.clock.advance(49 * 3_600_000);
  await expect.poll(async () => (await dealNow(scene, deal)).state).toBe('EXPIRED');
  expect(await getInfo(scene.author, deal)).toMatchObject({ data: { state: 'PRIVATE', slotsLeft: 1 } });
  expect(await getInfo(scene.stranger, deal)).toMatchObject({ status: 404 });
});

it('is one invitation however often it is sent, and another one by another key', async () => {
  const before = await countDeals();
  const same = invitation();
  const answers = await Promise.all([1, 2, 3].map(() => scene.author.post(path, same)));
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ data }) => data.id));
  expect(ids.size).toBe(1);
  expect((await ok(scene.author.post(path, same))).id).toBe([...ids][0]);
  expect(await countDeals()).toBe(before + 1);
  expect(await scene.author.post(path, { ...same, title: 'Một việc khác hẳn việc trước' })).toMatchObject({
    data: { reason: 'REQUEST_REUSED' },
  });
  await invited(scene);
  expect(await countDeals()).toBe(before + 2);
});

it('is refused whole: no job and no deal are left of it', async () => {
  const before = await countDeals();
  const authorId = (await ok(scene.author.get('/user/info'))).id;
  const refusals = [
    [{ workerId: 'us_none' }, { status: 404, data: { reason: 'NOT_FOUND' } }],
    [{ workerId: authorId }, { data: { reason: 'SELF_DEAL' } }],
    [{ terms: { ...terms, scope: '\u200b' } }, { data: { reason: 'INVALID' } }],
    [{ terms: { ...terms, price: 49_000, releaseMode: 'ALL' } }, { data: { reason: 'INVALID' } }],
    [{ terms: { ...terms, conditions: [], releaseMode: 'ALL' } }, { data: { reason: 'INVALID' } }],
    [
      { terms: { ...terms, scope: 'Bạn chuyển khoản trước 50,000đ phí giữ chỗ nhé.' } },
      { data: { reason: 'INVALID', fields: { scope: expect.stringContaining('lừa đảo') } } },
    ],
    [
      {
        terms: { ...terms, conditions: [{ ...textProof, instructions: 'Bạn nộp phí 50,000đ rồi gửi ảnh.' }] },
      },
      { data: { reason: 'INVALID', fields: { conditions: expect.stringContaining('lừa đảo') } } },
    ],
    [
      { message: 'Bạn nhắn tin qua Zalo 0912345678 nhé' },
      { data: { reason: 'INVALID', fields: { message: expect.stringContaining('lừa đảo') } } },
    ],
  ] as const;
  for (const [more, refusal] of refusals)
    expect(await scene.author.post(path, invitation(more))).toMatchObject(refusal);
  expect(await countDeals()).toBe(before);
  const { rows } = await app.platform.db.execute(
    `select 1 from jobs where author_id = '${authorId}' and state = 'DRAFT'`,
  );
  expect(rows).toEqual([]);
});

it('needs a verified e-mail or phone number', async () => {
  const { accessToken: token } = await register(app);
  expect(await call(app, path, { body: invitation(), token })).toMatchObject({
    data: { reason: 'NOT_ELIGIBLE', rule: 'VERIFY_ACCOUNT' },
  });
});

it('can be reported by whom it invites, and by nobody else', async () => {
  const { jobId } = await invited(scene);
  const report = { target: 'JOB', targetId: jobId, reason: 'SCAM' };
  expect(await scene.stranger.post('/report/add-report', report)).toMatchObject({ status: 404 });
  expect(await scene.worker.post('/report/add-report', report)).toMatchObject({ status: 200 });
});

it('has no title for others in the reviews and the portfolio of its two sides, also once it is taken down', async () => {
  const accepted = await ok(
    scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(await invited(scene), 'ACCEPT')),
  );
  const { deal } = await ok(
    scene.author.post('/job-deal/job-deal-author-finalize', finalizing(accepted, 'APPROVE')),
  );
  const running = await ok(scene.worker.post('/job-deal/start-deal', of(deal)));
  const approved = await judged(scene, await submitted(scene, running), 'APPROVE');
  await ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(approved, 'COMPLETE')));
  for (const api of [scene.author, scene.worker]) await ok(add(api, deal));
  const proofId = running.proofs[0].id;
  await ok(scene.worker.post('/portfolio/ask-portfolio', { proofId }));
  await ok(scene.author.post('/portfolio/answer-portfolio', { proofId, agree: true }));

  const mine = { jobTitle: unposted.title };
  expect((await listReviews(scene.worker, 'received')).list).toMatchObject([mine]);
  expect((await listReviews(scene.author, 'given')).list).toMatchObject([mine]);
  expect((await ok(scene.worker.get('/portfolio/my-portfolio-list'))).own).toMatchObject([mine]);
  const publicLists = async () => [
    (await listPublished(scene.visitor, scene.workerId)).list,
    (await listPublished(scene.visitor, deal.author.id)).list,
    (await ok(scene.visitor.get(`/portfolio/portfolio-list?userId=${scene.workerId}`))).list,
  ];
  const untitled = [{ jobTitle: null }];
  expect(await publicLists()).toMatchObject([untitled, untitled, untitled]);
  await remove(deal.jobId);
  expect(await publicLists()).toMatchObject([untitled, untitled, untitled]);
});

const remove = (jobId: string) =>
  app.jobs.moderate(jobId, { type: 'REMOVE', note: 'Thu phí trước khi giao việc.' });

it('J14, D6: an operator takes it away with a reason: what is negotiated ends, and it is gone', async () => {
  const deal = await invited(scene);
  expect(await happen(scene, () => remove(deal.jobId))).toMatchObject({
    money: nothing,
    news: {
      author: ['ACTION_REQUIRED JOB_REMOVED', 'DEAL_CANCELLED'],
      worker: ['DEAL_CANCELLED'],
    },
  });
  expect(await dealNow(scene, deal)).toMatchObject({ state: 'CANCELLED' });
  expect(await getInfo(scene.worker, deal)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
  expect(await scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, 'ACCEPT'))).toMatchObject(
    {
      data: { reason: 'STALE' },
    },
  );
  await expect(remove(deal.jobId)).rejects.toThrow('NOT_ALLOWED');
});

it('J14: taken away once its money is held, it leaves the deal and the money as they are', async () => {
  const deal = await invited(scene);
  const accepted = await ok(scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, 'ACCEPT')));
  const held = await ok(
    scene.author.post('/job-deal/job-deal-author-finalize', finalizing(accepted, 'APPROVE')),
  );
  expect(await happen(scene, () => remove(deal.jobId))).toMatchObject({
    money: nothing,
    news: { author: ['ACTION_REQUIRED JOB_REMOVED'], worker: [] },
  });
  expect(await dealNow(scene, deal)).toMatchObject({ state: held.deal.state });
  expect(await ok(scene.worker.post('/job-deal/start-deal', of(held.deal)))).toMatchObject({
    state: 'IN_PROGRESS',
  });
  await expectInvariants(scene);
});

it('does not touch the work that is posted', async () => {
  const { slug } = await opened(scene);
  await invited(scene);
  expect(await ok(scene.visitor.get(`/job/job-info/${slug}`))).toMatchObject({ state: 'OPEN' });
});
