import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, codeFor, register, signIn } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { users } from '../users/users.table.ts';

const app = await startApp();
const post = (path: string, body: object, token?: string, locale: 'vi' | 'en' = 'vi') =>
  call(app, `/user/${path}`, { body, locale, ...(token !== undefined && { token }) });
const done = { status: 200, code: 200, msg: 'Thành công', data: null };
const tokens = {
  accessToken: expect.stringMatching(/^.{43}$/),
  refreshToken: expect.stringMatching(/^.{43}$/),
};

describe('signing up', () => {
  it('hashes passwords at full cost by default', async () => {
    const usual = await startApp({ passwordMemory: undefined });
    const { username } = await register(usual);
    const { db } = usual.platform;
    const kept = await db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.username, username));
    expect(kept).toEqual([{ hash: expect.stringContaining('m=47104,t=1,p=1') }]);
  });

  it('opens a session at once, and the account is unverified until its codes are entered', async () => {
    const body = {
      username: 'Thu.Ha',
      password: 'mưa rào tháng bảy',
      email: 'Thu.Ha@Keo.example',
      phone: '+84912345678',
      displayName: 'Thu Hà',
      acceptTerms: true,
    };
    const answer = await post('register', body);
    expect(answer).toMatchObject({ status: 200, code: 200, data: tokens });
    const token = answer.data.accessToken;
    const info = async () => (await call(app, '/user/info', { token })).data;
    expect(answer.data.user).toEqual(await info());
    expect(await info()).toMatchObject({
      username: 'thu.ha',
      displayName: 'Thu Hà',
      email: 'thu.ha@keo.example',
      phone: '0912345678',
      balance: 0,
      unread: 0,
      verified: { email: false, phone: false, identity: false, bank: false },
      settings: { locale: 'vi', theme: 'system', quietHours: { from: '22:00', to: '07:00' } },
    });
    const wrong = (await codeFor(app, 'thu.ha@keo.example')) === '000000' ? '000001' : '000000';
    expect(await post('verify-email', { code: wrong }, token)).toMatchObject({
      status: 422,
      code: 10_000,
      msg: 'Mã không đúng. Bạn còn 4 lần thử.',
      data: { reason: 'OTP_WRONG', left: 4 },
    });
    expect(await post('verify-email', { code: await codeFor(app, 'thu.ha@keo.example') }, token)).toEqual({
      ...done,
      headers: expect.anything(),
      data: { user: await info() },
    });
    expect((await info()).verified).toMatchObject({ email: true, phone: false });
    const byPhone = await post('verify-otp', { code: await codeFor(app, '0912345678') }, token);
    expect(byPhone.data).toEqual({ user: await info() });
    expect((await info()).verified).toMatchObject({ email: true, phone: true });
  });

  it.each([
    ['rnjnhanh', 'Tên đăng nhập này trông quá giống tên của người khác. Hãy chọn tên khác.', 'TAKEN'],
    ['m1nhanh', 'Tên đăng nhập này trông quá giống tên của người khác. Hãy chọn tên khác.', 'TAKEN'],
    ['minhanh', 'Tên đăng nhập này đã có người dùng.', 'TAKEN'],
    ['admin', 'Tên đăng nhập này được giữ lại cho Keo. Hãy chọn tên khác.', 'INVALID'],
    ['keo.support', 'Tên đăng nhập này được giữ lại cho Keo. Hãy chọn tên khác.', 'INVALID'],
    ['h0tro', 'Tên đăng nhập này được giữ lại cho Keo. Hãy chọn tên khác.', 'INVALID'],
    ['tai.khoan.da.dong', 'Tên đăng nhập này được giữ lại cho Keo. Hãy chọn tên khác.', 'INVALID'],
  ])('refuses %j', async (username, sentence, reason) => {
    const email = `${randomUUID()}@keo.example`;
    const body = { username, email, password: 'mưa rào tháng bảy', acceptTerms: true };
    expect(await post('register', body)).toMatchObject({
      msg: sentence,
      data: { reason, fields: { username: sentence } },
    });
  });

  it('names every wrong field', async () => {
    const answer = await post('register', {
      username: 'a b',
      password: 'short',
      email: 'x',
      acceptTerms: false,
    });
    expect(answer).toMatchObject({ status: 422, code: 10_000, data: { reason: 'INVALID' } });
    expect(Object.keys(answer.data.fields).toSorted()).toEqual([
      'acceptTerms',
      'email',
      'password',
      'username',
    ]);
  });

  it.each(['vi', 'en'] as const)('needs an e-mail or a phone (%s)', async (locale) => {
    const answer = await post(
      'register',
      { username: 'nobody', password: 'long enough 1', acceptTerms: true },
      undefined,
      locale,
    );
    expect(answer).toMatchObject({ status: 422, data: { reason: 'INVALID', fields: { email: answer.msg } } });
    expect(answer.msg).toBe(
      locale === 'vi'
        ? 'Cần e-mail hoặc số điện thoại để gửi mã xác minh.'
        : 'An e-mail or a phone number is needed for the verification code.',
    );
  });

  it('refuses a common password', async () => {
    const body = {
      username: 'common',
      password: 'QWERTY123',
      email: 'common@keo.example',
      acceptTerms: true,
    };
    expect(await post('register', body)).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { password: expect.stringContaining('quá phổ biến') } },
    });
  });

  it('names fields that are taken, also for concurrent requests', async () => {
    const body = {
      username: 'twin',
      password: 'long enough 1',
      email: 'twin@keo.example',
      acceptTerms: true,
    };
    const both = await Promise.all([post('register', body), post('register', body)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const other = { ...body, username: 'minhanh', phone: '0900000001' };
    const answer = await post('register', other, undefined, 'en');
    expect(answer).toMatchObject({ status: 409, code: 10_000, data: { reason: 'TAKEN' } });
    expect(Object.keys(answer.data.fields).toSorted()).toEqual(['email', 'phone', 'username']);
  });
});

describe('signing in', () => {
  it.each(['minhanh', 'MinhAnh', 'minhanh@keo.example', '0900000001', '+84900000001'])(
    'takes %s',
    async (username) => {
      const answer = await post('login', { username, password: 'keo-demo-2026' });
      expect(answer).toMatchObject({ status: 200, code: 200, msg: 'Thành công', data: tokens });
    },
  );

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const wrong = await post('login', { username: 'minhanh', password: 'not this one' }, undefined, 'en');
    const unknown = await post(
      'login',
      { username: 'no.such.person', password: 'not this one' },
      undefined,
      'en',
    );
    expect(wrong).toMatchObject({ status: 422, code: 10_000, data: { reason: 'WRONG_CREDENTIALS' } });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it('refuses a username that reads like a phone number', async () => {
    const account = {
      username: '0900000002',
      password: 'long enough 1',
      email: 'thief@keo.example',
      acceptTerms: true,
    };
    expect(await post('register', account)).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { username: 'Tên đăng nhập cần có ít nhất một chữ cái.' } },
    });
  });
});

describe('signing out', () => {
  it('ends both tokens at once', async () => {
    const { accessToken, refreshToken } = await signIn(app, 'minhanh');
    expect(await post('logout', {}, accessToken)).toMatchObject(done);
    expect(await call(app, '/user/info', { token: accessToken })).toMatchObject({
      status: 401,
      code: 401,
      data: null,
    });
    expect(await post('refresh-token', { refreshToken })).toMatchObject({ status: 401, code: 401 });
  });
});

/** Expects the same answer to both, except headers. */
const alike = async (path: string, known: object, unknown: object) => {
  const [first, second] = [await post(path, known), await post(path, unknown)];
  expect({ ...second, headers: null }).toEqual({ ...first, headers: null });
  return first;
};

describe('a forgotten password', () => {
  it('is reset by a code, which ends all sessions', async () => {
    const person = await register(app);
    expect(await post('forgot-password', { identifier: person.phone })).toMatchObject(done);
    const code = await codeFor(app, person.phone);
    const reset = { identifier: person.username, code, password: 'an entirely new one' };
    expect(await post('reset-password', reset)).toMatchObject(done);
    expect(await call(app, '/user/info', { token: person.accessToken })).toMatchObject({ status: 401 });
    expect(await post('refresh-token', { refreshToken: person.refreshToken })).toMatchObject({ status: 401 });
    expect(await post('login', { username: person.username, password: person.password })).toMatchObject({
      status: 422,
    });
    await signIn(app, person.username, 'an entirely new one');
    expect(await post('reset-password', reset)).toMatchObject({ status: 422, data: { reason: 'EXPIRED' } });
  });

  it('verifies the contact that got the code, and drops the one that was never verified', async () => {
    const { email, phone, username } = await register(app);
    await post('send-sms', { phone, purpose: 'RESET_PASSWORD' });
    const earlier = await codeFor(app, phone);
    expect(await post('forgot-password', { identifier: email })).toMatchObject(done);
    const password = 'an entirely new one';
    const reset = { identifier: email, code: await codeFor(app, email), password };
    expect(await post('reset-password', reset)).toMatchObject(done);
    const { accessToken: token } = await signIn(app, username, password);
    expect((await call(app, '/user/info', { token })).data).toMatchObject({
      email,
      phone: null,
      verified: { email: true, phone: false },
    });
    await post('forgot-password', { identifier: phone });
    expect(await codeFor(app, phone)).toBe(earlier);
    const back = { identifier: phone, code: earlier, password: 'of whoever it was' };
    expect(await post('reset-password', back)).toMatchObject({ status: 422 });
    expect(await post('reset-password', { ...back, identifier: username })).toMatchObject({ status: 422 });
    await signIn(app, email, password);
    await register(app, { phone });
  });

  it('sends its code to a verified contact only', async () => {
    const { email, phone, username, accessToken: token } = await register(app);
    await post('verify-otp', { code: await codeFor(app, phone) }, token);
    const before = await codeFor(app, email);
    expect(await post('forgot-password', { identifier: email })).toMatchObject(done);
    expect(await codeFor(app, email)).toBe(before);
    const password = 'an entirely new one';
    const reset = { identifier: email, code: await codeFor(app, phone), password };
    expect(await post('reset-password', reset)).toMatchObject(done);
    const answer = await call(app, '/user/info', {
      token: (await signIn(app, username, password)).accessToken,
    });
    expect(answer.data).toMatchObject({ email: null, phone, verified: { email: false, phone: true } });
  });

  it('keeps both contacts where both were verified', async () => {
    const { accessToken } = await signIn(app, 'hoanglong');
    const before = (await call(app, '/user/info', { token: accessToken })).data;
    await post('forgot-password', { identifier: before.email });
    const reset = {
      identifier: before.email,
      code: await codeFor(app, before.email),
      password: 'gió mùa đông bắc',
    };
    expect(await post('reset-password', reset)).toMatchObject(done);
    const { accessToken: token } = await signIn(app, 'hoanglong', reset.password);
    const { email, phone, verified } = (await call(app, '/user/info', { token })).data;
    expect({ email, phone, verified }).toEqual({
      email: before.email,
      phone: before.phone,
      verified: before.verified,
    });
  });

  it('does not reveal which accounts exist', async () => {
    expect(
      await alike('forgot-password', { identifier: 'quochuy' }, { identifier: 'nobody.here' }),
    ).toMatchObject(done);
    expect(
      await alike(
        'send-email',
        { email: 'quochuy@keo.example', purpose: 'VERIFY_EMAIL' },
        { email: 'nobody@keo.example', purpose: 'VERIFY_EMAIL' },
      ),
    ).toMatchObject(done);
    expect(
      await alike(
        'send-sms',
        { phone: '0900000001', purpose: 'VERIFY_PHONE' },
        { phone: '0999999999', purpose: 'VERIFY_PHONE' },
      ),
    ).toMatchObject(done);
  });

  it('does not reveal it by codes that are tried either', async () => {
    const wrong = (await codeFor(app, 'quochuy@keo.example')) === '123456' ? '654321' : '123456';
    const guess = { code: wrong, password: 'an entirely new one' };
    const sms = { code: wrong, purpose: 'VERIFY_PHONE' };
    for (const [path, known, unknown] of [
      ['reset-password', { identifier: 'quochuy', ...guess }, { identifier: 'nobody.here', ...guess }],
      ['reset-password', { identifier: 'minhanh', ...guess }, { identifier: 'nobody.else', ...guess }],
      ['check-sms', { phone: '0900000001', ...sms }, { phone: '0999999999', ...sms }],
    ] as const) {
      for (let tries = 0; tries < 6; tries += 1) {
        const [first, second] = [await post(path, known), await post(path, unknown)];
        expect({ ...second, headers: null }).toEqual({ ...first, headers: null });
        expect(first.status).toBe(422);
      }
    }
  });
});

describe('codes', () => {
  it('by SMS verify the phone, and work once', async () => {
    const person = await register(app);
    const body = { phone: person.phone, code: await codeFor(app, person.phone), purpose: 'VERIFY_PHONE' };
    expect(await post('check-sms', body)).toMatchObject(done);
    const { data } = await call(app, '/user/info', { token: person.accessToken });
    expect(data.verified.phone).toBe(true);
    expect(await post('check-sms', body)).toMatchObject({ status: 422, data: { reason: 'EXPIRED' } });
  });

  it('by SMS are sent anew, however the number is written, and never prove an e-mail', async () => {
    const person = await register(app);
    const first = await codeFor(app, person.phone);
    const phone = `+84${person.phone.slice(1)}`;
    expect(await post('send-sms', { phone, purpose: 'VERIFY_PHONE' })).toMatchObject(done);
    const second = await codeFor(app, person.phone);
    // One time in a million both codes are equal.
    const reason = first === second ? undefined : 'OTP_WRONG';
    const stale = await post('check-sms', { phone, code: first, purpose: 'VERIFY_PHONE' });
    expect(stale.data?.reason).toBe(reason);
    const fresh = { phone: person.phone, code: second, purpose: 'VERIFY_PHONE' };
    expect(await post('check-sms', fresh)).toMatchObject(done);
    expect(await post('send-sms', { phone, purpose: 'VERIFY_EMAIL' })).toMatchObject({ status: 422 });
  });

  it('by SMS can be checked first and then reset a password, once', async () => {
    const { phone, username } = await register(app);
    expect(await post('send-sms', { phone, purpose: 'RESET_PASSWORD' })).toMatchObject(done);
    const code = await codeFor(app, phone);
    const checked = { phone, code, purpose: 'RESET_PASSWORD' };
    expect(await post('check-sms', checked)).toMatchObject(done);
    const wrong = { ...checked, code: code === '000000' ? '000001' : '000000' };
    expect(await post('check-sms', wrong)).toMatchObject({ data: { reason: 'OTP_WRONG', left: 3 } });
    const reset = { identifier: phone, code, password: 'gió mùa đông bắc' };
    expect(await post('reset-password', reset)).toMatchObject(done);
    expect(await post('login', { username, password: reset.password })).toMatchObject({ status: 200 });
    expect(await post('check-sms', checked)).toMatchObject({ data: { reason: 'EXPIRED' } });
  });

  it('work only by the channel of their purpose', async () => {
    const { phone, email } = await register(app);
    expect(await post('send-email', { email, purpose: 'VERIFY_PHONE' })).toMatchObject({
      status: 422,
      data: { fields: { purpose: expect.any(String) } },
    });
    const code = await codeFor(app, email);
    expect(await post('check-sms', { phone, code, purpose: 'VERIFY_EMAIL' })).toMatchObject({
      status: 422,
      data: { fields: { purpose: expect.any(String) } },
    });
  });

  it('say apart that all tries are used up and that the time is over', async () => {
    const { email, accessToken } = await register(app);
    const code = await codeFor(app, email);
    const wrong = code === '000000' ? '000001' : '000000';
    const spent = {
      msg: 'Bạn đã nhập sai quá nhiều lần, nên mã này không dùng được nữa. Hãy gửi mã mới.',
      data: { reason: 'OTP_WRONG', left: 0 },
    };
    for (const left of [4, 3, 2, 1])
      expect(await post('verify-email', { code: wrong }, accessToken)).toMatchObject({ data: { left } });
    expect(await post('verify-email', { code: wrong }, accessToken)).toMatchObject(spent);
    expect(await post('verify-email', { code }, accessToken)).toMatchObject(spent);
    await app.platform.clock.advance(10 * 60_000 + 1);
    expect(await post('verify-email', { code }, accessToken)).toMatchObject({
      msg: 'Mã đã hết hạn hoặc đã được dùng. Hãy gửi mã mới.',
      data: { reason: 'EXPIRED' },
    });
  });

  it('of one account are wrong for another', async () => {
    const [mine, theirs] = [await register(app), await register(app)];
    const code = await codeFor(app, theirs.email);
    if (code === (await codeFor(app, mine.email))) return;
    expect(await post('verify-email', { code }, mine.accessToken)).toMatchObject({
      data: { reason: 'OTP_WRONG' },
    });
  });

  it('end when a newer one is sent, and after ten minutes', async () => {
    const person = await register(app);
    const first = await codeFor(app, person.email);
    expect(await post('send-email', { email: person.email, purpose: 'VERIFY_EMAIL' })).toMatchObject(done);
    const second = await codeFor(app, person.email);
    // One time in a million both codes are equal.
    const reason = first === second ? undefined : 'OTP_WRONG';
    const early = await post('verify-email', { code: first }, person.accessToken);
    expect(early.data?.reason).toBe(reason);
    await app.platform.clock.advance(10 * 60_000 + 1);
    expect(await post('verify-email', { code: second }, person.accessToken)).toMatchObject({
      data: { reason: 'EXPIRED' },
    });
  });
});
