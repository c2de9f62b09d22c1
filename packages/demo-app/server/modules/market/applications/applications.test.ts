import { jobLimits } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { type Api, createApi, createSteadyApi } from '../../../dev/testing/call-api.ts';
import { withoutQuietHours } from '../../../dev/testing/market-scene.ts';
import { call } from '../../../dev/testing/person.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { until } from '../../../dev/testing/until.ts';

let app: App;
let huy: Api;
let bao: Api;
let mai: Api;
beforeAll(async () => {
  app = await startApp();
  huy = createSteadyApi(app, 'quochuy');
  bao = createSteadyApi(app, 'giabao');
  mai = createSteadyApi(app, 'ngocmai');
  await withoutQuietHours(huy);
});

const coverLetter = 'Tôi đã làm nhiều bộ nhận diện cho cửa hàng nhỏ.';
const advance = (minutes: number) => call(app, '/sandbox/advance-clock', { body: { minutes } });
const lastLog = async (api: Api) => (await api.get('/jobdeallog/jobs-my-deal-logs-list')).data.list[0];
const opened = async (job: object = projectJob) => {
  const { data } = await huy.post('/job/create-job', job);
  return (await huy.post('/job/publish-job', { jobId: data.id, requestId: crypto.randomUUID() })).data;
};
const apply = (api: Api, jobId: string, more: object = {}) =>
  api.post('/job-application/apply-job', { jobId, coverLetter, ...more });
const seen = async (api: Api, path: string) => (await api.get(path)).data.list[0].lastSeenAt;
const read = (api: Api, applicationIds: string[]) =>
  api.post('/job-application/read-applications', { applicationIds });
const decide = (api: Api, verb: string, applicationId: string) =>
  api.post(`/job-application/${verb}-application`, { applicationId });

describe('applying', () => {
  it('notifies the author, and is visible to both sides only', async () => {
    const job = await opened();
    const { data } = await apply(bao, job.id, { bid: 6_000_000, durationHours: 200 });
    expect(data).toMatchObject({ state: 'SUBMITTED', bid: 6_000_000, worker: { username: 'giabao' } });
    expect(await lastLog(huy)).toMatchObject({
      action: 'JOB_APPLICATION_RECEIVED',
      metadata: { jobId: job.id, params: { otherName: data.worker.displayName } },
    });
    const list = await huy.get(`/job-application/applications-list?jobId=${job.id}`);
    expect(list.data).toMatchObject({ total: 1, list: [{ id: data.id, coverLetter }] });
    expect(await mai.get(`/job-application/applications-list?jobId=${job.id}`)).toMatchObject({
      status: 404,
    });
    expect((await bao.get('/job-application/my-applications-list')).data.list[0]).toMatchObject({
      id: data.id,
      job: { slug: job.slug },
    });
    const seen = (await bao.get(`/job/job-info/${job.slug}`)).data;
    expect(seen).toMatchObject({
      applicants: 1,
      myRelation: { kind: 'APPLICANT', applicationId: data.id },
      actions: [{ key: 'CANCEL_APPLICATION' }],
    });
    expect((await huy.get('/job/jobs-my-list')).data.list[0]).toMatchObject({ id: job.id, waiting: 1 });
  });

  it('is refused where it makes no sense', async () => {
    const job = await opened();
    const quick = await opened(quickJob);
    const draft = (await huy.post('/job/create-job', projectJob)).data;
    await huy.post('/job/close-job', { jobId: (await opened()).id });
    expect(await apply(huy, job.id)).toMatchObject({ data: { reason: 'SELF_DEAL' } });
    expect(await apply(bao, quick.id)).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
    expect(await apply(bao, draft.id)).toMatchObject({ status: 404 });
    expect(await apply(bao, 'jb_none')).toMatchObject({ status: 404 });
    expect(await apply(bao, job.id, { coverLetter: 'ngắn' })).toMatchObject({ data: { reason: 'INVALID' } });
    expect(await apply(bao, job.id, { bid: 50_500 })).toMatchObject({
      data: { fields: { bid: expect.anything() } },
    });
    expect(await apply(createApi(app), job.id)).toMatchObject({ status: 401 });
    await huy.post('/job/pause-job', { jobId: job.id });
    expect(await apply(bao, job.id)).toMatchObject({ data: { reason: 'NOT_ALLOWED', rule: 'JOB_NOT_OPEN' } });
    await huy.post('/job/close-job', { jobId: job.id });
    expect(await apply(bao, job.id)).toMatchObject({ data: { reason: 'EXPIRED' } });
  });

  it('is stored once, also by concurrent requests', async () => {
    const job = await opened();
    const answers = await Promise.all([1, 2, 3].map(() => apply(bao, job.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.reason === 'LIMIT' && data.max === 1)).toHaveLength(2);
  });

  it('is limited by the number that wait', async () => {
    const waiting = (await mai.get('/job-application/my-applications-list?state=SUBMITTED')).data.total;
    for (let left = jobLimits.openApplicationsMax - waiting; left > 0; left -= 1)
      expect((await apply(mai, (await opened()).id)).status).toBe(200);
    expect(await apply(mai, (await opened()).id)).toMatchObject({
      status: 409,
      data: { reason: 'LIMIT', max: jobLimits.openApplicationsMax },
    });
  });
});

describe('an application', () => {
  it('is marked for the author alone', async () => {
    const job = await opened();
    const { id } = (await apply(bao, job.id)).data;
    expect((await decide(huy, 'shortlist', id)).data.shortlisted).toBe(true);
    expect((await bao.get('/job-application/my-applications-list')).data.list[0].shortlisted).toBe(false);
    const off = await huy.post('/job-application/shortlist-application', { applicationId: id, mark: 'OFF' });
    expect(off.data.shortlisted).toBe(false);
  });

  it('is read once, by its author, and its worker sees when', async () => {
    const job = await opened();
    const { id } = (await apply(bao, job.id)).data;
    const other = (await apply(createSteadyApi(app, 'ducthinh'), (await opened()).id)).data.id;
    const readAt = async () =>
      (await bao.get('/job-application/my-applications-list')).data.list[0].authorReadAt;
    expect(await read(bao, [id])).toMatchObject({ status: 404 });
    expect(await read(huy, [id, 'ap_none'])).toMatchObject({ status: 404 });
    expect(await read(huy, [])).toMatchObject({ data: { reason: 'INVALID' } });
    // An unknown id rolls the others back.
    expect(await readAt()).toBeNull();
    const counts = await Promise.all([read(huy, [id]), read(huy, [id, id])]);
    expect(counts.map(({ data }) => data.read).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const first = await readAt();
    expect(Date.parse(first)).toBeGreaterThan(0);
    await advance(5);
    expect((await read(huy, [id, other])).data).toEqual({ read: 1 });
    expect(await readAt()).toBe(first);
  });

  it('leads its worker to the deal that it became, and nobody else', async () => {
    const { id } = (await apply(bao, (await opened()).id)).data;
    const waiting = (await apply(bao, (await opened()).id)).data.id;
    const { deal } = (await decide(huy, 'accept', id)).data;
    const { list } = (await bao.get('/job-application/my-applications-list')).data;
    const getDeal = (applicationId: string) =>
      list.find((row: { id: string }) => row.id === applicationId)?.dealId;
    expect(getDeal(id)).toBe(deal.id);
    expect(getDeal(waiting)).toBeNull();
    const accepted = (await bao.get('/job-application/my-applications-list?state=ACCEPTED')).data;
    expect(accepted.list.map((row: { id: string }) => row.id)).toContain(id);
    expect(accepted.list.map((row: { id: string }) => row.id)).not.toContain(waiting);
  });

  it('shows the hour of the last visit to the author only', async () => {
    const { id: jobId } = await opened();
    const sent = (await apply(bao, jobId)).data;
    const listed = await seen(huy, `/job-application/applications-list?jobId=${jobId}`);
    const hour = 3_600_000;
    expect(Date.parse(listed) % hour).toBe(0);
    expect(Date.parse(sent.createdAt) - Date.parse(listed)).toBeLessThan(2 * hour);
    expect(await seen(bao, '/job-application/my-applications-list')).toBeUndefined();
    expect(sent.lastSeenAt).toBeUndefined();
  });

  it('is declined with a reason, and cannot be decided twice', async () => {
    const job = await opened();
    const { id } = (await apply(bao, job.id)).data;
    expect(await decide(bao, 'reject', id)).toMatchObject({ status: 404 });
    expect((await decide(huy, 'reject', id)).data.state).toBe('REJECTED');
    expect(await lastLog(bao)).toMatchObject({ action: 'APPLICATION_REJECTED' });
    expect(await decide(bao, 'cancel', id)).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
    expect(await apply(bao, job.id)).toMatchObject({
      msg: expect.stringContaining('đã ứng tuyển'),
      data: { reason: 'LIMIT', max: 1 },
    });
  });

  it('is declined with a text whose contacts are masked', async () => {
    const job = await opened();
    const { id: applicationId } = (await apply(bao, job.id)).data;
    const reason = 'Lần này tôi cần người ở gần. Gọi tôi 0912 345 678 nhé.';
    await huy.post('/job-application/reject-application', { applicationId, reason });
    const { metadata } = await lastLog(bao);
    expect(metadata.params.text).toMatch(/^Lần này tôi cần người ở gần\. /);
    expect(metadata.params.text).not.toMatch(/345/);
    expect(metadata.params.otherName).toBeTruthy();
  });

  it('is sorted by shortlist mark, price or date', async () => {
    const job = await opened({ ...projectJob, price: 3_000_000 });
    const first = (await apply(bao, job.id, { bid: 4_000_000 })).data.id;
    const second = (await apply(createSteadyApi(app, 'ducthinh'), job.id)).data.id;
    await decide(huy, 'shortlist', first);
    const order = async (sort: string) => {
      const { data } = await huy.get(`/job-application/applications-list?jobId=${job.id}${sort}`);
      return data.list.map(({ id }: { id: string }) => id);
    };
    expect(await order('')).toEqual([first, second]);
    expect(await order('&sort=PRICE')).toEqual([second, first]);
    expect(await order('&sort=NEWEST')).toEqual([second, first]);
    await decide(huy, 'shortlist', second);
    expect(await order('&sort=MARKED')).toEqual([first, second]);
  });

  it('is taken back by its worker, and may be made again', async () => {
    const job = await opened();
    const { id } = (await apply(bao, job.id)).data;
    expect(await decide(huy, 'cancel', id)).toMatchObject({ status: 404 });
    expect((await decide(bao, 'cancel', id)).data.state).toBe('CANCELLED');
    expect(await lastLog(huy)).toMatchObject({ action: 'APPLICATION_CANCELLED' });
    expect((await apply(bao, job.id)).status).toBe(200);
  });

  it('that is withdrawn and made again is one line in the bell, and not made a fourth time', async () => {
    const job = await opened();
    const lines = async () => {
      const type = 'JOB_APPLICATION_RECEIVED,APPLICATION_CANCELLED';
      const { data } = await huy.get(`/jobdeallog/jobs-my-deal-logs-list?pageSize=100&type=${type}`);
      return data.list.filter(({ metadata }: { metadata: { jobId: string } }) => metadata.jobId === job.id);
    };
    for (let time = 1; time <= 8; time++) {
      const { status, data } = await apply(bao, job.id);
      if (status === 200) await decide(bao, 'cancel', data.id);
      if (time === 1) await huy.post('/jobdeallog/jobs-deal/mark-read-all', {});
    }
    expect(await apply(bao, job.id)).toMatchObject({
      msg: expect.stringContaining('rút 3 lần'),
      data: { reason: 'LIMIT', max: 3, rule: 'APPLIED_OFTEN' },
    });
    expect((await bao.get(`/job/job-info/${job.slug}`)).data.actions).toMatchObject([
      { key: 'APPLY', enabled: false, rule: 'APPLIED_OFTEN' },
    ]);
    // The applicant who is still there has a line of their own.
    expect((await apply(createSteadyApi(app, 'ducthinh'), job.id)).status).toBe(200);
    expect(await lines()).toMatchObject([
      { action: 'JOB_APPLICATION_RECEIVED', isRead: false },
      { action: 'APPLICATION_CANCELLED', isRead: false },
    ]);
  });

  it('ends with its job: declined when it closes, over when it expires', async () => {
    const [closed, expired] = [await opened(), await opened()];
    await apply(bao, closed.id);
    await apply(bao, expired.id);
    await huy.post('/job/close-job', { jobId: closed.id });
    expect(await lastLog(bao)).toMatchObject({
      action: 'APPLICATION_REJECTED',
      metadata: { jobId: closed.id },
    });
    await advance(15 * 24 * 60);
    await until('the worker is told', async () => {
      const { data } = await bao.get('/jobdeallog/jobs-my-deal-logs-list?type=JOB_EXPIRED');
      return data.list.some(({ metadata }: { metadata: { jobId: string } }) => metadata.jobId === expired.id);
    });
  });

  it('cannot be accepted from a worker with a deal on the job', async () => {
    const job = await opened();
    const { id, worker } = (await apply(bao, job.id)).data;
    const terms = {
      price: 6_000_000,
      durationHours: 72,
      reviewHours: 120,
      revisionsMax: 1,
      releaseMode: 'ALL',
      scope: 'Ba hướng logo và một bộ hoàn chỉnh.',
      conditions: [{ title: 'Bộ tệp', accept: { types: ['IMAGE'] } }],
    };
    const invited = await huy.post('/job-deal/job-deal-init-by-author', {
      jobId: job.id,
      workerId: worker.id,
      terms,
      requestId: crypto.randomUUID(),
    });
    expect(invited.data.state).toBe('NEGOTIATING');
    expect(await decide(huy, 'accept', id)).toMatchObject({
      status: 422,
      data: { reason: 'NOT_ALLOWED', rule: 'DEAL_LIVE' },
    });
    const { dealId } = (await bao.get(`/job/job-info/${job.slug}`)).data.myRelation;
    expect(dealId).toBe(invited.data.id);
    // The declined invitation does not decide the application.
    const declined = { dealId, version: invited.data.version, decision: 'DECLINE', baseOfferNo: 1 };
    expect((await bao.post('/job-deal/job-deal-give-offer', declined)).status).toBe(200);
    expect((await decide(huy, 'accept', id)).data).toMatchObject({
      application: { state: 'ACCEPTED' },
      deal: { state: 'DRAFT' },
    });
  });

  it('that waits for two days is a reminder to the author', async () => {
    const job = await opened();
    await apply(bao, job.id);
    await advance(2 * 24 * 60 + 1);
    const reminder = async () => {
      const { data } = await huy.get('/jobdeallog/jobs-my-deal-logs-list?type=ACTION_REQUIRED');
      return data.list.find(({ metadata }: { metadata: { jobId: string } }) => metadata.jobId === job.id);
    };
    await until('the author is reminded', async () => (await reminder()) !== undefined);
    expect((await reminder()).metadata).toMatchObject({
      reason: 'APPLICATIONS_WAITING',
      params: { count: 1 },
    });
  });

  it('is reminded of together with the others, each once', async () => {
    const job = await opened();
    const reminders = async () => {
      const { data } = await huy.get('/jobdeallog/jobs-my-deal-logs-list?type=ACTION_REQUIRED&pageSize=100');
      return data.list.filter(({ metadata }: { metadata: { jobId: string } }) => metadata.jobId === job.id);
    };
    await apply(bao, job.id);
    await advance(60);
    await apply(createSteadyApi(app, 'hoanglong'), job.id);
    await advance(47 * 60 + 1);
    await until('the first has waited', async () => (await reminders()).length === 1);
    expect((await reminders())[0].metadata.params).toMatchObject({ count: 2 });
    await huy.post('/jobdeallog/jobs-deal/mark-read-all', {});
    // The second waits two days of its own; each is reminded of once.
    await advance(60);
    await until('the second has waited', async () => (await reminders()).length === 2);
    await advance(3 * 24 * 60);
    await until('nothing is left to remind of', async () => (await waitingNudges(job.id)) === 0);
    expect(await reminders()).toHaveLength(2);
  });
});

/** Reminders in the queue. */
async function waitingNudges(jobId: string): Promise<number> {
  const { rows } = await app.platform.db.execute(
    sql`select 1 from jobs.job where name = 'application.nudge' and state in ('created', 'active', 'retry')
      and data->>'jobId' = ${jobId}`,
  );
  return rows.length;
}
