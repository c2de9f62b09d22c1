import { describe, expect, it } from 'vitest';
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
import { dealNow } from '../../../dev/testing/step-effects.ts';

/** Ways in which one side once gained by lateness, junk or silence. */
const { app, scene } = await openScene();

type Deal = Awaited<ReturnType<typeof inProgress>>;
const post = (side: 'author' | 'worker', path: string, body: object): Promise<Deal> =>
  ok(scene[side].post(`/job-deal/${path}`, body));
const open = (deal: Deal, side: 'author' | 'worker', claim: number) =>
  post(side, 'open-dispute', dispute(deal, claim));
const getBalance = async (side: 'author' | 'worker'): Promise<number> =>
  (await ok(scene[side].get('/wallet/wallet-info'))).balance;

/** Moves the clock, runs what is due, and returns the deal as its author reads it. */
async function wait(deal: Deal, hours: number): Promise<Deal> {
  await app.platform.clock.advance(hours * 3_600_000);
  await app.market.runClock('deal', deal.id);
  return dealNow(scene, deal);
}

/** Parts of 50,000 of a project, all handed in and not looked at for a fortnight. */
async function handedIn(parts: number): Promise<Deal> {
  const terms = { ...byParts(...Array.from({ length: parts }, () => 50_000)), reviewHours: 336 };
  let deal = await inProgress(scene, terms);
  for (let part = 0; part < parts; part++) deal = await submitted(scene, deal, part);
  return deal;
}
async function rejectAll(deal: Deal): Promise<Deal> {
  let rejected = deal;
  for (let part = 0; part < deal.proofs.length; part++)
    rejected = await judged(scene, rejected, 'REJECT', rejection, part);
  return rejected;
}

describe('a dispute of the worker', () => {
  it('late in the deadline does not shorten the review of what is handed in after it', async () => {
    const deal = await inProgress(scene, { durationHours: 24, reviewHours: 336 });
    const disputed = await open(await wait(deal, 47.5), 'worker', 1_000_000);
    const late = await submitted(scene, await wait(disputed, 71));
    const lapsed = await wait(late, 1.5);
    expect(lapsed).toMatchObject({ state: 'IN_PROGRESS', dispute: { state: 'RESOLVED' } });
    expect(lapsed.proofs[0]).toMatchObject({ state: 'SUBMITTED', reviewDueAt: late.proofs[0].reviewDueAt });
    expect(await getBalance('worker')).toBe(0);
    // The author has the fortnight that was agreed, and the answers of every review.
    const rejected = await judged(scene, await wait(lapsed, 330), 'REJECT', rejection);
    expect((await wait(rejected, 73)).state).toBe('CANCELLED');
    expect(await getBalance('worker')).toBe(0);
  });

  it('of work handed in at once leaves its review of a fortnight', async () => {
    const deal = await submitted(scene, await inProgress(scene, { reviewHours: 336 }));
    const lapsed = await wait(await open(deal, 'worker', 1_000_000), 73);
    expect(lapsed).toMatchObject({ state: 'IN_PROGRESS', proofs: [{ state: 'SUBMITTED' }] });
    expect((await wait(lapsed, 336 - 73 - 1)).proofs).toMatchObject([{ state: 'SUBMITTED' }]);
    await wait(await wait(lapsed, 2), 25);
    expect(await getBalance('worker')).toBe(900_000);
  });

  it('leaves what was not handed in to its deadline, with its mark', async () => {
    const deal = await inProgress(scene, { durationHours: 24 });
    expect((await wait(await open(await wait(deal, 47.5), 'worker', 1_000_000), 73)).state).toBe('EXPIRED');
    expect(await getBalance('author')).toBe(5_000_000);
  });

  it.each(['REJECT', 'REQUEST_REVISION'])('is answered for a part by a decision (%s)', async (action) => {
    const deal = await handedIn(2);
    const disputed = await open(deal, 'worker', 100_000);
    const words = action === 'REJECT' ? rejection : { note: 'Thiếu ảnh thứ ba của mục này.' };
    const decided = await judged(scene, disputed, action, words);
    const over = await wait(decided, 73);
    expect(over).toMatchObject({
      state: 'IN_PROGRESS',
      proofs: [{ state: 'REJECTED' }, { state: 'SUBMITTED' }],
    });
    expect(await getBalance('worker')).toBe(0);
    // The worker may appeal against it as against any other.
    const worker = await dealNow(scene, over);
    const appealed = await post('worker', 'appeal-proof', { ...of(worker), proofId: over.proofs[0].id });
    expect(appealed).toMatchObject({ state: 'DISPUTED', dispute: { proofId: over.proofs[0].id } });
    await wait(appealed, 73);
    expect(await getBalance('worker')).toBe(45_000);
  });
});

describe('a rejection beyond the budget', () => {
  it('keeps the money of junk: twenty parts that nobody answers for cost nothing', async () => {
    const before = await getBalance('author');
    const rejected = await rejectAll(await handedIn(20));
    expect(
      rejected.proofs.filter(({ beyondBudget }: { beyondBudget: boolean }) => beyondBudget),
    ).toHaveLength(14);
    expect((await wait(rejected, 73)).state).toBe('CANCELLED');
    expect([await getBalance('worker'), await getBalance('author')]).toEqual([0, before]);
  });

  it('that is answered is settled by no silence, only by the two or the operator', async () => {
    const rejected = await rejectAll(await handedIn(2));
    const [first, second] = rejected.proofs;
    expect([first.beyondBudget, second.beyondBudget]).toEqual([false, true]);
    const answered = await post('worker', 'appeal-proof', { ...of(rejected), proofId: second.id });
    expect(answered).toMatchObject({ state: 'DISPUTED', dispute: { state: 'NEGOTIATING', answer: null } });
    const still = await wait(answered, 10_000);
    expect(still).toMatchObject({ state: 'DISPUTED', nextTimer: null, money: { held: 105_000 } });
    await app.deals.rule(still.id, { toWorker: 20_000, note: 'Một nửa dùng được.' });
    expect(await getBalance('worker')).toBe(18_000);
  });

  it('that is answered can be agreed on', async () => {
    const rejected = await rejectAll(await handedIn(2));
    const proofId = rejected.proofs[1].id;
    const answered = await post('worker', 'appeal-proof', { ...of(rejected), proofId });
    const settled = await post('author', 'settle-dispute', { ...of(answered), offerToWorker: 50_000 });
    expect(settled).toMatchObject({
      state: 'IN_PROGRESS',
      proofs: [{ state: 'REJECTED' }, { state: 'APPROVED' }],
    });
    expect(await getBalance('worker')).toBe(45_000);
  });

  it('counts in the budget of its own deal, by its parts, however many slots the project has', async () => {
    const deal = await handedIn(2);
    const { rejectionBudget } = await ok(
      scene.author.get(`/job-proof/jobs-history-proof-list?dealId=${deal.id}`),
    );
    expect(rejectionBudget).toEqual({ used: 0, max: 1 });
  });
});

const inParts = () => inProgress(scene, { ...byParts(600_000, 700_000, 700_000), reviewHours: 336 });

async function claimed(): Promise<Deal> {
  let deal = await inParts();
  for (const part of [0, 1, 2]) deal = await submitted(scene, deal, part);
  return open(deal, 'worker', 2_000_000);
}

describe('an amount that waits for an answer', () => {
  it('D33: of a dispute is lowered by a part that is paid, so that agreeing to it is possible', async () => {
    const paid = await judged(scene, await claimed(), 'APPROVE');
    expect(paid).toMatchObject({ state: 'DISPUTED', dispute: { claimToWorker: 1_400_000 } });
    const agreed = await post('author', 'respond-dispute', { ...of(paid), accept: true });
    expect(agreed.state).toBe('COMPLETED');
    expect(await getBalance('worker')).toBe(1_800_000);
  });

  it('of a dispute that was answered and forgotten is half of what is left', async () => {
    const answered = await post('author', 'respond-dispute', {
      ...of(await claimed()),
      statement,
      offerToWorker: 0,
    });
    await wait(await judged(scene, answered, 'APPROVE'), 241);
    // 600,000 was approved, and 700,000 is half of the rest.
    expect(await getBalance('worker')).toBe(1_300_000 * 0.9);
  });

  it('D33: of a request to stop is lowered too, and both are told', async () => {
    const deal = await submitted(scene, await inParts());
    const request = await post('author', 'cancel-deal', {
      ...of(deal),
      toWorker: 1_000_000,
      reason: 'Đổi kế hoạch.',
    });
    const paid = await judged(scene, request, 'APPROVE');
    expect(paid.cancelRequest).toMatchObject({ toWorker: 400_000 });
    for (const side of ['author', 'worker'] as const) {
      const { list } = await ok(scene[side].get('/jobdeallog/jobs-my-deal-logs-list?pageNum=1&pageSize=10'));
      expect(list.map(({ metadata }: { metadata: { reason?: string } }) => metadata.reason)).toContain(
        'AMOUNT_LOWERED',
      );
    }
    await post('worker', 'respond-cancel', { ...of(paid), decision: 'ACCEPT' });
    expect(await getBalance('worker')).toBe(900_000);
  });
});

it('an appeal that is over leaves all that is held to be disputed', async () => {
  const terms = { ...byParts(600_000, 700_000, 700_000), durationHours: 1000 };
  const rejected = await judged(
    scene,
    await submitted(scene, await inProgress(scene, terms)),
    'REJECT',
    rejection,
  );
  const appealed = await post('worker', 'appeal-proof', { ...of(rejected), proofId: rejected.proofs[0].id });
  const over = await post('worker', 'withdraw-dispute', of(appealed));
  const request = await post('author', 'cancel-deal', {
    ...of(over),
    toWorker: 1_000_000,
    reason: 'Đổi kế hoạch.',
  });
  expect(request.cancelRequest).toMatchObject({ toWorker: 1_000_000 });
});
