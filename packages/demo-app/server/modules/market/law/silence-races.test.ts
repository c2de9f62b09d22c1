import { expect, it } from 'vitest';
import { isLong } from '../../../dev/testing/long-run.ts';
import type { Answer } from '../../../dev/testing/person.ts';
import {
  byParts,
  dispute,
  evidence,
  inProgress,
  judged,
  of,
  ok,
  rejection,
  statement,
  submitted,
  verdict,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { expectInvariants, dealNow } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

type Deal = Awaited<ReturnType<typeof inProgress>>;
type Press = () => Promise<Answer | undefined>;

const change = '/job-proof/job-history-proof-change';
const appeal =
  (deal: Deal, index = 0): Press =>
  () =>
    scene.worker.post('/job-deal/appeal-proof', { ...of(deal), proofId: deal.proofs[index].id });
const press =
  (side: 'author' | 'worker', path: string, body: object): Press =>
  () =>
    scene[side].post(path, body);
const clock =
  (deal: Deal): Press =>
  () =>
    app.market.runClock('deal', deal.id).then(() => undefined);

/** In alternating order; returns which succeeded. */
async function together(round: number, one: Press, other: Press): Promise<[boolean, boolean]> {
  const both = round % 2 === 0 ? [one, other] : [other, one];
  const answers = await Promise.all(both.map((each) => each()));
  const isDone = answers.map((answer) => answer === undefined || answer.status === 200);
  const [first = false, second = false] = round % 2 === 0 ? isDone : isDone.toReversed();
  await expectInvariants(scene);
  return [first, second];
}
/** Each of the two is started first equally often. */
const rounds = isLong ? [0, 1, 2, 3, 4, 5] : [0, 1];
const parts = byParts(400_000, 600_000);
const rejected = async () =>
  judged(scene, await submitted(scene, await inProgress(scene, parts)), 'REJECT', rejection);
const appealing = (deal: Deal): Promise<Deal> =>
  ok(scene.worker.post('/job-deal/appeal-proof', { ...of(deal), proofId: deal.proofs[0].id }));
/** Where every đồng of the price is. */
const getMoney = async (deal: Deal) => {
  const { held, released, refunded } = (await dealNow(scene, deal)).money;
  return { price: held - Math.floor(held / 21) + released + refunded, released };
};

it.each(rounds)('an appeal while its author takes the rejection back: one of the two (%s)', async (round) => {
  const deal = await rejected();
  const undo = press('author', change, verdict(deal, 'UNDO_REJECT'));
  const done = await together(round, appeal(deal), undo);
  const now = await dealNow(scene, deal);
  // Either the undone rejection is paid, or the appeal stands and nothing has moved.
  expect([
    ['IN_PROGRESS', 'APPROVED', 400_000],
    ['DISPUTED', 'DISPUTED', 0],
  ]).toContainEqual([now.state, now.proofs[0].state, now.money.released]);
  expect(done.filter(Boolean)).toHaveLength(1);
});

it.each(rounds)(
  'handing in while the other side agrees to stop: it ends, or the work is answer enough (%s)',
  async (round) => {
    const begun = await inProgress(scene);
    const deal = await ok(
      scene.author.post('/job-deal/cancel-deal', { ...of(begun), toWorker: 0, reason: 'Đổi kế hoạch' }),
    );
    const handIn = press('worker', '/job-proof/add-jobs-history-proof', evidence(deal, { submit: true }));
    const agree = press('worker', '/job-deal/respond-cancel', { ...of(deal), decision: 'ACCEPT' });
    await together(round, handIn, agree);
    const now = await dealNow(scene, deal);
    expect([
      ['CANCELLED', null, 'VOID'],
      ['IN_PROGRESS', null, 'SUBMITTED'],
    ]).toContainEqual([now.state, now.cancelRequest, now.proofs[0].state]);
  },
);

it.each(rounds)(
  'an answer in the moment in which silence grants an appeal: decided once (%s)',
  async (round) => {
    const deal = await appealing(await rejected());
    await app.platform.clock.advance(72 * 3_600_000);
    const answer = press('author', '/job-deal/respond-dispute', {
      ...of(deal),
      statement,
      offerToWorker: 100_000,
    });
    await together(round, answer, clock(deal));
    const now = await dealNow(scene, deal);
    expect([
      ['DISPUTED', 'NEGOTIATING', 'DISPUTED', 0],
      ['IN_PROGRESS', 'RESOLVED', 'APPROVED', 400_000],
    ]).toContainEqual([now.state, now.dispute.state, now.proofs[0].state, now.money.released]);
  },
);

it.each(rounds)('the same appeal pressed twice at once is one (%s)', async (round) => {
  const deal = await rejected();
  const done = await together(round, appeal(deal), appeal(deal));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await dealNow(scene, deal)).toMatchObject({ state: 'DISPUTED', money: { released: 0 } });
});

it.each(rounds)(
  'a part that is approved while an appeal for another is settled: both are paid (%s)',
  async (round) => {
    const deal = await appealing(await submitted(scene, await rejected(), 1));
    const approve = press('author', change, verdict(deal, 'APPROVE', {}, 1));
    const give = press('author', '/job-deal/respond-dispute', {
      ...of(deal),
      statement,
      offerToWorker: 400_000,
    });
    const [isApproved, isRewarded] = await together(round, approve, give);
    expect([isApproved, isRewarded]).toEqual([true, true]);
    expect(await getMoney(deal)).toEqual({ price: 1_000_000, released: 1_000_000 });
  },
);

it.each(rounds)(
  'a dispute that is withdrawn while silence decides it: one of the two (%s)',
  async (round) => {
    const begun = await submitted(scene, await inProgress(scene, parts));
    const deal = await ok(scene.author.post('/job-deal/open-dispute', dispute(begun, 0)));
    await app.platform.clock.advance(72 * 3_600_000);
    const withdraw = press('author', '/job-deal/withdraw-dispute', of(deal));
    await together(round, withdraw, clock(deal));
    const now = await dealNow(scene, deal);
    expect(now.state).toBe('IN_PROGRESS');
    const isWithdrawn = now.dispute.state === 'WITHDRAWN';
    expect(now.proofs[1].state).toBe(isWithdrawn ? 'REQUIRED' : 'REFUNDED');
    expect(now.money.refunded).toBe(isWithdrawn ? 0 : 600_000);
  },
);
