import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../app.ts';
import {
  type Scene,
  applied,
  finalizing,
  fund,
  inProgress,
  judged,
  meet,
  newId,
  ok,
  submitted,
} from '../../dev/testing/market-scene.ts';
import { call, codeFor, register } from '../../dev/testing/person.ts';
import { add, finished } from '../../dev/testing/review-scene.ts';
import { samplePdf, samplePicture } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { unpack } from '../../dev/testing/unpack.ts';
import { dataExports } from './data-exports.table.ts';

let app: App;
let scene: Scene;
let worker: Scene['worker'];
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  ({ worker } = scene);
  await fund(scene.author, 10_000_000);
});

const create = (who = worker) => ok(who.post('/user/create-data-export', {}));
const newest = async (who = worker) => (await ok(who.get('/user/data-export'))).export;
const made = async (who = worker) => {
  await create(who);
  return vi.waitFor(async () => {
    const one = await newest(who);
    expect(one.state).toBe('READY');
    return one;
  });
};
const download = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

const getCopy = async (who = worker) => {
  const { url } = await made(who);
  const texts = await unpack((await download(url)).rawPayload);
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever is there, and fail where it is not
  const rows = (name: string): any[] => JSON.parse(texts.get(`${name}.json`) ?? 'null');
  return { texts, rows };
};

describe('a copy of somebody’s data', () => {
  it('has all their data, explained in both languages', async () => {
    const deal = await submitted(scene, await inProgress(scene));
    const approved = await judged(scene, deal, 'APPROVE');
    await ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(approved, 'COMPLETE')));
    const room = await ok(worker.post('/chat/open-room', { dealId: deal.id }));
    const said = { roomId: room.id, type: 'TEXT' };
    for (const text of ['Em gửi chị ạ', 'Em cảm ơn chị'])
      await ok(worker.post('/chat/send-message', { ...said, clientId: newId(), text }));
    const { data: file } = await sendFile(app, scene.workerToken, {
      name: 'Hợp đồng.pdf',
      bytes: samplePdf(),
    });
    const picture = { name: 'toi.png', bytes: await samplePicture('png'), type: 'image/png' };
    const { data: photo } = await sendFile(app, scene.workerToken, picture);
    await ok(worker.post('/user/update-info', { photoFileId: photo.id }));

    const { texts, rows } = await getCopy();
    const me = await ok(worker.get('/user/info'));
    expect(rows('profile')).toMatchObject([{ id: me.id, email: me.email, balance: me.balance }]);
    expect(rows('deals').find(({ id }) => id === deal.id)).toEqual(
      await ok(worker.post('/job-deal/job-deal-info', { dealId: deal.id })),
    );
    expect(rows('deal-events').filter(({ dealId }) => dealId === deal.id).length).toBeGreaterThan(3);
    expect(rows('messages').map(({ text }) => text)).toEqual(['Em gửi chị ạ', 'Em cảm ơn chị']);
    expect(rows('applications')).toHaveLength(1);
    const { total } = await ok(worker.get('/transaction/transactions-list'));
    expect(rows('transactions')).toHaveLength(total);
    const logs = await ok(worker.get('/jobdeallog/jobs-my-deal-logs-list'));
    expect(rows('notifications')).toHaveLength(logs.total);
    expect(rows('sessions').length).toBeGreaterThan(0);
    expect(rows('files')).toMatchObject([{ path: `files/${file.id}-${file.name}` }, { id: photo.id }]);
    expect(texts.get(`files/${file.id}-${file.name}`)).toBe(Buffer.from(samplePdf()).toString());
    expect(texts.has('files/photo.webp')).toBe(true);
    const readme = texts.get('README.txt') ?? '';
    for (const line of ['DỮ LIỆU CỦA BẠN TRÊN KEO', 'YOUR DATA IN KEO']) expect(readme).toContain(line);
    // The read-me explains every list in both languages.
    const lists = [...texts.keys()].filter((name) => name.endsWith('.json'));
    for (const name of lists) expect(readme.split(`\n${name} `)).toHaveLength(3);
  });

  it('has nothing of other people that they cannot see', async () => {
    const { id: authorId, ...authorOwn } = await ok(scene.author.get('/user/info'));
    const deal = await finished(scene);
    const sealed = 'Làm kỹ, đúng hẹn, lần sau tôi lại thuê nữa.';
    await ok(add(scene.author, deal, { text: sealed }));
    // Before there is a deal, contacts are masked.
    const { id: applicationId } = await applied(scene);
    const room = await ok(scene.author.post('/chat/open-room', { applicationId }));
    const text = 'Số của chị là 0912345678';
    await ok(
      scene.author.post('/chat/send-message', { roomId: room.id, clientId: newId(), type: 'TEXT', text }),
    );
    const card = { bankBin: '970436', accountNo: '0123456789', accountName: 'Person' };
    const { id: cardId } = await ok(worker.post('/bank-card/add-bank-card', card));
    const { email } = await ok(worker.get('/user/info'));
    await ok(worker.post('/bank-card/verify-bank-card', { cardId, code: await codeFor(app, email) }));

    const { texts, rows } = await getCopy();
    const whole = [...texts.values()].join('\n');
    expect(rows('messages').some(({ senderId }) => senderId === authorId)).toBe(true);
    for (const hidden of [sealed, '0912345678', authorOwn.email, authorOwn.phone, '0123456789'])
      expect(whole).not.toContain(hidden);
    expect(rows('bank-cards')).toHaveLength(1);
    // This is the worker's copy; the author's total, with the fee on top, must not be in it.
    expect(whole).not.toContain('"authorTotal":1050000');
    await ok(add(worker, deal));
    expect((await getCopy()).rows('reviews').map((one) => one.text)).toContain(sealed);
  });

  it('is built one at a time, and replaces the one before', async () => {
    const before = await made();
    const { email } = await ok(worker.get('/user/info'));
    const mails = async () => {
      const { data } = await call(app, `/sandbox/outbox?to=${encodeURIComponent(email)}`);
      return data.list.filter(({ subject }: { subject: string }) => subject.includes('Bản sao dữ liệu'))
        .length;
    };
    const mailsBefore = await mails();
    const [one, two] = await Promise.all([create(), create()]);
    expect(one.id).toBe(two.id);
    expect(one).toMatchObject({ state: 'MAKING', url: null });
    expect(one.id).not.toBe(before.id);
    await vi.waitFor(async () => expect((await newest()).state).toBe('READY'));
    expect((await download(before.url)).statusCode).toBe(404);
    // One mail for a finished copy, however many requests.
    expect(await mails()).toBe(mailsBefore + 1);
  });

  it('is for its owner only, by links of some minutes, for seven days', async () => {
    const { accessToken } = await register(app);
    const other = await call(app, '/user/data-export', { token: accessToken });
    expect(other.data).toEqual({ export: null });
    const { url, size, id } = await made();
    const part = await download(url, { range: 'bytes=0-1' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.toString()).toBe('PK');
    expect(part.headers['content-range']).toBe(`bytes 0-1/${size}`);
    expect(part.headers['cache-control']).toBe('private, no-store');
    expect((await download(`${url.split('?')[0]}?key=x`)).statusCode).toBe(404);
    await app.platform.clock.advance(6 * 60_000);
    expect((await download(url)).statusCode).toBe(404);
    expect((await download((await newest()).url)).statusCode).toBe(200);
    const link = (await newest()).url;
    await app.platform.clock.advance(7 * 24 * 3_600_000);
    expect((await download(link)).statusCode).toBe(404);
    expect(await newest()).toBeNull();
    await app.platform.queue.send(app.platform.db, 'exports.sweep', {});
    await vi.waitFor(async () =>
      expect(await app.platform.db.select().from(dataExports).where(eq(dataExports.id, id))).toEqual([]),
    );
  });

  it('that stalls is failed, and can be requested again', async () => {
    const { db, clock } = app.platform;
    const { id: userId } = await ok(worker.get('/user/info'));
    const at = clock.now();
    const row = { id: 'x_lost', userId, state: 'MAKING', createdAt: at, touchedAt: at, attempt: 1 } as const;
    await db.insert(dataExports).values(row);
    expect(await newest()).toMatchObject({ id: 'x_lost', state: 'MAKING' });
    await clock.advance(2 * 3_600_000);
    await app.platform.queue.send(db, 'exports.sweep', {});
    await vi.waitFor(async () => expect((await newest()).state).toBe('FAILED'));
    expect((await made()).id).not.toBe('x_lost');
  });
});
