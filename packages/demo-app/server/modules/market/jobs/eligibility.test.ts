import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import {
  type Scene,
  answerOffer,
  application,
  drafted,
  judged,
  meet,
  newId,
  of,
  ok,
  opened,
  submitted,
  terms,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { call, codeFor } from '../../../dev/testing/person.ts';
import { projectJob, quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { until } from '../../../dev/testing/until.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  scene = await meet(app);
});

const quick = { ...quickJob, conditions: [textProof] };
const take = (jobId: string) =>
  scene.worker.post('/job-deal/job-deal-init-proposal', { jobId, mode: 'TAKE' });
const apply = (jobId: string) => scene.worker.post('/job-application/apply-job', application(jobId));
const live = (provinceCode: string) => ok(scene.worker.post('/user/update-info', { provinceCode }));
const shown = async (slug: string) => (await ok(scene.worker.get(`/job/job-info/${slug}`))).actions[0];

async function verify() {
  const { email } = await ok(scene.worker.get('/user/info'));
  await call(app, '/user/send-email', { body: { email, purpose: 'VERIFY_EMAIL' } });
  await ok(scene.worker.post('/user/verify-email', { code: await codeFor(app, email) }));
}
/** Approves the last proof; a timer of zero hours then pays. */
async function finish(jobId: string) {
  const { id } = await judged(scene, await submitted(scene, await ok(take(jobId))), 'APPROVE');
  const state = async () => (await ok(scene.author.post('/job-deal/job-deal-info', { dealId: id }))).state;
  await until('the deal is paid', async () => (await state()) === 'COMPLETED');
}

describe('what a job asks of whoever works on it', () => {
  it('is stored and shown, and open to all by default', async () => {
    const eligibility = { onceEach: true, verified: true, provinces: ['79', '01'], minReliability: 85 };
    const draft = await drafted(scene, { ...quick, eligibility });
    expect(draft.eligibility).toEqual(eligibility);
    const open = await opened(scene, { ...quick, eligibility });
    expect((await ok(scene.visitor.get(`/job/job-info/${open.slug}`))).eligibility).toEqual(eligibility);
    const copy = await ok(scene.author.post('/job/clone-job', { jobId: open.id }));
    expect(copy.eligibility).toEqual(eligibility);
    expect((await drafted(scene)).eligibility).toEqual({
      onceEach: false,
      verified: false,
      provinces: [],
      minReliability: null,
    });
  });

  it.each([{ provinces: ['99'] }, { minReliability: 101 }, { minReliability: 0 }])(
    'is nothing that nobody could meet: %j',
    async (eligibility) => {
      const answer = await scene.author.post('/job/create-job', { ...quick, eligibility });
      expect(answer).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
    },
  );

  it.each([
    {
      rule: 'VERIFY_ACCOUNT',
      eligibility: { verified: true },
      meets: verify,
      says: /xác minh e-mail hoặc số điện thoại/,
    },
    {
      rule: 'PROVINCE',
      eligibility: { provinces: ['79'] },
      meets: () => live('79'),
      says: /nơi ở trong phần Cài đặt/,
    },
    {
      rule: 'RELIABILITY',
      eligibility: { minReliability: 81 },
      meets: async () => finish((await opened(scene, quick)).id),
      says: /Hoàn thành thêm vài việc/,
    },
  ])('$rule is refused, said before the press, and then met', async ({ rule, eligibility, meets, says }) => {
    const job = await opened(scene, { ...quick, eligibility });
    const project = await opened(scene, { ...projectJob, eligibility });
    const refused = { status: 422, data: { reason: 'NOT_ELIGIBLE', rule }, msg: expect.stringMatching(says) };
    expect(await shown(job.slug)).toMatchObject({
      key: 'TAKE',
      enabled: false,
      reason: 'NOT_ELIGIBLE',
      rule,
    });
    expect(await shown(project.slug)).toMatchObject({ key: 'APPLY', enabled: false, rule });
    expect(await take(job.id)).toMatchObject(refused);
    expect(await apply(project.id)).toMatchObject(refused);
    await meets();
    expect(await shown(job.slug)).toMatchObject({ key: 'TAKE', enabled: true });
    await ok(take(job.id));
    await ok(apply(project.id));
  });

  it('ONCE_EACH excludes everybody with a funded deal, whatever its outcome', async () => {
    const eligibility = { onceEach: true };
    const job = await opened(scene, { ...quick, eligibility });
    const deal = await ok(take(job.id));
    await ok(scene.worker.post('/job-deal/cancel-deal', { ...of(deal), reason: 'Bận việc khác' }));
    expect(await take(job.id)).toMatchObject({ data: { reason: 'NOT_ELIGIBLE', rule: 'ONCE_EACH' } });
    expect(await shown(job.slug)).toMatchObject({ enabled: false, rule: 'ONCE_EACH' });
    await finish((await opened(scene, quick)).id);
    const other = { ...(await meet(app)), author: scene.author };
    await ok(other.worker.post('/job-deal/job-deal-init-proposal', { jobId: job.id, mode: 'TAKE' }));
  });

  it('refuses an unknown province', async () => {
    const answer = await scene.worker.post('/user/update-info', { provinceCode: '00' });
    expect(answer).toMatchObject({
      data: { reason: 'INVALID', fields: { provinceCode: expect.anything() } },
    });
  });

  it('is checked for invited workers when they accept', async () => {
    const job = await opened(scene, { ...projectJob, eligibility: { provinces: ['01'] } });
    const invitation = { jobId: job.id, workerId: scene.workerId, terms, requestId: newId() };
    const deal = await ok(scene.author.post('/job-deal/job-deal-init-by-author', invitation));
    const accept = () => scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, 'ACCEPT'));
    expect(await accept()).toMatchObject({ data: { reason: 'NOT_ELIGIBLE', rule: 'PROVINCE' } });
    const { actions } = await ok(scene.worker.post('/job-deal/job-deal-info', { dealId: deal.id }));
    expect(actions).toContainEqual(
      expect.objectContaining({ key: 'ACCEPT', enabled: false, rule: 'PROVINCE' }),
    );
    await live('01');
    expect(await ok(accept())).toMatchObject({ state: 'AGREED' });
  });

  it('is checked again when the author accepts an application', async () => {
    const job = await opened(scene, { ...projectJob, eligibility: { provinces: ['01'] } });
    await live('01');
    const { id: applicationId } = await ok(apply(job.id));
    await live('48');
    const choose = () => scene.author.post('/job-application/accept-application', { applicationId });
    expect(await choose()).toMatchObject({
      data: { reason: 'NOT_ELIGIBLE', rule: 'PROVINCE' },
      msg: 'Người này không còn đủ điều kiện mà tin đăng đòi hỏi.',
    });
    await live('01');
    await ok(choose());
  });
});
