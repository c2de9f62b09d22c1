import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  agreed,
  applied,
  evidence,
  finalizing,
  fund,
  funded,
  inProgress,
  of,
  ok,
  taken,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';
import { dealNow, pass, step, getTimer } from '../../../dev/testing/step-effects.ts';

const { scene } = await openScene();

const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const allBack = { author: 1_050_000, held: -1_050_000, worker: 0, platform: 0 };
const finalize = (deal: { id: string; version: number }, decision: string) => (api: Api) =>
  api.post('/job-deal/job-deal-author-finalize', finalizing(deal, decision));

it('D7: the author holds the price and the fee, to the đồng that was shown', async () => {
  const deal = await agreed(scene);
  const seen = await step(scene, 'author', finalize(deal, 'APPROVE'), { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: {
      balance: 3_950_000,
      deal: { state: 'FUNDED', money: { held: 1_050_000 }, proofs: [{ state: 'REQUIRED' }] },
    },
    money: { author: -1_050_000, held: 1_050_000, worker: 0, platform: 0 },
    news: { author: [], worker: ['DEAL_APPROVED'] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('D13 in 48 h: EXPIRED 1050000');
});

it('D7: without the money it is refused with what is missing, and done once it is there', async () => {
  const deal = await agreed(scene, { price: 6_000_000 });
  const order = finalizing(deal, 'APPROVE', { expectTotal: 6_300_000 });
  expect(await scene.author.post('/job-deal/job-deal-author-finalize', order)).toMatchObject({
    status: 422,
    data: { reason: 'INSUFFICIENT_BALANCE', shortfall: 1_300_000 },
  });
  await fund(scene.author, 1_300_000);
  const paid = { ...order, requestId: crypto.randomUUID() };
  expect(await ok(scene.author.post('/job-deal/job-deal-author-finalize', paid))).toMatchObject({
    balance: 0,
  });
});

it('D8: twelve hours after the agreement the author is reminded to hold the money', async () => {
  const deal = await agreed(scene);
  expect(await pass(scene, { dealId: deal.id }, 12, 'ACTION_REQUIRED FUND_DEAL')).toMatchObject({
    money: nothing,
    news: { author: ['ACTION_REQUIRED FUND_DEAL'], worker: [] },
  });
  expect((await dealNow(scene, deal)).state).toBe('AGREED');
});

it('D9f: two days after the agreement without the money it is over, and the slot is free', async () => {
  const deal = await agreed(scene);
  const early = { author: ['ACTION_REQUIRED FUND_DEAL'], worker: [] };
  expect(await pass(scene, { dealId: deal.id }, 48, 'DEAL_EXPIRED_FOR_AUTHOR', early)).toMatchObject({
    money: nothing,
    news: { author: ['DEAL_EXPIRED_FOR_AUTHOR'], worker: ['DEAL_EXPIRED_FOR_WORKER'] },
  });
  const { job, state } = await dealNow(scene, deal);
  expect(state).toBe('EXPIRED');
  expect((await scene.author.get(`/job/job-info/${job.slug}`)).data).toMatchObject({
    state: 'OPEN',
    slotsLeft: 1,
  });
});

it('D1q: an accepted application for a quick job gets its slot with the money of the job', async () => {
  const job = { ...quickJob, acceptMode: 'APPLY', slots: 1, conditions: [textProof] };
  const { id } = await applied(scene, job);
  const accept = (api: Api) => api.post('/job-application/accept-application', { applicationId: id });
  const seen = await step(scene, 'author', accept, { worker: 'NOT_FOUND' });
  expect(seen).toMatchObject({
    data: { deal: { state: 'FUNDED', money: { held: 36_750 }, proofs: [{ state: 'REQUIRED' }] } },
    money: nothing,
    news: { author: [], worker: ['APPLICATION_ACCEPTED'] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('D13 in 48 h: EXPIRED 36750');
  const { slug } = seen.data.deal.job;
  expect((await scene.author.get(`/job/job-info/${slug}`)).data).toMatchObject({
    state: 'FILLED',
    budget: { held: 0 },
  });
});

it('D11: the worker begins, and the time to work is counted from now', async () => {
  const deal = await funded(scene);
  const start = (api: Api) => api.post('/job-deal/start-deal', of(deal));
  const seen = await step(scene, 'worker', start, { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { state: 'IN_PROGRESS', phase: 'WAIT_WORKER' },
    money: nothing,
    news: { author: ['COLLABORATION_STARTED'], worker: [] },
  });
  expect(Date.parse(seen.data.dueAt) - Date.parse(seen.data.startedAt)).toBe(100 * 3_600_000);
  expect(getTimer(scene, seen.data)).toBe('D15 in 124 h: EXPIRED 900000');
});

it('D11: the first file or word that is handed up begins the work, too', async () => {
  const deal = await funded(scene);
  const upload = (api: Api) => api.post('/job-proof/add-jobs-history-proof', evidence(deal));
  expect(await step(scene, 'worker', upload, { author: 'NOT_FOUND' })).toMatchObject({
    data: { deal: { state: 'IN_PROGRESS' }, proofs: [{ state: 'UPLOADED' }] },
    money: nothing,
    news: { author: ['PROOF_UPLOADED', 'COLLABORATION_STARTED'], worker: [] },
  });
});

it('D12: twelve hours after the money is held the worker is reminded to begin', async () => {
  const deal = await funded(scene);
  expect(await pass(scene, { dealId: deal.id }, 12, 'ACTION_REQUIRED START_WORK')).toMatchObject({
    money: nothing,
    news: { author: [], worker: ['ACTION_REQUIRED START_WORK'] },
  });
  expect((await dealNow(scene, deal)).state).toBe('FUNDED');
});

it('D13, P15: two days without a beginning: all of the money goes back, the fee too', async () => {
  const deal = await funded(scene);
  const early = { author: [], worker: ['ACTION_REQUIRED START_WORK'] };
  expect(await pass(scene, { dealId: deal.id }, 48, 'DEAL_EXPIRED_FOR_WORKER', early)).toMatchObject({
    money: allBack,
    news: {
      author: ['DEAL_EXPIRED_FOR_AUTHOR', 'PAYMENT_PROCESSED'],
      worker: ['DEAL_EXPIRED_FOR_WORKER'],
    },
  });
  expect(await dealNow(scene, deal)).toMatchObject({
    state: 'EXPIRED',
    nextTimer: null,
    proofs: [{ state: 'VOID' }],
  });
});

it('D19: before the work begins the author may cancel and has everything back', async () => {
  const deal = await funded(scene);
  const seen = await step(scene, 'author', finalize(deal, 'CANCEL'), { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { balance: 5_000_000, deal: { state: 'CANCELLED', proofs: [{ state: 'VOID' }] } },
    money: allBack,
    news: { author: ['PAYMENT_PROCESSED'], worker: ['DEAL_CANCELLED'] },
  });
  const begun = await inProgress(scene);
  const late = await scene.author.post('/job-deal/job-deal-author-finalize', finalizing(begun, 'CANCEL'));
  expect(late.data.reason).toBe('NOT_ALLOWED');
});

it.each([funded, inProgress])(
  'D20, P15: the worker may give up at any time, and the author has it back',
  async (begin) => {
    const deal = await begin(scene);
    const giveUp = (api: Api) => api.post('/job-deal/cancel-deal', { ...of(deal), reason: 'Tôi bận.' });
    expect(await step(scene, 'worker', giveUp, { author: 'NOT_ALLOWED' })).toMatchObject({
      data: { state: 'CANCELLED', nextTimer: null, proofs: [{ state: 'VOID' }] },
      money: allBack,
      news: { author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'], worker: [] },
    });
  },
);

it('D20, J9: a slot of a quick job that is given up goes back to the market with its money', async () => {
  const deal = await taken(scene);
  const giveUp = (api: Api) => api.post('/job-deal/cancel-deal', { ...of(deal), reason: 'Tôi bận.' });
  expect(await step(scene, 'worker', giveUp, { author: 'NOT_ALLOWED' })).toMatchObject({
    money: nothing,
    news: { author: ['DEAL_CANCELLED'], worker: [] },
  });
  expect((await scene.author.get(`/job/job-info/${deal.job.slug}`)).data).toMatchObject({
    state: 'OPEN',
    slotsLeft: 1,
    budget: { held: 36_750 },
  });
});
