import { storedCodes, timeHeader, transientCodes } from '@keo/core/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createApi, signInAs } from '../../dev/testing/call-api.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { sessionTokens } from '../auth/auth.table.ts';

let app: App;
let anyone: Api;
let thinh: Api;
beforeAll(async () => {
  app = await startApp();
  anyone = createApi(app);
  thinh = createApi(app, await signInAs(app, 'ducthinh'));
});

const notify = (body: object) => anyone.post('/sandbox/notify', { username: 'ducthinh', ...body });
/** By the database's clock. */
const secondsToWait = async () => {
  const rows = await app.platform.db
    .select({ seconds: sql<string>`extract(epoch from start_after - now())` })
    .from(sql`jobs.job`)
    .where(sql`name = 'auth.clean' and state = 'created'`);
  return Number(rows[0]?.seconds);
};

describe('a sample notification', () => {
  it.each(storedCodes)('writes a %s with a complete sentence', async (action) => {
    const { status, data } = await notify({ action });
    expect(status).toBe(200);
    const text = expect.any(String);
    const params = { jobTitle: text, otherName: text, proofTitle: text, text };
    const metadata = { amount: expect.any(Number), dueAt: text, params };
    expect(data).toMatchObject({ action, isRead: false, metadata });
    expect(data['description']).not.toMatch(/^$|undefined|NaN|[Mm]ột việc|Đối tác|[{}]/);
    const { list } = (await thinh.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=1')).data;
    expect(list).toEqual([data]);
  });

  it('writes as many of one code as requested', async () => {
    const seqs = [];
    for (const action of ['NEW_MESSAGE', 'PROOF_UPLOADED', 'JOB_OPPORTUNITY_ENHANCED']) {
      for (let n = 0; n < 2; n += 1) seqs.push((await notify({ action })).data['seq']);
    }
    const first = Number(seqs[0]);
    expect(seqs).toEqual([0, 1, 2, 3, 4, 5].map((n) => first + n));
  });

  it('replaces sample fields by given ones', async () => {
    const metadata = {
      amount: 77_000,
      dealId: 'd77',
      recipientRole: 'author',
      params: { jobTitle: 'Sửa ống nước', otherName: 'Ông Bảy' },
    };
    const { data } = await notify({ action: 'DEAL_PROPOSAL_CREATED', metadata });
    expect(data).toMatchObject({
      authorId: 'u10',
      metadata: {
        amount: 77_000,
        dealId: 'd77',
        recipientRole: 'author',
        params: { ...metadata.params, amount: 77_000 },
      },
    });
  });

  it.each(transientCodes)('refuses %s, which is never stored', async (action) => {
    expect(await notify({ action })).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
  });

  it.each([
    [{ action: 'NO_SUCH_CODE' }, 422],
    [{ action: 'DEAL_ACCEPTED', metadata: { amount: 'nhiều' } }, 422],
    [{ action: 'DEAL_ACCEPTED', username: 'khongcoai' }, 404],
  ])('refuses %j', async (body, status) => {
    expect((await notify(body)).status).toBe(status);
  });
});

describe('the outbox', () => {
  it('shows messages to a recipient, newest first, with their codes', async () => {
    const email = 'thu.moi@keo.example';
    await anyone.post('/user/register', {
      username: 'thumoi',
      password: 'mot-mat-khau-dai',
      email,
      acceptTerms: true,
    });
    await anyone.post('/user/send-email', { email, purpose: 'RESET_PASSWORD' });
    const { list } = (await anyone.get(`/sandbox/outbox?to=${email}`)).data;
    expect(list).toMatchObject([
      { channel: 'EMAIL', to: email, code: expect.stringMatching(/^\d{6}$/) },
      { channel: 'EMAIL', to: email, code: expect.stringMatching(/^\d{6}$/) },
    ]);
    expect((await anyone.get('/sandbox/outbox?to=ai.do@keo.example')).data).toEqual({ list: [] });
  });
});

describe('the clock', () => {
  it('moves forward by so many minutes', async () => {
    const before = +app.platform.clock.now();
    const { data } = await anyone.post('/sandbox/advance-clock', { minutes: 90 });
    const moved = Date.parse(String(data['now'])) - before;
    expect(moved).toBeGreaterThanOrEqual(90 * 60_000);
    expect(moved).toBeLessThan(91 * 60_000);
    expect(+app.platform.clock.now()).toBeGreaterThanOrEqual(Date.parse(String(data['now'])));
  });

  it.each(['/au/api/job/jobs-list', '/au/api/user/info', '/au/api/job/jobs-list?pageSize=x'])(
    'is said by each answer, also a refusal: %s',
    async (url) => {
      const before = +app.platform.clock.now();
      const events = Number((await app.server.inject(url)).headers[timeHeader.name]);
      expect(events).toBeGreaterThanOrEqual(before);
      expect(events).toBeLessThanOrEqual(+app.platform.clock.now());
    },
  );

  it('makes queued jobs due, also those sent after the clock was moved', async () => {
    const { db, clock, queue } = app.platform;
    await anyone.post('/sandbox/advance-clock', { minutes: 600 });
    const hash = 'a token that ended long ago';
    const expiresAt = new Date(+clock.now() - 7 * 86_400_000);
    await db.insert(sessionTokens).values({ hash, sessionId: 's_gone', kind: 'access', expiresAt });
    await queue.send(db, 'auth.clean', {}, { at: new Date(+clock.now() + 45 * 60_000) });
    const kept = () => db.$count(sessionTokens, eq(sessionTokens.hash, hash));

    await anyone.post('/sandbox/advance-clock', { minutes: 30 });
    const seconds = await secondsToWait();
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThan(16 * 60);
    expect(await kept()).toBe(1);

    await anyone.post('/sandbox/advance-clock', { minutes: 16 });
    await vi.waitFor(async () => expect(await kept()).toBe(0));
  });

  it.each([{}, { minutes: 0 }, { minutes: -5 }, { minutes: 1.5 }, { minutes: '10' }, { minutes: 525_601 }])(
    'refuses %j',
    async (body) => {
      expect(await anyone.post('/sandbox/advance-clock', body)).toMatchObject({
        data: { reason: 'INVALID' },
      });
    },
  );
});

describe('a production server', () => {
  it('has no sandbox', async () => {
    const api = createApi(await startApp({ sandbox: false, smtpUrl: 'smtp://localhost:1' }));
    expect((await api.get('/sandbox/outbox')).status).toBe(404);
    expect((await api.post('/sandbox/notify', { username: 'minhanh', action: 'DEAL_ACCEPTED' })).status).toBe(
      404,
    );
    expect((await api.post('/sandbox/advance-clock', { minutes: 5 })).status).toBe(404);
    expect((await api.post('/user/login', { username: 'minhanh', password: 'keo-demo-2026' })).status).toBe(
      422,
    );
  });
});

const add = (origins: string[]) => anyone.post('/sandbox/add-partner', { name: 'Chợ Nhỏ', origins });

describe('a sample partner', () => {
  it('has a valid key and secret', async () => {
    const { status, data } = await add(['http://localhost:4101']);
    expect(status).toBe(200);
    const answer = await app.server.inject({
      method: 'POST',
      url: '/au/api/embed/token',
      headers: { authorization: `Basic ${Buffer.from(`${data.key}:${data.secret}`).toString('base64')}` },
      payload: { user: 'shop-7' },
    });
    // 404: no link yet. A wrong secret would give 401.
    expect(answer.statusCode).toBe(404);
  });

  it.each(['http://shop.example', 'https://shop.example/', '*'])('has no pages at %s', async (origin) => {
    expect(await add([origin])).toMatchObject({ status: 422 });
  });
});
