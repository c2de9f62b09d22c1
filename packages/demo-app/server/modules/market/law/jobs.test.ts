import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  agreed,
  applied,
  draftDeal,
  drafted,
  newId,
  ok,
  opened,
  taken,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { dealNow, happen, pass, step } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

/** Four slots of 35,000, with fees. */
const budget = 147_000;
const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const held = { author: -budget, held: budget, worker: 0, platform: 0 };
const refundedMoney = { author: budget, held: -budget, worker: 0, platform: 0 };
const others = { worker: 'NOT_FOUND' };
const suspect = {
  ...quickJob,
  description: `${quickJob.description} Nhắn tin qua Zalo nhé.`,
};
const publishing = (jobId: string) => (api: Api) =>
  api.post('/job/publish-job', { jobId, requestId: newId() });
const commanding = (verb: string, jobId: string) => (api: Api) => api.post(`/job/${verb}-job`, { jobId });
const jobNow = async ({ slug }: { slug: string }) => (await scene.author.get(`/job/job-info/${slug}`)).data;
const inHours = (hours: number) => new Date(+app.platform.clock.now() + hours * 3_600_000).toISOString();

it('J1: the author publishes, and the whole budget of a quick job is held', async () => {
  const draft = await drafted(scene);
  const seen = await step(scene, 'author', publishing(draft.id), others);
  expect(seen).toMatchObject({
    data: { state: 'OPEN', budget: { held: budget } },
    money: held,
    news: { author: ['JOB_CREATED'], worker: [] },
  });
});

it('J2: what smells of a scam waits for a look, and no money moves', async () => {
  const draft = await drafted(scene, suspect);
  expect(await step(scene, 'author', publishing(draft.id), others)).toMatchObject({
    data: { state: 'IN_MODERATION', budget: { held: 0 } },
    money: nothing,
    news: { author: [], worker: [] },
  });
});

it('J3: an operator lets it through, or two hours do', async () => {
  const first = await opened(scene, suspect);
  const passed = await happen(scene, () => app.jobs.moderate(first.id, { type: 'MODERATION_PASS' }));
  expect(passed).toMatchObject({ money: held, news: { author: ['JOB_CREATED'], worker: [] } });
  const second = await opened(scene, suspect);
  expect(await pass(scene, { jobId: second.id }, 2, 'JOB_CREATED')).toMatchObject({
    money: held,
    news: { author: ['JOB_CREATED'], worker: [] },
  });
  expect((await jobNow(second)).state).toBe('OPEN');
});

it('J3u: whose author spent the money meanwhile goes back to the draft', async () => {
  const job = await opened(scene, { ...suspect, price: 1_000_000, slots: 4 });
  await opened(scene, { ...quickJob, price: 1_000_000, slots: 4 });
  expect(await pass(scene, { jobId: job.id }, 2, 'ACTION_REQUIRED JOB_NEEDS_EDIT')).toMatchObject({
    money: nothing,
    news: { author: ['ACTION_REQUIRED JOB_NEEDS_EDIT'], worker: [] },
  });
  expect((await jobNow(job)).state).toBe('DRAFT');
});

it('J4: an operator sends it back with a reason', async () => {
  const job = await opened(scene, suspect);
  const note = 'Hãy bỏ phần liên hệ ngoài Keo.';
  expect(
    await happen(scene, () => app.jobs.moderate(job.id, { type: 'MODERATION_FAIL', note })),
  ).toMatchObject({
    money: nothing,
    news: { author: ['ACTION_REQUIRED JOB_NEEDS_EDIT'], worker: [] },
  });
  expect(await jobNow(job)).toMatchObject({ state: 'DRAFT', moderationNote: note });
});

it('J5: a better reward holds the difference for the free slots, and those who wait hear of it', async () => {
  const apply = { ...quickJob, acceptMode: 'APPLY' };
  const { jobId } = await applied(scene, apply);
  const own = (await scene.author.get('/job/jobs-my-list')).data.list[0];
  const { version } = await jobNow(own);
  const raise = (api: Api) =>
    api.post('/job/update-job', { jobId, version, job: { ...apply, price: 40_000 } });
  expect(await step(scene, 'author', raise, others)).toMatchObject({
    data: { price: 40_000, budget: { held: 168_000 } },
    money: { author: -21_000, held: 21_000, worker: 0, platform: 0 },
    news: { author: [], worker: ['JOB_OPPORTUNITY_ENHANCED'] },
  });
  // Announced once a day at most.
  const again = { jobId, version: version + 1, job: { ...apply, price: 50_000 } };
  expect(await happen(scene, () => ok(scene.author.post('/job/update-job', again)))).toMatchObject({
    money: { author: -42_000 },
    news: { worker: [] },
  });
  const worse = { ...again, version: version + 2, job: { ...apply, price: 30_000 } };
  expect((await scene.author.post('/job/update-job', worse)).data.reason).toBe('INVALID');
});

it('J6, J7: a job is paused and comes back, its money held all the while', async () => {
  const job = await opened(scene, quickJob);
  for (const [verb, state] of [
    ['pause', 'PAUSED'],
    ['resume', 'OPEN'],
  ] as const)
    expect(await step(scene, 'author', commanding(verb, job.id), others)).toMatchObject({
      data: { state, budget: { held: budget } },
      money: nothing,
      news: { author: [], worker: [] },
    });
});

it('J9e: a slot that comes free after the job’s time gives its money to the author', async () => {
  const deal = await taken(scene, { timeLimitMin: 180, expiresAt: inHours(2) });
  const early = {
    author: ['DEAL_DEADLINE_REMINDER'],
    worker: ['DEAL_DEADLINE_REMINDER'],
  };
  expect(await pass(scene, { dealId: deal.id }, 3, 'JOB_EXPIRED', early)).toMatchObject({
    money: { author: 36_750, held: -36_750, worker: 0, platform: 0 },
    news: { worker: ['DEAL_EXPIRED_FOR_WORKER'] },
  });
  expect(await jobNow(deal.job)).toMatchObject({ state: 'EXPIRED', budget: { held: 0 } });
  // Once: the job itself has nothing to give back.
  const { list } = (await scene.author.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=20')).data;
  const back = list.filter(
    ({ metadata }: { metadata: { jobId?: string; reason?: string } }) =>
      metadata.jobId === deal.job.id && metadata.reason === 'ESCROW_REFUND',
  );
  expect(back).toHaveLength(1);
});

it('J10, A7: nobody came in time: the money goes back, and who applied is told', async () => {
  const job = { ...quickJob, acceptMode: 'APPLY', expiresAt: inHours(3) };
  const { jobId } = await applied(scene, job);
  expect(await pass(scene, { jobId }, 3, 'PAYMENT_PROCESSED')).toMatchObject({
    money: refundedMoney,
    news: { author: ['JOB_EXPIRED', 'PAYMENT_PROCESSED'], worker: ['JOB_EXPIRED'] },
  });
  const { list } = (await scene.worker.get('/job-application/my-applications-list')).data;
  expect(list).toMatchObject([{ state: 'EXPIRED', job: { state: 'EXPIRED' } }]);
});

it('J11: an expired job is renewed, and what is left is held again', async () => {
  const job = await opened(scene, { ...quickJob, expiresAt: inHours(3) });
  await pass(scene, { jobId: job.id }, 3, 'JOB_EXPIRED');
  expect(await step(scene, 'author', commanding('renew', job.id), others)).toMatchObject({
    data: { state: 'OPEN', budget: { held: budget } },
    money: held,
    news: { author: ['JOB_CREATED'], worker: [] },
  });
});

it('J12, A4: the author closes it: the money goes back, and who applied is declined', async () => {
  const { jobId } = await applied(scene, { ...quickJob, acceptMode: 'APPLY' });
  expect(await step(scene, 'author', commanding('close', jobId), others)).toMatchObject({
    data: { state: 'CLOSED', budget: { held: 0 } },
    money: refundedMoney,
    news: { author: ['PAYMENT_PROCESSED'], worker: ['APPLICATION_REJECTED'] },
  });
});

it('J12, D6: a job that is closed ends what is negotiated on it, not what is agreed', async () => {
  const open = await draftDeal(scene, { ...projectJob, slots: 2 });
  const closing = () => scene.author.post('/job/close-job', { jobId: open.jobId });
  const seen = await happen(scene, () => ok(closing()));
  expect(seen).toMatchObject({
    data: { state: 'CLOSED' },
    money: nothing,
    news: { author: ['DEAL_CANCELLED'], worker: ['DEAL_CANCELLED'] },
  });
  expect(await dealNow(scene, open)).toMatchObject({ state: 'CANCELLED' });
  const deal = await agreed(scene);
  await ok(scene.author.post('/job/close-job', { jobId: deal.jobId }));
  expect(await dealNow(scene, deal)).toMatchObject({ state: 'AGREED' });
});

it('J14, A4: an operator takes it away with a reason: as if closed, and the author may answer', async () => {
  const { jobId } = await applied(scene, { ...quickJob, acceptMode: 'APPLY' });
  const remove = () => app.jobs.moderate(jobId, { type: 'REMOVE', note: 'Trái quy định về việc làm.' });
  expect(await happen(scene, remove)).toMatchObject({
    money: refundedMoney,
    news: {
      author: ['PAYMENT_PROCESSED', 'ACTION_REQUIRED JOB_REMOVED'],
      worker: ['APPLICATION_REJECTED'],
    },
  });
  const own = (await ok(scene.worker.get('/job-application/my-applications-list'))).list;
  expect(own.find((row: { jobId: string }) => row.jobId === jobId).job.state).toBe('REMOVED');
});

it('A1: a worker applies, and the author is told', async () => {
  const job = await opened(scene);
  const coverLetter = 'Tôi đã làm nhiều bộ nhận diện cho cửa hàng nhỏ.';
  const apply = (api: Api) => api.post('/job-application/apply-job', { jobId: job.id, coverLetter });
  expect(await step(scene, 'worker', apply, { author: 'SELF_DEAL', stranger: 'MAY' })).toMatchObject({
    data: { state: 'SUBMITTED' },
    money: nothing,
    news: { author: ['JOB_APPLICATION_RECEIVED'], worker: [] },
  });
});

const deciding =
  (verb: string, applicationId: string, more: object = {}) =>
  (api: Api) =>
    api.post(`/job-application/${verb}-application`, { applicationId, ...more });

it('A2: the author marks an application, which nobody else sees', async () => {
  const { id, jobId } = await applied(scene);
  expect(await step(scene, 'author', deciding('shortlist', id, { mark: 'ON' }), others)).toMatchObject({
    data: { id, state: 'SUBMITTED', shortlisted: true },
    money: nothing,
    news: { author: [], worker: [] },
  });
  const own = (await scene.worker.get('/job-application/my-applications-list')).data.list;
  expect(own.find((row: { jobId: string }) => row.jobId === jobId).shortlisted).not.toBe(true);
});

it('A3: the author accepts an application, and a deal begins', async () => {
  const { id } = await applied(scene, { ...projectJob, slots: 2 });
  const seen = await step(scene, 'author', deciding('accept', id), others);
  expect(seen).toMatchObject({
    data: { application: { state: 'ACCEPTED' }, deal: { state: 'DRAFT' } },
    money: nothing,
    news: { author: [], worker: ['APPLICATION_ACCEPTED'] },
  });
});

it('A4: the author declines an application, and the worker is told', async () => {
  const { id } = await applied(scene);
  expect(await step(scene, 'author', deciding('reject', id), others)).toMatchObject({
    data: { state: 'REJECTED' },
    money: nothing,
    news: { author: [], worker: ['APPLICATION_REJECTED'] },
  });
});

it('A5: the worker withdraws, and the author is told', async () => {
  const { id } = await applied(scene);
  expect(await step(scene, 'worker', deciding('cancel', id), { author: 'NOT_FOUND' })).toMatchObject({
    data: { state: 'CANCELLED' },
    money: nothing,
    news: { author: ['APPLICATION_CANCELLED'], worker: [] },
  });
});

it('A6: after two days the author is reminded of those who wait', async () => {
  const { jobId } = await applied(scene);
  expect(await pass(scene, { jobId }, 48, 'ACTION_REQUIRED APPLICATIONS_WAITING')).toMatchObject({
    money: nothing,
    news: { author: ['ACTION_REQUIRED APPLICATIONS_WAITING'], worker: [] },
  });
});
