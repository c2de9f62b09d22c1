import { describe, expect, it } from 'vitest';
import { type Deviation, createAuthenticator } from '../../dev/testing/authenticator.ts';
import { call, codeFor, register } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { deleteExpiredChallenges } from './passkey-challenges.ts';
import { spentChallenges } from './auth.table.ts';

const app = await startApp();
const { clock, db } = app.platform;
const minute = 60_000;

const post = (path: string, body: object, token?: string) =>
  call(app, `/user/${path}`, { body, locale: 'vi', ...(token !== undefined && { token }) });
type Member = { accessToken: string; password: string };
type Authenticator = ReturnType<typeof createAuthenticator>;

const optionsFor = async ({ accessToken, password }: Member) =>
  (await post('passkey-options', { password }, accessToken)).data;
const challenge = async () => (await post('passkey-challenge', {})).data;
const list = async (token: string) => (await call(app, '/user/passkeys-list', { token })).data.list;
const enter = async (key: Authenticator, misdeed: Deviation = {}) =>
  post('passkey-login', { passkey: key.show(await challenge(), misdeed) });

/** A new account with one passkey. */
async function withPasskey(key = createAuthenticator()) {
  const person = await register(app);
  const made = key.make(await optionsFor(person));
  const added = await post('add-passkey', { passkey: made }, person.accessToken);
  expect(added).toMatchObject({ status: 200 });
  return { person, key };
}

const refused = {
  status: 422,
  data: { reason: 'WRONG_CREDENTIALS' },
  msg: 'Passkey này không đăng nhập được. Hãy thử lại hoặc đăng nhập bằng mật khẩu.',
};
const notAdded = { status: 422, data: { reason: 'EXPIRED' } };

describe('a passkey', () => {
  it('is added with the password and mailed, and signs in', async () => {
    const key = createAuthenticator();
    const person = await register(app);
    const options = await optionsFor(person);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Keo' },
      user: { name: person.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await post('add-passkey', { passkey: key.make(options) }, person.accessToken);
    expect(added).toMatchObject({ status: 200, data: { id: key.id, name: '', lastUsedAt: null } });
    const [mail] = (await call(app, `/sandbox/outbox?to=${person.email}`)).data.list;
    expect(mail.subject).toBe('Tài khoản Keo của bạn vừa có thêm một passkey');

    const { status, data: tokens } = await enter(key);
    expect(status).toBe(200);
    const { data: me } = await call(app, '/user/info', { token: tokens.accessToken });
    expect(me.username).toBe(person.username);
    expect(tokens.user).toEqual(me);
    expect((await call(app, '/user/sessions-list', { token: tokens.accessToken })).data.list).toHaveLength(2);
    expect(await list(tokens.accessToken)).toMatchObject([{ id: key.id, lastUsedAt: expect.any(String) }]);
    expect(await post('refresh-token', { refreshToken: tokens.refreshToken })).toMatchObject({ status: 200 });
  });

  it('counts as a new device where it is one', async () => {
    const { person, key } = await withPasskey();
    const token = person.accessToken;
    await post('verify-email', { code: await codeFor(app, person.email) }, token);
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1';
    const passkey = key.show(await challenge());
    await call(app, '/user/passkey-login', { headers: { 'user-agent': agent }, body: { passkey } });
    const [mail] = (await call(app, `/sandbox/outbox?to=${person.email}`)).data.list;
    expect(mail.text).toContain('Thiết bị: Safari trên iPhone\n');
  });

  it('needs the right password', async () => {
    const { accessToken } = await register(app);
    expect(await post('passkey-options', { password: 'not this one' }, accessToken)).toMatchObject({
      status: 422,
      data: { reason: 'WRONG_CREDENTIALS', fields: { password: 'Mật khẩu hiện tại không đúng.' } },
    });
  });

  it.each<[string, Deviation]>([
    ['signed for another site', { origin: 'https://evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['not unlocked by its owner', { isVerified: false }],
  ])('%s is not added and does not sign in', async (_what, misdeed) => {
    const person = await register(app);
    const made = createAuthenticator().make(await optionsFor(person), misdeed);
    expect(await post('add-passkey', { passkey: made }, person.accessToken)).toMatchObject(notAdded);
    expect(await list(person.accessToken)).toEqual([]);
    const { key } = await withPasskey();
    expect(await enter(key, misdeed)).toMatchObject(refused);
    expect(await enter(key)).toMatchObject({ status: 200 });
  });

  it.each<[string, Deviation]>([
    ['with another key', { isForged: true }],
    ['that names another account', { userHandle: Buffer.from('u_nobody').toString('base64url') }],
    ['that counts backwards, as a copy does', { counter: 1 }],
  ])('%s does not sign in', async (_what, misdeed) => {
    const { key } = await withPasskey();
    expect(await enter(key)).toMatchObject({ status: 200 });
    expect(await enter(key, misdeed)).toMatchObject(refused);
  });

  it('without a signature counter signs in again and again', async () => {
    const { key } = await withPasskey(createAuthenticator({ counts: false }));
    expect(await enter(key)).toMatchObject({ status: 200 });
    expect(await enter(key)).toMatchObject({ status: 200 });
  });

  it('that is unknown gets the same answer as a wrong one', async () => {
    const { key } = await withPasskey();
    const known = await enter(key, { isForged: true });
    const unknown = await enter(createAuthenticator());
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });
});

describe('a challenge', () => {
  it('works once in concurrent sign-ins', async () => {
    const { key } = await withPasskey(createAuthenticator({ counts: false }));
    const passkey = key.show(await challenge());
    const all = await Promise.all([1, 2, 3].map(() => post('passkey-login', { passkey })));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(await post('passkey-login', { passkey })).toMatchObject(refused);
  });

  it('is valid for five minutes, and then deleted', async () => {
    const { key } = await withPasskey();
    const input = await challenge();
    await clock.advance(5 * minute + 1);
    expect(await post('passkey-login', { passkey: key.show(input) })).toMatchObject(refused);
    expect(await enter(key)).toMatchObject({ status: 200 });
    await clock.advance(5 * minute + 1);
    await deleteExpiredChallenges(db, clock.now());
    expect(await db.$count(spentChallenges)).toBe(0);
  });

  it('that is forged or of another purpose is refused', async () => {
    const { person, key } = await withPasskey();
    const own = { ...(await challenge()), challenge: Buffer.alloc(54, 1).toString('base64url') };
    expect(await post('passkey-login', { passkey: key.show(own) })).toMatchObject(refused);
    const adding = await optionsFor(person);
    const shown = key.show({ ...own, challenge: adding.challenge });
    expect(await post('passkey-login', { passkey: shown })).toMatchObject(refused);
    const made = createAuthenticator().make({ ...adding, ...(await challenge()) });
    expect(await post('add-passkey', { passkey: made }, person.accessToken)).toMatchObject(notAdded);
  });

  it('adds one passkey, in the session and for the account that asked for it', async () => {
    const [mine, theirs] = [await register(app), await register(app)];
    const options = await optionsFor(mine);
    const made = createAuthenticator().make(options);
    const there = (await post('login', { username: mine.username, password: mine.password })).data;
    for (const token of [theirs.accessToken, there.accessToken])
      expect(await post('add-passkey', { passkey: made }, token)).toMatchObject(notAdded);
    expect(await post('add-passkey', { passkey: made }, mine.accessToken)).toMatchObject({ status: 200 });
    const second = createAuthenticator().make(options);
    expect(await post('add-passkey', { passkey: second }, mine.accessToken)).toMatchObject(notAdded);
    expect(await list(mine.accessToken)).toHaveLength(1);
  });
});

describe('the own passkeys', () => {
  it('are changed by their owner only, and a removed one is refused', async () => {
    const { person, key } = await withPasskey();
    const stranger = (await register(app)).accessToken;
    const token = person.accessToken;
    const { password } = person;
    for (const path of ['rename-passkey', 'remove-passkey'])
      expect(await post(path, { id: key.id, name: 'x', password }, stranger)).toMatchObject({ status: 404 });
    expect(await post('rename-passkey', { id: key.id, name: ' Điện thoại ' }, token)).toMatchObject({
      status: 200,
      data: { name: 'Điện thoại' },
    });
    expect(await post('rename-passkey', { id: key.id, name: ' ' }, token)).toMatchObject({ status: 422 });
    const { accessToken } = (await enter(key)).data;
    const removed = await post('remove-passkey', { id: key.id, password }, token);
    expect(removed).toMatchObject({ status: 200, data: null });
    expect(await list(token)).toEqual([]);
    const [mail] = (await call(app, `/sandbox/outbox?to=${person.email}`)).data.list;
    expect(mail.subject).toBe('Tài khoản Keo của bạn vừa bị gỡ một passkey');
    expect(await enter(key)).toMatchObject(refused);
    // Sessions that it opened stay; users end them in the list of devices.
    expect(await call(app, '/user/info', { token: accessToken })).toMatchObject({ status: 200 });
  });

  it('are not removed by whoever only holds the session', async () => {
    const { person, key } = await withPasskey();
    const remove = (more: object) => post('remove-passkey', { id: key.id, ...more }, person.accessToken);
    expect(await remove({})).toMatchObject({
      status: 422,
      data: { fields: { password: 'Hãy nhập mật khẩu hiện tại, hoặc xác nhận bằng passkey.' } },
    });
    expect(await remove({ password: 'not this one' })).toMatchObject({
      status: 422,
      data: { reason: 'WRONG_CREDENTIALS', fields: { password: 'Mật khẩu hiện tại không đúng.' } },
    });
    const { key: theirs } = await withPasskey();
    const unproved = { status: 422, data: { reason: 'WRONG_CREDENTIALS' } };
    expect(await remove({ passkey: theirs.show(await challenge()) })).toMatchObject(unproved);
    expect(await remove({ passkey: key.show(await challenge(), { isForged: true }) })).toMatchObject(
      unproved,
    );
    const used = key.show(await challenge());
    expect(await post('passkey-login', { passkey: used })).toMatchObject({ status: 200 });
    expect(await remove({ passkey: used })).toMatchObject(unproved);
    expect(await list(person.accessToken)).toHaveLength(1);
    expect(await enter(key)).toMatchObject({ status: 200 });
  });

  it('are removed by a passkey in place of the password, also by the one that goes', async () => {
    const { person, key } = await withPasskey();
    const second = createAuthenticator();
    const made = second.make(await optionsFor(person));
    await post('add-passkey', { passkey: made }, person.accessToken);
    for (const id of [key.id, second.id]) {
      const passkey = second.show(await challenge());
      expect(await post('remove-passkey', { id, passkey }, person.accessToken)).toMatchObject({
        status: 200,
      });
    }
    expect(await list(person.accessToken)).toEqual([]);
  });

  it('are twenty at most, each of one account', async () => {
    const { person, key } = await withPasskey();
    const theirs = await register(app);
    const again = key.make(await optionsFor(theirs));
    expect(await post('add-passkey', { passkey: again }, theirs.accessToken)).toMatchObject(notAdded);
    for (let count = 1; count < 20; count += 1) {
      const passkey = createAuthenticator().make(await optionsFor(person));
      expect(await post('add-passkey', { passkey }, person.accessToken)).toMatchObject({ status: 200 });
    }
    expect(await post('passkey-options', { password: person.password }, person.accessToken)).toMatchObject({
      status: 409,
      data: { reason: 'LIMIT', max: 20 },
    });
  });

  it('are removed by a password reset or change, which reports it', async () => {
    const { person, key } = await withPasskey();
    const password = 'an entirely new one';
    const change = { currentPassword: person.password, newPassword: password };
    const options = await optionsFor(person);
    expect(await post('change-password', change, person.accessToken)).toMatchObject({ status: 200 });
    expect(await enter(key)).toMatchObject(refused);
    const [changed] = (await call(app, `/sandbox/outbox?to=${person.email}`)).data.list;
    expect(changed.text).toContain('Mọi passkey của tài khoản cũng đã bị gỡ');
    // Options from before the change are invalid.
    const late = createAuthenticator().make(options);
    expect(await post('add-passkey', { passkey: late }, person.accessToken)).toMatchObject(notAdded);

    const next = createAuthenticator();
    const made = next.make(await optionsFor({ ...person, password }));
    expect(await post('add-passkey', { passkey: made }, person.accessToken)).toMatchObject({ status: 200 });
    await post('forgot-password', { identifier: person.email });
    const reset = {
      identifier: person.email,
      code: await codeFor(app, person.email),
      password: person.password,
    };
    expect(await post('reset-password', reset)).toMatchObject({ status: 200 });
    expect(await enter(next)).toMatchObject(refused);
  });

  it('open no session that survives a reset, also in a race with a sign-in', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, key } = await withPasskey(createAuthenticator({ counts: false }));
      await post('forgot-password', { identifier: person.email });
      const reset = {
        identifier: person.email,
        code: await codeFor(app, person.email),
        password: 'gió mùa đông bắc',
      };
      const shown = await Promise.all([0, 1, 2].map(async () => key.show(await challenge())));
      const [done, ...entered] = await Promise.all([
        post('reset-password', reset),
        ...shown.map((passkey) => post('passkey-login', { passkey })),
      ]);
      expect(done).toMatchObject({ status: 200 });
      for (const { data } of entered.filter(({ status }) => status === 200))
        expect(await call(app, '/user/info', { token: data.accessToken })).toMatchObject({ status: 401 });
      expect(await enter(key)).toMatchObject({ status: expect.not.toSatisfy((status) => status === 200) });
    }
  });
});
