import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  answerOffer,
  evidence,
  finalizing,
  fund,
  inProgress,
  judged,
  ok,
  of,
  opened,
  submitted,
  taken,
  textProof,
  verdict,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';
import { dealAfter, dealNow, pass, step, getTimer } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

const nothing = { author: 0, held: 0, worker: 0, platform: 0 };
const allBack = { author: 1_050_000, held: -1_050_000, worker: 0, platform: 0 };
const allPaid = { author: 0, held: -1_050_000, worker: 900_000, platform: 150_000 };
const approved = async () => judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');

it('D10, J8: whoever comes first takes a slot of a quick job with its money, and the clock runs', async () => {
  const { id, slug } = await opened(scene, { ...quickJob, slots: 1, conditions: [textProof] });
  const take = (api: Api) => api.post('/job-deal/job-deal-init-proposal', { jobId: id, mode: 'TAKE' });
  const seen = await step(scene, 'worker', take, { author: 'SELF_DEAL', stranger: 'MAY' });
  expect(seen).toMatchObject({
    data: { state: 'IN_PROGRESS', money: { held: 35_000 }, proofs: [{ state: 'REQUIRED' }] },
    money: nothing,
    news: { author: ['COLLABORATION_STARTED'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('D15 in 1 h: EXPIRED 31500');
  expect((await scene.author.get(`/job/job-info/${slug}`)).data).toMatchObject({
    state: 'FILLED',
    budget: { held: 0 },
  });
  // Before, anybody might have been first; now the slot is gone.
  expect((await take(scene.stranger)).status).toBe(422);
});

it('D14: the worker is reminded a day, six and two hours before the deadline, the author the last time', async () => {
  const deal = await inProgress(scene);
  const dealRef = { dealId: deal.id };
  const worker = { author: [], worker: ['DEAL_DEADLINE_REMINDER'] };
  expect(await pass(scene, dealRef, 76, 'DEAL_DEADLINE_REMINDER')).toMatchObject({
    money: nothing,
    news: worker,
  });
  expect(await pass(scene, dealRef, 18 - 1 / 60, 'DEAL_DEADLINE_REMINDER')).toMatchObject({ news: worker });
  expect(await pass(scene, dealRef, 4 - 1 / 60, 'DEAL_DEADLINE_REMINDER')).toMatchObject({
    news: { author: ['DEAL_DEADLINE_REMINDER'], worker: ['DEAL_DEADLINE_REMINDER'] },
  });
});

it('D15, P15: a day after the deadline with nothing handed in all goes back', async () => {
  const deal = await inProgress(scene);
  const early = {
    author: ['DEAL_DEADLINE_REMINDER'],
    worker: ['DEAL_DEADLINE_REMINDER'],
  };
  expect(await pass(scene, { dealId: deal.id }, 124, 'DEAL_EXPIRED_FOR_WORKER', early)).toMatchObject({
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

it('D16: what must be proved is approved, and the author has a day to add something', async () => {
  const deal = await submitted(scene, await inProgress(scene));
  const approve = (api: Api) => api.post('/job-proof/job-history-proof-change', verdict(deal, 'APPROVE'));
  const seen = await step(scene, 'author', approve, { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { deal: { state: 'PROOFS_APPROVED' } },
    money: nothing,
    news: { author: ['ALL_PROOFS_APPROVED'], worker: ['PROOF_APPROVED', 'ALL_PROOFS_APPROVED'] },
  });
  expect(getTimer(scene, seen.data.deal)).toBe('D18 in 24 h: COMPLETED 1000000');
});

it('D17: the author pays what is held, with something on top', async () => {
  const deal = await approved();
  const complete = (api: Api) =>
    api.post('/job-deal/job-deal-author-finalize', finalizing(deal, 'COMPLETE', { bonus: 50_000 }));
  expect(await step(scene, 'author', complete, { worker: 'NOT_ALLOWED' })).toMatchObject({
    data: {
      deal: {
        state: 'COMPLETED',
        nextTimer: null,
        money: { released: 1_000_000, bonus: 50_000, bonusFee: 2500 },
      },
    },
    money: { held: -1_050_000, author: -52_500, worker: 945_000, platform: 157_500 },
    news: {
      author: ['TASK_COMPLETED'],
      worker: ['TASK_COMPLETED', 'PAYMENT_PROCESSED', 'PAYMENT_PROCESSED'],
    },
  });
});

const receiptOfBonus = async (api: Api) => {
  const { data } = await api.get('/transaction/transactions-list?type=BONUS');
  return (await api.get(`/transaction/transaction-info/${data.list[0].no}`)).data;
};

it('D17: a bonus is no way round the fees of a small price', async () => {
  await fund(scene.author, 50_000_000);
  const small = await submitted(scene, await inProgress(scene, { price: 100_000 }));
  const { state, version } = await judged(scene, small, 'APPROVE');
  expect(state).toBe('PROOFS_APPROVED');
  const order = { bonus: 50_000_000, expectTotal: 105_000 };
  const body = finalizing({ id: small.id, version }, 'COMPLETE', order);
  const complete = (api: Api) => api.post('/job-deal/job-deal-author-finalize', body);
  // Both payments together: 500,000 of author's fee, which is its cap, and a tenth as the worker's fee.
  const seen = await step(scene, 'author', complete, { worker: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { deal: { state: 'COMPLETED', money: { bonusFee: 495_000, bonusTotal: 50_495_000 } } },
    money: { author: -50_495_000, held: -105_000, worker: 45_090_000, platform: 5_510_000 },
  });
  // A repeat moves nothing.
  const before = (await scene.author.get('/wallet/wallet-info')).data.balance;
  await complete(scene.author);
  expect((await scene.author.get('/wallet/wallet-info')).data.balance).toBe(before);
  const mine = await ok(scene.worker.post('/job-deal/job-deal-info', { dealId: small.id }));
  expect(mine.money).toMatchObject({ bonusFee: 5_000_000, bonusNet: 45_000_000 });
  // Each side's receipt has its own fee.
  expect(await receiptOfBonus(scene.author)).toMatchObject({
    amount: -50_495_000,
    pay: 50_000_000,
    fees: { author: 495_000, worker: 0, withdraw: 0 },
  });
  expect(await receiptOfBonus(scene.worker)).toMatchObject({
    amount: 45_000_000,
    pay: 50_000_000,
    fees: { author: 0, worker: 5_000_000, withdraw: 0 },
  });
});

it('D18: a day after the approval of everything the worker is paid by itself', async () => {
  const deal = await approved();
  expect(await pass(scene, { dealId: deal.id }, 24, 'PAYMENT_PROCESSED')).toMatchObject({
    money: allPaid,
    news: { author: ['TASK_COMPLETED'], worker: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'] },
  });
});

it('D18, J13: a quick job is paid as soon as it is approved, and is done with its last slot', async () => {
  const before = await submitted(scene, await taken(scene));
  const approve = (api: Api) => api.post('/job-proof/job-history-proof-change', verdict(before, 'APPROVE'));
  await step(scene, 'author', approve, { worker: 'NOT_ALLOWED' });
  await app.market.runClock('deal', before.id);
  expect(await dealNow(scene, before)).toMatchObject({ state: 'COMPLETED', money: { released: 35_000 } });
  const wallet = (await scene.worker.get('/wallet/wallet-info')).data;
  expect(wallet.balance).toBe(31_500);
  expect((await scene.author.get(`/job/job-info/${before.job.slug}`)).data).toMatchObject({
    state: 'CLOSED',
    done: 1,
  });
});

const wishing = (deal: { id: string; version: number }, toWorker: number) => (api: Api) =>
  api.post('/job-deal/cancel-deal', { ...of(deal), toWorker, reason: 'Tôi đổi kế hoạch.' });
const responding = (deal: { id: string; version: number }, decision: string) => (api: Api) =>
  api.post('/job-deal/respond-cancel', { ...of(deal), decision });
const getMarks = async ({ id }: { id: string }) => {
  const { rows } = await app.platform.db.execute(
    sql`select worker_mark as worker, author_mark as author from deals where id = ${id}`,
  );
  return rows[0];
};
const requestRevision = async () => {
  const deal = await inProgress(scene);
  return (await wishing(deal, 400_000)(scene.author)).data;
};

it.each(['author', 'worker'] as const)(
  'D21: the %s may ask to stop and how to split what is held',
  async (side) => {
    const deal = await inProgress(scene);
    const seen = await step(scene, side, wishing(deal, 400_000), {});
    const other = side === 'author' ? 'worker' : 'author';
    expect(seen).toMatchObject({
      data: { state: 'IN_PROGRESS', cancelRequest: { by: side, toWorker: 400_000 } },
      money: nothing,
      news: { author: [], worker: [], [other]: ['ACTION_REQUIRED CANCEL_REQUESTED'] },
    });
    // The author's ends the deal with the deadline and gives all back with the fee; the worker's lapses.
    expect(getTimer(scene, seen.data)).toBe(
      side === 'author' ? 'D24 in 124 h: CANCELLED 1050000' : 'D24 in 48 h: IN_PROGRESS',
    );
    expect((await wishing(seen.data, 1_000_001)(scene[other])).data.reason).toBe('NOT_ALLOWED');
  },
);

it('D22, P15: the other side agrees, and the money is split as it was asked', async () => {
  const deal = await requestRevision();
  expect(await step(scene, 'worker', responding(deal, 'ACCEPT'), { author: 'NOT_ALLOWED' })).toMatchObject({
    data: { state: 'CANCELLED', nextTimer: null, proofs: [{ state: 'VOID' }] },
    // Two fifths of the price and of its fee are paid, the rest is refunded.
    money: { author: 630_000, held: -1_050_000, worker: 360_000, platform: 60_000 },
    news: { author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'], worker: ['PAYMENT_PROCESSED'] },
  });
});

it('D23: the other side refuses, and the work goes on', async () => {
  const deal = await requestRevision();
  const seen = await step(scene, 'worker', responding(deal, 'REFUSE'), { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { state: 'IN_PROGRESS', cancelRequest: null },
    money: nothing,
    news: { author: ['ACTION_REQUIRED CANCEL_REFUSED'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('D15 in 124 h: EXPIRED 900000');
});

it('D24, D24w: nobody answers the author and nothing is handed in: it ends with the deadline, and nothing is paid', async () => {
  const deal = await requestRevision();
  const warned = 'ACTION_REQUIRED CANCEL_REQUESTED';
  const reminded = 'DEAL_DEADLINE_REMINDER';
  // Reminded late, the earlier reminders are skipped.
  const early = { author: [reminded], worker: [reminded, warned] };
  const look = await pass(scene, { dealId: deal.id }, 124, 'DEAL_CANCELLED', early);
  expect(look).toMatchObject({
    money: allBack,
    news: { author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'], worker: ['DEAL_CANCELLED'] },
  });
  expect(await getMarks(deal)).toEqual({ worker: 'notDelivered', author: null });
});

it('D24, D15: the worker asks two hours before the end: it ends then, with its mark, as if nobody had asked', async () => {
  const late = await dealAfter(scene, await inProgress(scene), 122 * 3_600_000);
  const wished = await ok(wishing(late, 1)(scene.worker));
  expect(getTimer(scene, wished)).toBe('D15 in 2 h: EXPIRED 900000');
  expect(await pass(scene, { dealId: late.id }, 2, 'DEAL_EXPIRED_FOR_AUTHOR')).toMatchObject({
    money: allBack,
  });
  expect(await getMarks(late)).toEqual({ worker: 'notDelivered', author: null });
});

it('D24: two days without an answer to the worker: the work goes on', async () => {
  const wished = await ok(wishing(await inProgress(scene), 0)(scene.worker));
  const lapsed = 'ACTION_REQUIRED CANCEL_LAPSED';
  expect(await pass(scene, { dealId: wished.id }, 48, lapsed)).toMatchObject({
    money: nothing,
    news: { author: [lapsed], worker: [lapsed] },
  });
  const now = await dealNow(scene, wished);
  expect(now).toMatchObject({ state: 'IN_PROGRESS', cancelRequest: null, dueAt: wished.dueAt });
});

it.each(['author', 'worker'] as const)(
  'D22: the %s agrees to stop after the deadline: the money is split, and the mark stays',
  async (side) => {
    const other = side === 'author' ? 'worker' : 'author';
    const late = await dealAfter(scene, await inProgress(scene), 101 * 3_600_000);
    const wished = await ok(wishing(late, 1)(scene[other]));
    await ok(responding(wished, 'ACCEPT')(scene[side]));
    expect(await getMarks(late)).toEqual({ worker: 'notDelivered', author: null });
  },
);

it('D24: two days without an answer while something waits for its review: the work goes on', async () => {
  const deal = await inProgress(scene);
  await scene.worker.post('/job-proof/add-jobs-history-proof', evidence(deal));
  const wished = await ok(wishing(await dealNow(scene, deal), 0)(scene.author));
  const lapsed = 'ACTION_REQUIRED CANCEL_LAPSED';
  expect(await pass(scene, { dealId: deal.id }, 48, lapsed)).toMatchObject({
    money: nothing,
    news: { author: [lapsed], worker: [lapsed] },
  });
  expect(await dealNow(scene, deal)).toMatchObject({
    state: 'IN_PROGRESS',
    cancelRequest: null,
    dueAt: wished.dueAt,
  });
});

it('D23h: handing in answers the wish to stop', async () => {
  const deal = await requestRevision();
  const handIn = (api: Api) =>
    api.post('/job-proof/add-jobs-history-proof', evidence(deal, { submit: true }));
  expect(await step(scene, 'worker', handIn, { author: 'NOT_FOUND' })).toMatchObject({
    data: { deal: { state: 'IN_PROGRESS', cancelRequest: null } },
    money: nothing,
    news: {
      author: ['PROOF_UPLOADED', 'PROOF_EVIDENCE_SUBMITTED', 'ACTION_REQUIRED CANCEL_REFUSED'],
      worker: [],
    },
  });
});

it.each([0, 1, 400_000])('D21: a wish to stop for %i đ is made once a day', async (toWorker) => {
  const wished = await ok(wishing(await inProgress(scene), 400_000)(scene.author));
  const refused = await ok(responding(wished, 'REFUSE')(scene.worker));
  expect((await wishing(refused, toWorker)(scene.author)).data).toMatchObject({
    reason: 'LIMIT',
    rule: 'CANCEL_ONCE_A_DAY',
    until: expect.any(String),
  });
  const { actions } = await dealNow(scene, refused);
  expect(actions.find(({ key }: { key: string }) => key === 'REQUEST_CANCEL')).toMatchObject({
    enabled: false,
    rule: 'CANCEL_ONCE_A_DAY',
  });
  const soon = await dealAfter(scene, refused, 24 * 3_600_000);
  expect((await wishing(soon, toWorker)(scene.author)).status).toBe(200);
});

const changing = (deal: { id: string; version: number; offers: unknown[] }) => (api: Api) =>
  api.post(
    '/job-deal/job-deal-give-offer',
    answerOffer(deal, 'CHANGE_ORDER', { terms: { price: 1_200_000, durationHours: 150 } }),
  );
const answering =
  (deal: { id: string; version: number; offers: unknown[] }, decision: string) => (api: Api) =>
    api.post('/job-deal/job-deal-give-offer', answerOffer(deal, decision));

it.each(['author', 'worker'] as const)('D25: the %s may ask for more time and more money', async (side) => {
  const deal = await inProgress(scene);
  const seen = await step(scene, side, changing(deal), {});
  const other = side === 'author' ? 'worker' : 'author';
  expect(seen).toMatchObject({
    data: { changeRequest: { by: side, terms: { price: 1_200_000, durationHours: 150 } } },
    money: nothing,
    news: { author: [], worker: [], [other]: ['DEAL_PROPOSAL_UPDATED'] },
  });
});

it('D25: five changes a day are asked for that nobody agrees to', async () => {
  let deal = await inProgress(scene);
  for (let requestRevision = 0; requestRevision < 5; requestRevision++) {
    deal = await ok(changing(deal)(scene.worker));
    if (requestRevision < 4) deal = await ok(answering(deal, 'DECLINE')(scene.author));
  }
  const sixth = { reason: 'LIMIT', rule: 'CHANGES_A_DAY', max: 5, until: expect.any(String) };
  expect((await changing(deal)(scene.worker)).data).toMatchObject(sixth);
  deal = await ok(answering(deal, 'DECLINE')(scene.author));
  expect((await changing(deal)(scene.worker)).data).toMatchObject(sixth);
  expect((await changing(deal)(scene.author)).status).toBe(200);
});

it('D26: the other side agrees: the difference and its fee are held, and the deadline moves', async () => {
  const deal = (await changing(await inProgress(scene))(scene.author)).data;
  const seen = await step(scene, 'worker', answering(deal, 'ACCEPT'), { author: 'NOT_ALLOWED' });
  expect(seen).toMatchObject({
    data: { changeRequest: null, terms: { price: 1_200_000 }, money: { held: 1_200_000 } },
    money: { author: -210_000, held: 210_000, worker: 0, platform: 0 },
    news: { author: ['DEAL_ACCEPTED'], worker: [] },
  });
  expect(getTimer(scene, seen.data)).toBe('D15 in 174 h: EXPIRED 1080000');
});

it('D26: who would pay for a change is told what agreeing holds and what is missing for it', async () => {
  const deal = await inProgress(scene);
  const { balance } = (await scene.author.get('/wallet/wallet-info')).data;
  const change = { ...of(deal), baseOfferNo: 1, decision: 'CHANGE_ORDER', terms: { price: 21_000_000 } };
  await scene.worker.post('/job-deal/job-deal-give-offer', change);
  const accept = async (api: Api) =>
    (await api.post('/job-deal/job-deal-info', { dealId: deal.id })).data.actions.find(
      ({ key }: { key: string }) => key === 'ACCEPT',
    );
  // The fee is capped at 500,000đ, and 50,000đ of it is held already.
  expect(await accept(scene.author)).toMatchObject({
    enabled: false,
    reason: 'INSUFFICIENT_BALANCE',
    money: { lock: 20_450_000, fee: 450_000, shortfall: 20_450_000 - balance },
  });
  expect(await accept(scene.worker)).not.toHaveProperty('money');
});

it.each(['author', 'worker'] as const)(
  'D26d: the %s ends the wish for a change, and nothing changed',
  async (side) => {
    const deal = (await changing(await inProgress(scene))(scene.author)).data;
    const other = side === 'author' ? 'worker' : 'author';
    expect(await step(scene, side, answering(deal, 'DECLINE'), {})).toMatchObject({
      data: { changeRequest: null, terms: { price: 1_000_000 }, state: 'IN_PROGRESS' },
      money: nothing,
      news: { author: [], worker: [], [other]: ['DEAL_PROPOSAL_UPDATED'] },
    });
  },
);
