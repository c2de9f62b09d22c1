import { describe, expect, it } from 'vitest';
import {
  byParts,
  dispute,
  inProgress,
  judged,
  of,
  ok,
  statement,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { dealAfter, dealNow } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

type Deal = Awaited<ReturnType<typeof inProgress>>;
const open = (deal: Deal, side: 'author' | 'worker', claim: number): Promise<Deal> =>
  ok(scene[side].post('/job-deal/open-dispute', dispute(deal, claim)));
const ask = (deal: Deal, side: 'author' | 'worker', toWorker: number): Promise<Deal> =>
  ok(scene[side].post('/job-deal/cancel-deal', { ...of(deal), toWorker, reason: 'Tôi đổi kế hoạch.' }));

/** Two weeks without a command, and what each side has then, in đồng. */
async function afterTwoWeeks(deal: Deal) {
  const before = await balances();
  for (let day = 0; day < 14; day += 1) {
    await app.platform.clock.advance(24 * 3_600_000);
    await app.market.runClock('deal', deal.id);
  }
  const after = await balances();
  const { state } = await dealNow(scene, deal);
  return { state, author: after.author - before.author, worker: after.worker - before.worker };
}
const balances = async () => ({
  author: (await ok(scene.author.get('/wallet/wallet-info'))).balance,
  worker: (await ok(scene.worker.get('/wallet/wallet-info'))).balance,
});

describe('silence pays nothing that was not delivered', () => {
  it.each(['ALL', 'PER_PROOF'])('start, deliver nothing, ask to stop for all of it (%s)', async (mode) => {
    const terms = mode === 'ALL' ? {} : byParts(400_000, 600_000);
    const deal = await ask(await inProgress(scene, terms), 'worker', 1_000_000);
    expect(await afterTwoWeeks(deal)).toEqual({ state: 'EXPIRED', author: 1_050_000, worker: 0 });
  });

  it.each(['ALL', 'PER_PROOF'])('start, deliver nothing, dispute for all of it (%s)', async (mode) => {
    const terms = mode === 'ALL' ? {} : byParts(400_000, 600_000);
    const deal = await open(await inProgress(scene, terms), 'worker', 1_000_000);
    expect(await afterTwoWeeks(deal)).toEqual({ state: 'EXPIRED', author: 1_050_000, worker: 0 });
  });

  it('the middle of two offers for nothing is nothing', async () => {
    const deal = await open(await inProgress(scene), 'worker', 1_000_000);
    await ok(scene.author.post('/job-deal/respond-dispute', { ...of(deal), statement, offerToWorker: 0 }));
    expect(await afterTwoWeeks(deal)).toEqual({ state: 'CANCELLED', author: 1_050_000, worker: 0 });
  });

  it('of two parts one was handed in: a claim for both is paid that one', async () => {
    const begun = await inProgress(scene, byParts(400_000, 600_000));
    const deal = await open(await submitted(scene, begun), 'worker', 1_000_000);
    expect(await afterTwoWeeks(deal)).toMatchObject({ author: 630_000, worker: 360_000 });
  });
});

describe('silence loses nothing that was delivered', () => {
  it('everything handed in, the author disputes and the worker is silent', async () => {
    const deal = await open(await submitted(scene, await inProgress(scene)), 'author', 0);
    expect(await afterTwoWeeks(deal)).toEqual({ state: 'COMPLETED', author: 0, worker: 900_000 });
  });

  it('one part approved, one handed in, one not begun', async () => {
    let deal: Deal = await inProgress(scene, byParts(300_000, 300_000, 400_000));
    deal = await judged(scene, await submitted(scene, deal), 'APPROVE');
    deal = await open(await submitted(scene, deal, 1), 'author', 0);
    expect(await afterTwoWeeks(deal)).toEqual({ state: 'COMPLETED', author: 420_000, worker: 270_000 });
  });

  it.each(['author', 'worker'] as const)('a wish to stop for nothing by the %s', async (side) => {
    const deal = await ask(await submitted(scene, await inProgress(scene)), side, 0);
    expect(await afterTwoWeeks(deal)).toEqual({ state: 'COMPLETED', author: 0, worker: 900_000 });
  });

  it('a dispute that was opened and withdrawn gave its author no hour more to review', async () => {
    const before = await submitted(scene, await inProgress(scene));
    const disputed = await open(before, 'author', 0);
    const soon = await dealAfter(scene, disputed, 70 * 3_600_000);
    const back = await ok(scene.author.post('/job-deal/withdraw-dispute', of(soon)));
    expect(back.proofs[0].reviewDueAt).toBe(before.proofs[0].reviewDueAt);
    expect(back.dueAt).toBe(before.dueAt);
  });
});
