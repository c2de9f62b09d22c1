import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Answer, call, codeFor } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { users } from '../users/users.table.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ rateLimits: false });
});

const password = 'một mật khẩu đủ dài';
let count = 0;

/** A new account with that verified contact, if any. */
async function newcomer({ email = true, phone = false, verified = true } = {}) {
  count += 1;
  const username = `doi.lien.he.${count}`;
  const contacts = {
    ...(email && { email: `${username}@keo.example` }),
    ...(phone && { phone: `09${String(10_000_000 + count).padStart(8, '0')}` }),
  };
  const { data } = await call(app, '/user/register', {
    body: { username, password, displayName: 'Trần Thị Thử', acceptTerms: true, ...contacts },
  });
  const at = verified ? app.platform.clock.now() : null;
  const row = { emailVerifiedAt: email ? at : null, phoneVerifiedAt: phone ? at : null };
  await app.platform.db.update(users).set(row).where(eq(users.username, username));
  const token: string = data.accessToken;
  const post = (path: string, body: object): Promise<Answer> => call(app, path, { token, body });
  return {
    username,
    ...contacts,
    token,
    post,
    begin: (body: object) => post('/user/send-contact-codes', { password, ...body }),
    change: (body: object) => post('/user/change-contact', body),
    signIn: (name: string) => call(app, '/user/login', { body: { username: name, password } }),
  };
}

const mailsTo = async (to: string): Promise<{ text: string }[]> =>
  (await call(app, `/sandbox/outbox?to=${encodeURIComponent(to)}`)).data.list;
const codeTo = (to: string | undefined) => codeFor(app, to ?? '');
const isDone = ({ status }: Answer) => status === 200;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a change of the e-mail', () => {
  it('takes the password and a code of each address, ends other sessions and reports to the old one', async () => {
    const I = await newcomer();
    const [old, next] = [I.email ?? '', `moi-${I.email}`];
    expect(await I.begin({ email: next, password: 'không phải' })).toMatchObject({
      status: 422,
      data: { reason: 'WRONG_CREDENTIALS', fields: { password: expect.any(String) } },
    });
    expect(await I.begin({ email: old })).toMatchObject({
      data: { reason: 'INVALID', fields: { email: expect.any(String) } },
    });
    expect(await I.begin({})).toMatchObject({ status: 422 });
    expect(await I.begin({ email: next, phone: '0912345678' })).toMatchObject({ status: 422 });
    const other = (await I.signIn(I.username)).data.accessToken;

    expect(await I.begin({ email: next })).toMatchObject({ status: 200, data: { provedBy: 'email' } });
    const codes = { oldCode: await codeTo(old), newCode: await codeTo(next) };
    for (const field of ['oldCode', 'newCode'] as const)
      expect(await I.change({ email: next, ...codes, [field]: wrong(codes[field]) })).toMatchObject({
        data: { reason: 'OTP_WRONG', field, left: 4 },
      });
    // Neither stands for the other, and both are for this address alone.
    expect(await I.change({ email: next, oldCode: codes.newCode, newCode: codes.oldCode })).toMatchObject({
      data: { reason: 'OTP_WRONG', field: 'oldCode' },
    });
    expect(await I.change({ email: `khac-${next}`, ...codes })).toMatchObject({
      data: { reason: 'EXPIRED' },
    });
    expect(await I.change({ email: next, newCode: codes.newCode })).toMatchObject({
      data: { reason: 'OTP_REQUIRED', field: 'oldCode' },
    });

    expect(await I.change({ email: next, ...codes })).toMatchObject({
      status: 200,
      data: { user: { email: next, verified: { email: true } } },
    });
    // Its answer was lost, and the call is repeated; nothing is done a second time.
    const kept = (await I.signIn(next)).data.accessToken;
    expect(await I.change({ email: next, ...codes })).toMatchObject({
      status: 200,
      data: { user: { email: next, verified: { email: true } } },
    });
    expect((await call(app, '/user/info', { token: kept })).status).toBe(200);
    expect((await mailsTo(old)).filter(({ text }) => /vừa được đổi lúc/.test(text))).toHaveLength(1);
    expect((await I.signIn(next)).status).toBe(200);
    expect((await I.signIn(old)).status).not.toBe(200);
    expect((await call(app, '/user/info', { token: other })).status).toBe(401);
    expect((await call(app, '/user/info', { token: I.token })).status).toBe(200);
    const [last] = await mailsTo(old);
    expect(last?.text).toMatch(/vừa được đổi lúc/);
    expect(last?.text).not.toContain(next);
  });

  it('is written once by twenty at once, and to one of two accounts', async () => {
    const [I, they] = [await newcomer(), await newcomer()];
    const next = `chung-${I.email}`;
    await I.begin({ email: next });
    const mine = { oldCode: await codeTo(I.email), newCode: await codeTo(next) };
    await they.begin({ email: next });
    const theirs = { oldCode: await codeTo(they.email), newCode: await codeTo(next) };
    const [toMe, toThem] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => I.change({ email: next, ...mine }))),
      Promise.all(Array.from({ length: 10 }, () => they.change({ email: next, ...theirs }))),
    ]);
    const answers = [...toMe, ...toThem];
    // Repeated by the account that has it by then, it is answered as done.
    expect([toMe.some(isDone), toThem.some(isDone)].filter(Boolean)).toHaveLength(1);
    const mails = [...(await mailsTo(I.email ?? '')), ...(await mailsTo(they.email ?? ''))];
    expect(mails.filter(({ text }) => /vừa được đổi lúc/.test(text))).toHaveLength(1);
    expect(await app.platform.db.$count(users, eq(users.email, next))).toBe(1);
    const reasons = answers.filter(({ status }) => status !== 200).map(({ data }) => data.reason);
    expect(['TAKEN', 'EXPIRED', 'OTP_WRONG', 'OTP_REQUIRED']).toEqual(expect.arrayContaining(reasons));
  });

  it('to somebody else’s address is answered the same, and no code comes', async () => {
    const [I, they] = [await newcomer(), await newcomer()];
    const before = (await mailsTo(they.email ?? '')).length;
    const taken = await I.begin({ email: they.email });
    const free = await I.begin({ email: `khong-ai-${I.email}` });
    expect(taken).toMatchObject({ status: 200, data: free.data });
    expect(await mailsTo(they.email ?? '')).toHaveLength(before);
  });

  it('is proved by the phone where the old address is lost, and never by what is not verified', async () => {
    const I = await newcomer({ phone: true });
    const next = `dt-${I.email}`;
    expect(await I.begin({ email: next, provedBy: 'phone' })).toMatchObject({ data: { provedBy: 'phone' } });
    const codes = { oldCode: await codeTo(I.phone), newCode: await codeTo(next) };
    expect(await I.change({ email: next, ...codes })).toMatchObject({ status: 200 });

    const fresh = await newcomer({ phone: true, verified: false });
    const own = `moi-${fresh.email}`;
    expect(await fresh.begin({ email: own, provedBy: 'phone' })).toMatchObject({ data: { provedBy: null } });
    const newCode = await codeTo(own);
    // A contact that was verified meanwhile is asked as well.
    await app.platform.db
      .update(users)
      .set({ phoneVerifiedAt: app.platform.clock.now() })
      .where(eq(users.username, fresh.username));
    expect(await fresh.change({ email: own, newCode })).toMatchObject({ data: { reason: 'OTP_REQUIRED' } });
  });

  it('holds withdrawals for a day where a verified one is replaced, not where one is added', async () => {
    const I = await newcomer();
    const read = async () => {
      const [row] = await app.platform.db.select().from(users).where(eq(users.username, I.username));
      return row?.contactChangedAt ?? null;
    };
    const phone = '0987600001';
    await I.begin({ phone });
    const added = { oldCode: await codeTo(I.email), newCode: await codeTo(phone) };
    expect(await I.change({ phone, ...added })).toMatchObject({ status: 200, data: { user: { phone } } });
    expect(await read()).toBeNull();
    const [mail] = await mailsTo(I.email ?? '');
    expect(mail?.text).toMatch(/Số điện thoại mới vừa được thêm .+ Các thiết bị khác đã được đăng xuất\./);
    expect(mail?.text).not.toMatch(/cũ|24 giờ/);
    const next = '0987600002';
    await I.begin({ phone: next });
    const codes = { oldCode: await codeTo(phone), newCode: await codeTo(next) };
    expect(await I.change({ phone: next, ...codes })).toMatchObject({ status: 200 });
    expect(await read()).not.toBeNull();
  });
});
