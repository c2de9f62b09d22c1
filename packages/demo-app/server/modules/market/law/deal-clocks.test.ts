import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import type { Api } from '../../../dev/testing/call-api.ts';
import { type Scene, meet, ok, opened, submitted, textProof } from '../../../dev/testing/market-scene.ts';
import { call } from '../../../dev/testing/person.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { dealLogs } from '../../notifications/deal-log.table.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { createDealClocks } from './deal-clocks.ts';
import { findDeal, findJobId } from '../deals/deals.repository.ts';
import { deals } from '../deals/deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';

let app: App;
let scene: Scene;
let other: Scene;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [scene, other] = [await meet(app), await meet(app)];
});

const slot = { ...quickJob, conditions: [textProof] };

/** A handed-in slot whose review time is over, but its clock has not run. */
async function unjudged(by: Scene, jobId: string): Promise<string> {
  const deal = await ok(by.worker.post('/job-deal/job-deal-init-proposal', { jobId, mode: 'TAKE' }));
  await submitted(by, deal);
  const reviewDueAt = new Date(+app.platform.clock.now() - 1);
  await app.platform.db.update(proofs).set({ reviewDueAt }).where(eq(proofs.dealId, deal.id));
  return deal.id;
}

const runTogether = (dealIds: readonly string[]) =>
  Promise.allSettled(dealIds.map((id) => app.market.runClock('deal', id)));

/** Each stored deal, with the id of the transaction that wrote it last (`xmin`). */
async function standing(dealIds: readonly string[]) {
  const { id, state, paid } = deals;
  const rows = await app.platform.db
    .select({ id, state, paid, writtenBy: sql<string>`${deals}.xmin::text` })
    .from(deals)
    .where(inArray(id, [...dealIds]));
  return dealIds.map((wanted) => rows.find((row) => row.id === wanted));
}

const countLogs = async (dealId: string, code: string) =>
  app.platform.db.$count(
    dealLogs,
    sql`${dealLogs.action} = ${code} and ${dealLogs.metadata}->>'dealId' = ${dealId}`,
  );
const getBalance = async (api: Api): Promise<number> => (await ok(api.get('/wallet/wallet-info'))).balance;
const expectInvariants = async () =>
  expect((await call(app, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
const paid = { state: 'COMPLETED', paid: 35_000 };

it('timers due together run as a batch, those of one job one after the other', async () => {
  const [first, second] = [await opened(scene, slot), await opened(scene, slot)];
  const ids = [
    await unjudged(scene, first.id),
    await unjudged(other, first.id),
    await unjudged(scene, second.id),
  ];
  const before = [await getBalance(scene.worker), await getBalance(other.worker)];
  const ends = await runTogether([...ids, ...ids]);
  expect(ends.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
  const [one, other_, third] = await standing(ids);
  expect([one, other_, third]).toMatchObject([paid, paid, paid]);
  expect(third?.writtenBy).toBe(one?.writtenBy);
  expect(other_?.writtenBy).not.toBe(one?.writtenBy);
  for (const id of ids) expect(await countLogs(id, 'PROOF_AUTO_APPROVED_FOR_WORKER')).toBe(1);
  const after = [await getBalance(scene.worker), await getBalance(other.worker)];
  expect(after.map((balance, n) => balance - (before[n] ?? 0))).toEqual([63_000, 31_500]);
  expect((await ok(scene.author.get(`/job/job-info/${first.slug}`))).done).toBe(2);
  await expectInvariants();
});

it('one that fails is reported and rolled back, and does not affect the others', async () => {
  const ids = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await opened(scene, slot);
    ids.push(await unjudged(scene, id));
  }
  const [sound = '', broken = ''] = ids;
  await app.platform.db.update(deals).set({ prepared: sql`'5'::jsonb` }).where(eq(deals.id, broken));
  const [before] = await standing([broken]);
  const ends = await runTogether(ids);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const [one, unchanged, third] = await standing(ids);
  expect([one, third]).toMatchObject([paid, paid]);
  expect(unchanged).toEqual(before);
  expect(await countLogs(broken, 'PROOF_AUTO_APPROVED_FOR_WORKER')).toBe(0);
  expect(await countLogs(sound, 'PROOF_AUTO_APPROVED_FOR_WORKER')).toBe(1);
  await expectInvariants();
});

it('a transaction ends only after each of its deals has, though one has failed before', async () => {
  const [slow, broken] = [await unjudged(scene, (await opened(scene, slot)).id), 'none'];
  let isOpen = false;
  const seen: boolean[] = [];
  const { platform, market } = app;
  const run = createDealClocks({
    clock: platform.clock,
    transact: (work) =>
      platform.transact(async (unit) => {
        isOpen = true;
        return work(unit).finally(() => (isOpen = false));
      }),
    async getJobId({ db }, id) {
      const jobId = await findJobId(db, id);
      if (jobId === null) throw new Error('There is no such deal');
      return jobId;
    },
    async lock(unit, id, jobId) {
      const { db } = unit;
      const [row, job] = [await findDeal(db, id), await findJob(db, jobId)];
      if (!row || !job) throw new Error('There is no such deal');
      // Slower than the failure of the other.
      for (let n = 0; n < 5; n += 1) await findDeal(db, id);
      seen.push(isOpen);
      return market.load(unit, { row, job });
    },
    getTimers: market.getTimers,
    run: async (_unit, deal) => ({ ...deal, row: { ...deal.row, nextTimerAt: null } }),
    reschedule: async (_unit, deal) => deal,
  });
  const ends = await Promise.allSettled([run(broken), run(slow)]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  // First in a batch with the other, then alone.
  expect(seen).toEqual([true, true]);
});
