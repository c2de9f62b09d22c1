import { claimLimits } from '@keo/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createSteadyApi } from '../../dev/testing/call-api.ts';
import { call, register, signIn } from '../../dev/testing/person.ts';
import { samplePdf, samplePicture } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { rechargeClaims } from './claims.table.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const hour = 3_600_000;
const newId = () => crypto.randomUUID();
const ago = (ms: number) => new Date(+app.platform.clock.now() - ms).toISOString();
const createClaim = (more: object = {}) => ({
  amount: 300_000,
  sentAt: ago(hour),
  reference: 'FT26328001',
  note: 'Tôi gõ nhầm nội dung',
  requestId: newId(),
  ...more,
});
const claim = (api: Api, more: object = {}) => api.post('/recharge/create-recharge-claim', createClaim(more));
const getSuspense = async (api: Api) => (await api.get('/recharge/recharge-suspense-list')).data;
const getBalance = async (api: Api) => (await api.get('/wallet/wallet-info')).data.balance;
const getNews = async (api: Api) => (await api.get('/jobdeallog/jobs-my-deal-logs-list')).data.list;
const transfer = async (content: string, amount: number) =>
  (await call(app, '/sandbox/bank-transfer', { body: { content, amount } })).data;
const recharge = async (api: Api, amount = 500_000) =>
  (await api.post('/recharge/create-recharge', { amount, method: 'VIETQR', requestId: newId() })).data;

async function person() {
  const { username, password } = await register(app);
  const api = createSteadyApi(app, username, password);
  const upload = async (bytes: Uint8Array, name: string) => {
    const { accessToken } = await signIn(app, username, password);
    return (await sendFile(app, accessToken, { name, bytes })).data.id;
  };
  return { api, upload, id: (await api.get('/user/info')).data.id };
}

/** The transfer in suspense that names this recharge, else the newest that names none. */
async function findEvent(amount: number): Promise<string> {
  const events = await app.suspense.list(app.platform.db, 200);
  return events.findLast((event) => event.amount === amount)?.id ?? 'none';
}

const resolve = (event: string, user: string, claimId: string) =>
  app.platform.transact((unit) => app.suspense.resolve(unit, event, user, 'an operator', claimId));

describe('what is being looked at', () => {
  it('is every transfer that names one of the caller’s recharges and was not credited', async () => {
    const [{ api }, stranger] = [await person(), await person()];
    const [used, cancelled] = [await recharge(api), await recharge(api)];
    await transfer(used.code, 500_000);
    await transfer(used.code, 210_000);
    await api.post('/recharge/cancel-recharge', { id: cancelled.id });
    await transfer(cancelled.code, 120_000);
    await transfer('tien com trua', 130_000);
    const { list, total, totalPage } = await getSuspense(api);
    expect([total, totalPage]).toEqual([2, 1]);
    expect(list).toMatchObject([
      { reason: 'CANCELLED', amount: 120_000, code: cancelled.code, claim: null },
      { reason: 'USED_CODE', amount: 210_000, code: used.code, claim: null },
    ]);
    for (const { at, answerBy } of list) expect(Date.parse(answerBy)).toBeGreaterThan(Date.parse(at));
    expect(await getSuspense(stranger.api)).toEqual({ list: [], total: 0, totalPage: 0 });
  });

  it('does not include settled transfers', async () => {
    const { api, id } = await person();
    const used = await recharge(api);
    await transfer(used.code, 500_000);
    await transfer(used.code, 211_000);
    const event = await findEvent(211_000);
    await app.platform.transact((unit) => app.suspense.resolve(unit, event, id, 'an operator'));
    expect((await getSuspense(api)).total).toBe(0);
    expect(await getBalance(api)).toBe(711_000);
  });

  it('is paged with the open first, across transfers and claims', async () => {
    const { api } = await person();
    const used = await recharge(api);
    await transfer(used.code, 500_000);
    await transfer(used.code, 212_000);
    const refused = (await claim(api, { amount: 213_000, sentAt: ago(0) })).data.id;
    await app.platform.transact((unit) => app.suspense.refuse(unit, refused, 'Không có.'));
    await claim(api, { amount: 214_000, sentAt: ago(hour) });
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => api.get(`/recharge/recharge-suspense-list?pageSize=1&pageNum=${pageNum}`)),
    );
    expect(pages.map(({ data }) => [data.list[0].amount, data.total, data.totalPage])).toEqual([
      [212_000, 3, 3],
      [214_000, 3, 3],
      [213_000, 3, 3],
    ]);
  });
});

describe('a claim', () => {
  it('is stored, moves no money, and is visible to its user only', async () => {
    const [{ api, upload }, stranger] = [await person(), await person()];
    const fileId = await upload(await samplePicture('png'), 'bien-lai.png');
    const made = await claim(api, { fileId });
    expect(made).toMatchObject({
      status: 200,
      data: {
        amount: 300_000,
        reference: 'FT26328001',
        fileId,
        state: 'OPEN',
        refusal: null,
        closedAt: null,
      },
    });
    const { list } = await getSuspense(api);
    expect(list).toMatchObject([
      { id: made.data.id, reason: 'CLAIMED', amount: 300_000, code: null, at: made.data.sentAt },
    ]);
    expect(list[0].claim).toEqual(made.data);
    expect(await getBalance(api)).toBe(0);
    expect((await getSuspense(stranger.api)).list).toEqual([]);
    expect(await api.post('/upload/remove-file', { fileId })).toMatchObject({
      data: { reason: 'NOT_ALLOWED' },
    });
  });

  it('is created once for a requestId, also concurrently', async () => {
    const { api } = await person();
    const body = createClaim();
    const post = () => api.post('/recharge/create-recharge-claim', body);
    const answers = await Promise.all([post(), post()]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { status, data } of answers)
      expect(status === 200 ? data : data.reason).toEqual(status === 200 ? done[0]?.data : 'IN_PROGRESS');
    expect((await post()).data).toEqual(done[0]?.data);
    expect((await getSuspense(api)).total).toBe(1);
    const other = await api.post('/recharge/create-recharge-claim', { ...body, amount: 300_001 });
    expect(other).toMatchObject({ status: 422, data: { reason: 'REQUEST_REUSED' } });
  });

  it.each([
    ['less than any transfer', { amount: 999 }, 'amount'],
    ['more than any transfer', { amount: 500_000_001 }, 'amount'],
    ['half a đồng', { amount: 300_000.5 }, 'amount'],
    ['no time', { sentAt: undefined }, 'sentAt'],
    ['a time in words', { sentAt: 'hôm qua' }, 'sentAt'],
    ['a reference as long as a letter', { reference: 'x'.repeat(65) }, 'reference'],
    ['a note as long as a book', { note: 'x'.repeat(501) }, 'note'],
    ['a note that no database keeps', { note: 'a\0b' }, 'note'],
    ['no request id', { requestId: undefined }, 'requestId'],
  ])('is not made of %s, which is said in words', async (_name, wrong, field) => {
    const { api } = await person();
    const answer = await claim(api, wrong);
    expect(answer).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
    expect(answer.data.fields[field]).toMatch(/^\p{Lu}.*\.$/u);
    expect((await getSuspense(api)).total).toBe(0);
  });

  it('is of the last ninety days', async () => {
    const { api } = await person();
    const limit = claimLimits.sentWithinDays * 24 * hour;
    for (const sentAt of [ago(-60_000), ago(limit + 60_000)]) {
      const answer = await claim(api, { sentAt });
      expect(answer).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
      expect(answer.data.fields.sentAt).toMatch(/tương lai|90 ngày/);
    }
    for (const sentAt of [ago(0), ago(limit - 60_000)])
      expect((await claim(api, { sentAt })).status).toBe(200);
  });

  it('takes only an own picture', async () => {
    const [{ api, upload }, stranger] = [await person(), await person()];
    const theirs = await stranger.upload(await samplePicture('png'), 'bien-lai.png');
    for (const fileId of [theirs, 'fl_none'])
      expect(await claim(api, { fileId })).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    const pdf = await upload(samplePdf(), 'bien-lai.pdf');
    const answer = await claim(api, { fileId: pdf });
    expect(answer).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
    expect(answer.data.fields.fileId).toContain('JPEG');
    expect((await getSuspense(api)).total).toBe(0);
    // A refused claim keeps no file.
    expect((await api.post('/upload/remove-file', { fileId: pdf })).status).toBe(200);
  });

  it('is limited to five open ones, also concurrently', async () => {
    const { api } = await person();
    const answers = await Promise.all(Array.from({ length: 7 }, () => claim(api)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) expect(answer.data).toMatchObject({ reason: 'LIMIT', max: 5 });
    const { list } = await getSuspense(api);
    await app.platform.transact((unit) => app.suspense.refuse(unit, list[0].id, 'Không có.'));
    expect((await claim(api)).status).toBe(200);
  });
});

describe('an operator', () => {
  it('sees open claims that fit a transfer: same amount, within a day', async () => {
    const { api } = await person();
    await transfer('sai noi dung', 315_000);
    const [near, day] = [await claim(api, { amount: 315_000 }), 24 * hour];
    await claim(api, { amount: 315_000, sentAt: ago(day + hour) });
    await claim(api, { amount: 315_001 });
    const closed = await claim(api, { amount: 315_000 });
    await app.platform.transact((unit) => app.suspense.refuse(unit, closed.data.id, 'Trùng.'));
    const { db } = app.platform;
    const fitting = await app.suspense.fitting(db, await app.suspense.list(db, 200));
    const event = await findEvent(315_000);
    expect(fitting.get(event)?.map(({ id }) => id)).toEqual([near.data.id]);
  });

  it('credits the money and closes the claim, once', async () => {
    const [{ api, id }, stranger] = [await person(), await person()];
    await transfer('sai noi dung', 316_000);
    await transfer('sai noi dung', 317_000);
    const [event, next] = [await findEvent(316_000), await findEvent(317_000)];
    const mine = (await claim(api, { amount: 316_000 })).data.id;
    const theirs = (await claim(stranger.api, { amount: 316_000 })).data.id;
    for (const wrong of [theirs, 'rq_none'])
      await expect(resolve(event, id, wrong)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect(await getBalance(api)).toBe(0);
    expect(await resolve(event, id, mine)).toEqual({ amount: 316_000, isNew: true });
    expect(await resolve(event, id, mine)).toEqual({ amount: 316_000, isNew: false });
    await expect(resolve(next, id, mine)).rejects.toMatchObject({ reason: 'NOT_ALLOWED' });
    expect(await getBalance(api)).toBe(316_000);
    expect((await getSuspense(api)).list).toMatchObject([
      { id: mine, claim: { state: 'MATCHED', refusal: null } },
    ]);
    expect(await getNews(api)).toMatchObject([
      { action: 'PAYMENT_PROCESSED', metadata: { amount: 316_000 } },
    ]);
    const rows = await app.platform.db.select().from(rechargeClaims);
    expect(rows.find((row) => row.id === mine)).toMatchObject({ eventId: event });
  });

  it('refuses a claim once, with a reason for its user', async () => {
    const { api } = await person();
    const { id } = (await claim(api)).data;
    const refuse = () =>
      app.platform.transact((unit) => app.suspense.refuse(unit, id, 'Sao kê không có khoản này.'));
    await refuse();
    await expect(refuse()).rejects.toMatchObject({ reason: 'NOT_ALLOWED' });
    expect((await getSuspense(api)).list).toMatchObject([
      { id, claim: { state: 'REFUSED', refusal: 'Sao kê không có khoản này.' } },
    ]);
    expect(await getNews(api)).toMatchObject([
      {
        action: 'ACTION_REQUIRED',
        metadata: {
          reason: 'CLAIM_REFUSED',
          params: { amount: 300_000, text: 'Sao kê không có khoản này.' },
        },
      },
    ]);
    expect(await getBalance(api)).toBe(0);
  });
});
