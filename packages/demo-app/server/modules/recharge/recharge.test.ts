import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createSteadyApi } from '../../dev/testing/call-api.ts';
import { copyRow } from '../../dev/testing/crowd.ts';
import { call, register } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { signTransfer } from './adapters/sandbox.ts';
import { sandboxSecret } from './recharge.module.ts';
import { bankEvents, recharges } from './recharge.table.ts';

const secret = 'the secret of these tests alone';
let app: App;
beforeAll(async () => {
  app = await startApp({ secret });
});

const day = 24 * 3_600_000;
const newId = () => crypto.randomUUID();
const transfer = async (content: string, amount: number, bankTxId?: string) =>
  (await call(app, '/sandbox/bank-transfer', { body: { content, amount, ...(bankTxId && { bankTxId }) } }))
    .data;
const advance = (minutes: number) => call(app, '/sandbox/advance-clock', { body: { minutes } });
const getBalance = async (api: Api) => (await api.get('/wallet/wallet-info')).data.balance;

async function person() {
  const account = await register(app);
  return createSteadyApi(app, account.username, account.password);
}
const ask = async (api: Api, amount = 500_000, requestId = newId()) =>
  (await api.post('/recharge/create-recharge', { amount, method: 'VIETQR', requestId })).data;
const getIds = (page: { list: { id: string }[] }) => page.list.map(({ id }) => id);
const getInfo = async (api: Api, id: string) => (await api.get(`/recharge/recharge-info/${id}`)).data;

const send = (payload: Buffer, headers: Record<string, string>, provider = 'sandbox') =>
  app.server.inject({
    method: 'POST',
    url: `/au/api/recharge/recharge-callback/${provider}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const signed = (
  content: string,
  amount: number,
  change: { by?: string; at?: Date; bankTxId?: string } = {},
) =>
  signTransfer(
    { bankTxId: change.bankTxId ?? newId(), content, amount },
    change.by ?? sandboxSecret(secret),
    change.at ?? app.platform.clock.now(),
  );

describe('a recharge', () => {
  it('has a QR code with account, amount and content, shown for fifteen minutes', async () => {
    const api = await person();
    const recharge = await ask(api);
    expect(recharge).toMatchObject({ amount: 500_000, state: 'PENDING', paidAmount: null, paidAt: null });
    expect(recharge.code).toMatch(/^NAP[A-Z0-9]{8}$/);
    for (const part of [recharge.code, '5406500000', recharge.bank.accountNo, recharge.bank.bin])
      expect(recharge.qrPayload).toContain(part);
    expect(Date.parse(recharge.expiresAt) - Date.parse(recharge.createdAt)).toBe(15 * 60_000);
    await advance(15);
    expect((await getInfo(api, recharge.id)).state).toBe('EXPIRED');
  });

  it('is the same for a repeated requestId', async () => {
    const api = await person();
    const requestId = newId();
    const [first, again] = [await ask(api, 500_000, requestId), await ask(api, 500_000, requestId)];
    expect(again).toEqual(first);
    const other = await api.post('/recharge/create-recharge', {
      amount: 600_000,
      method: 'VIETQR',
      requestId,
    });
    expect(other).toMatchObject({ status: 422, data: { reason: 'REQUEST_REUSED' } });
    expect((await api.get('/recharge/recharges-list')).data.total).toBe(1);
  });

  it('is awaited until it is paid, cancelled or a day old, and paging misses none', async () => {
    const api = await person();
    const old = await ask(api);
    await advance(24 * 60);
    const first = await ask(api);
    const paid = await ask(api);
    await transfer(paid.code, 500_000);
    const cancel = ({ id }: { id: string }) => api.post('/recharge/cancel-recharge', { id });
    const cancelled = await ask(api);
    await cancel(cancelled);
    await copyRow(app.platform.db, 'recharges', {
      id: first.id,
      count: 120,
      change: `jsonb_build_object('id', 'rc' || n, 'code', 'NAP' || n)`,
    });
    const list = async (query: string) =>
      (await api.get(`/recharge/recharges-list?pageSize=100&${query}`)).data;
    const page = await list('awaited=true');
    expect(page).toMatchObject({ list: { length: 100 }, total: 121, totalPage: 2 });
    const last = page.list[99];
    await cancel(last);
    await cancel(page.list[1]);
    const next = await list(`awaited=true&after=${last.id}`);
    expect(next).toMatchObject({ list: { length: 21 }, total: 119 });
    const awaited = new Set([...getIds(page), ...getIds(next)]);
    expect(awaited.size).toBe(121);
    for (const { id } of [old, paid, cancelled]) expect(awaited).not.toContain(id);
    expect((await list('')).total).toBe(124);
  });

  it.each([
    ['less than the least', { amount: 9999 }],
    ['more than the most', { amount: 100_000_001 }],
    ['nothing', { amount: 0 }],
    ['a negative amount', { amount: -10_000 }],
    ['half a đồng', { amount: 10_000.5 }],
    ['text', { amount: '10000' }],
    ['another method', { method: 'CASH' }],
    ['no request id', { requestId: undefined }],
  ])('is not made of %s, and nothing is left behind', async (_name, wrong) => {
    const api = await person();
    const before = await app.platform.db.$count(recharges);
    const body = { amount: 10_000, method: 'VIETQR', requestId: newId(), ...wrong };
    expect(await api.post('/recharge/create-recharge', body)).toMatchObject({
      status: 422,
      data: { reason: 'INVALID' },
    });
    expect(await app.platform.db.$count(recharges)).toBe(before);
  });

  it('of another user is NOT_FOUND', async () => {
    const [mine, theirs] = [await person(), await person()];
    const { id } = await ask(theirs);
    for (const answer of [
      await mine.get(`/recharge/recharge-info/${id}`),
      await mine.post('/recharge/cancel-recharge', { id }),
      await mine.get('/recharge/recharge-info/rc_never'),
    ])
      expect(answer).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
  });
});

describe('a transfer', () => {
  it('credits the amount once, and notifies its owner', async () => {
    const api = await person();
    const { id, code } = await ask(api);
    const result = await transfer(`CT tu 0011 ${code} toi KEO`, 500_000, `exact-${id}`);
    expect(result).toEqual({ bankTxId: `exact-${id}`, outcome: 'CREDITED', reason: 'EXACT' });
    expect(await getInfo(api, id)).toMatchObject({ state: 'SUCCEEDED', paidAmount: 500_000 });
    expect(await transfer(code, 500_000, `exact-${id}`)).toMatchObject({
      outcome: 'DUPLICATE',
      reason: 'EXACT',
    });
    expect(await getBalance(api)).toBe(500_000);
    const { data } = await api.get('/jobdeallog/jobs-my-deal-logs-list?type=PAYMENT_PROCESSED');
    expect(data.list.map(({ metadata }: { metadata: unknown }) => metadata)).toMatchObject([
      { amount: 500_000, reason: 'RECHARGE', rechargeId: id },
    ]);
  });

  it.each([
    ['less', 499_999, 'SHORT'],
    ['more', 500_001, 'OVER'],
  ])('credits %s than was asked for as it came', async (_name, amount, reason) => {
    const api = await person();
    const { id, code } = await ask(api);
    expect(await transfer(code, amount)).toMatchObject({ outcome: 'CREDITED', reason });
    expect(await getInfo(api, id)).toMatchObject({ state: 'SUCCEEDED', amount: 500_000, paidAmount: amount });
    expect(await getBalance(api)).toBe(amount);
  });

  it('is still credited for a day, and kept in suspense after that', async () => {
    const api = await person();
    const [late, tooLate] = [await ask(api), await ask(api)];
    await advance(23 * 60);
    expect(await transfer(late.code, 500_000)).toMatchObject({ outcome: 'CREDITED', reason: 'LATE' });
    await advance(61);
    expect(await transfer(tooLate.code, 500_000)).toMatchObject({ outcome: 'SUSPENSE', reason: 'TOO_LATE' });
    expect(await getBalance(api)).toBe(500_000);
    expect(await getInfo(api, tooLate.id)).toMatchObject({ state: 'EXPIRED', inSuspense: 500_000 });
  });

  it('with a used, a cancelled or no code goes into suspense', async () => {
    const api = await person();
    const [used, cancelled] = [await ask(api), await ask(api)];
    await transfer(used.code, 500_000);
    expect(await transfer(used.code, 200_000)).toMatchObject({ outcome: 'SUSPENSE', reason: 'USED_CODE' });
    await api.post('/recharge/cancel-recharge', { id: cancelled.id });
    expect(await transfer(cancelled.code, 100_000)).toMatchObject({
      outcome: 'SUSPENSE',
      reason: 'CANCELLED',
    });
    expect(await transfer('tien com trua', 50_000)).toMatchObject({
      outcome: 'SUSPENSE',
      reason: 'UNKNOWN_CODE',
    });
    expect(await getBalance(api)).toBe(500_000);
    expect(await getInfo(api, used.id)).toMatchObject({ paidAmount: 500_000, inSuspense: 200_000 });
    expect(await getInfo(api, cancelled.id)).toMatchObject({ state: 'CANCELLED', inSuspense: 100_000 });
    expect(await api.post('/recharge/cancel-recharge', { id: used.id })).toMatchObject({
      status: 422,
      data: { reason: 'NOT_ALLOWED' },
    });
  });

  it('in suspense is credited once an operator settles it, once', async () => {
    const api = await person();
    const { data: me } = await api.get('/user/info');
    await transfer('quen ghi ma', 70_000, 'settled');
    const event = (await app.platform.db.select().from(bankEvents)).find(
      ({ providerId }) => providerId === 'settled',
    );
    const give = (to: string) =>
      app.platform.transact((unit) => app.suspense.resolve(unit, event?.id ?? '', to, 'an operator'));
    await expect(give('u_nobody')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect(await give(me.id)).toEqual({ amount: 70_000, isNew: true });
    expect(await give(me.id)).toEqual({ amount: 70_000, isNew: false });
    expect(await getBalance(api)).toBe(70_000);
    const { data } = await api.get('/jobdeallog/jobs-my-deal-logs-list');
    expect(data.list).toMatchObject([{ action: 'PAYMENT_PROCESSED', metadata: { amount: 70_000 } }]);
  });
});

describe('a callback', () => {
  it('that is signed is always answered with success', async () => {
    const api = await person();
    const { code } = await ask(api);
    const { raw, headers } = signed(code, 500_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(raw, headers)));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [200, '{"success":true}']),
    );
    expect(await getBalance(api)).toBe(500_000);
  });

  it('that is forged, stale, changed or cut is refused, stored for inspection, and moves nothing', async () => {
    const api = await person();
    const { code } = await ask(api);
    const good = signed(code, 500_000);
    const stale = signed(code, 500_000, { at: new Date(+app.platform.clock.now() - 6 * 60_000) });
    const forged = signed(code, 500_000, { by: 'guessed' });
    const before = await app.platform.db.$count(bankEvents);
    const answers = [
      await send(stale.raw, stale.headers),
      await send(forged.raw, forged.headers),
      await send(Buffer.from(good.raw.toString().replace('500000', '900000')), good.headers),
      await send(good.raw.subarray(0, 20), good.headers),
      await send(Buffer.alloc(0), good.headers),
      await send(good.raw, {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await getBalance(api)).toBe(0);
    const kept = await app.platform.db.select().from(bankEvents);
    expect(kept.length).toBe(before + answers.length);
    expect(kept.slice(before).every(({ status, signatureOk }) => status === 'REJECTED' && !signatureOk)).toBe(
      true,
    );
  });

  it('that is forged is stored a limited number of times, for a month', async () => {
    const limited = await startApp({ secret, rateLimits: true });
    const { db, clock, queue } = limited.platform;
    const url = '/au/api/recharge/recharge-callback/sandbox';
    const headers = { 'content-type': 'application/json' };
    for (let tries = 0; tries < 25; tries += 1)
      expect((await limited.server.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode).toBe(
        403,
      );
    const rejected = eq(bankEvents.status, 'REJECTED');
    expect(await db.$count(bankEvents, rejected)).toBe(20);
    await clock.advance(31 * day);
    await queue.send(db, 'recharge.forget', {});
    await vi.waitFor(async () => expect(await db.$count(bankEvents, rejected)).toBe(0));
  });

  it('that is signed but unreadable is stored for inspection', async () => {
    const before = await app.platform.db.$count(bankEvents);
    for (const amount of [0, -1, 1.5, 1e13, 2 ** 53]) {
      const { raw, headers } = signed('x', amount);
      expect((await send(raw, headers)).statusCode).toBe(200);
    }
    const kept = (await app.platform.db.select().from(bankEvents)).slice(before);
    expect(kept.map(({ status, reason, signatureOk }) => [status, reason, signatureOk])).toEqual(
      Array.from({ length: 5 }, () => ['IGNORED', 'UNREADABLE', true]),
    );
  });

  it('with text that the database cannot store is stored all the same', async () => {
    const { raw, headers } = signed('a\0b', 30_000, { bankTxId: 'with\0nul' });
    expect((await send(raw, headers)).statusCode).toBe(200);
    expect((await send(raw, headers)).statusCode).toBe(200);
    expect((await send(Buffer.from('{"a":"\0"}'), {})).statusCode).toBe(403);
    const kept = (await app.platform.db.select().from(bankEvents)).filter(({ amount }) => amount === 30_000);
    expect(kept).toMatchObject([{ status: 'SUSPENSE', reason: 'UNKNOWN_CODE', content: 'a\uFFFDb' }]);
  });

  it('of a provider that is not configured is 404', async () => {
    const { raw, headers } = signed('x', 1);
    for (const provider of ['sepay', 'casso', 'payos', 'nobody'])
      expect((await send(raw, headers, provider)).statusCode).toBe(404);
  });

  it('larger than any bank sends is refused unread', async () => {
    expect((await send(Buffer.alloc(65 * 1024), {})).statusCode).toBe(413);
  });

  it('that a process stored and did not apply is applied by the next', async () => {
    const api = await person();
    const { code } = await ask(api);
    await app.platform.db.insert(bankEvents).values({
      id: 'be_left',
      provider: 'sandbox',
      providerId: 'left',
      raw: '',
      signatureOk: true,
      content: code,
      amount: 500_000,
      status: 'STORED',
      receivedAt: new Date(+app.platform.clock.now() - 120_000),
    });
    const failed: unknown[] = [];
    const report = (error: unknown) => void failed.push(error);
    await app.bankEvents.recoverUnapplied(report);
    await app.bankEvents.recoverUnapplied(report);
    expect(failed).toEqual([]);
    expect(await getBalance(api)).toBe(500_000);
  });

  it('that cannot be applied blocks neither the others nor the start', async () => {
    const api = await person();
    const { code } = await ask(api);
    const left = { provider: 'sandbox', raw: '', signatureOk: true, status: 'STORED' as const };
    const receivedAt = new Date(+app.platform.clock.now() - 120_000);
    await app.platform.db.insert(bankEvents).values([
      { ...left, id: 'be_beyond', providerId: 'beyond', content: '', amount: 2 ** 53 - 1, receivedAt },
      { ...left, id: 'be_fine', providerId: 'fine', content: code, amount: 500_000, receivedAt },
    ]);
    const failed: unknown[] = [];
    await app.bankEvents.recoverUnapplied((error) => void failed.push(error));
    expect(failed).toHaveLength(1);
    expect(await getBalance(api)).toBe(500_000);
    await app.platform.db.delete(bankEvents).where(eq(bankEvents.id, 'be_beyond'));
  });
});
