import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { getBalances } from './ledger.repository.ts';
import { reconcile } from './reconcile.service.ts';

const app = await startApp();
const { db, transact, clock } = app.platform;
const { escrows } = app;
const actor = 'test';
const [author, worker] = ['u02', 'u08'];

const run = <T>(work: (unit: Unit) => Promise<T>) => transact(work);
/** Of both people's balances. */
async function changes(work: () => Promise<unknown>) {
  const before = [await getBalances(db, author), await getBalances(db, worker)];
  await work();
  const after = [await getBalances(db, author), await getBalances(db, worker)];
  const [paid, held, earned] = [
    (after[0]?.balance ?? 0) - (before[0]?.balance ?? 0),
    (after[0]?.held ?? 0) - (before[0]?.held ?? 0),
    (after[1]?.balance ?? 0) - (before[1]?.balance ?? 0),
  ];
  return { author: paid, held, worker: earned };
}
const twice = async (work: () => Promise<unknown>) => {
  await work();
  await work();
};
const isSound = async () => (await reconcile(db, clock)).ok;

/** With fees of 5 % and 10 %. */
const toPayment = (price: number) => ({
  price,
  fee: Math.floor(price / 20),
  workerFee: Math.floor(price / 10),
});

const newDeal = (price: number, event = 'approve') => {
  const dealId = randomUUID();
  const deal = {
    dealId,
    jobId: randomUUID(),
    authorId: author,
    workerId: worker,
    kind: 'PROJECT' as const,
    actor,
  };
  const lock = (to = price, by = event) =>
    run((unit) => escrows.lockDeal(unit, { ...deal, price: to, event: by }));
  const release = (price: number, payoutId: string) =>
    run((unit) => escrows.release(unit, { dealId, ...toPayment(price), payoutId, actor }));
  return { dealId, lock, release };
};

describe('the money of a deal', () => {
  it('is locked with the fee, paid in parts to the đồng, and the rest is refunded with its share of the fee', async () => {
    const { dealId, lock, release } = newDeal(900_000);
    expect(await changes(() => twice(lock))).toEqual({ author: -945_000, held: 945_000, worker: 0 });
    const part = `${dealId}:1`;
    expect(await changes(() => twice(() => release(300_000, part)))).toEqual({
      author: 0,
      held: -315_000,
      worker: 270_000,
    });
    expect(await changes(() => twice(() => run((unit) => escrows.close(unit, { dealId, actor }))))).toEqual({
      author: 630_000,
      held: -630_000,
      worker: 0,
    });
    expect(await isSound()).toBe(true);
  });

  it('grows with its price, and a repeated older approval moves nothing', async () => {
    const { lock } = newDeal(100_000);
    await lock();
    expect(await changes(() => lock(200_000, 'more'))).toEqual({
      author: -105_000,
      held: 105_000,
      worker: 0,
    });
    expect(await changes(lock)).toEqual({ author: 0, held: 0, worker: 0 });
  });

  it('is not paid twice for one event, nor another sum for the same', async () => {
    const { dealId, lock, release } = newDeal(200_000);
    await lock();
    await release(100_000, `${dealId}:1`);
    expect(await changes(() => release(100_000, `${dealId}:1`))).toEqual({ author: 0, held: 0, worker: 0 });
    await expect(release(50_000, `${dealId}:1`)).rejects.toThrow('ledger_post');
    await expect(release(100_001, `${dealId}:2`)).rejects.toThrow('INSUFFICIENT_BALANCE');
    expect(await isSound()).toBe(true);
  });

  it('is refunded in part by an event, and a repeat moves nothing', async () => {
    const { dealId, lock } = newDeal(200_000);
    await lock();
    const refund = (price: number) =>
      run((unit) => escrows.refund(unit, { dealId, price, fee: price / 20, event: 'agreed', actor }));
    expect(await changes(() => refund(50_000))).toMatchObject({ author: 52_500 });
    expect(await changes(() => refund(50_000))).toMatchObject({ author: 0 });
    await expect(refund(60_000)).rejects.toThrow('ledger_post');
  });

  it('may be more by a bonus, with the fees that were decided, and once', async () => {
    const { dealId, lock, release } = newDeal(200_000);
    await lock();
    await release(200_000, `${dealId}:1`);
    const bonus = { dealId, ...toPayment(20_000), actor };
    expect(await changes(() => twice(() => run((unit) => escrows.bonus(unit, bonus))))).toEqual({
      author: -21_000,
      held: 0,
      worker: 18_000,
    });
  });
});

describe('the budget of a quick job', () => {
  it('is locked for every slot, moves to deals and back, and free slots are refunded', async () => {
    const jobId = randomUUID();
    const [taken, left] = [randomUUID(), randomUUID()];
    const reward = 20_000;
    const slot = (dealId: string) => ({ jobId, dealId, workerId: worker, reward, actor });
    const publish = { jobId, authorId: author, price: 3 * reward, fee: 3000, event: 'publish', actor };
    expect(await changes(() => twice(() => run((unit) => escrows.lockJob(unit, publish))))).toEqual({
      author: -63_000,
      held: 63_000,
      worker: 0,
    });
    for (const dealId of [taken, left])
      expect(await changes(() => run((unit) => escrows.assignSlot(unit, slot(dealId))))).toEqual({
        author: 0,
        held: 0,
        worker: 0,
      });
    const pay = { dealId: taken, ...toPayment(reward), payoutId: taken, actor };
    expect(await changes(() => run((unit) => escrows.release(unit, pay)))).toEqual({
      author: 0,
      held: -21_000,
      worker: 18_000,
    });
    // A paid slot does not return to the job.
    const giveBack = run((unit) => escrows.returnSlot(unit, { dealId: taken, actor }));
    await expect(giveBack).rejects.toThrow('paid in part');
    await run((unit) => escrows.close(unit, { dealId: taken, actor }));
    // Nothing was paid on the second: its slot and money return to the job.
    expect(
      await changes(() => twice(() => run((unit) => escrows.returnSlot(unit, { dealId: left, actor })))),
    ).toEqual({
      author: 0,
      held: 0,
      worker: 0,
    });
    const expire = { jobId, event: 'expire', closing: true, actor };
    expect(await changes(() => twice(() => run((unit) => escrows.refundJob(unit, expire))))).toEqual({
      author: 42_000,
      held: -42_000,
      worker: 0,
    });
    expect(await isSound()).toBe(true);
  });
});
