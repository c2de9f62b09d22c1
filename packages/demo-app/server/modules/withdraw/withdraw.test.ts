import { moneyLimits, vietnamMoment } from '@keo/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createSteadyApi } from '../../dev/testing/call-api.ts';
import { call, codeFor, register, signIn } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { available, bank, fromTo } from '../wallet/posting.ts';
import { withdrawals } from './withdraw.table.ts';

let app: App;
let mai: Api;
beforeAll(async () => {
  app = await startApp();
  mai = createSteadyApi(app, 'ngocmai');
});

const getWallet = async (api: Api) => (await api.get('/wallet/wallet-info')).data;
const newId = () => crypto.randomUUID();
const getCard = async (api: Api) => (await api.get('/bank-card/bank-cards-list')).data.list[0].id;
const advance = (minutes: number) => call(app, '/sandbox/advance-clock', { body: { minutes } });
const decide = (withdrawId: string, outcome: string) =>
  call(app, '/sandbox/bank-payout', { body: { withdrawId, outcome } });

const rows = () => app.platform.db.$count(withdrawals);

/** As from the bank. */
const give = (userId: string, amount: number) =>
  app.platform.transact((unit) =>
    app.ledger.post(unit, {
      kind: 'RECHARGE',
      businessKey: `test:${newId()}`,
      legs: fromTo(bank, available(userId), amount),
      actor: 'test',
      ref: {},
    }),
  );

/** With a verified card whose hold is over. */
async function personWithMoney(amount: number) {
  const person = await register(app);
  const api = createSteadyApi(app, person.username, person.password);
  await api.post('/user/update-info', { displayName: 'Trần Thị Đào' });
  const { data: me } = await api.get('/user/info');
  const added = await api.post('/bank-card/add-bank-card', {
    bankBin: '970436',
    accountNo: '1023456789',
    accountName: 'Tran Thi Dao',
  });
  const code = await codeFor(app, person.email);
  await api.post('/bank-card/verify-bank-card', { cardId: added.data.id, code });
  await advance(24 * 60);
  if (amount > 0) await give(me.id, amount);
  return { ...person, api, id: String(me.id), cardId: String(added.data.id) };
}

type Person = Awaited<ReturnType<typeof personWithMoney>>;

/** With the code that the first call sends. */
async function withdraw(person: Person, amount: number, requestId = newId()) {
  const order = { amount, cardId: person.cardId, requestId };
  const request = await person.api.post('/withdraw/create-withdraw', order);
  expect(request).toMatchObject({ status: 422, code: 10_000, data: { reason: 'OTP_REQUIRED' } });
  const otp = await codeFor(app, person.email);
  return {
    order: { ...order, otp },
    answer: await person.api.post('/withdraw/create-withdraw', { ...order, otp }),
  };
}

describe('a withdrawal', () => {
  it('takes the whole amount at once, and is paid ten minutes after it was sent', async () => {
    const person = await personWithMoney(1_000_000);
    const { answer } = await withdraw(person, 300_000);
    expect(answer).toMatchObject({
      status: 200,
      data: { amount: 300_000, fee: 0, net: 300_000, state: 'REQUESTED', cardId: person.cardId },
    });
    expect(await getWallet(person.api)).toMatchObject({
      balance: 700_000,
      withdrawing: 300_000,
      monthOut: 300_000,
    });
    const info = () => person.api.get(`/withdraw/withdraw-info/${answer.data.id}`);
    await advance(moneyLimits.withdrawCancelMinutes);
    await until('it is with the bank', async () => (await info()).data.state === 'PROCESSING');
    await advance(10);
    await until('the bank has paid', async () => (await info()).data.state === 'SUCCEEDED');
    expect(await getWallet(person.api)).toMatchObject({ balance: 700_000, withdrawing: 0 });
    const { data } = await person.api.get('/jobdeallog/jobs-my-deal-logs-list?type=PAYMENT_PROCESSED');
    expect(data.list[0].metadata).toMatchObject({ amount: 300_000, reason: 'WITHDRAW_PAID' });
  });

  it('can be cancelled until it is sent to the bank', async () => {
    const person = await personWithMoney(500_000);
    const first = await withdraw(person, 200_000);
    const cancel = (id: string) => person.api.post('/withdraw/cancel-withdraw', { id });
    expect(await cancel(first.answer.data.id)).toMatchObject({ status: 200, data: { state: 'CANCELLED' } });
    expect(await cancel(first.answer.data.id)).toMatchObject({ status: 200, data: { state: 'CANCELLED' } });
    expect(await getWallet(person.api)).toMatchObject({ balance: 500_000, withdrawing: 0, monthOut: 0 });
    const second = await withdraw(person, 200_000);
    await decide(second.answer.data.id, 'UNKNOWN');
    expect(await cancel(second.answer.data.id)).toMatchObject({
      status: 422,
      msg: 'Lệnh rút này đã chuyển sang ngân hàng nên không huỷ được nữa.',
      data: { reason: 'NOT_ALLOWED' },
    });
  });

  it('comes back whole with its fee when the bank refuses it, and says what to do', async () => {
    const person = await personWithMoney(500_000);
    const { answer } = await withdraw(person, 200_000);
    expect((await decide(answer.data.id, 'FAIL')).data).toMatchObject({
      state: 'FAILED',
      failReason: 'ACCOUNT_NOT_FOUND',
    });
    expect(await getWallet(person.api)).toMatchObject({ balance: 500_000, withdrawing: 0, monthOut: 0 });
    const { data } = await person.api.get('/jobdeallog/jobs-my-deal-logs-list');
    expect(data.list.slice(0, 2)).toMatchObject([
      { action: 'ACTION_REQUIRED', metadata: { reason: 'FIX_BANK_CARD' } },
      { action: 'PAYMENT_PROCESSED', metadata: { reason: 'WITHDRAW_REVERT' } },
    ]);
    // Later answers of the bank change nothing.
    expect((await decide(answer.data.id, 'PAY')).data.state).toBe('FAILED');
    expect((await decide(answer.data.id, 'REVERSE')).data.state).toBe('FAILED');
    expect(await getWallet(person.api)).toMatchObject({ balance: 500_000, withdrawing: 0 });
  });

  it('stays open while the bank does not answer, however long', async () => {
    const person = await personWithMoney(500_000);
    const { answer } = await withdraw(person, 200_000);
    expect((await decide(answer.data.id, 'UNKNOWN')).data.state).toBe('PROCESSING');
    await advance(3 * 24 * 60);
    await until('the jobs that were due have run', async () => {
      const { rows } = await app.platform.db.execute(
        "select 1 from jobs.job where state in ('created', 'active', 'retry') and start_after <= now()",
      );
      return rows.length === 0;
    });
    const info = await person.api.get(`/withdraw/withdraw-info/${answer.data.id}`);
    expect(info.data.state).toBe('PROCESSING');
    expect(await getWallet(person.api)).toMatchObject({ balance: 300_000, withdrawing: 200_000 });
    expect((await decide(answer.data.id, 'PAY')).data.state).toBe('SUCCEEDED');
  });

  it('that the bank sends back returns the net amount, once', async () => {
    const person = await personWithMoney(500_000);
    const { answer } = await withdraw(person, 200_000);
    await decide(answer.data.id, 'PAY');
    expect((await decide(answer.data.id, 'REVERSE')).data.state).toBe('REVERSED');
    expect((await decide(answer.data.id, 'REVERSE')).data.state).toBe('REVERSED');
    expect(await getWallet(person.api)).toMatchObject({ balance: 500_000, withdrawing: 0 });
  });

  it('costs a fee from the fourth of a month on, out of what the bank gets', async () => {
    const person = await personWithMoney(1_000_000);
    for (let time = 0; time < 3; time += 1)
      expect((await withdraw(person, 50_000)).answer.data).toMatchObject({ fee: 0, net: 50_000 });
    const estimate = await person.api.post('/withdraw/estimate-withdraw', { amount: 100_000 });
    expect(estimate.data).toMatchObject({
      amount: 100_000,
      fee: 3300,
      net: 96_700,
      leftToday: 99_850_000,
      leftThisMonth: 99_850_000,
    });
    const { answer } = await withdraw(person, 100_000);
    expect(answer.data).toMatchObject({ amount: 100_000, fee: 3300, net: 96_700 });
    await decide(answer.data.id, 'PAY');
    expect(await getWallet(person.api)).toMatchObject({ balance: 750_000, withdrawing: 150_000 });
  });

  it('is idempotent: a repeat gets the same answer, though its code is used', async () => {
    const person = await personWithMoney(500_000);
    const { order, answer } = await withdraw(person, 200_000);
    const again = await person.api.post('/withdraw/create-withdraw', order);
    expect(again.data).toEqual(answer.data);
    expect(await getWallet(person.api)).toMatchObject({ balance: 300_000, withdrawing: 200_000 });
    const other = await person.api.post('/withdraw/create-withdraw', { ...order, amount: 60_000 });
    expect(other).toMatchObject({ status: 422, data: { reason: 'REQUEST_REUSED' } });
  });
});

describe('all that may be withdrawn in a day', () => {
  it('goes out to the last đồng, and nothing after it', async () => {
    const person = await personWithMoney(100_100_000);
    expect((await withdraw(person, 50_000_000)).answer.status).toBe(200);
    expect((await withdraw(person, 50_000_000)).answer.status).toBe(200);
    expect(await getWallet(person.api)).toMatchObject({ balance: 100_000, withdrawing: 100_000_000 });
    const more = await person.api.post('/withdraw/create-withdraw', {
      amount: 50_000,
      cardId: person.cardId,
      requestId: newId(),
    });
    expect(more).toMatchObject({ status: 409, data: { reason: 'LIMIT', max: 0 } });
  });
});

describe('the code of a withdrawal', () => {
  it('is valid for its amount and card only, for five tries, once', async () => {
    const person = await personWithMoney(500_000);
    const order = { amount: 200_000, cardId: person.cardId, requestId: newId() };
    await person.api.post('/withdraw/create-withdraw', order);
    const otp = await codeFor(app, person.email);
    const post = (change: object) =>
      person.api.post('/withdraw/create-withdraw', { ...order, otp, ...change });
    expect((await post({ amount: 300_000 })).data.reason).toBe('EXPIRED');
    const wrong = otp === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2])
      expect((await post({ otp: wrong })).data).toMatchObject({ reason: 'OTP_WRONG', left });
    expect((await post({})).status).toBe(200);
    expect((await post({ requestId: newId() })).data.reason).toBe('EXPIRED');
    expect(await getWallet(person.api)).toMatchObject({ balance: 300_000, withdrawing: 200_000 });
  });
});

describe('nothing is withdrawn', () => {
  let person: Person;
  beforeAll(async () => {
    person = await personWithMoney(100_000_000);
  });
  it.each([
    ['less than the least', { amount: 49_999 }, 'INVALID'],
    ['more than the most', { amount: 50_000_001 }, 'INVALID'],
    ['nothing', { amount: 0 }, 'INVALID'],
    ['a negative amount', { amount: -100_000 }, 'INVALID'],
    ['half a đồng', { amount: 100_000.5 }, 'INVALID'],
    ['an amount in words', { amount: '100000' }, 'INVALID'],
    ['to no card', { cardId: 'bc_nobody' }, 'NOT_FOUND'],
    ["to somebody else's card", { cardId: 'bc_u07' }, 'NOT_FOUND'],
    ['without a request id', { requestId: 'x' }, 'INVALID'],
  ])('for %s', async (_name, change, reason) => {
    const before = await rows();
    const answer = await person.api.post('/withdraw/create-withdraw', {
      amount: 100_000,
      cardId: person.cardId,
      requestId: newId(),
      ...change,
    });
    expect(answer).toMatchObject({ code: 10_000, data: { reason } });
    expect(await rows()).toBe(before);
  });

  it('beyond what there is, and says how much is missing in both languages', async () => {
    const poor = await personWithMoney(60_000);
    const body = { amount: 100_000, cardId: poor.cardId, requestId: newId() };
    const { accessToken: token } = await signIn(app, poor.username, poor.password);
    const ask = (locale: 'vi' | 'en') => call(app, '/withdraw/create-withdraw', { token, locale, body });
    expect(await ask('vi')).toMatchObject({
      msg: 'Số dư không đủ, còn thiếu 40,000đ.',
      data: { reason: 'INSUFFICIENT_BALANCE', shortfall: 40_000 },
    });
    expect((await ask('en')).msg).toBe('Your balance is 40,000đ short.');
  });

  it('to a card in its first day, nor in the day after a password change', async () => {
    const fresh = await personWithMoney(500_000);
    const newPassword = 'quite another long secret';
    const later = createSteadyApi(app, fresh.username, newPassword);
    const held = async () => {
      const order = { amount: 100_000, cardId: fresh.cardId, requestId: newId() };
      return later.post('/withdraw/create-withdraw', order);
    };
    await fresh.api.post('/user/change-password', {
      currentPassword: fresh.password,
      newPassword,
    });
    expect(await held()).toMatchObject({ data: { reason: 'CARD_ON_HOLD' } });
    const { data } = await later.get('/bank-card/bank-cards-list');
    const { holdUntil } = data.list[0];
    const { data: refusal, said } = await held();
    expect(refusal.until).toBe(holdUntil);
    for (const locale of ['vi', 'en'] as const)
      expect(said[locale].msg).toContain(vietnamMoment(Date.parse(holdUntil), locale));
    await advance(24 * 60);
    expect((await held()).data.reason).toBe('OTP_REQUIRED');
  });

  it('beyond the limit of the day', async () => {
    const rich = await personWithMoney(200_000_000);
    await withdraw(rich, 50_000_000);
    await withdraw(rich, 40_000_000);
    const order = { amount: 20_000_000, cardId: rich.cardId, requestId: newId() };
    expect(await rich.api.post('/withdraw/create-withdraw', order)).toMatchObject({
      data: { reason: 'LIMIT', max: 10_000_000 },
    });
  });

  it('of somebody else is seen or cancelled, and it is answered like one that never was', async () => {
    const { answer } = await withdraw(person, 100_000);
    expect(await mai.get(`/withdraw/withdraw-info/${answer.data.id}`)).toMatchObject({
      status: 404,
      data: { reason: 'NOT_FOUND' },
    });
    expect(await mai.post('/withdraw/cancel-withdraw', { id: answer.data.id })).toMatchObject({
      status: 404,
    });
    expect(await mai.get('/withdraw/withdraw-info/wd_never')).toMatchObject({ status: 404 });
  });
});

describe('the list of withdrawals', () => {
  it('has the own ones, the newest first', async () => {
    for (const amount of [150_000, 60_000]) {
      await app.platform.transact((unit) => app.withdraw.place(unit, 'u07', { amount, cardId: 'bc_u07' }));
      await advance(1);
    }
    const { data } = await mai.get('/withdraw/withdraws-list?pageSize=5');
    expect(data).toMatchObject({ total: 2, totalPage: 1 });
    expect(data.list).toMatchObject([
      { amount: 60_000, state: 'REQUESTED', card: { accountName: 'BUI NGOC MAI' } },
      { amount: 150_000 },
    ]);
    expect(JSON.stringify(data)).not.toContain('accountNo');
    expect(await getCard(mai)).toBe('bc_u07');
  });
});
