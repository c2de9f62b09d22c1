import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import type { Api } from '../../dev/testing/call-api.ts';
import {
  type Scene,
  agreed,
  finalizing,
  funded,
  inProgress,
  judged,
  meet,
  ok,
  submitted,
  textProof,
} from '../../dev/testing/market-scene.ts';
import { call } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

type Event = {
  action: string;
  isRead: boolean;
  recipientId?: string;
  description: string;
  msg: string;
  metadata: { no: number; eventId: string; amount?: number; reason?: string; params: { text?: string } };
};
const timeline = async (api: Api, dealId: string, page = ''): Promise<Event[]> =>
  (await ok(api.get(`/jobdeallog/jobs-deal-logs-list?dealId=${dealId}&pageSize=100${page}`))).list;
const addNote = (api: Api, dealId: string, more: object = {}) =>
  api.post('/jobdeallog/jobs-deal-logs-new', { dealId, description: 'Nhớ gửi tệp gốc nhé.', ...more });
const read = (api: Api, dealId: string) => api.get(`/jobdeallog/jobs-deal-logs-list?dealId=${dealId}`);
const isPayment = ({ action }: Event) => action === 'PAYMENT_PROCESSED';
const codes = (events: Event[]) => events.map(({ action }) => action);
const newest = async (api: Api) =>
  (await ok(api.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=1'))).list[0];

async function paidDeal(scene: Scene) {
  const deal = await submitted(scene, await inProgress(scene));
  const done = await judged(scene, deal, 'APPROVE');
  const order = finalizing(done, 'COMPLETE');
  await ok(scene.author.post('/job-deal/job-deal-author-finalize', order));
  return done;
}

/** An answer without its timestamp. */
const timeless = (answer: Awaited<ReturnType<typeof read>>) => ({
  ...answer,
  headers: { ...answer.headers, date: '' },
});

describe('the timeline of a deal', () => {
  it('tells both sides the same events in their order, each once', async () => {
    const scene = await meet(app);
    const { id } = await paidDeal(scene);
    const [authors, workers] = [await timeline(scene.author, id), await timeline(scene.worker, id)];
    const [shared, theirs] = [authors, workers].map((events) => events.filter((each) => !isPayment(each)));
    expect(shared?.map(({ metadata }) => metadata.eventId)).toEqual(
      theirs?.map(({ metadata }) => metadata.eventId),
    );
    expect(codes(shared ?? []).toReversed()).toEqual([
      'DEAL_PROPOSAL_CREATED',
      'DEAL_ACCEPTED',
      'DEAL_APPROVED',
      'COLLABORATION_STARTED',
      'PROOF_UPLOADED',
      'PROOF_EVIDENCE_SUBMITTED',
      'PROOF_APPROVED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
    ]);
    for (const events of [authors, workers]) {
      const places = events.map(({ metadata }) => metadata.no);
      expect(places).toEqual(places.toSorted((a, b) => b - a));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('hides from each side the other’s payments', async () => {
    const scene = await meet(app);
    const { id } = await paidDeal(scene);
    expect((await timeline(scene.worker, id)).filter(isPayment)).toMatchObject([
      { metadata: { amount: 900_000 } },
    ]);
    expect((await timeline(scene.author, id)).filter(isPayment)).toEqual([]);
    const unpaid = await agreed(scene);
    await call(app, '/sandbox/advance-clock', { body: { minutes: 12 * 60 + 1 } });
    await expect
      .poll(async () => codes(await timeline(scene.worker, unpaid.id)))
      .toContain('ACTION_REQUIRED');
    const [reminder] = await timeline(scene.worker, unpaid.id);
    expect(reminder).toMatchObject({ isRead: true, metadata: { reason: 'FUND_DEAL' } });
    expect(JSON.stringify(reminder)).not.toMatch(/1[,.]?050[,.]?000/);
  });

  it('has the reader’s own sentences, and neutral ones for logs of the other side', async () => {
    const scene = await meet(app);
    const deal = await submitted(scene, await inProgress(scene));
    const [own] = await timeline(scene.author, deal.id);
    expect(own?.action).toBe('PROOF_EVIDENCE_SUBMITTED');
    expect(own?.description).toBe((await newest(scene.author)).description);
    expect(own?.description).toContain(' đã nộp bằng chứng cho “');
    const [theirs] = await timeline(scene.worker, deal.id);
    expect(theirs?.description).toBe(`Nộp bằng chứng: ${textProof.title}`);
    expect(JSON.parse(theirs?.msg ?? '')).toMatchObject({ description: theirs?.description });
  });

  it('counts two logs of one event once, and two payments twice', async () => {
    const scene = await meet(app);
    const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');
    const order = finalizing(deal, 'COMPLETE', { bonus: 50_000 });
    await ok(scene.author.post('/job-deal/job-deal-author-finalize', order));
    const paid = (await timeline(scene.worker, deal.id)).filter(isPayment);
    expect(paid.map(({ metadata }) => [metadata.reason, metadata.amount])).toEqual([
      ['BONUS', 45_000],
      ['ESCROW_RELEASE', 900_000],
    ]);
    const unpaid = await agreed(scene);
    await call(app, '/sandbox/advance-clock', { body: { minutes: 48 * 60 + 1 } });
    for (const [api, code] of [
      [scene.author, 'DEAL_EXPIRED_FOR_AUTHOR'],
      [scene.worker, 'DEAL_EXPIRED_FOR_WORKER'],
    ] as const) {
      await expect.poll(async () => codes(await timeline(api, unpaid.id))).toContain(code);
      const ends = codes(await timeline(api, unpaid.id)).filter((each) => each.startsWith('DEAL_EXPIRED'));
      expect(ends).toEqual([code]);
    }
  });

  it('comes page by page', async () => {
    const scene = await meet(app);
    const { id } = await funded(scene);
    const page = (pageNum: number) =>
      scene.author.get(`/jobdeallog/jobs-deal-logs-list?dealId=${id}&pageNum=${pageNum}&pageSize=2`);
    expect((await page(1)).data).toMatchObject({
      list: [{ action: 'DEAL_APPROVED' }, { action: 'DEAL_ACCEPTED' }],
      total: 3,
      totalPage: 2,
    });
    expect((await page(2)).data.list).toMatchObject([{ action: 'DEAL_PROPOSAL_CREATED' }]);
  });

  it('is NOT_FOUND for everybody else, as for no deal', async () => {
    const scene = await meet(app);
    const { id } = await funded(scene);
    const missing = await read(scene.author, 'dl_none');
    expect(missing).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    expect(timeless(await read(scene.stranger, id))).toEqual(timeless(missing));
    const unwritten = await addNote(scene.author, 'dl_none');
    expect(timeless(await addNote(scene.stranger, id))).toEqual(timeless(unwritten));
    expect((await read(scene.visitor, id)).status).toBe(401);
    expect((await addNote(scene.visitor, id)).status).toBe(401);
    expect(codes(await timeline(scene.author, id))).not.toContain('DEAL_NOTE');
  });
});

describe('a note', () => {
  it('reaches the other side in the timeline and in the bell', async () => {
    const scene = await meet(app);
    const { id } = await funded(scene);
    const before = await newest(scene.author);
    const written = await ok(addNote(scene.author, id));
    expect(written).toMatchObject({ action: 'DEAL_NOTE', isRead: true, metadata: { dealId: id } });
    expect(written).not.toHaveProperty('seq');
    expect(await newest(scene.worker)).toMatchObject({
      action: 'DEAL_NOTE',
      isRead: false,
      description: expect.stringContaining('Nhớ gửi tệp gốc nhé.'),
      metadata: { dealId: id, params: { text: 'Nhớ gửi tệp gốc nhé.' } },
    });
    expect((await newest(scene.author)).id).toBe(before.id);
    for (const api of [scene.author, scene.worker])
      expect((await timeline(api, id))[0]).toMatchObject({
        action: 'DEAL_NOTE',
        metadata: { no: 4, params: { text: 'Nhớ gửi tệp gốc nhé.' } },
      });
  });

  it('asks for an answer where its writer says so', async () => {
    const scene = await meet(app);
    const { id } = await funded(scene);
    await ok(addNote(scene.worker, id, { requiresAction: true }));
    expect(await newest(scene.author)).toMatchObject({
      action: 'ACTION_REQUIRED',
      metadata: { reason: 'NOTE_NEEDS_ANSWER' },
    });
  });

  it('asks one person ten times a day, and notes that ask nothing go on', async () => {
    const limited = await startApp({ rateLimits: true });
    const scene = await meet(limited);
    const { id } = await funded(scene);
    const asking = () => addNote(scene.worker, id, { requiresAction: true });
    for (let n = 0; n < 10; n += 1) await ok(asking());
    expect(await asking()).toMatchObject({
      status: 429,
      msg: 'Hôm nay bạn đã làm việc này nhiều lần rồi. Vui lòng thử lại sau 24 giờ.',
    });
    await ok(addNote(scene.worker, id));
    await ok(addNote(scene.author, id, { requiresAction: true }));
  });

  it('needs a text, takes own files only, and shows them to the other side', async () => {
    const scene = await meet(app);
    const { id } = await funded(scene);
    expect(await addNote(scene.author, id, { description: '  ' })).toMatchObject({ status: 422 });
    expect(await addNote(scene.author, id, { description: '\u3164' })).toMatchObject({
      status: 422,
      msg: 'Nội dung chỉ gồm ký tự không nhìn thấy được. Hãy viết điều bạn muốn nói.',
    });
    const fileId = await uploaded(scene.workerToken);
    expect(await addNote(scene.author, id, { fileIds: [fileId] })).toMatchObject({ status: 404 });
    expect((await scene.author.get(`/upload/file-info/${fileId}`)).status).toBe(404);
    await ok(addNote(scene.worker, id, { fileIds: [fileId] }));
    expect((await scene.author.get(`/upload/file-info/${fileId}`)).status).toBe(200);
    expect((await scene.stranger.get(`/upload/file-info/${fileId}`)).status).toBe(404);
  });

  it('names its files without contacts until money is held', async () => {
    const scene = await meet(app);
    const nameFor = async ({ id }: { id: string }) => {
      const fileId = await uploaded(scene.workerToken, 'zalo 0912345678.pdf');
      await ok(addNote(scene.worker, id, { fileIds: [fileId] }));
      return (await ok(scene.author.get(`/upload/file-info/${fileId}`))).name;
    };
    expect(await nameFor(await agreed(scene))).toBe('zalo •••••.pdf');
    expect(await nameFor(await funded(scene))).toBe('zalo 0912345678.pdf');
  });

  it('can be added until thirty days after the end', async () => {
    const scene = await meet(app);
    const { id } = await paidDeal(scene);
    await call(app, '/sandbox/advance-clock', { body: { minutes: 29 * 24 * 60 } });
    await ok(addNote(scene.worker, id));
    await call(app, '/sandbox/advance-clock', { body: { minutes: 24 * 60 + 5 } });
    expect(await addNote(scene.worker, id)).toMatchObject({ status: 422, data: { reason: 'EXPIRED' } });
  });
});

async function uploaded(token: string, name = 'goc.pdf'): Promise<string> {
  const boundary = 'keo-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.from('%PDF-1.7\n'),
    randomBytes(64),
    Buffer.from(`\n%%EOF\r\n--${boundary}--\r\n`),
  ]);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/au/api/upload/upload-file',
    headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: body,
  });
  const { data } = answer.json<{ data: { id: string } }>();
  return data.id;
}
