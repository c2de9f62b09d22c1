import { createJobSchema } from '@keo/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { type Api, createApi, createSteadyApi } from '../../../dev/testing/call-api.ts';
import { call, register } from '../../../dev/testing/person.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { until } from '../../../dev/testing/until.ts';

let app: App;
let huy: Api;
let bao: Api;
let visitor: Api;
beforeAll(async () => {
  app = await startApp();
  huy = createSteadyApi(app, 'quochuy');
  bao = createSteadyApi(app, 'giabao');
  visitor = createApi(app);
});

const newId = () => crypto.randomUUID();
const advance = (minutes: number) => call(app, '/sandbox/advance-clock', { body: { minutes } });
const getWallet = async (api: Api) => (await api.get('/wallet/wallet-info')).data;
const draft = async (job: object = quickJob) => (await huy.post('/job/create-job', job)).data;
const publish = (jobId: string, requestId = newId()) => huy.post('/job/publish-job', { jobId, requestId });
const opened = async (job: object = quickJob) => (await publish((await draft(job)).id)).data;
const getInfo = (slug: string, api: Api = huy) => api.get(`/job/job-info/${slug}`);
const getKeys = (job: { actions: { key: string }[] }) => job.actions.map(({ key }) => key);
const getIds = (list: { id: string }[]) => list.map(({ id }) => id);
const remove = (jobId: string, requestId = newId(), api = huy) =>
  api.post('/job/delete-job', { jobId, requestId });
const listMine = async (query = '') => (await huy.get(`/job/jobs-my-list?pageSize=100${query}`)).data.list;
const expectInvariants = async () =>
  expect((await call(app, '/sandbox/reconcile')).data).toMatchObject({ ok: true });

describe('a draft', () => {
  it('is stored with the defaults of its kind, for its author only', async () => {
    const job = await draft();
    expect(job).toMatchObject({
      state: 'DRAFT',
      acceptMode: 'INSTANT',
      timeLimitMin: 60,
      reviewHours: 72,
      net: 31_500,
      budget: { held: 0, fee: 7000, total: 147_000 },
      myRelation: { kind: 'AUTHOR' },
    });
    expect(getKeys(job)).toEqual(['PUBLISH', 'EDIT', 'DELETE', 'CLONE']);
    expect(await getInfo(job.slug, bao)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    expect(await getInfo(job.slug, visitor)).toMatchObject({ status: 404 });
    expect(await getInfo(job.id)).toMatchObject({ status: 200, data: { slug: job.slug } });
    expect(await getInfo(job.id, bao)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
  });

  it('is answered with all its fields', async () => {
    const written = {
      ...projectJob,
      slots: 2,
      durationHours: 100,
      reviewHours: 100,
      revisionsMax: 1,
      place: { mode: 'ONSITE', provinceCode: '46' },
      eligibility: { onceEach: true, verified: true, provinces: ['46'], minReliability: 85 },
      questions: ['Bạn đã vẽ logo nào?'],
    };
    const job = await draft(written);
    expect(job).toMatchObject(written);
    // Files are answered as `attachments`.
    expect(Object.keys(createJobSchema.entries).filter((name) => !(name in job))).toEqual(['fileIds']);
  });

  it('is refused field by field', async () => {
    const wrong: [object, string][] = [
      [{ price: 1900 }, 'price'],
      [{ price: 35_050 }, 'price'],
      [{ price: 2_000_100 }, 'price'],
      [{ price: -1 }, 'price'],
      [{ slots: 0 }, 'slots'],
      [{ slots: 5001 }, 'slots'],
      [{ price: 2_000_000, slots: 100 }, 'slots'],
      [{ title: 'ngắn' }, 'title'],
      [{ description: 'ngắn' }, 'description'],
      [{ categorySlug: 'khong-co' }, 'categorySlug'],
      [{ conditions: [] }, 'conditions'],
      [{ reviewHours: 200 }, 'reviewHours'],
      [{ place: { mode: 'ONSITE' } }, 'place'],
      [{ expiresAt: new Date(Date.now() + 90 * 86_400_000).toISOString() }, 'expiresAt'],
      [{ ...projectJob, slots: 21 }, 'slots'],
      [{ ...projectJob, price: 49_000 }, 'price'],
      [{ ...projectJob, releaseMode: 'PER_PROOF' }, 'conditions'],
    ];
    const found = [];
    for (const [change] of wrong) {
      const { status, data } = await huy.post('/job/create-job', { ...quickJob, ...change });
      found.push([change, status, Object.keys(data.fields ?? {})]);
    }
    expect(found).toEqual(wrong.map(([change, field]) => [change, 422, [field]]));
  });

  it('is updated at the version that was read, else a conflict with the current one', async () => {
    const job = await draft();
    const change = { jobId: job.id, version: job.version, job: { ...quickJob, price: 40_000 } };
    const answer = await huy.post('/job/update-job', change);
    expect(answer.data).toMatchObject({ price: 40_000, net: 36_000 });
    expect(await huy.post('/job/update-job', change)).toMatchObject({
      status: 409,
      data: { reason: 'STALE', fresh: { price: 40_000 } },
    });
    expect(await bao.post('/job/update-job', change)).toMatchObject({ status: 404 });
  });
});

describe('publishing', () => {
  it('holds every slot with its fee, once for a requestId, and lists the job', async () => {
    const before = await getWallet(huy);
    const job = await draft();
    const requestId = newId();
    const first = await publish(job.id, requestId);
    expect(first).toMatchObject({ status: 200, data: { state: 'OPEN', budget: { held: 147_000 } } });
    expect(await publish(job.id, requestId)).toMatchObject({ status: 200, data: first.data });
    expect(await publish(job.id)).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
    const after = await getWallet(huy);
    expect([before.balance - after.balance, after.held - before.held]).toEqual([147_000, 147_000]);
    const { data } = await visitor.get('/job/jobs-list');
    expect(data.list[0]).toMatchObject({ id: job.id, slotsLeft: 4, net: 31_500 });
    const log = (await huy.get('/jobdeallog/jobs-my-deal-logs-list')).data.list[0];
    expect(log).toMatchObject({ action: 'JOB_CREATED', metadata: { jobId: job.id } });
    await expectInvariants();
  });

  it('is refused without enough money, with the shortfall', async () => {
    const { balance } = await getWallet(huy);
    const job = await draft({ ...quickJob, price: 2_000_000, slots: 90 });
    expect(await publish(job.id)).toMatchObject({
      status: 422,
      data: { reason: 'INSUFFICIENT_BALANCE', shortfall: 189_000_000 - balance },
    });
    expect((await getInfo(job.slug)).data.state).toBe('DRAFT');
    await expectInvariants();
  });

  it('needs a verified e-mail or phone', async () => {
    const person = await register(app);
    const api = createSteadyApi(app, person.username, person.password);
    const job = (await api.post('/job/create-job', projectJob)).data;
    const answer = await api.post('/job/publish-job', { jobId: job.id, requestId: newId() });
    expect(answer).toMatchObject({ data: { reason: 'NOT_ELIGIBLE', rule: 'VERIFY_ACCOUNT' } });
  });

  it('with a scam pattern waits for moderation, with or without accents, and no money moves', async () => {
    const before = await getWallet(huy);
    for (const words of ['Bạn cần đặt cọc 200k để giữ chỗ.', 'Ban can DAT COC 200k de giu cho.']) {
      const job = await opened({ ...quickJob, description: `${quickJob.description} ${words}` });
      expect(job).toMatchObject({ state: 'IN_MODERATION', moderationNote: 'DEPOSIT_FIRST' });
      expect(await getInfo(job.slug, bao)).toMatchObject({ status: 404 });
      // Else it would open during a later test and change that test's sums.
      await app.jobs.moderate(job.id, { type: 'MODERATION_FAIL', note: 'Hãy bỏ tiền đặt cọc.' });
    }
    expect((await getWallet(huy)).balance).toBe(before.balance);
  });

  it('opens by itself after two hours, or is sent back by an operator with a reason', async () => {
    const scam = { ...quickJob, description: `${quickJob.description} Nhắn tin qua Zalo nhé.` };
    const [waiting, refused] = [await opened(scam), await opened(scam)];
    await app.jobs.moderate(refused.id, {
      type: 'MODERATION_FAIL',
      note: 'Hãy bỏ phần liên hệ ngoài Keo.',
    });
    expect((await getInfo(refused.slug)).data).toMatchObject({
      state: 'DRAFT',
      moderationNote: 'Hãy bỏ phần liên hệ ngoài Keo.',
    });
    const { data } = await huy.get('/jobdeallog/jobs-my-deal-logs-list?type=ACTION_REQUIRED');
    expect(data.list[0].metadata).toMatchObject({ jobId: refused.id, reason: 'JOB_NEEDS_EDIT' });
    await advance(2 * 60 + 1);
    await until('the job opens', async () => (await getInfo(waiting.slug)).data.state === 'OPEN');
    await expectInvariants();
  });
});

describe('the deletion of a draft', () => {
  it('is for good, and a repeat gets the same answer', async () => {
    const { id, slug } = await draft();
    expect(getIds(await listMine('&state=DRAFT'))).toContain(id);
    const requestId = newId();
    expect(await remove(id, requestId)).toMatchObject({ status: 200, data: null });
    expect(await remove(id, requestId)).toMatchObject({ status: 200, data: null });
    expect(await remove(id)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    expect(await getInfo(slug)).toMatchObject({ status: 404 });
    expect(await publish(id)).toMatchObject({ status: 404 });
    expect(getIds(await listMine())).not.toContain(id);
  });

  it('is its author’s alone', async () => {
    const { id } = await draft();
    expect(await remove(id, newId(), bao)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    expect(await getInfo(id)).toMatchObject({ status: 200 });
  });

  it('spares what was posted, in moderation too', async () => {
    const scam = { ...quickJob, description: `${quickJob.description} Nhắn tin qua Zalo nhé.` };
    for (const job of [await opened(), await opened(scam)]) {
      expect(await remove(job.id)).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
      expect((await getInfo(job.id)).data.state).toBe(job.state);
    }
    // Else it would open during a later test.
    const [waiting] = await listMine('&state=IN_MODERATION');
    await app.jobs.moderate(waiting.id, { type: 'MODERATION_FAIL', note: 'Hãy bỏ phần liên hệ.' });
    expect(await remove(waiting.id)).toMatchObject({ status: 200 });
    await expectInvariants();
  });

  it('and its publication exclude each other', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await draft();
      const [removed, posted] = await Promise.all([remove(id), publish(id)]);
      expect([removed.status === 200, posted.status === 200].filter(Boolean)).toHaveLength(1);
      const left = await getInfo(id);
      expect(posted.status === 200 ? left.data.state : left.status).toBe(
        posted.status === 200 ? 'OPEN' : 404,
      );
    }
    await expectInvariants();
  });

  it('is offered where drafts are listed, and they can be left out', async () => {
    const { id } = await draft();
    const row = (await listMine('&state=DRAFT')).find((one: { id: string }) => one.id === id);
    expect(getKeys(row)).toContain('DELETE');
    expect(Date.parse(row.updatedAt)).toBeLessThanOrEqual(+app.platform.clock.now());
    const posted = await opened();
    expect(getKeys(posted)).not.toContain('DELETE');
    const rows = await listMine('&posted=true');
    expect(getIds(rows)).toContain(posted.id);
    expect(rows.filter(({ state }: { state: string }) => state === 'DRAFT')).toEqual([]);
  });
});

describe('an open job', () => {
  it('is paused, comes back, is closed and gives its money back', async () => {
    const before = await getWallet(huy);
    const { id, slug } = await opened();
    expect((await huy.post('/job/pause-job', { jobId: id })).data.state).toBe('PAUSED');
    const ids = (await visitor.get('/job/jobs-list')).data.list.map((row: { id: string }) => row.id);
    expect(ids).not.toContain(id);
    expect((await huy.post('/job/resume-job', { jobId: id })).data.state).toBe('OPEN');
    const closed = await huy.post('/job/close-job', { jobId: id });
    expect(closed.data).toMatchObject({ state: 'CLOSED', budget: { held: 0 } });
    expect(getKeys(closed.data)).toEqual(['CLONE']);
    expect((await getWallet(huy)).balance).toBe(before.balance);
    expect(await huy.post('/job/close-job', { jobId: id })).toMatchObject({
      data: { reason: 'NOT_ALLOWED' },
    });
    expect((await getInfo(slug, visitor)).data.actions).toMatchObject([{ key: 'TAKE', enabled: false }]);
    await expectInvariants();
  });

  it('expires at its time, gives its money back, and is renewed', async () => {
    const before = await getWallet(huy);
    const expiresAt = new Date(+app.platform.clock.now() + 2 * 3_600_000).toISOString();
    const { id, slug } = await opened({ ...quickJob, expiresAt });
    await advance(2 * 60 + 1);
    await until('the money is back', async () => (await getWallet(huy)).balance === before.balance);
    expect((await getInfo(slug)).data).toMatchObject({ state: 'EXPIRED' });
    const renewed = await huy.post('/job/renew-job', { jobId: id });
    expect(renewed.data).toMatchObject({ state: 'OPEN', budget: { held: 147_000 } });
    expect(Date.parse(renewed.data.expiresAt)).toBeGreaterThan(+app.platform.clock.now());
    expect((await getWallet(huy)).balance).toBe(before.balance - 147_000);
    await expectInvariants();
  });

  it('is renewed as soon as its author sees it expired, before its own timer has run', async () => {
    const { clock } = app.platform;
    const expiresAt = new Date(+clock.now() + 2 * 3_600_000).toISOString();
    const { id, slug } = await opened({ ...quickJob, expiresAt });
    const now = clock.now.bind(clock);
    // Moved without waking the queue.
    clock.now = () => new Date(+now() + 121 * 60_000);
    expect((await getInfo(slug)).data).toMatchObject({ state: 'EXPIRED' });
    const renewed = await huy.post('/job/renew-job', { jobId: id });
    clock.now = now;
    expect(renewed.data).toMatchObject({ state: 'OPEN', budget: { held: 147_000 } });
    await expectInvariants();
  });

  it('can be changed by its author only', async () => {
    const { id } = await opened();
    const verbs = ['pause-job', 'resume-job', 'renew-job', 'close-job', 'clone-job'];
    const statuses = [];
    for (const verb of verbs) statuses.push((await bao.post(`/job/${verb}`, { jobId: id })).status);
    expect(statuses).toEqual(verbs.map(() => 404));
    expect(await bao.post('/job/publish-job', { jobId: id, requestId: newId() })).toMatchObject({
      status: 404,
    });
  });

  it('shows each reader what they may do', async () => {
    const quick = await opened();
    const project = await opened(projectJob);
    expect((await getInfo(quick.slug, visitor)).data).toMatchObject({
      myRelation: { kind: 'VISITOR' },
      budget: null,
      actions: [{ key: 'TAKE', enabled: false, reason: 'NOT_LOGIN' }],
    });
    expect((await getInfo(quick.slug, bao)).data).toMatchObject({
      myRelation: { kind: 'STRANGER' },
      actions: [{ key: 'TAKE', enabled: true }],
    });
    expect(getKeys((await getInfo(project.slug, bao)).data)).toEqual(['APPLY']);
    expect(getKeys((await getInfo(quick.slug, huy)).data)).toEqual([
      'ENHANCE',
      'PAUSE',
      'CLOSE',
      'EDIT_WORDS',
      'CLONE',
    ]);
    expect(await createApi(app, 'an old token').get(`/job/job-info/${quick.slug}`)).toMatchObject({
      status: 401,
    });
  });

  it('is copied into a new draft', async () => {
    const job = await opened(projectJob);
    const copy = await huy.post('/job/clone-job', { jobId: job.id });
    expect(copy.data).toMatchObject({ state: 'DRAFT', title: projectJob.title, publishedAt: null });
    expect(copy.data.slug).not.toBe(job.slug);
  });
});

describe('what a job would cost', () => {
  it.each([
    ['QUICK', 5000, 100, 25_000, 525_000, 4500],
    ['QUICK', 35_000, 40, 70_000, 1_470_000, 31_500],
    ['PROJECT', 900_000, 1, 45_000, 945_000, 810_000],
    ['PROJECT', 6_500_000, 1, 325_000, 6_825_000, 5_850_000],
    ['PROJECT', 28_000_000, 1, 500_000, 28_500_000, 25_200_000],
  ])('%s %i × %i', async (kind, price, slots, authorFee, total, workerNet) => {
    const { data } = await huy.post('/job/estimate-job-cost', { kind, price, slots });
    expect(data).toMatchObject({ authorFee, total, workerNet, isHeldAtOnce: kind === 'QUICK' });
    expect(data.shortfall).toBe(Math.max(0, total - data.balance));
  });
});
