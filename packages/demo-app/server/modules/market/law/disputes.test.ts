import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  byParts,
  dispute,
  inProgress,
  judged,
  of,
  ok,
  rejection,
  statement,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { samplePdf } from '../../../dev/testing/sample-files.ts';
import { sendFile } from '../../../dev/testing/send-bytes.ts';
import { dealAfter, dealNow, happen, pass, step, getTimer } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

type Deal = { id: string; version: number };
const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const opening =
  (deal: Deal, claim: number, more: object = {}) =>
  (api: Api) =>
    api.post('/job-deal/open-dispute', dispute(deal, claim, more));
const responding = (deal: Deal, offerToWorker: number) => (api: Api) =>
  api.post('/job-deal/respond-dispute', { ...of(deal), statement, offerToWorker });
const accepting = (deal: Deal) => (api: Api) =>
  api.post('/job-deal/respond-dispute', { ...of(deal), accept: true });
const offering = (deal: Deal, offerToWorker: number) => (api: Api) =>
  api.post('/job-deal/settle-dispute', { ...of(deal), offerToWorker });

/** A dispute about submitted work: the worker claims 800,000. */
const disputed = async () =>
  ok(opening(await submitted(scene, await inProgress(scene)), 800_000)(scene.worker));
/** … and the author offers 200,000. */
const answered = async () => ok(responding(await disputed(), 200_000)(scene.author));

it.each(['author', 'worker'] as const)('D27: the %s opens a dispute about what is held', async (side) => {
  const deal = await submitted(scene, await inProgress(scene));
  const seen = await step(scene, side, opening(deal, 800_000), {});
  const other = side === 'author' ? 'worker' : 'author';
  expect(seen).toMatchObject({
    data: { state: 'DISPUTED', dispute: { openedBy: side, claimToWorker: 800_000, statement } },
    money: nothing,
    news: { author: [], worker: [], [other]: ['ACTION_REQUIRED DISPUTE_OPENED'] },
  });
  // Submitted work keeps its review, no matter which side lets the time run out.
  expect(getTimer(scene, seen.data)).toBe('D32 in 72 h: IN_PROGRESS 0');
});

it('D27: nothing is disputed after its approval, and nothing twice by the same side', async () => {
  const deal = await submitted(scene, await inProgress(scene));
  const back = await ok(
    scene.author.post('/job-deal/withdraw-dispute', of(await ok(opening(deal, 0)(scene.author)))),
  );
  expect((await opening(back, 0)(scene.author)).data).toMatchObject({
    reason: 'LIMIT',
    rule: 'DISPUTED_BEFORE',
  });
  const approved = await judged(scene, back, 'APPROVE');
  expect(approved.state).toBe('PROOFS_APPROVED');
  for (const side of ['author', 'worker'] as const)
    expect((await opening(approved, 0)(scene[side])).data.reason).toBe('NOT_ALLOWED');
});

it('a file of whoever opens a dispute is there for both, stays, and is nobody else’s to add', async () => {
  const deal = await submitted(scene, await inProgress(scene));
  const pdf = { name: 'trao-doi.pdf', bytes: samplePdf() };
  const { data: file } = await sendFile(app, scene.workerToken, pdf);
  const withFile = (api: Api) =>
    api.post('/job-deal/open-dispute', { ...dispute(deal, 800_000), fileIds: [file.id] });
  expect(await withFile(scene.author)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
  expect((await dealNow(scene, deal)).state).toBe('IN_PROGRESS');

  expect(await ok(withFile(scene.worker))).toMatchObject({ dispute: { fileIds: [file.id] } });
  const seen = (api: Api) => api.get(`/upload/file-info/${file.id}`);
  expect((await seen(scene.author)).data).toMatchObject({ name: 'trao-doi.pdf' });
  expect((await seen(scene.stranger)).status).toBe(404);
  const removal = await scene.worker.post('/upload/remove-file', { fileId: file.id });
  expect(removal.data.reason).toBe('NOT_ALLOWED');
  // After the end, the dispute can still be read.
  await ok(scene.worker.post('/job-deal/withdraw-dispute', of(await dealNow(scene, deal))));
  expect((await seen(scene.author)).status).toBe(200);
});

const appealing = (deal: Deal & { proofs: { id: string }[] }) => (api: Api) =>
  api.post('/job-deal/appeal-proof', { ...of(deal), proofId: deal.proofs[0]?.id });
const rejected = async (deal: Deal & { proofs: { id: string; version: number }[] }) =>
  judged(scene, await submitted(scene, deal), 'REJECT', rejection);

it('D27a, P12: the worker appeals against a rejection by one press, in time', async () => {
  const deal = await rejected(await inProgress(scene));
  const seen = await step(scene, 'worker', appealing(deal), { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: {
      state: 'DISPUTED',
      dispute: { openedBy: 'worker', proofId: deal.proofs[0].id, claimToWorker: 1_000_000 },
      proofs: [{ state: 'DISPUTED' }],
    },
    money: nothing,
    news: { author: ['ACTION_REQUIRED DISPUTE_OPENED'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('D32 in 72 h: IN_PROGRESS 0');
});

it('D29, D32: an appeal decides its part, and everything else goes on', async () => {
  let deal = await ok(
    appealing(await rejected(await inProgress(scene, byParts(400_000, 600_000))))(scene.worker),
  );
  expect(deal.dispute.claimToWorker).toBe(400_000);
  // The other part is submitted and approved meanwhile.
  const other = await submitted(scene, deal, 1);
  deal = await judged(scene, other, 'APPROVE', {}, 1);
  expect(deal).toMatchObject({ state: 'DISPUTED', money: { held: 420_000, released: 600_000 } });
  expect(await step(scene, 'author', responding(deal, 400_000), { worker: 'NOT_ALLOWED' })).toMatchObject({
    data: { state: 'PROOFS_APPROVED', proofs: [{ state: 'APPROVED' }, { state: 'APPROVED' }] },
    money: { author: 0, held: -420_000, worker: 360_000, platform: 60_000 },
  });
});

it('D32: an appeal that the author does not answer is granted', async () => {
  const deal = await ok(
    appealing(await rejected(await inProgress(scene, byParts(400_000, 600_000))))(scene.worker),
  );
  const early = { author: ['URGENT_REVIEW_REQUIRED'], worker: [] };
  expect(await pass(scene, { dealId: deal.id }, 72, 'PAYMENT_PROCESSED', early)).toMatchObject({
    money: { author: 0, held: -420_000, worker: 360_000, platform: 60_000 },
    news: { author: [], worker: ['PAYMENT_PROCESSED'] },
  });
  expect(await dealNow(scene, deal)).toMatchObject({
    state: 'IN_PROGRESS',
    dispute: { state: 'RESOLVED' },
    proofs: [{ state: 'APPROVED' }, { state: 'REQUIRED' }],
  });
});

it('D28: who opened a dispute takes it back, and every clock stands where it stood', async () => {
  const deal = await disputed();
  await app.platform.clock.advance(10 * 3_600_000);
  const withdraw = (api: Api) => api.post('/job-deal/withdraw-dispute', of(deal));
  const seen = await step(scene, 'worker', withdraw, { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { state: 'IN_PROGRESS', phase: 'WAIT_REVIEW', dispute: { state: 'WITHDRAWN' } },
    money: nothing,
    news: { author: ['ACTION_REQUIRED DISPUTE_WITHDRAWN'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('P9 in 110 h: APPROVED 900000');
});

it('D28: an appeal that is taken back leaves the rejection as it was, and there is no second one', async () => {
  const open = await ok(appealing(await rejected(await inProgress(scene)))(scene.worker));
  const back = await ok(scene.worker.post('/job-deal/withdraw-dispute', of(open)));
  expect(back).toMatchObject({ state: 'IN_PROGRESS', proofs: [{ state: 'REJECTED' }] });
  expect(getTimer(scene, back)).toBe('P14 in 72 h: REFUNDED 900000');
  expect((await appealing(back)(scene.worker)).data).toMatchObject({ rule: 'NOTHING_REJECTED' });
});

it('D28: what else is rejected can still be appealed against for a day after it', async () => {
  const deal = await inProgress(scene, byParts(400_000, 600_000));
  const both = await judged(scene, await submitted(scene, await rejected(deal), 1), 'UNDO_REJECT');
  // The budget leaves one rejection: the first was undone.
  const second = await judged(scene, both, 'REJECT', rejection, 1);
  expect(second.proofs[1].state).toBe('REJECTED');
  const open = await ok(opening(second, 0)(scene.author));
  const soon = await dealAfter(scene, open, 71 * 3_600_000);
  const back = await ok(scene.author.post('/job-deal/withdraw-dispute', of(soon)));
  expect(getTimer(scene, back)).toBe('P14 in 24 h: REFUNDED 600000');
});

it('D31: the other side answers with another number, and ten days are left to agree', async () => {
  const deal = await disputed();
  const seen = await step(scene, 'author', responding(deal, 200_000), { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: {
      state: 'DISPUTED',
      dispute: { state: 'NEGOTIATING', answer: statement, offers: [{ by: 'author', toWorker: 200_000 }] },
    },
    money: nothing,
    news: { author: [], worker: ['ACTION_REQUIRED DISPUTE_ANSWERED'] },
  });
  expect(getTimer(scene, seen.data)).toBe('P9 in 120 h: APPROVED 1000000');
});

it.each(['author', 'worker'] as const)(
  'D29o: the %s makes another offer that does not meet, three times at most',
  async (side) => {
    let deal = await answered();
    const other = side === 'author' ? 'worker' : 'author';
    const seen = await step(scene, side, offering(deal, 600_000 - (side === 'author' ? 300_000 : 0)), {});
    expect(seen).toMatchObject({
      data: { state: 'DISPUTED' },
      money: nothing,
      news: { author: [], worker: [], [other]: ['ACTION_REQUIRED DISPUTE_ANSWERED'] },
    });
    deal = seen.data;
    for (
      let count = deal.dispute.offers.filter(({ by }: { by: string }) => by === side).length;
      count < 3;
      count += 1
    )
      deal = await ok(offering(deal, side === 'author' ? 300_000 : 600_000)(scene[side]));
    expect((await offering(deal, side === 'author' ? 300_000 : 400_000)(scene[side])).data.reason).toBe(
      'LIMIT',
    );
    // The other side's claim can still be accepted.
    const theirs = side === 'author' ? 800_000 : 200_000;
    expect((await ok(offering(deal, theirs)(scene[side]))).state).toBe('COMPLETED');
  },
);

it('D29: two offers that cross meet in the middle, and the worker is paid that', async () => {
  const deal = await answered();
  const seen = await step(scene, 'worker', offering(deal, 400_000), {});
  expect(seen.data.state).toBe('DISPUTED');
  expect(await step(scene, 'author', offering(seen.data, 500_000), {})).toMatchObject({
    data: {
      state: 'COMPLETED',
      nextTimer: null,
      dispute: { state: 'RESOLVED' },
      proofs: [{ state: 'APPROVED' }],
    },
    // 450,000 of the million: the platform gets 22,500 of the author's fee and 45,000 of the worker's.
    money: { author: 577_500, held: -1_050_000, worker: 405_000, platform: 67_500 },
    news: {
      author: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'],
      worker: ['TASK_COMPLETED', 'PAYMENT_PROCESSED', 'PROOF_APPROVED'],
    },
  });
});

it('D29: the answer accepts what is claimed, without a number or words', async () => {
  const deal = await disputed();
  const seen = await step(scene, 'author', accepting(deal), { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: {
      state: 'COMPLETED',
      dispute: {
        state: 'RESOLVED',
        answer: null,
        offers: [{ by: 'author', toWorker: 800_000 }],
        resolution: { toWorker: 800_000, by: 'AGREEMENT', note: null },
      },
    },
    money: { author: 210_000, held: -1_050_000, worker: 720_000, platform: 120_000 },
  });
  const { money } = await ok(scene.worker.post('/job-deal/job-deal-info', { dealId: deal.id }));
  expect(money).toMatchObject({ price: 1_000_000, released: 800_000, releasedNet: 720_000 });
});

it('D29: an answer that gives nothing where nothing is asked for ends it unpaid', async () => {
  const deal = await ok(opening(await submitted(scene, await inProgress(scene)), 0)(scene.author));
  const seen = await step(scene, 'worker', responding(deal, 0), { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: {
      state: 'CANCELLED',
      proofs: [{ state: 'REFUNDED' }],
      dispute: { answer: statement, offers: [{ by: 'worker', toWorker: 0 }], resolution: { toWorker: 0 } },
    },
    money: { author: 1_050_000, held: -1_050_000, worker: 0, platform: 0 },
    news: {
      author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'],
      worker: ['DEAL_CANCELLED', 'PROOF_REJECTED'],
    },
  });
});

it('D29: an operator decides at any time', async () => {
  const deal = await disputed();
  const rule = () => app.deals.rule(deal.id, { toWorker: 1_000_000, note: 'Đúng theo mô tả công việc.' });
  expect(await happen(scene, rule)).toMatchObject({
    money: { author: 0, held: -1_050_000, worker: 900_000, platform: 150_000 },
    news: {
      author: ['TASK_COMPLETED'],
      worker: ['TASK_COMPLETED', 'PAYMENT_PROCESSED', 'PROOF_APPROVED'],
    },
  });
  expect(await dealNow(scene, deal)).toMatchObject({
    state: 'COMPLETED',
    dispute: {
      resolution: { toWorker: 1_000_000, by: 'OPERATOR', note: 'Đúng theo mô tả công việc.' },
    },
  });
});

it('D30: a day and six hours before silence decides, who has not answered is told urgently', async () => {
  const deal = await ok(opening(await submitted(scene, await inProgress(scene)), 0)(scene.author));
  const call = { author: [], worker: ['URGENT_REVIEW_REQUIRED'] };
  expect(await pass(scene, { dealId: deal.id }, 48, 'URGENT_REVIEW_REQUIRED')).toMatchObject({
    money: nothing,
    news: call,
  });
  // The last step took a minute.
  expect(await pass(scene, { dealId: deal.id }, 18 - 1 / 60, 'URGENT_REVIEW_REQUIRED')).toMatchObject({
    news: call,
  });
  expect(getTimer(scene, await dealNow(scene, deal))).toMatch(/^D32 in 5\.\d+ h/);
});

it('D32: a dispute that the author does not answer decides nothing, and both are told', async () => {
  const begun = await inProgress(scene, { durationHours: 1000, reviewHours: 336 });
  const deal = await ok(opening(await submitted(scene, begun), 800_000)(scene.worker));
  const lapsed = 'ACTION_REQUIRED DISPUTE_LAPSED';
  expect(await pass(scene, { dealId: deal.id }, 72, lapsed)).toMatchObject({
    money: nothing,
    news: { author: [lapsed], worker: [lapsed] },
  });
  expect(await dealNow(scene, deal)).toMatchObject({
    state: 'IN_PROGRESS',
    proofs: [{ state: 'SUBMITTED', reviewDueAt: deal.proofs[0].reviewDueAt }],
  });
});

it('D32: an author who claims that nothing is owed takes nothing that was handed in', async () => {
  const deal = await ok(
    opening(await submitted(scene, await inProgress(scene, byParts(400_000, 600_000))), 0)(scene.author),
  );
  const early = { author: [], worker: ['URGENT_REVIEW_REQUIRED'] };
  expect(await pass(scene, { dealId: deal.id }, 72, 'PAYMENT_PROCESSED', early)).toMatchObject({
    // The part that was never submitted.
    money: { author: 630_000, held: -630_000, worker: 0, platform: 0 },
  });
  const now = await dealNow(scene, deal);
  expect(now).toMatchObject({
    state: 'IN_PROGRESS',
    proofs: [{ state: 'SUBMITTED', reviewDueAt: deal.proofs[0].reviewDueAt }, { state: 'REFUNDED' }],
  });
  expect(getTimer(scene, now)).toMatch(/^P9 in 4\d\.\d+ h: APPROVED 400000$/);
});
