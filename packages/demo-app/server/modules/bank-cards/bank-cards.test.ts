import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { createSteadyApi } from '../../dev/testing/call-api.ts';
import { call, codeFor, register } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { bankCards } from './bank-card.table.ts';
import { banks } from './banks.ts';
import { asHolderName } from './holder-name.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

async function person() {
  const account = await register(app);
  const api = createSteadyApi(app, account.username, account.password);
  return { ...account, api };
}
type Person = Awaited<ReturnType<typeof person>>;
let last = 1_023_450_000;
const add = ({ api }: Person, change: object = {}) =>
  api.post('/bank-card/add-bank-card', {
    bankBin: '970436',
    accountNo: String((last += 1)),
    accountName: 'Dang Thi Ngoc Anh',
    ...change,
  });
const addVerified = async (someone: Person) => {
  const { data } = await add(someone);
  const code = await codeFor(app, someone.email);
  return (await someone.api.post('/bank-card/verify-bank-card', { cardId: data.id, code })).data;
};
const getList = async ({ api }: Person) => (await api.get('/bank-card/bank-cards-list')).data.list;
const rename = ({ api }: Person, displayName: string) => api.post('/user/update-info', { displayName });
const verify = async (me: Person, cardId: string) => {
  await me.api.post('/bank-card/resend-bank-card-code', { cardId });
  const code = await codeFor(app, me.email);
  return me.api.post('/bank-card/verify-bank-card', { cardId, code });
};
const remove = async (me: Person, cardId: string) => {
  await me.api.post('/bank-card/remove-bank-card', { cardId });
  const code = await codeFor(app, me.email);
  return me.api.post('/bank-card/remove-bank-card', { cardId, code });
};

describe('the banks', () => {
  it('have a unique BIN of six digits', () => {
    expect(banks.every(({ bin }) => /^\d{6}$/.test(bin))).toBe(true);
    expect(new Set(banks.map(({ bin }) => bin)).size).toBe(banks.length);
    expect(banks.length).toBeGreaterThan(45);
  });

  it('keep the names they had', async () => {
    const { data } = await call(app, '/bank-card/banks-list');
    expect(data).toMatchObject({ total: banks.length, totalPage: 1 });
    expect(data.list).toHaveLength(banks.length);
    const byBin = (bin: string) => data.list.find((bank: { bin: string }) => bank.bin === bin);
    expect(byBin('970414')).toMatchObject({
      shortName: 'MBV',
      formerNames: expect.arrayContaining(['OceanBank']),
    });
    expect(byBin('970406')).toMatchObject({ shortName: 'Vikki' });
    expect(byBin('970449')).toMatchObject({ shortName: 'LPBank' });
  });

  it('list former names, and no current one among them', async () => {
    const { data } = await call(app, '/bank-card/banks-list?pageSize=1&pageNum=1');
    expect(data).toMatchObject({
      list: [{ shortName: 'Vietcombank', formerNames: [], alsoKnownAs: ['VCB'] }],
      totalPage: banks.length,
    });
    expect((await call(app, '/bank-card/banks-list?pageSize=101')).status).toBe(422);
    for (const { shortName, formerNames, alsoKnownAs } of banks)
      expect(formerNames.filter((name) => name === shortName || alsoKnownAs.includes(name))).toEqual([]);
  });
});

describe('a bank account', () => {
  it('is added in the legal name, whatever the profile says, encrypted, on hold for a day, and the first verified one is the default', async () => {
    const me = await person();
    const { data: added } = await add(me, { accountNo: '9988776655' });
    expect(added).toMatchObject({
      last4: '6655',
      state: 'UNVERIFIED',
      isDefault: false,
      accountName: 'DANG THI NGOC ANH',
    });
    expect(Date.parse(added.holdUntil) - +app.platform.clock.now()).toBeGreaterThan(23 * 3_600_000);
    const rows = await app.platform.db.select().from(bankCards);
    expect(JSON.stringify(rows)).not.toContain('9988776655');
    const code = await codeFor(app, me.email);
    const verified = await me.api.post('/bank-card/verify-bank-card', { cardId: added.id, code });
    expect(verified.data).toMatchObject({ state: 'VERIFIED', isDefault: true });
    const { data } = await me.api.get('/user/info');
    expect(data).toMatchObject({ legalName: 'DANG THI NGOC ANH', verified: { bank: true } });
    expect(data.displayName).not.toMatch(/Ngọc Ánh/);
    const stranger = await call(app, `/user/info/${data.id}`);
    expect(JSON.stringify(stranger)).not.toMatch(/legalName|NGOC ANH/);
  });

  it.each([
    ['an unknown bank', { bankBin: '123456' }, 'INVALID'],
    ['a bank of five digits', { bankBin: '97043' }, 'INVALID'],
    ['a number with letters', { accountNo: '12345a' }, 'INVALID'],
    ['too short a number', { accountNo: '12345' }, 'INVALID'],
    ['a name with accents', { accountName: 'Đặng Thị Ngọc Ánh' }, 'INVALID'],
  ])('is not added with %s', async (_name, wrong, reason) => {
    const me = await person();
    expect(await add(me, wrong)).toMatchObject({ status: 422, data: { reason } });
    expect(await getList(me)).toEqual([]);
  });

  it('is not added twice, nor a sixth time, in both languages', async () => {
    const me = await person();
    await add(me, { accountNo: '5544332211' });
    expect(await add(me, { accountNo: '5544332211' })).toMatchObject({
      status: 409,
      data: { reason: 'TAKEN' },
      msg: 'Tài khoản ngân hàng này đã có trong danh sách của bạn.',
    });
    for (let more = 0; more < 4; more += 1) expect((await add(me)).status).toBe(200);
    expect(await add(me)).toMatchObject({ status: 409, data: { reason: 'LIMIT', max: 5 } });
    expect(await getList(me)).toHaveLength(5);
  });

  it('is removed with a code for it alone, and the next one becomes the default', async () => {
    const me = await person();
    const [first, second] = [await addVerified(me), await addVerified(me)];
    const remove = (body: object) => me.api.post('/bank-card/remove-bank-card', body);
    expect((await remove({ cardId: first.id })).data.reason).toBe('OTP_REQUIRED');
    const code = await codeFor(app, me.email);
    expect((await remove({ cardId: second.id, code })).data.reason).toBe('EXPIRED');
    expect(await remove({ cardId: first.id, code })).toMatchObject({ status: 200, data: null });
    expect(await getList(me)).toMatchObject([{ id: second.id, isDefault: true }]);
    expect((await remove({ cardId: first.id })).status).toBe(404);
    const [row] = (await app.platform.db.select().from(bankCards)).filter(({ id }) => id === first.id);
    expect(row).toMatchObject({ accountNoSealed: null });
  });

  describe('belongs to the holder of the first one that was verified', () => {
    it('whatever the profile is called later, and after it was removed', async () => {
      const me = await person();
      const { id } = await addVerified(me);
      await rename(me, 'Trần Văn Bình');
      const refused = {
        status: 422,
        data: { reason: 'NAME_MISMATCH', expected: 'DANG THI NGOC ANH' },
        msg: 'Tên chủ tài khoản phải là tên trên tài khoản đầu tiên bạn đã xác minh: DANG THI NGOC ANH. Nếu bạn đã đổi tên, hãy liên hệ hỗ trợ.',
      };
      const another = { accountName: 'Tran Van Binh' };
      expect(await add(me, another)).toMatchObject(refused);
      expect((await add(me)).status).toBe(200);
      expect((await remove(me, id)).status).toBe(200);
      expect(await add(me, another)).toMatchObject(refused);
      const english = { ...another, bankBin: '970436', accountNo: '6655443322' };
      const { accessToken: token } = me;
      expect((await call(app, '/bank-card/add-bank-card', { token, locale: 'en', body: english })).msg).toBe(
        'The account holder must be the one of the first account that you verified: DANG THI NGOC ANH. Write to support if your name has changed.',
      );
    });

    it('also where two were added under two names before', async () => {
      const me = await person();
      const { data: first } = await add(me);
      const { data: second } = await add(me, { accountName: 'Tran Van Binh' });
      expect(await verify(me, second.id)).toMatchObject({ status: 200 });
      expect(await verify(me, first.id)).toMatchObject({
        status: 422,
        data: { reason: 'NAME_MISMATCH', expected: 'TRAN VAN BINH' },
      });
      expect(await getList(me)).toMatchObject([{ state: 'VERIFIED' }, { state: 'UNVERIFIED' }]);
    });

    it('which is nobody while none was verified', async () => {
      const me = await person();
      await add(me);
      expect((await add(me, { accountName: 'Tran Van Binh' })).status).toBe(200);
    });
  });

  it('becomes the default only where it is verified', async () => {
    const me = await person();
    const [first, second] = [await addVerified(me), await addVerified(me)];
    const { data: raw } = await add(me);
    const choose = (cardId: string) => me.api.post('/bank-card/set-default-bank-card', { cardId });
    expect((await choose(raw.id)).data.reason).toBe('NOT_ALLOWED');
    expect((await choose(second.id)).data.isDefault).toBe(true);
    expect((await getList(me)).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id, raw.id]);
  });

  it('of another user is NOT_FOUND', async () => {
    const [me, them] = [await person(), await person()];
    const { id: cardId } = await addVerified(them);
    for (const [path, body] of [
      ['verify-bank-card', { cardId, code: '123456' }],
      ['set-default-bank-card', { cardId }],
      ['remove-bank-card', { cardId }],
      ['resend-bank-card-code', { cardId: 'bc_never' }],
    ] as const)
      expect(await me.api.post(`/bank-card/${path}`, body)).toMatchObject({
        status: 404,
        data: { reason: 'NOT_FOUND' },
      });
  });
});

it.each([
  ['Đặng Thị Ngọc Ánh', 'DANG THI NGOC ANH'],
  ['  nguyễn   văn  an ', 'NGUYEN VAN AN'],
  ["O'Brien Lê", 'O BRIEN LE'],
])('%j is written %j by a bank', (name, written) => {
  expect(asHolderName(name)).toBe(written);
});
