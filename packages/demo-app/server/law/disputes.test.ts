import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '../app.ts';
import type { Api } from '../testing/call-api.ts';
import {
  type Scene,
  dispute,
  inProgress,
  judged,
  meet,
  of,
  ok,
  rejection,
  statement,
  submitted,
} from '../testing/market-scene.ts';
import { startApp } from '../testing/start-app.ts';
import { booksAreRight, dealNow, happen, pass, step, timerOf } from '../testing/witness.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  scene = await meet(app);
});
afterEach(() => booksAreRight(scene));

type Deal = { id: string; version: number };
const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const opening =
  (deal: Deal, claim: number, more: object = {}) =>
  (api: Api) =>
    api.post('/job-deal/open-dispute', dispute(deal, claim, more));
const responding = (deal: Deal, offerToWorker: number) => (api: Api) =>
  api.post('/job-deal/respond-dispute', { ...of(deal), statement, offerToWorker });
const offering = (deal: Deal, offerToWorker: number) => (api: Api) =>
  api.post('/job-deal/settle-dispute', { ...of(deal), offerToWorker });

/** The worker wants 800,000 for work that was handed in. */
const disputed = async () =>
  ok(opening(await submitted(scene, await inProgress(scene)), 800_000)(scene.worker));
/** … and the author would give 200,000. */
const answered = async () => ok(responding(await disputed(), 200_000)(scene.author));

it.each(['author', 'worker'] as const)(
  'D27: the %s opens a dispute about all that is held, and the clocks stand still',
  async (side) => {
    const deal = await submitted(scene, await inProgress(scene));
    const seen = await step(scene, side, opening(deal, 800_000), {});
    const other = side === 'author' ? 'worker' : 'author';
    expect(seen).toMatchObject({
      data: { state: 'DISPUTED', dispute: { openedBy: side, claimToWorker: 800_000, statement } },
      money: nothing,
      told: { author: [], worker: [], [other]: ['ACTION_REQUIRED DISPUTE_OPENED'] },
    });
    expect(timerOf(scene, seen.data)).toBe('D32 in 72 h: COMPLETED 800000');
  },
);

it('D27: about approved work before it is paid, too; once in the life of a deal', async () => {
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');
  expect(deal.state).toBe('PROOFS_APPROVED');
  const open = await ok(opening(deal, 0)(scene.author));
  const back = await ok(scene.author.post('/job-deal/withdraw-dispute', of(open)));
  expect(back.state).toBe('PROOFS_APPROVED');
  expect((await opening(back, 0)(scene.author)).data.reason).toBe('LIMIT');
});

it('P12: the worker appeals against a rejection, once and in time', async () => {
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'REJECT', rejection);
  const proofId = deal.proofs[0].id;
  const seen = await step(scene, 'worker', opening(deal, 1_000_000, { proofId }), { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { state: 'DISPUTED', dispute: { openedBy: 'worker' }, proofs: [{ state: 'DISPUTED' }] },
    money: nothing,
    told: { author: ['ACTION_REQUIRED DISPUTE_OPENED'], worker: [] },
  });
  expect(timerOf(scene, seen.data)).toBe('D32 in 72 h: COMPLETED 1000000');
});

it('D28: who opened a dispute takes it back, and every clock has the time it had', async () => {
  const deal = await disputed();
  await app.platform.clock.advance(10 * 3_600_000);
  const withdraw = (api: Api) => api.post('/job-deal/withdraw-dispute', of(deal));
  const seen = await step(scene, 'worker', withdraw, { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { state: 'IN_PROGRESS', phase: 'WAIT_REVIEW', dispute: { state: 'WITHDRAWN' } },
    money: nothing,
    told: { author: ['ACTION_REQUIRED DISPUTE_WITHDRAWN'], worker: [] },
  });
  expect(timerOf(scene, seen.data)).toBe('P9 in 120 h: APPROVED 1000000');
});

it('D28: an appeal that is taken back leaves the rejection as it was, and there is no second one', async () => {
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'REJECT', rejection);
  const proofId = deal.proofs[0].id;
  const open = await ok(opening(deal, 1_000_000, { proofId })(scene.worker));
  const back = await ok(scene.worker.post('/job-deal/withdraw-dispute', of(open)));
  expect(back).toMatchObject({ state: 'IN_PROGRESS', proofs: [{ state: 'REJECTED' }] });
  expect(timerOf(scene, back)).toBe('P14 in 72 h: REFUNDED 1000000');
  expect((await opening(back, 1_000_000, { proofId })(scene.worker)).data.reason).toBe('LIMIT');
});

it('D31: the other side answers with another number, and ten days are left to agree', async () => {
  const deal = await disputed();
  const seen = await step(scene, 'author', responding(deal, 200_000), { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: {
      state: 'DISPUTED',
      dispute: { state: 'NEGOTIATING', offers: [{ by: 'author', toWorker: 200_000 }] },
    },
    money: nothing,
    told: { author: [], worker: ['ACTION_REQUIRED DISPUTE_ANSWERED'] },
  });
  expect(timerOf(scene, seen.data)).toBe('D32 in 240 h: COMPLETED 500000');
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
      told: { author: [], worker: [], [other]: ['ACTION_REQUIRED DISPUTE_ANSWERED'] },
    });
    deal = seen.data;
    for (
      let count = deal.dispute.offers.filter(({ by }: { by: string }) => by === side).length;
      count < 3;
      count += 1
    )
      deal = await ok(offering(deal, side === 'author' ? 300_000 : 600_000)(scene[side]));
    expect((await offering(deal, 400_000)(scene[side])).data.reason).toBe('LIMIT');
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
    // 450,000 of the million: 22,500 of the author's fee and 45,000 of the worker's are the platform's.
    money: { author: 577_500, held: -1_050_000, worker: 405_000, platform: 67_500 },
    told: {
      author: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'],
      worker: ['TASK_COMPLETED', 'PAYMENT_PROCESSED', 'PROOF_APPROVED'],
    },
  });
});

it('D29: an answer that gives nothing where nothing is asked for ends it unpaid', async () => {
  const deal = await ok(opening(await submitted(scene, await inProgress(scene)), 0)(scene.author));
  const seen = await step(scene, 'worker', responding(deal, 0), { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { state: 'CANCELLED', proofs: [{ state: 'REFUNDED' }] },
    money: { author: 1_050_000, held: -1_050_000, worker: 0, platform: 0 },
    told: {
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
    told: {
      author: ['TASK_COMPLETED'],
      worker: ['TASK_COMPLETED', 'PAYMENT_PROCESSED', 'PROOF_APPROVED'],
    },
  });
  expect(await dealNow(scene, deal)).toMatchObject({
    state: 'COMPLETED',
    dispute: { resolution: { toWorker: 1_000_000, by: 'OPERATOR' } },
  });
});

it('D30: a day before silence decides, who has not answered is told urgently', async () => {
  const deal = await disputed();
  expect(await pass(scene, { dealId: deal.id }, 48, 'URGENT_REVIEW_REQUIRED')).toMatchObject({
    money: nothing,
    told: { author: ['URGENT_REVIEW_REQUIRED'], worker: [] },
  });
  expect(timerOf(scene, await dealNow(scene, deal))).toMatch(/^D32 in 23\.\d+ h/);
});

it('D32: a dispute that nobody answers is decided as it was claimed', async () => {
  const deal = await disputed();
  const early = { author: ['URGENT_REVIEW_REQUIRED'], worker: [] };
  expect(await pass(scene, { dealId: deal.id }, 72, 'TASK_COMPLETED', early)).toMatchObject({
    money: { author: 210_000, held: -1_050_000, worker: 720_000, platform: 120_000 },
    told: {
      author: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'],
      worker: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'],
    },
  });
  expect(await dealNow(scene, deal)).toMatchObject({ state: 'COMPLETED', proofs: [{ state: 'APPROVED' }] });
});

it('D32: an answered dispute that nobody settles is split in the middle of the last two offers', async () => {
  const deal = await answered();
  expect(await pass(scene, { dealId: deal.id }, 240, 'TASK_COMPLETED')).toMatchObject({
    money: { author: 525_000, held: -1_050_000, worker: 450_000, platform: 75_000 },
  });
});

it('D32: an author who claims that nothing is owed and gets no answer has it back', async () => {
  const deal = await ok(opening(await submitted(scene, await inProgress(scene)), 0)(scene.author));
  const early = { author: [], worker: ['URGENT_REVIEW_REQUIRED'] };
  expect(await pass(scene, { dealId: deal.id }, 72, 'DEAL_CANCELLED', early)).toMatchObject({
    money: { author: 1_050_000, held: -1_050_000, worker: 0, platform: 0 },
    told: { author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'], worker: ['DEAL_CANCELLED'] },
  });
  expect(await dealNow(scene, deal)).toMatchObject({ state: 'CANCELLED', proofs: [{ state: 'REFUNDED' }] });
});
