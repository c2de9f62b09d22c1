import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type Scene,
  agreed,
  answerOffer,
  byParts,
  dispute,
  finalizing,
  fund,
  funded,
  inProgress,
  judged,
  meet,
  of,
  ok,
  rejection,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { dealAfter, dealNow, expectInvariants, happen } from '../../../dev/testing/step-effects.ts';

const app = await startApp();
let scene: Scene;
beforeEach(async () => {
  scene = await meet(app);
  for (let times = 0; times < 3; times++) await fund(scene.author, 70_000_000);
});
afterEach(() => expectInvariants(scene));

type Deal = { id: string; version: number; proofs: { id: string; version: number }[]; offers: unknown[] };
const hour = 3_600_000;

/** Parts of these amounts, of which the first is handed in and approved. */
async function firstPaid(...amounts: number[]): Promise<Deal> {
  const deal = await inProgress(scene, byParts(...amounts));
  return judged(scene, await submitted(scene, deal), 'APPROVE');
}

/** The worker hands that part in, the author rejects it, and nobody appeals. */
async function rejectedForGood(deal: Deal, index: number) {
  const rejected = await judged(scene, await submitted(scene, deal, index), 'REJECT', rejection, index);
  return dealAfter(scene, rejected, 73 * hour);
}

const cancel = (deal: Deal, toWorker?: number) =>
  scene.worker.post('/job-deal/cancel-deal', {
    ...of(deal),
    reason: 'Tôi bận.',
    ...(toWorker !== undefined && { toWorker }),
  });
const settled = async (deal: Deal, toWorker: number) => {
  const opened = await ok(scene.worker.post('/job-deal/open-dispute', dispute(deal, toWorker)));
  return ok(scene.author.post('/job-deal/respond-dispute', { ...of(opened), accept: true }));
};

/** Every way in which a deal ends after its first part was paid, with nothing more for the worker. */
const ways: Record<string, (deal: Deal) => Promise<unknown>> = {
  'stopped by both': async (deal) => {
    const request = await ok(cancel(deal, 0));
    await ok(scene.author.post('/job-deal/respond-cancel', { ...of(request), decision: 'ACCEPT' }));
  },
  'given up by the worker': (deal) => ok(cancel(deal)),
  'late with the rest': (deal) => dealAfter(scene, deal, 125 * hour),
  'rejected for good, and completed': async (deal) => {
    const { id, version, state, money } = await rejectedForGood(deal, 1);
    expect(state).toBe('PROOFS_APPROVED');
    const order = finalizing({ id, version }, 'COMPLETE', { expectTotal: money.authorTotal });
    await ok(scene.author.post('/job-deal/job-deal-author-finalize', order));
  },
  'settled by both': (deal) => settled(deal, 0),
  'ruled by an operator': async (deal) => {
    await ok(scene.worker.post('/job-deal/open-dispute', dispute(deal, 30_000)));
    await app.deals.rule(deal.id, { toWorker: 0, note: 'Không có gì để trả.' });
  },
};

it.each(
  Object.keys(ways).flatMap((way) => [
    { way, real: 1_000_000, dummy: 199_000_000, fee: 50_000 },
    { way, real: 2_000_000, dummy: 48_000_000, fee: 100_000 },
    { way, real: 20_000, dummy: 30_000, fee: 5000 },
  ]),
)('a deal that was $way costs the fee on the $real đồng that it paid', async ({ way, real, dummy, fee }) => {
  const whole = { before: await balances(), deal: await firstPaid(real, dummy) };
  await ways[way]?.(whole.deal);
  const { before, deal } = whole;
  const after = await balances();
  expect({
    author: after.author - before.author,
    worker: after.worker - before.worker,
    held: after.held,
  }).toEqual({ author: -real - fee, worker: real * 0.9, held: 0 });
  expect((await dealNow(scene, deal)).money).toMatchObject({ authorFee: fee, authorTotal: real + fee });
});

async function balances() {
  const { balance: author, held } = await ok(scene.author.get('/wallet/wallet-info'));
  const { balance: worker } = await ok(scene.worker.get('/wallet/wallet-info'));
  return { author, worker, held };
}

it('a part that goes back keeps the fee that the rest still needs', async () => {
  const deal = await inProgress(scene, byParts(199_000_000, 1_000_000));
  const seen = await happen(scene, () => rejectedForGood(deal, 0));
  // 450,000 of the 500,000: the other part can still cost 50,000.
  expect(seen.money).toEqual({ author: 199_450_000, held: -199_450_000, worker: 0, platform: 0 });
  const rest = await submitted(scene, await dealNow(scene, deal), 1);
  const paid = await happen(scene, () => judged(scene, rest, 'APPROVE', {}, 1));
  expect(paid.money).toEqual({ author: 0, held: -1_050_000, worker: 900_000, platform: 150_000 });
});

it('a raise after a part went back holds the fee on what can still be paid', async () => {
  const deal = await inProgress(scene, byParts(100_000_000, 1_000_000));
  const back = await rejectedForGood(deal, 0);
  const change = { price: 102_000_000, raises: [{ no: 2, amount: 1_000_000 }] };
  const request = await ok(
    scene.author.post('/job-deal/job-deal-give-offer', answerOffer(back, 'CHANGE_ORDER', { terms: change })),
  );
  const accept = () => ok(scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(request, 'ACCEPT')));
  expect((await happen(scene, accept)).money).toEqual({
    author: -1_050_000,
    held: 1_050_000,
    worker: 0,
    platform: 0,
  });
});

it('a split pays the fee on the worker’s share, and what the author is promised comes back', async () => {
  const deal = await firstPaid(1_000_000, 199_000_000);
  const seen = await happen(scene, () => settled(deal, 3_000_000));
  // 200,000 on all that was paid, of which 50,000 were taken before; 300,000 are the worker's fee.
  expect(seen.money).toEqual({
    author: 196_300_000,
    held: -199_450_000,
    worker: 2_700_000,
    platform: 450_000,
  });
});

it('a bonus costs what the fee on all that was paid still lacks', async () => {
  const deal = await rejectedForGood(await firstPaid(1_000_000, 199_000_000), 1);
  const order = { expectTotal: 1_050_000, bonus: 1_000_000 };
  const seen = await happen(scene, () =>
    ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(deal, 'COMPLETE', order))),
  );
  expect(seen.money).toEqual({ author: -1_050_000, held: 0, worker: 900_000, platform: 150_000 });
});

it.each([1, 999, 1_049_999, 1_050_001, 1_155_000])(
  'D7, D17, D19: every decision of the author is refused with a total of %i that was not shown',
  async (expectTotal) => {
    const stale = { status: 409, data: { reason: 'STALE' } };
    const decide = (deal: Deal, decision: string, more: object = {}) =>
      scene.author.post(
        '/job-deal/job-deal-author-finalize',
        finalizing(deal, decision, { expectTotal, ...more }),
      );
    expect(await decide(await agreed(scene), 'APPROVE')).toMatchObject(stale);
    expect(await decide(await funded(scene), 'CANCEL')).toMatchObject(stale);
    const done = await judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');
    expect(await decide(done, 'COMPLETE')).toMatchObject(stale);
    expect(await decide(done, 'COMPLETE', { bonus: 100_000 })).toMatchObject(stale);
    expect((await decide(done, 'COMPLETE', { bonus: 100_000, expectTotal: 1_050_000 })).status).toBe(200);
  },
);
