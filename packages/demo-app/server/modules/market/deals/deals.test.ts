import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { type Api, createSteadyApi } from '../../../dev/testing/call-api.ts';
import {
  answerOffer,
  draftDeal,
  meet,
  negotiating,
  newId,
  ok,
  terms as millionTerms,
  textProof,
  words,
} from '../../../dev/testing/market-scene.ts';
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
  const recharge = { amount: 100_000_000, method: 'VIETQR', requestId: newId() };
  const { code } = await ok(huy.post('/recharge/create-recharge', recharge));
  await huy.post('/sandbox/bank-transfer', { content: code, amount: recharge.amount });
});

const hours = (count: number) => call(app, '/sandbox/advance-clock', { body: { minutes: count * 60 + 1 } });
const getBalance = async (api: Api): Promise<number> => (await api.get('/wallet/wallet-info')).data.balance;
const getInfo = async (api: Api, dealId: string) =>
  (await api.post('/job-deal/job-deal-info', { dealId })).data;
const getCodes = async (api: Api, dealId: string): Promise<string[]> => {
  const { data } = await api.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=100');
  return data.list
    .filter(({ metadata }: { metadata: { dealId?: string } }) => metadata.dealId === dealId)
    .map(({ action }: { action: string }) => action)
    .toReversed();
};
const expectInvariants = async () =>
  expect((await call(app, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
const opened = async (job: object) => {
  const draft = await ok(huy.post('/job/create-job', job));
  return ok(huy.post('/job/publish-job', { jobId: draft.id, requestId: newId() }));
};
const submit = (api: Api, deal: { id: string; proofs: { id: string }[] }, index = 0) =>
  ok(
    api.post('/job-proof/add-jobs-history-proof', {
      dealId: deal.id,
      kind: 'EVIDENCE',
      proofId: deal.proofs[index]?.id,
      fileIds: [],
      text: words,
      submit: true,
    }),
  );
const judge = (
  deal: { proofs: { id: string; version: number }[] },
  action: string,
  more: object = {},
  index = 0,
) =>
  huy.post('/job-proof/job-history-proof-change', {
    proofId: deal.proofs[index]?.id,
    version: deal.proofs[index]?.version,
    action,
    ...more,
  });

const terms = { ...millionTerms, price: 6_000_000 };

/** A project's deal in AGREED, over an application and a counter-offer. */
async function agreed(more: object = {}, worker: Api = bao) {
  const job = await opened(projectJob);
  const coverLetter = 'Tôi đã làm nhiều bộ nhận diện cho cửa hàng nhỏ.';
  const application = await ok(worker.post('/job-application/apply-job', { jobId: job.id, coverLetter }));
  const accepted = await ok(
    huy.post('/job-application/accept-application', { applicationId: application.id }),
  );
  expect(accepted).toMatchObject({ application: { state: 'ACCEPTED' }, deal: { state: 'DRAFT' } });
  const offer = { jobId: job.id, workerId: accepted.deal.worker.id, terms: { ...terms, ...more } };
  const first = await ok(huy.post('/job-deal/job-deal-init-by-author', { ...offer, requestId: newId() }));
  expect(first).toMatchObject({ state: 'NEGOTIATING', turn: 'worker', offers: [{ no: 1, by: 'author' }] });
  const counter = { dealId: first.id, version: first.version, baseOfferNo: 1, decision: 'COUNTER' };
  const second = await ok(
    worker.post('/job-deal/job-deal-give-offer', { ...counter, terms: { ...terms, ...more } }),
  );
  expect(second).toMatchObject({ turn: 'author', offers: [{}, { no: 2, by: 'worker' }] });
  return ok(
    huy.post('/job-deal/job-deal-give-offer', {
      dealId: first.id,
      version: second.version,
      baseOfferNo: 2,
      decision: 'ACCEPT',
    }),
  );
}

describe('the first offer of a project', () => {
  it('has the job’s terms, with price and time of the application', async () => {
    const job = await opened(projectJob);
    const bid = { bid: 5_000_000, durationHours: 48 };
    const coverLetter = 'Tôi đã làm nhiều bộ nhận diện cho cửa hàng nhỏ.';
    const application = await ok(
      bao.post('/job-application/apply-job', { jobId: job.id, coverLetter, ...bid }),
    );
    const { deal } = await ok(
      huy.post('/job-application/accept-application', { applicationId: application.id }),
    );
    const terms = {
      price: 5_000_000,
      durationHours: 48,
      scope: projectJob.description,
      conditions: job.conditions,
    };
    for (const side of [huy, bao]) expect((await getInfo(side, deal.id)).openingTerms).toMatchObject(terms);
    const { openingTerms } = await getInfo(bao, deal.id);
    const offer = await ok(
      bao.post('/job-deal/job-deal-init-proposal', { dealId: deal.id, terms: openingTerms }),
    );
    expect(offer).toMatchObject({ state: 'NEGOTIATING', terms, openingTerms: null });
    const answer = { dealId: deal.id, version: offer.version, baseOfferNo: 1, decision: 'ACCEPT' };
    expect(await ok(huy.post('/job-deal/job-deal-give-offer', answer))).toMatchObject({ state: 'AGREED' });
  });
});

const finalize = (deal: { id: string; version: number }, decision: string, more: object = {}) =>
  huy.post('/job-deal/job-deal-author-finalize', {
    dealId: deal.id,
    version: deal.version,
    decision,
    expectTotal: 6_300_000,
    requestId: newId(),
    ...more,
  });

async function funded(more: object = {}, worker: Api = bao) {
  const deal = await agreed(more, worker);
  return (await ok(finalize(deal, 'APPROVE'))).deal;
}

const toDealRef = (deal: { id: string; version: number }) => ({ dealId: deal.id, version: deal.version });

it('no offer and no posting is made without a mandatory condition, by whichever call', async () => {
  const scene = await meet(app);
  const draft = await draftDeal(scene);
  const offered = await negotiating(scene);
  for (const conditions of [[], [{ ...textProof, mandatory: false }]]) {
    const terms = { ...millionTerms, conditions };
    const { jobId, id: dealId } = draft;
    const to = { jobId, workerId: scene.workerId, terms, requestId: newId() };
    const refusals = await Promise.all([
      scene.author.post('/job-deal/job-deal-init-by-author', to),
      scene.worker.post('/job-deal/job-deal-init-proposal', { dealId, terms }),
      scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(offered, 'COUNTER', { terms })),
      scene.author.post('/job/create-job', { ...projectJob, conditions }),
    ]);
    for (const { status, data } of refusals)
      expect({ status, fields: Object.keys(data.fields) }).toEqual({ status: 422, fields: ['conditions'] });
  }
  expect(await getInfo(scene.author, draft.id)).toMatchObject({ state: 'DRAFT', offers: [] });
  // Left out, they are those that the author prepared.
  const { conditions: _, ...terms } = millionTerms;
  const propose = () => scene.worker.post('/job-deal/job-deal-init-proposal', { dealId: draft.id, terms });
  expect((await propose()).data.reason).toBe('INVALID');
  const prepared = { dealId: draft.id, kind: 'CONDITION', conditions: [textProof] };
  await ok(scene.author.post('/job-proof/add-jobs-history-proof', prepared));
  expect(await ok(propose())).toMatchObject({ terms: { conditions: [{ title: textProof.title }] } });
});

describe('a quick job', () => {
  it('is taken at once, proved, approved and paid to the đồng', async () => {
    const before = { huy: await getBalance(huy), bao: await getBalance(bao) };
    const job = await opened({ ...quickJob, slots: 1, conditions: [textProof] });
    const deal = await ok(bao.post('/job-deal/job-deal-init-proposal', { jobId: job.id, mode: 'TAKE' }));
    expect(deal).toMatchObject({
      state: 'IN_PROGRESS',
      myRole: 'worker',
      money: { price: 35_000, workerNet: 31_500, held: 35_000 },
      proofs: [{ state: 'REQUIRED' }],
    });
    expect((await huy.get(`/job/job-info/${job.slug}`)).data).toMatchObject({
      state: 'FILLED',
      slotsLeft: 0,
    });
    expect(await mai.post('/job-deal/job-deal-init-proposal', { jobId: job.id, mode: 'TAKE' })).toMatchObject(
      {
        status: 422,
      },
    );
    const sent = await submit(bao, deal);
    expect(sent.deal).toMatchObject({ phase: 'WAIT_REVIEW', nextTimer: { at: expect.any(String) } });
    const done = await ok(judge(sent, 'APPROVE'));
    expect(done.proofs).toMatchObject([{ state: 'APPROVED', auto: false }]);
    await until('the deal is paid', async () => (await getInfo(bao, deal.id)).state === 'COMPLETED');
    expect(await getBalance(bao)).toBe(before.bao + 31_500);
    expect(await getBalance(huy)).toBe(before.huy - 36_750);
    expect((await huy.get(`/job/job-info/${job.slug}`)).data).toMatchObject({ state: 'CLOSED', done: 1 });
    expect(await getCodes(bao, deal.id)).toEqual([
      'PROOF_APPROVED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ]);
    expect(await getCodes(huy, deal.id)).toEqual([
      'COLLABORATION_STARTED',
      'PROOF_UPLOADED',
      'PROOF_EVIDENCE_SUBMITTED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
    ]);
    await expectInvariants();
  });

  it('without a hand-in returns its slot and money to the job', async () => {
    const job = await opened({ ...quickJob, slots: 1 });
    const deal = await ok(bao.post('/job-deal/job-deal-init-proposal', { jobId: job.id, mode: 'TAKE' }));
    await hours(1);
    await until('the slot is free', async () => (await getInfo(bao, deal.id)).state === 'EXPIRED');
    expect((await huy.get(`/job/job-info/${job.slug}`)).data).toMatchObject({
      state: 'OPEN',
      slotsLeft: 1,
      budget: { held: 36_750 },
    });
    expect(await getCodes(bao, deal.id)).toContain('DEAL_EXPIRED_FOR_WORKER');
    expect(await getCodes(huy, deal.id)).toContain('DEAL_EXPIRED_FOR_AUTHOR');
    await expectInvariants();
  });

  it('with a silent author is paid by its timer', async () => {
    const before = await getBalance(bao);
    const job = await opened({ ...quickJob, slots: 1, conditions: [textProof] });
    const deal = await ok(bao.post('/job-deal/job-deal-init-proposal', { jobId: job.id, mode: 'TAKE' }));
    await submit(bao, deal);
    const logs = async (code: string) => (await getCodes(huy, deal.id)).includes(code);
    await hours(48);
    await until('a day before', () => logs('URGENT_PROOF_REVIEW_NEEDED'));
    await hours(18);
    await until('six hours before', () => logs('URGENT_REVIEW_REQUIRED'));
    await hours(6);
    await until('silence pays', async () => (await getInfo(bao, deal.id)).state === 'COMPLETED');
    expect(await getBalance(bao)).toBe(before + 31_500);
    expect(await logs('PROOF_AUTO_APPROVED_FOR_AUTHOR')).toBe(true);
    expect(await getCodes(bao, deal.id)).toContain('PROOF_AUTO_APPROVED_FOR_WORKER');
    await expectInvariants();
  });
});

describe('a project', () => {
  it('goes from an application by counter-offers to money held, work, revision, approval and a bonus', async () => {
    const before = { huy: await getBalance(huy), bao: await getBalance(bao) };
    const deal = await agreed();
    expect(deal).toMatchObject({ state: 'AGREED', money: { price: 6_000_000, authorTotal: 6_300_000 } });
    expect(await finalize(deal, 'APPROVE', { expectTotal: 6_000_000 })).toMatchObject({ status: 409 });
    const requestId = newId();
    const held = await ok(finalize(deal, 'APPROVE', { requestId }));
    expect(held).toMatchObject({ deal: { state: 'FUNDED' }, balance: before.huy - 6_300_000 });
    expect(await ok(finalize(deal, 'APPROVE', { requestId }))).toEqual(held);
    const started = await ok(bao.post('/job-deal/start-deal', toDealRef(held.deal)));
    expect(started).toMatchObject({ state: 'IN_PROGRESS', phase: 'WAIT_WORKER' });
    const sent = await submit(bao, started);
    const back = await ok(judge(sent, 'REQUEST_REVISION', { note: 'Hãy bổ sung ảnh từng bước giúp tôi.' }));
    expect(back.deal).toMatchObject({ phase: 'WAIT_REVISION' });
    const again = await submit(bao, started);
    expect(again.proofs[0].evidence).toMatchObject([{ round: 1 }, { round: 2 }]);
    const approved = await ok(judge(again, 'APPROVE'));
    expect(approved.deal).toMatchObject({ state: 'PROOFS_APPROVED' });
    const paid = await ok(finalize(approved.deal, 'COMPLETE', { bonus: 100_000 }));
    expect(paid.deal).toMatchObject({ state: 'COMPLETED', money: { held: 0, released: 6_000_000 } });
    expect(await getBalance(bao)).toBe(before.bao + 5_400_000 + 90_000);
    expect(await getBalance(huy)).toBe(before.huy - 6_300_000 - 105_000);
    await expectInvariants();
  });

  it('is cancelled by agreement with a split', async () => {
    const before = { huy: await getBalance(huy), mai: await getBalance(mai) };
    const deal = await ok(mai.post('/job-deal/start-deal', toDealRef(await funded({}, mai))));
    const request = await ok(
      huy.post('/job-deal/cancel-deal', {
        ...toDealRef(deal),
        toWorker: 2_000_000,
        reason: 'Tôi đổi kế hoạch.',
      }),
    );
    expect(request.cancelRequest).toMatchObject({
      by: 'author',
      toWorker: 2_000_000,
      reason: 'Tôi đổi kế hoạch.',
    });
    const respond = (api: Api) =>
      api.post('/job-deal/respond-cancel', { ...toDealRef(request), decision: 'ACCEPT' });
    expect(await respond(huy)).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
    expect(await ok(respond(mai))).toMatchObject({ state: 'CANCELLED', money: { released: 2_000_000 } });
    expect(await getBalance(mai)).toBe(before.mai + 1_800_000);
    expect(await getBalance(huy)).toBe(before.huy - 2_000_000 - 100_000);
    await expectInvariants();
  });

  it('is disputed after a rejection and settled where the offers cross', async () => {
    const before = { huy: await getBalance(huy), mai: await getBalance(mai) };
    const deal = await ok(mai.post('/job-deal/start-deal', toDealRef(await funded({}, mai))));
    const sent = await submit(mai, deal);
    const rejected = await ok(
      judge(sent, 'REJECT', { reasonCode: 'NOT_AS_AGREED', note: 'Không đúng mẫu.' }),
    );
    expect(rejected.proofs[0]).toMatchObject({
      state: 'REJECTED',
      decisions: [{ reasonCode: 'NOT_AS_AGREED' }],
    });
    const statement = 'Tôi đã làm đúng theo phạm vi công việc đã thoả thuận và đã gửi đủ tệp.';
    const disputed = await ok(
      mai.post('/job-deal/open-dispute', {
        ...toDealRef(rejected.deal),
        proofId: sent.proofs[0].id,
        reasonCode: 'UNFAIR_REJECTION',
        statement,
        claimToWorker: 5_000_000,
      }),
    );
    expect(disputed).toMatchObject({ state: 'DISPUTED', dispute: { openedBy: 'worker', statement } });
    const answered = await ok(
      huy.post('/job-deal/respond-dispute', { ...toDealRef(disputed), statement, offerToWorker: 2_000_000 }),
    );
    const lower = await ok(
      mai.post('/job-deal/settle-dispute', { ...toDealRef(answered), offerToWorker: 4_000_000 }),
    );
    expect(lower.state).toBe('DISPUTED');
    const settled = await ok(
      huy.post('/job-deal/settle-dispute', { ...toDealRef(lower), offerToWorker: 4_200_000 }),
    );
    expect(settled).toMatchObject({ state: 'COMPLETED', money: { held: 0, released: 4_100_000 } });
    expect(await getBalance(mai)).toBe(before.mai + 3_690_000);
    expect(await getBalance(huy)).toBe(before.huy - 4_100_000 - 205_000);
    await expectInvariants();
  });

  it('ends free of charge when nobody pays in time, and in full refund when nobody begins', async () => {
    const before = await getBalance(huy);
    const unpaid = await agreed({}, mai);
    const idle = await funded();
    await hours(48);
    await until('both are over', async () => {
      const states = [(await getInfo(huy, unpaid.id)).state, (await getInfo(huy, idle.id)).state];
      return states.every((state) => state === 'EXPIRED');
    });
    expect(await getBalance(huy)).toBe(before);
    await expectInvariants();
  });
});

describe('a deal', () => {
  it('is NOT_FOUND for everybody else, and an old version is a conflict with the current one', async () => {
    const deal = await funded();
    expect(await mai.post('/job-deal/job-deal-info', { dealId: deal.id })).toMatchObject({ status: 404 });
    expect(await mai.post('/job-deal/start-deal', toDealRef(deal))).toMatchObject({ status: 404 });
    expect(await huy.post('/job-deal/start-deal', toDealRef(deal))).toMatchObject({ status: 422 });
    await ok(bao.post('/job-deal/start-deal', toDealRef(deal)));
    expect(await bao.post('/job-deal/start-deal', toDealRef(deal))).toMatchObject({
      status: 409,
      data: { reason: 'STALE', fresh: { state: 'IN_PROGRESS' } },
    });
    const list = await bao.get('/job-deal/my-deals-list?role=worker&state=IN_PROGRESS');
    expect(list.data.list.map(({ id }: { id: string }) => id)).toContain(deal.id);
    await expectInvariants();
  });

  it('is the same in lists and alone, for both sides', async () => {
    const jobs = await Promise.all(
      [quickJob, { ...quickJob, title: 'Chụp ảnh kệ gạo ở siêu thị' }].map(opened),
    );
    for (const { id: jobId } of jobs)
      for (const worker of [bao, mai])
        await ok(worker.post('/job-deal/job-deal-init-proposal', { jobId, mode: 'TAKE' }));
    for (const [api, role] of [
      [huy, 'author'],
      [bao, 'worker'],
    ] as const) {
      const { list } = await ok(api.get(`/job-deal/my-deals-list?role=${role}&sort=newest`));
      expect(new Set(list.map(({ job }: { job: { id: string } }) => job.id)).size).toBeGreaterThan(1);
      for (const deal of list) {
        const whole = await getInfo(api, deal.id);
        expect(deal).toEqual({
          ...whole,
          proofs: whole.proofs.map((proof: object) => ({ ...proof, evidence: undefined })),
        });
      }
    }
  });
});
