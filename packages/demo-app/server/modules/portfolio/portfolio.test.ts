import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import {
  type Scene,
  evidence,
  finalizing,
  fund,
  inProgress,
  judged,
  meet,
  ok,
  submitted,
} from '../../dev/testing/market-scene.ts';
import { call } from '../../dev/testing/person.ts';
import { samplePicture } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';

let app: App;
let scene: Scene;
let authorId: string;
let proofId: string;
const notThere = { status: 404, data: { reason: 'NOT_FOUND' } };
const notNow = { status: 422, data: { reason: 'NOT_ALLOWED' } };

async function finish(approved: { id: string; version: number }, { author } = scene) {
  const order = finalizing(approved, 'COMPLETE');
  return ok(author.post('/job-deal/job-deal-author-finalize', order));
}
/** A picture and a text with a phone number, approved and paid. */
async function shownWork(): Promise<string> {
  const deal = await inProgress(scene, {
    conditions: [{ title: 'Bộ logo', accept: { types: ['IMAGE', 'TEXT'] } }],
  });
  const file = { name: 'Ảnh của Bình.png', bytes: await samplePicture('png'), type: 'image/png' };
  const { data } = await sendFile(app, scene.workerToken, file);
  const handIn = evidence(deal, {
    submit: true,
    fileIds: [data.id],
    text: 'Ba hướng logo, cần gì gọi 0912345678 nhé.',
  });
  const { deal: waiting } = await ok(scene.worker.post('/job-proof/add-jobs-history-proof', handIn));
  await finish(await judged(scene, waiting, 'APPROVE'));
  return deal.proofs[0].id;
}

beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  await fund(scene.author, 10_000_000);
  ({ id: authorId } = await ok(scene.author.get('/user/info')));
  proofId = await shownWork();
});

const ask = (who: Scene['author'], id = proofId) => who.post('/portfolio/ask-portfolio', { proofId: id });
const answer = (agree: boolean, id = proofId) =>
  scene.author.post('/portfolio/answer-portfolio', { proofId: id, agree });
const shown = async (reader = scene.visitor) =>
  (await ok(reader.get(`/portfolio/portfolio-list?userId=${scene.workerId}`))).list;
const mine = async (who: Scene['author']) => ok(who.get('/portfolio/my-portfolio-list'));
const requests = async () => {
  const { list } = await ok(scene.author.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=100'));
  return list.filter(
    ({ metadata }: { metadata: { reason?: string } }) => metadata.reason === 'NOTE_NEEDS_ANSWER',
  );
};

describe('the portfolio', () => {
  it('shows nothing without the author’s consent', async () => {
    expect((await mine(scene.worker)).own).toMatchObject([{ proofId, state: 'NONE', canAsk: true }]);
    expect(await answer(true)).toMatchObject(notThere);
    expect(await ask(scene.author)).toMatchObject(notThere);
    await ok(ask(scene.worker));
    await ok(ask(scene.worker));
    expect((await mine(scene.worker)).own).toMatchObject([{ state: 'ASKED' }]);
    expect((await mine(scene.author)).requests).toMatchObject([{ proofId, state: 'ASKED' }]);
    expect(await shown()).toEqual([]);
    expect(await requests()).toHaveLength(1);
  });

  it('shows what both agree to: pictures, and texts without contacts', async () => {
    await ok(answer(true));
    const [item] = await shown();
    expect(item).toMatchObject({
      proofId,
      title: 'Bộ logo',
      author: { id: authorId },
      pictures: [{ mime: 'image/png' }],
    });
    expect(item.text).toContain('Ba hướng logo');
    expect(item.text).not.toContain('0912345678');
    const picture = await app.server.inject(item.pictures[0].url);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.headers['content-disposition']).not.toContain('B');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 64, height: 32 });
  });

  it('removes an item at once when either withdraws consent, with the picture’s URL', async () => {
    const [{ pictures }] = await shown();
    const isThere = async () => (await app.server.inject(pictures[0].url)).statusCode === 200;
    await ok(answer(false));
    expect(await shown()).toEqual([]);
    expect(await isThere()).toBe(false);
    expect(await ask(scene.worker)).toMatchObject(notNow);
    // The refusal stays after the worker removes the item.
    await ok(scene.worker.post('/portfolio/remove-portfolio', { proofId }));
    expect(await ask(scene.worker)).toMatchObject(notNow);
    await ok(answer(true));
    expect(await isThere()).toBe(true);
    await ok(scene.worker.post('/portfolio/remove-portfolio', { proofId }));
    expect(await isThere()).toBe(false);
    expect(await answer(true)).toMatchObject(notThere);
  });

  it('is for approved work of completed deals, up to thirty days after', async () => {
    const waiting = await submitted(scene, await inProgress(scene));
    const id = waiting.proofs[0].id;
    expect(await ask(scene.worker, id)).toMatchObject(notNow);
    expect(await ask(scene.stranger, proofId)).toMatchObject(notThere);
    await finish(await judged(scene, waiting, 'APPROVE'));
    await call(app, '/sandbox/advance-clock', { body: { minutes: 31 * 24 * 60 } });
    expect(await ask(scene.worker, id)).toMatchObject({ status: 422, data: { reason: 'EXPIRED' } });
    const { own } = await mine(scene.worker);
    expect(own.every(({ canAsk }: { canAsk: boolean }) => !canAsk)).toBe(true);
  });

  it('is NOT_FOUND for people the worker blocked', async () => {
    await ok(scene.worker.post('/user/block-user', { userId: authorId }));
    const path = `/portfolio/portfolio-list?userId=${scene.workerId}`;
    expect(await scene.author.get(path)).toEqual(
      await scene.author.get('/portfolio/portfolio-list?userId=none'),
    );
    expect((await scene.stranger.get(path)).status).toBe(200);
  });
});

it('is asked for and taken back twenty times a day between two people, repeats not counted', async () => {
  const limited = await startApp({ rateLimits: true });
  const own = await meet(limited);
  const deal = await judged(own, await submitted(own, await inProgress(own)), 'APPROVE');
  await finish(deal, own);
  const id = deal.proofs[0].id;
  const remove = () => own.worker.post('/portfolio/remove-portfolio', { proofId: id });
  for (let n = 0; n < 20; n += 1) {
    await ok(ask(own.worker, id));
    await ok(remove());
  }
  expect(await ask(own.worker, id)).toMatchObject({ status: 429 });
  expect(await ask(own.worker, id)).toMatchObject({ status: 429 });
});
