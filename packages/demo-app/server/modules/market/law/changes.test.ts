import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Scene,
  answerOffer,
  byParts,
  finalizing,
  inProgress,
  judged,
  meet,
  of,
  ok,
  rejection,
  submitted,
  taken,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { call } from '../../../dev/testing/person.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { advance } from '../../../dev/testing/step-effects.ts';

const app = await startApp();
let scene: Scene;
beforeEach(async () => {
  scene = await meet(app);
});

type Deal = Awaited<ReturnType<typeof inProgress>>;
const part = (amount: number) => ({ ...textProof, amount });
const running = (...amounts: number[]): Promise<Deal> => inProgress(scene, byParts(...amounts));
/** A quick job's deal has no offer; `baseOfferNo` 1 is still required. */
const base = (deal: Deal) => ({ baseOfferNo: Math.max(1, deal.offers.length) });
const ask = (deal: Deal, terms: object) =>
  scene.author.post(
    '/job-deal/job-deal-give-offer',
    answerOffer(deal, 'CHANGE_ORDER', { terms, ...base(deal) }),
  );
const agree = (deal: Deal) =>
  scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, 'ACCEPT', base(deal)));
const changed = async (deal: Deal, terms: object): Promise<Deal> => ok(agree(await ok(ask(deal, terms))));

/** Both sides can read the deal everywhere, and the invariants hold. */
async function isReadable(deal: Deal) {
  for (const api of [scene.author, scene.worker]) {
    await ok(api.post('/job-deal/job-deal-info', { dealId: deal.id }));
    for (const role of ['author', 'worker']) await ok(api.get(`/job-deal/my-deals-list?role=${role}`));
    await ok(api.get(`/jobdeallog/jobs-deal-logs-list?dealId=${deal.id}`));
  }
  expect((await call(app, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
}
const getAccounts = async () => ({
  author: (await ok(scene.author.get('/wallet/wallet-info'))).balance,
  worker: (await ok(scene.worker.get('/wallet/wallet-info'))).balance,
});
/** Change of both balances by a command. */
async function moved(deed: () => Promise<unknown>) {
  const before = await getAccounts();
  await deed();
  const after = await getAccounts();
  return { author: after.author - before.author, worker: after.worker - before.worker };
}

describe('a rise of the price in a deal that is paid by proof', () => {
  it('says which parts it is for', async () => {
    const deal = await running(500_000, 500_000);
    expect(await ask(deal, { price: 1_250_000 })).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
    const raises = [{ no: 2, amount: 250_000 }];
    let now = deal;
    expect(await moved(async () => (now = await changed(deal, { price: 1_250_000, raises })))).toEqual({
      author: -262_500,
      worker: 0,
    });
    expect(now).toMatchObject({
      terms: { price: 1_250_000, conditions: [{ amount: 500_000 }, { amount: 750_000 }] },
      proofs: [{ amount: 500_000 }, { amount: 750_000 }],
      money: { held: 1_250_000 },
    });
    await isReadable(now);
    now = await submitted(scene, now, 1);
    expect(await moved(async () => (now = await judged(scene, now, 'APPROVE', {}, 1)))).toEqual({
      author: 0,
      worker: 675_000,
    });
    await isReadable(now);
  });

  it('is for parts that are open, in the amount of the rise, each once', async () => {
    let deal = await running(500_000, 500_000);
    deal = await judged(scene, await submitted(scene, deal), 'APPROVE');
    const refused = async (raises: object[]) =>
      expect(await ask(deal, { price: 1_100_000, raises })).toMatchObject({ status: 422 });
    await refused([{ no: 1, amount: 100_000 }]);
    await refused([{ no: 3, amount: 100_000 }]);
    await refused([{ no: 2, amount: 90_000 }]);
    await refused([
      { no: 2, amount: 50_000 },
      { no: 2, amount: 50_000 },
    ]);
    await isReadable(deal);
  });

  it('is not agreed to any more once its part is paid', async () => {
    let deal = await submitted(scene, await running(500_000, 500_000));
    deal = await ok(ask(deal, { price: 1_100_000, raises: [{ no: 1, amount: 100_000 }] }));
    await judged(scene, deal, 'APPROVE');
    const now = await ok(scene.worker.post('/job-deal/job-deal-info', { dealId: deal.id }));
    expect(await agree(now)).toMatchObject({ status: 422, data: { reason: 'NOT_ALLOWED' } });
    await isReadable(now);
  });
});

describe('a change after a part was refunded', () => {
  it.each([[600_000], [1_400_000]])('locks all of its money: %i', async (more) => {
    let deal = await running(600_000, 1_400_000);
    deal = await submitted(scene, deal);
    await judged(scene, deal, 'REJECT', rejection);
    await advance(scene, 72 * 60 + 1);
    await app.market.runClock('deal', deal.id);
    deal = await ok(scene.author.post('/job-deal/job-deal-info', { dealId: deal.id }));
    expect(deal).toMatchObject({ state: 'IN_PROGRESS', proofs: [{ state: 'REFUNDED' }, {}] });
    const change = { price: 2_000_000 + more, conditions: [part(more)] };
    let now = deal;
    expect(await moved(async () => (now = await changed(deal, change)))).toEqual({
      author: -(more + more / 20),
      worker: 0,
    });
    await isReadable(now);
    for (const index of [1, 2]) {
      now = await submitted(scene, now, index);
      now = await judged(scene, now, 'APPROVE', {}, index);
    }
    expect(now).toMatchObject({ state: 'PROOFS_APPROVED', money: { held: 0, refunded: 600_000 } });
    await isReadable(now);
    const { authorTotal: expectTotal } = now.money;
    await ok(
      scene.author.post('/job-deal/job-deal-author-finalize', finalizing(now, 'COMPLETE', { expectTotal })),
    );
    await isReadable(now);
  });
});

/** As faulty code would write it, past the database's own rules. */
const damage = (deal: Deal) =>
  app.platform.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`update deals set terms = jsonb_set(terms, '{price}', '2500000'), held_price = 2500000 where id = ${deal.id}`,
    );
  });

describe('a slot that a change raised and its worker gave up', () => {
  it('is free again at its price, and the raise is back with the author', async () => {
    const deal = await taken(scene, { price: 35_000 });
    const raised = await changed(deal, { price: 45_000 });
    const giveUp = () =>
      ok(scene.worker.post('/job-deal/cancel-deal', { ...of(raised), reason: 'Tôi bận.' }));
    expect(await moved(giveUp)).toEqual({ author: 10_500, worker: 0 });
    expect(await ok(scene.author.get(`/job/job-info/${deal.job.slug}`))).toMatchObject({
      state: 'OPEN',
      slotsLeft: 1,
      budget: { held: 36_750 },
    });
    await isReadable(raised);
  });
});

describe('a deal of which something stored cannot be read', () => {
  it('is told as what can be said of it, and leaves the list of others readable', async () => {
    const deal = await running(1_000_000, 1_000_000);
    const other = await inProgress(scene);
    await damage(deal);
    for (const [role, api] of [
      ['author', scene.author],
      ['worker', scene.worker],
    ] as const) {
      const { list } = await ok(api.get(`/job-deal/my-deals-list?role=${role}`));
      const seen = list.find(({ id }: Deal) => id === deal.id);
      expect(seen).toMatchObject({ isDamaged: true, state: 'IN_PROGRESS', actions: [], terms: null });
      expect(list.find(({ id }: Deal) => id === other.id)).not.toHaveProperty('isDamaged');
      expect(await ok(api.post('/job-deal/job-deal-info', { dealId: deal.id }))).toEqual(seen);
    }
    expect((await call(app, '/sandbox/reconcile')).data).toMatchObject({ ok: false });
  });

  it('takes no command whose answer nobody could read', async () => {
    const deal = await running(1_000_000, 1_000_000);
    await damage(deal);
    const answer = await scene.author.post('/job-deal/cancel-deal', {
      ...of(deal),
      toWorker: 0,
      reason: 'x',
    });
    expect(answer.status).toBe(500);
    const [row] = (
      await app.platform.db.execute(sql`select version, cancel_request from deals where id = ${deal.id}`)
    ).rows;
    expect(row).toEqual({ version: deal.version, cancel_request: null });
  });
});
