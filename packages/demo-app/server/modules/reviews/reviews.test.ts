import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { readOrder, runOrder } from '../../operator/run-operator.ts';
import { openDesk } from '../../operator/desk.ts';
import { readEnv } from '../../platform/env.ts';
import { testOptions } from '../../dev/testing/test-options.ts';
import { type Scene, meet, ok } from '../../dev/testing/market-scene.ts';
import { signIn } from '../../dev/testing/person.ts';
import {
  add,
  change,
  finished,
  listReviews,
  ofDeal,
  listPublished,
  reply,
} from '../../dev/testing/review-scene.ts';
import { samplePdf, samplePicture } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { createDatabase, lacksRealParts, startApp } from '../../dev/testing/start-app.ts';
import { users } from '../users/users.table.ts';
import { reviews } from './reviews.table.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  scene = await meet(app);
});

const getToken = async ({ author }: Scene) => {
  const { username } = await ok(author.get('/user/info'));
  return (await signIn(app, username, `a long secret of ${username}`)).accessToken;
};

describe('what is written', () => {
  it('is refused field by field where it is invalid, and not stored', async () => {
    const deal = await finished(scene);
    for (const wrong of [
      { stars: 0 },
      { stars: 6 },
      { stars: 4.5 },
      { text: 'Tốt' },
      { text: 'x'.repeat(1001) },
      { tags: ['CAREFUL', 'FAST', 'CREATIVE', 'POLITE', 'ANSWERS_FAST', 'LATE'] },
      { tags: ['CLEAR'] },
      { scores: { quality: 6 } },
      { scores: { clearBrief: 5 } },
      { photoIds: ['a', 'b', 'c', 'd'] },
    ])
      expect([wrong, await add(scene.author, deal, wrong)]).toMatchObject([
        wrong,
        { status: 422, data: { reason: 'INVALID' } },
      ]);
    expect((await ofDeal(scene.author, deal)).mine).toMatchObject({
      state: 'ASKED',
      stars: null,
      text: null,
    });
    expect(await reply(scene.author, deal, ' ')).toMatchObject({ data: { reason: 'INVALID' } });
  });

  it('is stored without contacts, because it is public', async () => {
    const deal = await finished(scene);
    const { text } = await ok(
      add(scene.author, deal, { text: 'Bạn này giỏi, gọi 0912345678 hoặc ban@example.com nhé.' }),
    );
    expect(text).toContain('Bạn này giỏi');
    expect(text).not.toMatch(/0912345678|example\.com/);
  });

  it('has photos of its writer, public once it is published', async () => {
    const deal = await finished(scene);
    const token = await getToken(scene);
    const picture = { name: 'ket-qua.jpg', bytes: await samplePicture('jpeg'), type: 'image/jpeg' };
    const { data: photo } = await sendFile(app, token, picture);
    const { data: pdf } = await sendFile(app, token, {
      name: 'a.pdf',
      bytes: samplePdf(),
      type: 'application/pdf',
    });
    expect(await add(scene.author, deal, { photoIds: [pdf.id] })).toMatchObject({
      data: { reason: 'INVALID', fields: { photoIds: 'Chỉ gửi kèm ảnh.' } },
    });
    expect(await add(scene.worker, deal, { photoIds: [photo.id] })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    const sealed = await ok(add(scene.author, deal, { photoIds: [photo.id] }));
    expect(sealed.photos).toEqual([{ id: photo.id, name: 'ket-qua.jpg', mime: 'image/jpeg', url: null }]);
    const look = () => app.server.inject(`/au/api/review/photo/${photo.id}`);
    expect((await look()).statusCode).toBe(404);
    expect(await scene.worker.get(`/upload/file-url/${photo.id}`)).toMatchObject({ status: 404 });
    await ok(add(scene.worker, deal));
    const [shown] = (await listPublished(scene.visitor, scene.workerId)).list;
    const seen = await app.server.inject(shown.photos[0].url);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await app.server.inject(`/au/api/review/photo/${pdf.id}`)).statusCode).toBe(404);
    expect(await scene.author.post('/upload/remove-file', { fileId: photo.id })).toMatchObject({
      data: { reason: 'NOT_ALLOWED' },
    });
  });
});

describe('numbers', () => {
  it('are right after each review, say an average from the third, and narrow the list', async () => {
    const { workerId, visitor } = scene;
    const workers = async () => (await listPublished(visitor, workerId)).ratings.worker;
    const input = [
      { stars: 5, scores: { quality: 5, onTime: 4 } },
      { stars: 4, scores: { quality: 4 } },
      { stars: 4, scores: { quality: 5 } },
    ];
    const after = [];
    for (const words of input) {
      const deal = await finished(scene);
      await ok(add(scene.author, deal, words));
      after.push((await workers()).ratingCount);
      await ok(add(scene.worker, deal, { stars: 3 }));
      after.push(await workers());
    }
    expect(after).toEqual([
      0,
      { rating: null, ratingCount: 1, histogram: [0, 0, 0, 0, 1], scores: {} },
      1,
      { rating: null, ratingCount: 2, histogram: [0, 0, 0, 1, 1], scores: {} },
      2,
      // One score of "on time" is too few for an average.
      { rating: 4.3, ratingCount: 3, histogram: [0, 0, 0, 2, 1], scores: { quality: 4.7 } },
    ]);
    const countPublished = async (query: string) => (await listPublished(visitor, workerId, query)).total;
    expect([
      await countPublished('&stars=4'),
      await countPublished('&stars=1'),
      await countPublished('&direction=worker'),
      await countPublished('&direction=author'),
    ]).toEqual([2, 0, 3, 0]);
    const mine = await listReviews(scene.worker, 'received');
    expect(mine).toMatchObject({ total: 3, todo: 0, ratings: { worker: { rating: 4.3 } } });
    expect(await listReviews(scene.worker, 'given')).toMatchObject({ total: 3 });
  });

  it('of an unknown user are NOT_FOUND', async () => {
    expect(await scene.visitor.get('/review/reviews-list?userId=xx_none')).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });
});

describe.skipIf(lacksRealParts)('on a real database', async () => {
  if (lacksRealParts) return;
  const databaseUrl = await createDatabase();
  const real = await startApp({ databaseUrl });

  it('both sides write at once, again and again: each pair is published whole, and every review is counted', async () => {
    const two = await meet(real);
    const deals = [];
    for (let no = 0; no < 4; no++) deals.push(await finished(two));
    const answers = await Promise.all(
      deals.flatMap((deal) => [
        add(two.author, deal, { stars: 5 }),
        add(two.worker, deal, { stars: 4 }),
        add(two.author, deal, { stars: 1 }),
      ]),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      ...Array.from({ length: 4 }, () => 422),
    ]);
    const rows = await real.platform.db.select().from(reviews);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'PUBLISHED'));
    for (const deal of deals) {
      const pair = rows.filter(({ dealId }) => dealId === deal.id);
      expect(new Set(pair.map(({ publishedAt }) => +(publishedAt ?? 0))).size).toBe(1);
    }
    const authorId = deals[0]?.author.id;
    expect((await listPublished(two.visitor, two.workerId)).ratings.worker.ratingCount).toBe(4);
    expect((await listPublished(two.visitor, authorId)).ratings.author).toMatchObject({
      rating: 4,
      histogram: [0, 0, 0, 4, 0],
    });
  });

  it('two changes of one version of a review: the second is a conflict', async () => {
    const two = await meet(real);
    const deal = await finished(two);
    const { version } = await ok(add(two.author, deal));
    const both = await Promise.all([2, 3].map((stars) => change(two.author, deal, version, { stars })));
    expect(new Set(both.map(({ data }) => data.reason ?? 'DONE'))).toEqual(new Set(['DONE', 'STALE']));
  });

  it('`review doubtful` lists who has ten of five stars from new accounts, and nobody with fewer', async () => {
    const { db } = real.platform;
    const desk = await openDesk(
      readEnv({ DATABASE_URL: databaseUrl, KEO_SECRET: testOptions.secret }),
      (sentence) => expect.fail(sentence),
    );
    const ask = async () => {
      const order = readOrder(['review', 'doubtful']);
      if ('help' in order) throw new Error('no help was asked for');
      return runOrder(desk, order);
    };
    const fan = await meet(real);
    const { username } = await ok(fan.worker.get('/user/info'));
    const praise = async (times: number) => {
      for (let no = 0; no < times; no++) {
        const deal = await finished(fan);
        await ok(add(fan.author, deal, { stars: 5 }));
        await ok(add(fan.worker, deal, { stars: 4 }));
      }
    };
    await praise(9);
    expect((await ask()).text).toBe('Nobody’s reviews look bought.');
    await praise(1);
    const found = await ask();
    expect(found.detail).toBe('People whose reviews look bought: 1');
    expect(found.data).toMatchObject([
      { user: username, as: 'worker', 'five stars from new accounts': '10', 'of published': '10' },
    ]);
    const { id } = await ok(fan.author.get('/user/info'));
    // Reviews by old accounts are not doubtful.
    const longAgo = new Date(+real.platform.clock.now() - 31 * 24 * 3_600_000);
    await db.update(users).set({ joinedAt: longAgo }).where(eq(users.id, id));
    expect((await ask()).data).toEqual([]);
    await desk.close();
  });
});
