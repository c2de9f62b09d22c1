import { eq } from 'drizzle-orm';
import { moneyLimits } from '@keo/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createSteadyApi } from '../../dev/testing/call-api.ts';
import {
  type Scene,
  application,
  dispute,
  finalizing,
  fund,
  inProgress,
  judged,
  meet,
  newId,
  ok,
  opened,
  rejection,
  submitted,
  terms,
} from '../../dev/testing/market-scene.ts';
import { createAuthenticator } from '../../dev/testing/authenticator.ts';
import { call, codeFor, register } from '../../dev/testing/person.ts';
import { projectJob, quickJob } from '../../dev/testing/sample-jobs.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { listClosedWithMoney } from './obstacles.repository.ts';
import { available, platformSuspense } from '../wallet/posting.ts';
import { ledgerAccounts } from '../wallet/ledger.table.ts';
import { reconcile } from '../wallet/reconcile.service.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

type Person = Awaited<ReturnType<typeof register>> & { api: Api; id: string };
async function newPerson(): Promise<Person> {
  const account = await register(app);
  const api = createSteadyApi(app, account.username, account.password, account.accessToken);
  await ok(api.post('/user/update-info', { displayName: 'Tran Thu Ha' }));
  return { ...account, api, id: (await ok(api.get('/user/info'))).id };
}
const close = ({ api, password, username }: Person, more: object = {}) =>
  api.post('/user/close-account', { password, username, ...more });
const getObstacles = async (who: Api) => {
  const { obstacles } = await ok(who.get('/user/closing'));
  return Object.fromEntries(
    obstacles.map(({ kind, count, amount }: { kind: string; count: number; amount: number }) => [
      kind,
      count || amount,
    ]),
  );
};
const login = ({ username, password }: { username: string; password: string }) =>
  call(app, '/user/login', { body: { username, password }, locale: 'vi' });
const transfer = (content: string, amount: number) =>
  call(app, '/sandbox/bank-transfer', { body: { content, amount } });
const getCode = async ({ api }: Person, amount: number) => {
  const recharge = { amount, method: 'VIETQR', requestId: newId() };
  return (await ok(api.post('/recharge/create-recharge', recharge))).code;
};
const isRight = async () => (await reconcile(app.platform.db, app.platform.clock)).ok;

const advance = (minutes: number) => call(app, '/sandbox/advance-clock', { body: { minutes } });

/** Withdraws the whole balance to a bank account of the user; returns the withdrawal. */
async function askForAll({ api, email }: Person): Promise<string> {
  const { displayName, balance: amount } = await ok(api.get('/user/info'));
  const accountName = displayName.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  const accountNo = String(cards++);
  const { id: cardId } = await ok(
    api.post('/bank-card/add-bank-card', { bankBin: '970436', accountNo, accountName }),
  );
  await ok(api.post('/bank-card/verify-bank-card', { cardId, code: await codeFor(app, email) }));
  // A new bank account is on hold for a day.
  await advance(24 * 60 + 1);
  const order = { amount, cardId, requestId: newId() };
  await api.post('/withdraw/create-withdraw', order);
  const otp = await codeFor(app, email);
  const placed = await ok(api.post('/withdraw/create-withdraw', { ...order, otp }));
  expect(placed).toMatchObject({ state: 'REQUESTED' });
  return placed.id;
}
let cards = 1_023_456_000;
async function withdrawAll(person: Person): Promise<string> {
  const withdrawId = await askForAll(person);
  await pay(person, withdrawId);
  return withdrawId;
}
async function pay({ api }: Person, withdrawId: string): Promise<void> {
  const state = async () => (await ok(api.get(`/withdraw/withdraw-info/${withdrawId}`))).state;
  await advance(moneyLimits.withdrawCancelMinutes);
  await until('it is with the bank', async () => (await state()) === 'PROCESSING');
  await ok(call(app, '/sandbox/bank-payout', { body: { withdrawId, outcome: 'PAY' } }));
  expect(await state()).toBe('SUCCEEDED');
}

const balanceOfAccount = async (id: string) => {
  const [row] = await app.platform.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, id));
  return row?.balance ?? 0;
};
const getBalance = (userId: string) => balanceOfAccount(available(userId).id);
const suspense = () => balanceOfAccount(platformSuspense.id);

describe('closing an account', () => {
  it('ends every session, and a sign-in says why it is refused', async () => {
    const person = await newPerson();
    const other = (await login(person)).data.accessToken;
    expect(await close(person, { password: 'another' })).toMatchObject({
      data: { reason: 'WRONG_CREDENTIALS', fields: { password: expect.any(String) } },
    });
    expect(await close(person, { username: 'somebody' })).toMatchObject({
      data: { reason: 'INVALID', fields: { username: expect.any(String) } },
    });
    expect((await login(person)).status).toBe(200);
    await ok(close(person));
    for (const token of [person.accessToken, other])
      expect((await call(app, '/user/info', { token })).status).toBe(401);
    const renewed = await call(app, '/user/refresh-token', { body: { refreshToken: person.refreshToken } });
    expect(renewed.status).toBe(401);
    const refused = await login(person);
    expect(refused).toMatchObject({ status: 422, data: { reason: 'NOT_ALLOWED' } });
    expect(refused.msg).toContain('Tài khoản này đã đóng');
    // Without the password nobody learns that the account is closed.
    expect((await login({ ...person, password: 'another secret' })).data.reason).toBe('WRONG_CREDENTIALS');
  });

  it('removes its passkeys', async () => {
    const person = await newPerson();
    const { accessToken: token, password } = person;
    const key = createAuthenticator();
    const enter = async () => {
      const challenge = await ok(call(app, '/user/passkey-challenge', { body: {} }));
      return call(app, '/user/passkey-login', { body: { passkey: key.show(challenge) } });
    };
    const options = await ok(call(app, '/user/passkey-options', { token, body: { password } }));
    await ok(call(app, '/user/add-passkey', { token, body: { passkey: key.make(options) } }));
    expect(await enter()).toMatchObject({ status: 200 });
    await ok(close(person));
    expect(await enter()).toMatchObject({ status: 422, data: { reason: 'WRONG_CREDENTIALS' } });
  });

  it('keeps name, e-mail and phone taken, and sends no codes', async () => {
    const person = await newPerson();
    await ok(close(person));
    const { username, email, phone, password } = person;
    for (const taken of [{ username }, { email }, { phone }]) {
      const account = { username: `w${newId().slice(0, 8)}`, email: `${newId()}@keo.example`, ...taken };
      const body = { ...account, password, acceptTerms: true };
      expect((await call(app, '/user/register', { body })).data).toMatchObject({ reason: 'TAKEN' });
    }
    const before = (await call(app, `/sandbox/outbox?to=${encodeURIComponent(email)}`)).data.list;
    await ok(call(app, '/user/forgot-password', { body: { identifier: email } }));
    const after = (await call(app, `/sandbox/outbox?to=${encodeURIComponent(email)}`)).data.list;
    expect(after).toEqual(before);
    expect(before[0].subject).toContain('đã đóng');
  });

  it('hides the person and keeps the deals of others', async () => {
    const scene = await meet(app);
    const worker = await newPerson();
    const theirs: Scene = { ...scene, worker: worker.api, workerId: worker.id };
    await ok(worker.api.post('/user/update-info', { displayName: 'Bùi Thị Hoa', bio: 'Chụp ảnh cưới' }));
    const deal = await submitted(theirs, await inProgress(theirs));
    const room = await ok(scene.author.post('/chat/open-room', { dealId: deal.id }));
    expect(await getObstacles(worker.api)).toEqual({ DEALS: 1 });
    expect(await getObstacles(scene.author)).toMatchObject({
      DEALS: 1,
      PROOFS_TO_REVIEW: 1,
      HELD: 1_050_000,
    });
    expect(await close(worker)).toMatchObject({ status: 422, data: { reason: 'NOT_ALLOWED' } });
    const approved = await judged(theirs, deal, 'APPROVE');
    await ok(scene.author.post('/job-deal/job-deal-author-finalize', finalizing(approved, 'COMPLETE')));
    expect(await getObstacles(worker.api)).toEqual({ BALANCE: 900_000 });
    await withdrawAll(worker);
    await ok(close(worker));

    expect((await call(app, `/user/info/${worker.id}`)).status).toBe(404);
    const seen = await ok(scene.author.post('/job-deal/job-deal-info', { dealId: deal.id }));
    expect(seen.worker).toMatchObject({ id: worker.id, displayName: 'Tài khoản đã đóng', avatarUrl: null });
    const { list } = await ok(scene.author.get('/chat/rooms-list'));
    expect(JSON.stringify(list.find(({ id }: { id: string }) => id === room.id))).not.toContain('Hoa');
    const { id: appliedTo } = await opened(scene);
    const late = await newPerson();
    await ok(late.api.post('/job-application/apply-job', application(appliedTo)));
    expect((await ok(late.api.get('/user/closing'))).applications).toBe(1);
    await ok(close(late));
    const waiting = await ok(
      scene.author.get(`/job-application/applications-list?jobId=${appliedTo}&state=SUBMITTED`),
    );
    expect(waiting.list).toEqual([]);
    // Nobody can start a deal with them.
    const { id: jobId } = await opened(scene);
    const invited = { jobId, workerId: worker.id, terms, requestId: newId() };
    expect(await scene.author.post('/job-deal/job-deal-init-by-author', invited)).toMatchObject({
      status: 422,
      data: { reason: 'NOT_ALLOWED' },
    });
    expect(await isRight()).toBe(true);
  });
});

describe('money of an account to be closed', () => {
  it('blocks the closing while it is in the wallet or being paid out', async () => {
    const person = await newPerson();
    await fund(person.api, 300_000);
    expect(await getObstacles(person.api)).toEqual({ BALANCE: 300_000 });
    const withdrawId = await askForAll(person);
    expect(await getObstacles(person.api)).toEqual({ WITHDRAWALS: 1 });
    expect((await close(person)).status).toBe(422);
    await pay(person, withdrawId);
    await ok(close(person));
    expect(await getBalance(person.id)).toBe(0);
    expect(await isRight()).toBe(true);
  });

  it('below the minimum withdrawal stays in the ledger', async () => {
    const person = await newPerson();
    await fund(person.api, moneyLimits.withdrawMin - 1000);
    const { obstacles, leftover } = await ok(person.api.get('/user/closing'));
    expect({ obstacles, leftover }).toEqual({ obstacles: [], leftover: 49_000 });
    await ok(close(person));
    expect(await getBalance(person.id)).toBe(49_000);
    const listed = await listClosedWithMoney(app.platform.db);
    expect(listed).toMatchObject([{ username: person.username, email: person.email, balance: 49_000 }]);
    expect(await isRight()).toBe(true);
  });

  it('held for a job is refunded when the job is closed', async () => {
    const { author } = await meet(app);
    const { id } = await ok(author.post('/job/create-job', { ...quickJob, slots: 2 }));
    await ok(author.post('/job/publish-job', { jobId: id, requestId: newId() }));
    const held = await getObstacles(author);
    expect(held).toMatchObject({ JOBS: 1 });
    expect(held['HELD']).toBeGreaterThan(0);
    await ok(author.post('/job/close-job', { jobId: id }));
    expect(await getObstacles(author)).toEqual({ BALANCE: 5_000_000 });
  });

  it('in dispute blocks both sides', async () => {
    const scene = await meet(app);
    const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'REJECT', rejection);
    await ok(scene.worker.post('/job-deal/open-dispute', dispute(deal, 500_000)));
    expect(await getObstacles(scene.worker)).toEqual({ DISPUTES: 1 });
    expect(await getObstacles(scene.author)).toMatchObject({ DISPUTES: 1, HELD: 1_050_000 });
  });

  it('in suspense or claimed blocks the closing', async () => {
    const person = await newPerson();
    const code = await getCode(person, 100_000);
    await ok(transfer(code, 100_000));
    await ok(transfer(code, 100_000));
    expect(await getObstacles(person.api)).toEqual({ UNCLEAR_MONEY: 1, BALANCE: 100_000 });
  });

  it('that comes later goes into suspense for an operator', async () => {
    const person = await newPerson();
    const code = await getCode(person, 100_000);
    await ok(close(person));
    const before = await suspense();
    const { data } = await transfer(code, 100_000);
    expect(data).toMatchObject({ outcome: 'SUSPENSE', reason: 'ACCOUNT_CLOSED' });
    expect(await getBalance(person.id)).toBe(0);
    expect((await suspense()) - before).toBe(100_000);
    expect(await isRight()).toBe(true);
  });

  it('that comes at the same time is in an open wallet or in suspense', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await newPerson();
      const code = await getCode(person, 100_000);
      const before = await suspense();
      const [closed, came] = await Promise.all([close(person), transfer(code, 100_000)]);
      const isClosed = closed.status === 200;
      expect(came.data.outcome).toBe(isClosed ? 'SUSPENSE' : 'CREDITED');
      expect(await getBalance(person.id)).toBe(isClosed ? 0 : 100_000);
      expect((await suspense()) - before).toBe(isClosed ? 100_000 : 0);
    }
    expect(await isRight()).toBe(true);
  });

  it('is not held by a concurrent new deal', async () => {
    const scene = await meet(app);
    await fund(scene.author, 10_000_000);
    for (let round = 0; round < 6; round += 1) {
      const person = await newPerson();
      const { id: jobId } = await opened(scene, projectJob);
      const invited = { jobId, workerId: person.id, terms, requestId: newId() };
      const [closed, begun] = await Promise.all([
        close(person),
        scene.author.post('/job-deal/job-deal-init-by-author', invited),
      ]);
      expect([closed.status, begun.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });
});
