import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import { fund, of, ok, opened, taken, textProof } from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';
import { happen } from '../../../dev/testing/step-effects.ts';

const { scene } = await openScene();

type Deal = { id: string; version: number; jobId: string; job: { slug: string } };

const getJob = ({ job: { slug } }: Deal) => ok(scene.author.get(`/job/job-info/${slug}`));
/** What its author reads in their list: `done` and what is left. */
async function getSlots(deal: Deal) {
  const { list } = await ok(scene.author.get('/job/jobs-my-list?pageSize=50'));
  const { slots, slotsLeft, done, state } = list.find(({ id }: { id: string }) => id === deal.jobId);
  const { budget } = await getJob(deal);
  return { slots, slotsLeft, done, state, held: budget.held };
}

/** Two slots at 35,000, of which one is taken; then raised to 40,000. */
async function takenBeforeRaise(): Promise<Deal> {
  const deal = await taken(scene, { slots: 2 });
  const { version } = await getJob(deal);
  const job = { ...quickJob, slots: 2, conditions: [textProof], price: 40_000 };
  await ok(scene.author.post('/job/update-job', { jobId: deal.jobId, version, job }));
  return deal;
}
const giveUp = (deal: Deal) =>
  ok(scene.worker.post('/job-deal/cancel-deal', { ...of(deal), reason: 'Tôi bận.' }));
const take = (api: Api, { jobId }: Deal) =>
  api.post('/job-deal/job-deal-init-proposal', { jobId, mode: 'TAKE' });

/** Leaves the author with that much. */
async function spendDownTo(amount: number): Promise<void> {
  const { balance } = await ok(scene.author.get('/wallet/wallet-info'));
  const price = Math.floor((balance - amount) / 1.05 / 100) * 100;
  await opened(scene, { ...quickJob, slots: 1, conditions: [textProof], price: Math.min(price, 2_000_000) });
  if (price > 2_000_000) await spendDownTo(amount);
}

it('J9f: a slot taken before the raise and given up is free, and paid for at today’s reward', async () => {
  const deal = await takenBeforeRaise();
  const seen = await happen(scene, () => giveUp(deal));
  expect(seen).toMatchObject({
    money: { author: -5250, held: 5250, worker: 0, platform: 0 },
    news: { author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED', 'PAYMENT_PROCESSED'], worker: [] },
  });
  expect(await getSlots(deal)).toEqual({ slots: 2, slotsLeft: 2, done: 0, state: 'OPEN', held: 84_000 });
  const again = await ok(take(scene.worker, deal));
  expect(again.money.held).toBe(40_000);
  expect((await take(scene.stranger, deal)).status).toBe(200);
  expect(await getSlots(deal)).toMatchObject({ slotsLeft: 0, done: 0, state: 'FILLED', held: 0 });
});

it('J9, J9f: so is the last of a full job, which opens again', async () => {
  const deal = await takenBeforeRaise();
  await ok(take(scene.stranger, deal));
  await giveUp(deal);
  expect(await getSlots(deal)).toEqual({ slots: 2, slotsLeft: 1, done: 0, state: 'OPEN', held: 42_000 });
});

it('J9c: where the author lacks the difference, the slot is closed, and none counts as done', async () => {
  const deal = await takenBeforeRaise();
  await spendDownTo(5000);
  const { balance } = await ok(scene.author.get('/wallet/wallet-info'));
  expect(balance).toBeLessThan(5250);
  const seen = await happen(scene, () => giveUp(deal));
  expect(seen).toMatchObject({
    money: { author: 36_750, held: -36_750, worker: 0, platform: 0 },
    news: { author: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED', 'ACTION_REQUIRED SLOT_CLOSED'], worker: [] },
  });
  expect(await getSlots(deal)).toEqual({ slots: 1, slotsLeft: 1, done: 0, state: 'OPEN', held: 42_000 });
  // With the money the author adds it again.
  await fund(scene.author, 100_000);
  const { version } = await getJob(deal);
  const job = { ...quickJob, slots: 2, conditions: [textProof], price: 40_000 };
  await ok(scene.author.post('/job/update-job', { jobId: deal.jobId, version, job }));
  expect(await getSlots(deal)).toEqual({ slots: 2, slotsLeft: 2, done: 0, state: 'OPEN', held: 84_000 });
});
