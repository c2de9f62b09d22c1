import { scopes } from '@keo/core/contract';
import { describe, expect, it } from 'vitest';
import { addPartner, basic } from '../../dev/testing/partner.ts';
import { call, codeFor, register, signIn } from '../../dev/testing/person.ts';
import { captureLog, startApp } from '../../dev/testing/start-app.ts';
import { embedTokens, linkCodes, partners } from './partner.table.ts';

const log = captureLog();
const app = await startApp({ logLevel: 'trace', logStream: log });
const { db, transact, clock } = app.platform;
const shop = 'https://shop.example';
const partner = await addPartner(app, [shop, 'http://localhost:3000']);
/** Signs in each time, because the clock is moved. */
const mai = async () => (await signIn(app, 'ngocmai')).accessToken;
await partner.link('shop-7', await mai());
const at = (origin: string, token: string) => ({ token, headers: { origin } });
const unread = (token: string, origin = shop) => call(app, '/user/info', at(origin, token));

describe("a partner's server", () => {
  it('gets a token of ten minutes for a linked user, with fewer scopes on request', async () => {
    const answer = await partner.post('/embed/token', { user: 'shop-7' });
    expect(answer.data).toEqual({
      token: expect.stringMatching(/^keo_embed_[\w-]{43}$/),
      expiresAt: expect.any(String),
      scopes: [...scopes],
    });
    const minutes = (Date.parse(answer.data.expiresAt) - +clock.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    const narrower = await partner.post('/embed/token', { user: 'shop-7', scopes: ['wallet:read'] });
    expect(narrower.data.scopes).toEqual(['wallet:read']);
    for (const wrong of [[], ['wallet:write'], ['notifications', 'notifications', 'notifications']])
      expect(await partner.post('/embed/token', { user: 'shop-7', scopes: wrong })).toMatchObject({
        status: 422,
        data: { reason: 'INVALID' },
      });
  });

  it('gets none for a user without a link, also where Keo has that id or name', async () => {
    for (const user of ['shop-8', 'ngocmai', 'u07', 'ngocmai@keo.example'])
      expect(await partner.post('/embed/token', { user })).toMatchObject({
        status: 404,
        data: { reason: 'NOT_FOUND' },
        msg: 'Người dùng này chưa liên kết tài khoản Keo.',
      });
    const other = await addPartner(app, [shop]);
    expect(await other.post('/embed/token', { user: 'shop-7' })).toMatchObject({ status: 404 });
  });

  it('needs its own key and secret', async () => {
    const other = await addPartner(app, []);
    const { key, secret } = partner;
    for (const authorization of [
      '',
      secret,
      `Bearer ${secret}`,
      'Basic x',
      basic({ key, secret: '' }),
      basic({ key, secret: `${secret}x` }),
      basic({ key, secret: secret.slice(0, -1) }),
      basic({ key, secret: other.secret }),
      basic({ key: other.key, secret }),
      basic({ key: 'pk_nobody', secret }),
      await mai(),
    ])
      expect(await partner.post('/embed/token', { user: 'shop-7' }, { authorization })).toMatchObject({
        status: 401,
        code: 401,
      });
  });

  it('cannot use its secret in a page: calls of browsers are refused', async () => {
    for (const headers of [{ origin: shop }, { origin: 'null' }, { 'sec-fetch-site': 'same-origin' }])
      expect(await partner.post('/embed/token', { user: 'shop-7' }, headers)).toMatchObject({
        status: 422,
        data: { reason: 'NOT_ALLOWED' },
      });
  });

  it('rotates its secret without downtime, and the old one ends after a day', async () => {
    const changing = await addPartner(app, [shop]);
    await changing.link('p', (await register(app)).accessToken);
    const ask = (secret: string) =>
      changing.post('/embed/token', { user: 'p' }, { authorization: basic({ key: changing.key, secret }) });
    const next = await transact((unit) => app.partners.rotate(unit.db, changing.key, { atOnce: false }));
    expect([(await ask(changing.secret)).status, (await ask(next.secret)).status]).toEqual([200, 200]);
    const last = await transact((unit) => app.partners.rotate(unit.db, changing.key, { atOnce: false }));
    expect([(await ask(changing.secret)).status, (await ask(next.secret)).status]).toEqual([401, 200]);
    await clock.advance(24 * 60 * 60 * 1000);
    expect([(await ask(next.secret)).status, (await ask(last.secret)).status]).toEqual([401, 200]);
    const sudden = await transact((unit) => app.partners.rotate(unit.db, changing.key, { atOnce: true }));
    expect([(await ask(last.secret)).status, (await ask(sudden.secret)).status]).toEqual([401, 200]);
  });
});

const link = (code: string, user = 'l-1') => partner.post('/embed/link', { user, code });

describe('a link', () => {
  it('is made by a code of the account’s owner, once, within ten minutes, in any spelling', async () => {
    const { accessToken: token } = await register(app);
    const newCode = async () => String((await call(app, '/embed/link-code', { token, body: {} })).data.code);
    const first = await newCode();
    expect(first).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const second = await newCode();
    const expired = { status: 422, data: { reason: 'EXPIRED' } };
    expect(await link(first)).toMatchObject(expired);
    const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await link(typed)).toMatchObject({ status: 200 });
    expect(await link(second)).toMatchObject(expired);
    const late = await newCode();
    await clock.advance(10 * 60_000 + 1);
    expect(await link(late)).toMatchObject(expired);
  });

  it('never moves to another account, on either side', async () => {
    const [one, two] = [await register(app), await register(app)];
    const getCode = async ({ accessToken: token }: { accessToken: string }) =>
      (await call(app, '/embed/link-code', { token, body: {} })).data.code;
    const linkBy = async (user: string, by: { accessToken: string }) => link(await getCode(by), user);
    expect(await linkBy('k-1', one)).toMatchObject({ status: 200 });
    expect(await linkBy('k-1', one)).toMatchObject({ status: 200 });
    expect(await linkBy('k-1', two)).toMatchObject({ status: 409, data: { reason: 'TAKEN' } });
    expect(await linkBy('k-2', one)).toMatchObject({ status: 409, data: { reason: 'TAKEN' } });
    expect((await unread(await partner.token('k-1'))).data.username).toBe(one.username);
  });

  it('cannot be made, seen or ended by a narrow token', async () => {
    const token = await partner.token('shop-7');
    for (const path of ['/embed/link-code', '/embed/unlink'])
      expect(await call(app, path, { ...at(shop, token), body: { partnerId: partner.id } })).toMatchObject({
        data: { reason: 'OUT_OF_SCOPE' },
      });
  });
});

type Person = Awaited<ReturnType<typeof register>>;

const reset = async ({ email }: Person) => {
  await call(app, '/user/forgot-password', { body: { identifier: email } });
  const code = await codeFor(app, email);
  return call(app, '/user/reset-password', {
    body: { identifier: email, code, password: 'an entirely new one' },
  });
};

const change = ({ accessToken: token, password }: Person) =>
  call(app, '/user/change-password', {
    token,
    body: { currentPassword: password, newPassword: 'an entirely new one' },
  });
const verify = async ({ accessToken: token, email }: Person) =>
  call(app, '/user/verify-email', { token, body: { code: await codeFor(app, email) } });

describe('a new password', () => {
  it.each([
    ['that is set', change, 'n-1'],
    ['after a forgotten one', reset, 'n-2'],
  ])('%s ends the code on its way and the tokens, and leaves the link', async (_name, renew, user) => {
    const person = await register(app);
    expect(await verify(person)).toMatchObject({ status: 200 });
    await partner.link(user, person.accessToken);
    const token = await partner.token(user);
    const { data } = await call(app, '/embed/link-code', { token: person.accessToken, body: {} });
    expect(await renew(person)).toMatchObject({ status: 200 });
    expect(await unread(token)).toMatchObject({ status: 401 });
    expect(await link(data.code, `${user}-more`)).toMatchObject({ data: { reason: 'EXPIRED' } });
    expect(await unread(await partner.token(user))).toMatchObject({ status: 200 });
  });

  it('of an account without a verified contact ends its links too', async () => {
    const person = await register(app);
    await partner.link('n-3', person.accessToken);
    expect(await reset(person)).toMatchObject({ status: 200 });
    expect(await partner.post('/embed/token', { user: 'n-3' })).toMatchObject({ status: 404 });
  });
});

describe('a new link', () => {
  it('is mailed to the account’s owner, once', async () => {
    const { accessToken, email } = await register(app);
    const mails = async () => {
      const { data } = await call(app, `/sandbox/outbox?to=${email}`);
      return data.list.filter(({ subject }: { subject: string }) => subject.includes('liên kết'));
    };
    await partner.link('m-1', accessToken);
    await partner.link('m-1', accessToken);
    expect(await mails()).toMatchObject([
      {
        subject: 'Tài khoản Keo của bạn vừa được liên kết với Sổ Tay Thợ',
        text: expect.stringContaining('http://localhost/dashboard/settings'),
      },
    ]);
  });
});

describe('stored data', () => {
  it('has no usable secret, token, ticket or code, nor has the log', async () => {
    const token = await partner.token('shop-7');
    const { data: socket } = await call(app, '/user/socket-ticket', { ...at(shop, token), body: {} });
    const { data: made } = await call(app, '/embed/link-code', { token: await mai(), body: {} });
    const rows = [
      await db.select().from(partners),
      await db.select().from(embedTokens),
      await db.select().from(linkCodes),
    ];
    for (const secret of [partner.secret, token, socket.ticket, made.code, made.code.replaceAll('-', '')]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(log.lines.join()).not.toContain(secret);
      expect(log.lines.join()).not.toContain(basic(partner).slice(6));
    }
  });
});
