import { reportReasons } from '@keo/core/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Scene, draftDeal, drafted, meet, newId, ok, opened } from '../../dev/testing/market-scene.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { reviews } from '../reviews/reviews.table.ts';
import { reports } from './reports.table.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp({ rateLimits: false });
  scene = await meet(app);
});

const report = (who: Scene['author'], target: string, targetId: string, more: object = {}) =>
  who.post('/report/add-report', { target, targetId, reason: 'SCAM', ...more });
const absent = { status: 404, data: { reason: 'NOT_FOUND' } };

const refused = (field: string) => ({
  status: 422,
  data: { reason: 'INVALID', fields: { [field]: expect.any(String) } },
});

describe('a report', () => {
  it('is about a person, a public job of somebody else, or a message of an own conversation', async () => {
    const { id: jobId } = await opened(scene);
    const deal = await draftDeal(scene);
    const { id: roomId } = await ok(scene.author.post('/chat/open-room', { dealId: deal.id }));
    const words = { roomId, clientId: newId(), type: 'TEXT', text: 'Chuyển khoản ngoài cho nhanh nhé.' };
    const { id: messageId } = await ok(scene.author.post('/chat/send-message', words));
    const said = { reason: 'PAY_OUTSIDE', note: '  Rủ chuyển khoản ngoài.  ' };
    await ok(report(scene.worker, 'MESSAGE', messageId, said));
    await ok(report(scene.worker, 'JOB', jobId));
    await ok(report(scene.author, 'USER', scene.workerId));
    expect(await app.platform.db.select().from(reports)).toMatchObject([
      {
        reporterId: scene.workerId,
        target: 'MESSAGE',
        targetId: messageId,
        reason: 'PAY_OUTSIDE',
        note: 'Rủ chuyển khoản ngoài.',
        closedAt: null,
      },
      { target: 'JOB', targetId: jobId, note: '' },
      { target: 'USER', targetId: scene.workerId },
    ]);
    expect(await report(scene.stranger, 'MESSAGE', messageId)).toMatchObject(absent);
    expect(await report(scene.author, 'MESSAGE', messageId)).toMatchObject(absent);
    expect(await report(scene.author, 'JOB', jobId)).toMatchObject(absent);
    expect(await report(scene.worker, 'JOB', (await drafted(scene)).id)).toMatchObject(absent);
    expect(await report(scene.worker, 'USER', scene.workerId)).toMatchObject(absent);
    expect(await report(scene.worker, 'USER', jobId)).toMatchObject(absent);
  });

  it('is about a published review of somebody else', async () => {
    const deal = await draftDeal(scene);
    const at = app.platform.clock.now();
    const review = {
      id: 'rv_reported',
      dealId: deal.id,
      jobTitle: deal.job.title,
      byId: scene.workerId,
      toId: deal.author.id,
      of: 'author' as const,
      stars: 1,
      writtenAt: at,
      endedAt: at,
      closesAt: at,
    };
    await app.platform.db.insert(reviews).values({ ...review, state: 'SEALED' });
    const ask = (who: Scene['author']) => report(who, 'REVIEW', review.id, { reason: 'UNTRUE' });
    expect(await ask(scene.author)).toMatchObject(absent);
    await app.platform.db.update(reviews).set({ state: 'PUBLISHED' }).where(eq(reviews.id, review.id));
    expect(await ask(scene.author)).toMatchObject({ status: 200 });
    expect(await ask(scene.worker)).toMatchObject(absent);
  });

  it('is the same when repeated, also concurrently', async () => {
    const ask = () => ok(report(scene.stranger, 'USER', scene.workerId));
    const ids = (await Promise.all([ask(), ask(), ask()])).map(({ id }) => id);
    expect(new Set([...ids, (await ask()).id]).size).toBe(1);
    const other = await ok(report(scene.author, 'USER', 'u04'));
    expect(ids).not.toContain(other.id);
  });

  it('is shown to its reporter alone, until it is closed', async () => {
    const { id: targetId } = await opened(scene);
    const find = async (who: Scene['author']) =>
      (await ok(who.get(`/report/report-info?target=JOB&targetId=${targetId}`))).report;
    expect(await find(scene.worker)).toBeNull();
    const { id } = await ok(
      report(scene.worker, 'JOB', targetId, { reason: 'UNTRUE', note: 'Không phải shop.' }),
    );
    expect(await find(scene.worker)).toEqual({
      reason: 'UNTRUE',
      note: 'Không phải shop.',
      createdAt: expect.any(String),
    });
    // A second report of the same thing answers the first one, unchanged.
    expect(await ok(report(scene.worker, 'JOB', targetId, { reason: 'SPAM' }))).toEqual({ id });
    expect(await find(scene.worker)).toMatchObject({ reason: 'UNTRUE' });
    expect(await find(scene.stranger)).toBeNull();
    expect(await scene.author.get(`/report/report-info?target=JOB&targetId=${targetId}`)).toMatchObject(
      absent,
    );
    await app.platform.db
      .update(reports)
      .set({ closedAt: app.platform.clock.now(), closedBy: 'lan', finding: 'Shop thật.' })
      .where(eq(reports.id, id));
    expect(await find(scene.worker)).toBeNull();
  });

  it('needs a known reason, and limits the length of its text', async () => {
    for (const reason of reportReasons) await ok(report(scene.worker, 'USER', 'u05', { reason }));
    expect(await report(scene.worker, 'USER', 'u05', { reason: 'UGLY' })).toMatchObject(refused('reason'));
    expect(await report(scene.worker, 'USER', 'u05', { note: 'x'.repeat(1001) })).toMatchObject(
      refused('note'),
    );
    expect(await report(scene.worker, 'DEAL', 'u05')).toMatchObject(refused('target'));
    expect(await report(scene.visitor, 'USER', 'u05')).toMatchObject({ status: 401 });
  });
});
