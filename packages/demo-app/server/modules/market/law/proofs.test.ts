import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  evidence,
  fund,
  funded,
  inParts,
  inProgress,
  judged,
  ok,
  rejection,
  submitted,
  textProof,
  verdict,
  words,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { samplePdf } from '../../../dev/testing/sample-files.ts';
import { sendFile } from '../../../dev/testing/send-bytes.ts';
import { dealNow, pass, step, getTimer } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const adding = (body: object) => (api: Api) => api.post('/job-proof/add-jobs-history-proof', body);
const changing = (body: object) => (api: Api) => api.post('/job-proof/job-history-proof-change', body);
const forWorker = { author: 'NOT_ALLOWED' };
const forAuthor = { worker: 'NOT_ALLOWED' };
const note = 'Hãy bổ sung ảnh từng bước giúp tôi.';

const handedIn = async (change: object = {}) => submitted(scene, await inProgress(scene, change));

it('P1: proofs are born as the terms say, once the money is held', async () => {
  const deal = await funded(scene, inParts);
  expect(deal.proofs).toMatchObject([
    { no: 1, title: 'Báo cáo lỗi', state: 'REQUIRED', amount: 400_000, evidence: [] },
    { no: 2, title: 'Tệp nguồn', state: 'REQUIRED', amount: 600_000, evidence: [] },
  ]);
});

it('P2: the worker hands something up, which no clock waits for yet', async () => {
  const deal = await inProgress(scene);
  const seen = await step(scene, 'worker', adding(evidence(deal)), { author: 'NOT_FOUND' });
  expect(seen).toMatchObject({
    data: { proofs: [{ state: 'UPLOADED', evidence: [{ round: 1 }] }], checks: [] },
    money: nothing,
    news: { author: ['PROOF_UPLOADED'], worker: [] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('P3a in 100 h: SUBMITTED');
});

it('P2: what is handed up for one proof in one round ends somewhere, and lists carry none of it', async () => {
  const deal = await inProgress(scene);
  const upload = (no: number) => adding(evidence(deal, { text: `${words} Lần ${no}.` }))(scene.worker);
  for (let no = 0; no < 20; no += 1) await ok(upload(no));
  expect(await upload(20)).toMatchObject({ status: 409, data: { reason: 'LIMIT', max: 20 } });
  for (const api of [scene.worker, scene.author]) {
    const whole = (await api.post('/job-deal/job-deal-info', { dealId: deal.id })).data.proofs[0];
    expect(whole.evidence).toHaveLength(20);
    const role = api === scene.worker ? 'worker' : 'author';
    const { list: deals } = (await api.get(`/job-deal/my-deals-list?role=${role}`)).data;
    const { list: proofs } = (await api.get(`/job-proof/jobs-history-proof-list?dealId=${deal.id}`)).data;
    const { evidence: _, ...rest } = whole;
    for (const proof of [deals[0].proofs[0], proofs[0]]) expect(proof).toEqual(rest);
  }
  const { data } = await scene.author.get(`/job-proof/jobs-history-proof-list?jobId=${deal.jobId}`);
  expect(data.list[0]).not.toHaveProperty('evidence');
});

it('P2r: a file is taken out of a draft again', async () => {
  const filed = { conditions: [{ title: 'Tệp nguồn', accept: { types: ['PDF'], minFiles: 1 } }] };
  const deal = await inProgress(scene, filed);
  const file = await sendFile(app, scene.workerToken, { name: 'nguon.pdf', bytes: samplePdf() });
  const body = { ...evidence(deal, { fileIds: [file.data.id] }), text: undefined };
  const added = await ok(adding(body)(scene.worker));
  const removal = verdict(added, 'REMOVE_FILE', { fileId: file.data.id });
  expect(await step(scene, 'worker', changing(removal), forWorker)).toMatchObject({
    data: { proofs: [{ state: 'REQUIRED', evidence: [] }] },
    money: nothing,
    news: { author: [], worker: [] },
  });
});

it('P3: what passes its checks is handed in, and the time to review begins', async () => {
  const deal = await inProgress(scene);
  const short = await ok(adding(evidence(deal, { text: 'ngắn' }))(scene.worker));
  expect((await changing(verdict(short, 'SUBMIT'))(scene.worker)).data.reason).toBe('PROOF_CHECK_FAILED');
  const added = await ok(adding(evidence(deal))(scene.worker));
  const seen = await step(scene, 'worker', changing(verdict(added, 'SUBMIT')), forWorker);
  expect(seen).toMatchObject({
    data: { proofs: [{ state: 'SUBMITTED' }], deal: { phase: 'WAIT_REVIEW' } },
    money: nothing,
    news: { author: ['PROOF_EVIDENCE_SUBMITTED'], worker: [] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('P9 in 120 h: APPROVED 900000');
});

it('P3a: a whole draft is handed in by itself at the deadline', async () => {
  const deal = await inProgress(scene);
  await ok(adding(evidence(deal))(scene.worker));
  const early = {
    author: ['DEAL_DEADLINE_REMINDER'],
    worker: ['DEAL_DEADLINE_REMINDER'],
  };
  expect(await pass(scene, { dealId: deal.id }, 100, 'PROOF_EVIDENCE_SUBMITTED', early)).toMatchObject({
    money: nothing,
    news: { author: ['PROOF_EVIDENCE_SUBMITTED'], worker: [] },
  });
  const late = await dealNow(scene, deal);
  expect(late.proofs).toMatchObject([{ state: 'SUBMITTED' }]);
  expect(getTimer(scene, late)).toMatch(/^P9 in 1(20|19\.9\d*) h: APPROVED 1000000$/);
});

it('P4: an approved part is paid at once, with its share of both fees', async () => {
  const deal = await handedIn(inParts);
  const seen = await step(scene, 'author', changing(verdict(deal, 'APPROVE')), forAuthor);
  expect(seen).toMatchObject({
    data: { proofs: [{ state: 'APPROVED', auto: false }, { state: 'REQUIRED' }] },
    money: { author: 0, held: -420_000, worker: 360_000, platform: 60_000 },
    news: { author: [], worker: ['PROOF_APPROVED', 'PAYMENT_PROCESSED'] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('D15 in 124 h: EXPIRED 630000');
});

it('P5: the author asks for another round, two days long, as often as was agreed', async () => {
  let deal = await handedIn({ revisionsMax: 1 });
  expect(deal.proofs).toMatchObject([{ revisionsLeft: 1 }]);
  const short = changing(verdict(deal, 'REQUEST_REVISION', { note: 'sửa' }));
  expect((await short(scene.author)).data.reason).toBe('INVALID');
  const revise = changing(verdict(deal, 'REQUEST_REVISION', { note }));
  const seen = await step(scene, 'author', revise, forAuthor);
  expect(seen).toMatchObject({
    data: {
      proofs: [{ state: 'REVISION_REQUESTED', revisionCount: 1, revisionsLeft: 0 }],
      deal: { phase: 'WAIT_REVISION' },
    },
    money: nothing,
    news: { author: [], worker: ['PROOF_REVISION_REQUESTED'] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('P11 in 48 h: REJECTED');
  deal = await submitted(scene, seen.data.deal);
  const again = changing(verdict(deal, 'REQUEST_REVISION', { note }));
  expect((await again(scene.author)).data.reason).toBe('LIMIT');
});

it('P6: a rejection says why, holds the money, and leaves three days to appeal', async () => {
  const deal = await handedIn();
  expect((await changing(verdict(deal, 'REJECT'))(scene.author)).data.reason).toBe('INVALID');
  const seen = await step(scene, 'author', changing(verdict(deal, 'REJECT', rejection)), forAuthor);
  expect(seen).toMatchObject({
    data: { proofs: [{ state: 'REJECTED', decisions: [{ by: 'author', ...rejection }] }] },
    money: nothing,
    news: { author: [], worker: ['PROOF_REJECTED'] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('P14 in 72 h: REFUNDED 1000000');
});

it('P7, P8, P9: silence warns a day and six hours before, and then approves', async () => {
  const deal = await handedIn({ ...inParts, durationHours: 1000 });
  const dealRef = { dealId: deal.id };
  expect(await pass(scene, dealRef, 96, 'URGENT_PROOF_REVIEW_NEEDED')).toMatchObject({
    money: nothing,
    news: { author: ['URGENT_PROOF_REVIEW_NEEDED'] },
  });
  expect(await pass(scene, dealRef, 18 - 1 / 60, 'URGENT_REVIEW_REQUIRED')).toMatchObject({
    money: nothing,
    news: { author: ['URGENT_REVIEW_REQUIRED'] },
  });
  expect(await pass(scene, dealRef, 6 - 1 / 60, 'PROOF_AUTO_APPROVED_FOR_AUTHOR')).toMatchObject({
    money: { author: 0, held: -420_000, worker: 360_000, platform: 60_000 },
    news: {
      author: ['PROOF_AUTO_APPROVED_FOR_AUTHOR'],
      worker: ['PROOF_AUTO_APPROVED_FOR_WORKER', 'PAYMENT_PROCESSED'],
    },
  });
  expect((await dealNow(scene, deal)).proofs).toMatchObject([{ state: 'APPROVED', auto: true }, {}]);
});

it('P10: a day and six hours before a revision is due the worker is warned', async () => {
  const deal = await judged(scene, await handedIn(), 'REQUEST_REVISION', { note });
  const warned = { money: nothing, news: { author: [], worker: ['ACTION_REQUIRED REVISION_DUE'] } };
  const dealRef = { dealId: deal.id };
  expect(await pass(scene, dealRef, 24, 'ACTION_REQUIRED REVISION_DUE')).toMatchObject(warned);
  expect(await pass(scene, dealRef, 18 - 1 / 60, 'ACTION_REQUIRED REVISION_DUE')).toMatchObject(warned);
});

it('P11: a revision that does not come is a rejection, which may still be appealed', async () => {
  const deal = await judged(scene, await handedIn(), 'REQUEST_REVISION', { note });
  const early = { author: [], worker: ['ACTION_REQUIRED REVISION_DUE'] };
  expect(await pass(scene, { dealId: deal.id }, 48, 'PROOF_REJECTED', early)).toMatchObject({
    money: nothing,
    news: { author: [], worker: ['PROOF_REJECTED'] },
  });
  const late = await dealNow(scene, deal);
  expect(late.proofs).toMatchObject([{ state: 'REJECTED', decisions: [{}, { by: 'timer' }] }]);
  expect(getTimer(scene, late)).toMatch(/^P14 in (72|71\.9\d*) h: REFUNDED 1000000$/);
});

it('P13: the author takes a rejection back, and the part is paid', async () => {
  const deal = await judged(scene, await handedIn(inParts), 'REJECT', rejection);
  expect(await step(scene, 'author', changing(verdict(deal, 'UNDO_REJECT')), forAuthor)).toMatchObject({
    data: { proofs: [{ state: 'APPROVED' }, {}] },
    money: { author: 0, held: -420_000, worker: 360_000, platform: 60_000 },
    news: { author: [], worker: ['PROOF_APPROVED', 'PAYMENT_PROCESSED'] },
  });
});

it('P14w: a day and six hours before a rejection is final the worker is warned', async () => {
  const deal = await judged(scene, await handedIn(), 'REJECT', rejection);
  const warned = { money: nothing, news: { author: [], worker: ['ACTION_REQUIRED APPEAL_DUE'] } };
  const dealRef = { dealId: deal.id };
  expect(await pass(scene, dealRef, 48, 'ACTION_REQUIRED APPEAL_DUE')).toMatchObject(warned);
  expect(await pass(scene, dealRef, 18 - 1 / 60, 'ACTION_REQUIRED APPEAL_DUE')).toMatchObject(warned);
});

const unheard = { author: [], worker: ['ACTION_REQUIRED APPEAL_DUE'] };

it('P14: a rejected part that nobody appeals goes back, and the rest of the work goes on', async () => {
  await fund(scene.author, 100_000);
  const deal = await judged(scene, await handedIn({ ...inParts, durationHours: 1000 }), 'REJECT', rejection);
  expect(await pass(scene, { dealId: deal.id }, 72, 'PAYMENT_PROCESSED', unheard)).toMatchObject({
    money: { author: 420_000, held: -420_000, worker: 0, platform: 0 },
    news: { author: ['PAYMENT_PROCESSED'], worker: [] },
  });
  expect(await dealNow(scene, deal)).toMatchObject({
    state: 'IN_PROGRESS',
    proofs: [{ state: 'REFUNDED' }, { state: 'REQUIRED' }],
  });
});

it('P14, P15: where the work is paid as a whole, a final rejection ends the deal and gives all back', async () => {
  const deal = await judged(scene, await handedIn(), 'REJECT', rejection);
  expect(await pass(scene, { dealId: deal.id }, 72, 'DEAL_CANCELLED', unheard)).toMatchObject({
    money: { author: 1_050_000, held: -1_050_000, worker: 0, platform: 0 },
    news: { author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'], worker: ['DEAL_CANCELLED'] },
  });
  expect(await dealNow(scene, deal)).toMatchObject({ state: 'CANCELLED', nextTimer: null });
});

/** Three parts, each paid by itself; two are submitted. */
const threeParts = {
  releaseMode: 'PER_PROOF',
  conditions: [
    { ...textProof, amount: 400_000 },
    { ...textProof, title: 'Tệp nguồn', amount: 300_000 },
    { ...textProof, title: 'Bản in', amount: 300_000 },
  ],
};
const refusedAs = async (body: object) => (await changing(body)(scene.author)).data;
const getBudget = async (dealId: string) =>
  (await ok(scene.author.get(`/job-proof/jobs-history-proof-list?dealId=${dealId}`))).rejectionBudget;

it('P6: a deal of few parts allows one rejection, and the next opens a dispute about its part', async () => {
  let deal = await handedIn(threeParts);
  deal = await submitted(scene, deal, 1);
  expect(await getBudget(deal.id)).toEqual({ used: 0, max: 1 });
  deal = await judged(scene, deal, 'REJECT', rejection);
  expect(await getBudget(deal.id)).toEqual({ used: 1, max: 1 });
  deal = await judged(scene, deal, 'REJECT', rejection, 1);
  expect(deal.proofs).toMatchObject([{ beyondBudget: false }, { state: 'REJECTED', beyondBudget: true }, {}]);
  deal = await judged(scene, deal, 'UNDO_REJECT', {}, 1);
  // An appeal frees no budget until it is won; an undone rejection does.
  deal = await judged(scene, deal, 'UNDO_REJECT');
  expect(await getBudget(deal.id)).toEqual({ used: 0, max: 1 });
  deal = await submitted(scene, deal, 2);
  deal = await judged(scene, deal, 'REJECT', rejection, 2);
  expect(deal.proofs).toMatchObject([{ state: 'APPROVED' }, { state: 'APPROVED' }, { beyondBudget: false }]);
});

it('P6, P11: a revision that never came uses up the budget, so that asking for one is no way round it', async () => {
  let deal = await handedIn({ ...threeParts, durationHours: 1000 });
  deal = await judged(scene, deal, 'REQUEST_REVISION', { note });
  const early = { author: [], worker: ['ACTION_REQUIRED REVISION_DUE'] };
  await pass(scene, { dealId: deal.id }, 48, 'PROOF_REJECTED', early);
  deal = await submitted(scene, deal, 1);
  expect(await getBudget(deal.id)).toEqual({ used: 1, max: 1 });
  deal = await judged(scene, deal, 'REJECT', rejection, 1);
  expect(deal.proofs).toMatchObject([{ beyondBudget: false }, { beyondBudget: true }, {}]);
});

it('P6: a rejection names a rule that the condition has, and keeps whose rule it is', async () => {
  const deal = await handedIn();
  const by = (reasonCode: string) => verdict(deal, 'REJECT', { ...rejection, reasonCode });
  expect((await changing(by('BECAUSE'))(scene.author)).status).toBe(422);
  expect(await refusedAs(by('PLACE'))).toMatchObject({
    reason: 'INVALID',
    fields: { reasonCode: expect.anything() },
  });
  const { proofs } = await judged(scene, deal, 'REJECT', { ...rejection, reasonCode: 'TEXT' });
  expect(proofs[0].decisions).toMatchObject([
    { action: 'REJECT', reasonCode: 'TEXT', condition: 'Báo cáo lỗi', note: rejection.note },
  ]);
});

it('P6: of what is rejected together, what lacks that rule stays, and what is beyond the budget is disputed', async () => {
  const filed = { ...textProof, accept: { types: ['TEXT', 'LINK'] }, amount: 400_000 };
  const conditions = [filed, ...threeParts.conditions.slice(1)];
  const deal = await submitted(scene, await handedIn({ ...threeParts, conditions }), 1);
  const [withLink, other] = deal.proofs.map(({ id }: { id: string }) => id);
  const reject = { version: 0, action: 'REJECT', note: rejection.note };
  const proofIds = [other, withLink];
  const byLink = await ok(changing({ ...reject, proofIds, reasonCode: 'LINK' })(scene.author));
  expect(byLink.failed).toEqual([{ proofId: other, reason: 'INVALID' }]);
  expect(byLink.proofs).toMatchObject([{ state: 'REJECTED' }, { state: 'SUBMITTED' }, {}]);
  await judged(scene, byLink.deal, 'UNDO_REJECT');
  const third = await submitted(scene, deal, 2);
  const both = [other, third.proofs[2].id];
  const byWords = { ...reject, proofIds: both, reasonCode: 'NOT_AS_AGREED' };
  const together = await ok(changing(byWords)(scene.author));
  expect(together.failed).toEqual([]);
  expect(together.proofs.slice(1)).toMatchObject([{ beyondBudget: false }, { beyondBudget: true }]);
});
