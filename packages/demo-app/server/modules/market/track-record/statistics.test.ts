import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { call } from '../../../dev/testing/person.ts';
import {
  type Scene,
  agreed,
  applied,
  finalizing,
  fund,
  funded,
  inProgress,
  judged,
  meet,
  newId,
  ok,
  rejection,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { until } from '../../../dev/testing/until.ts';
import { verifiedPhones } from '../../users/verified-phones.table.ts';

let app: App;
let scene: Scene;
let authorId: string;
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  await fund(scene.author, 20_000_000);
  ({ id: authorId } = await ok(scene.author.get('/user/info')));
});

const advance = (hours: number) => call(app, '/sandbox/advance-clock', { body: { minutes: hours * 60 } });
const getNumbers = async (id: string) => (await ok(scene.visitor.get(`/user/info/${id}`))).statistics;
const worker = async () => (await getNumbers(scene.workerId)).worker;
const author = async () => (await getNumbers(authorId)).author;

/** The queue runs timers. */
const comesTo = (dealId: string, state: string) =>
  until(`the deal is ${state}`, async () => {
    const deal = await ok(scene.author.post('/job-deal/job-deal-info', { dealId }));
    return deal.state === state;
  });

/** Approved so many hours after hand-in, and paid at once. */
async function paid(hours: number) {
  const handedIn = await submitted(scene, await inProgress(scene));
  await advance(hours);
  const approved = await judged(scene, handedIn, 'APPROVE');
  return ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(approved, 'COMPLETE')));
}
async function rejected() {
  const deal = await inProgress(scene);
  await judged(scene, await submitted(scene, deal), 'REJECT', rejection);
  await advance(73);
  await comesTo(deal.id, 'CANCELLED');
}

const minutes = (count: number) => call(app, '/sandbox/advance-clock', { body: { minutes: count } });

describe('public numbers', () => {
  it('are counts alone below three deals: no average of one or two', async () => {
    await paid(4);
    await paid(2);
    expect(await worker()).toMatchObject({ ended: 2, completed: 2, onTimePct: null, approvalPct: null });
    expect(await author()).toMatchObject({
      posted: 2,
      ended: 2,
      completed: 2,
      paidOut: null,
      paidWithinHours: null,
      autoApprovedPct: null,
    });
  });

  it('have averages from the third deal on', async () => {
    await paid(6);
    expect(await worker()).toMatchObject({
      ended: 3,
      completed: 3,
      onTimePct: 100,
      approvalPct: 100,
      disputeLostPct: 0,
      rejections: { made: 0, upheld: 0 },
    });
    expect(await author()).toMatchObject({
      ended: 3,
      completed: 3,
      paidOut: 3_000_000,
      reviewHours: 4,
      paidWithinHours: 4,
      autoApprovedPct: 0,
      fundFailPct: 0,
    });
  });

  it('count rejections on both sides, undone ones as not upheld', async () => {
    await rejected();
    const handedIn = await submitted(scene, await inProgress(scene));
    const undone = await judged(scene, await judged(scene, handedIn, 'REJECT', rejection), 'UNDO_REJECT');
    await ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(undone, 'COMPLETE')));
    expect(await worker()).toMatchObject({
      ended: 5,
      completed: 4,
      approvalPct: 80,
      rejections: { made: 2, upheld: 1 },
    });
    expect(await author()).toMatchObject({ completed: 4, rejections: { made: 2, upheld: 1 } });
  });

  it('count late hand-ins and approvals by timer', async () => {
    const deal = await inProgress(scene);
    await advance(101);
    await submitted(scene, deal);
    await advance(121);
    await comesTo(deal.id, 'PROOFS_APPROVED');
    await advance(25);
    await comesTo(deal.id, 'COMPLETED');
    expect(await worker()).toMatchObject({ completed: 5, onTimePct: 80 });
    expect(await author()).toMatchObject({ completed: 5, autoApprovedPct: 20 });
  });

  it('count agreements that were not funded', async () => {
    const deal = await agreed(scene);
    await advance(49);
    await comesTo(deal.id, 'EXPIRED');
    expect(await author()).toMatchObject({ ended: 7, completed: 5, fundFailPct: 14 });
    expect(await worker()).toMatchObject({ ended: 6 });
  });

  it('have the reply time in chats, with enough answers', async () => {
    const deal = await funded(scene);
    const { id: roomId } = await ok(scene.worker.post('/chat/open-room', { dealId: deal.id }));
    const say = (who: Scene['author'], text: string) =>
      ok(who.post('/chat/send-message', { roomId, clientId: newId(), type: 'TEXT', text }));
    for (const [first, wait] of [
      [1, 10],
      [5, 25],
    ] as const) {
      await say(scene.author, 'Em làm đến đâu rồi?');
      await minutes(first);
      await say(scene.author, 'Em xem giúp chị nhé.');
      await minutes(wait);
      await say(scene.worker, 'Em gửi ngay đây.');
    }
    expect((await worker()).replyMinutes).toBeNull();
    await say(scene.author, 'Cảm ơn em.');
    await minutes(60);
    await say(scene.worker, 'Dạ.');
    // 11, 30 and 60 minutes, each from the first unanswered message.
    expect((await worker()).replyMinutes).toBe(30);
    // Only the job's author reads the same.
    const sent = await applied(scene);
    expect(sent.replyMinutes).toBeUndefined();
    const { list } = await ok(scene.author.get(`/job-application/applications-list?jobId=${sent.jobId}`));
    expect(list).toMatchObject([{ id: sent.id, replyMinutes: 30 }]);
    const own = await ok(scene.worker.get('/job-application/my-applications-list'));
    expect(own.list[0].replyMinutes).toBeUndefined();
  });

  it('leave out self-dealing', async () => {
    const tied = [authorId, scene.workerId].map((userId) => ({
      userId,
      phone: '0900000001',
      verifiedAt: new Date(),
    }));
    await app.platform.db.insert(verifiedPhones).values(tied);
    expect(await worker()).toMatchObject({ ended: 0, completed: 0, onTimePct: null });
    expect(await author()).toMatchObject({ ended: 0, completed: 0, paidOut: null });
    await app.platform.db.delete(verifiedPhones);
  });
});
