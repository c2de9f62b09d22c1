import { scopes } from '@keo/core/contract';
import { describe, expect, it } from 'vitest';
import { addPartner } from '../../dev/testing/partner.ts';
import { call, register, signIn } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

const app = await startApp();
const { transact, clock } = app.platform;
const shop = 'https://shop.example';
const partner = await addPartner(app, [shop, 'http://localhost:3000']);
/** Signs in each time, because the clock is moved. */
const mai = async () => (await signIn(app, 'ngocmai')).accessToken;
await partner.link('shop-7', await mai());
const at = (origin: string, token: string) => ({ token, headers: { origin } });
const unread = (token: string, origin = shop) => call(app, '/user/info', at(origin, token));

describe('a narrow token', () => {
  const endpoints = app.platform.routes.served();
  const guarded = endpoints.filter(({ access }) => access !== 'anyone' && access !== 'partner');

  it.each(guarded.map((endpoint) => [endpoint.path, endpoint] as const))(
    'is taken by %s for its scopes and for nothing else',
    async (path, endpoint) => {
      for (const scope of scopes) {
        const token = await partner.token('shop-7', [scope]);
        const ask = { ...at(shop, token), method: endpoint.method };
        const answer = await call(app, path.replaceAll(/\{\w+\}/g, 'x'), ask);
        const isTaken = endpoint.scopes.includes(scope);
        expect([answer.status === 403, answer.data?.reason === 'OUT_OF_SCOPE']).toEqual([!isTaken, !isTaken]);
      }
    },
  );

  it('is valid for exactly these endpoints, none of which moves money or changes an account', () => {
    const open = endpoints.filter((endpoint) => endpoint.scopes.length > 0).map(({ path }) => path);
    expect(open.toSorted()).toEqual([
      '/jobdeallog/jobs-deal/mark-read',
      '/jobdeallog/jobs-deal/mark-read-all',
      '/jobdeallog/jobs-my-deal-logs-list',
      '/transaction/transactions-list',
      '/user/info',
      '/user/socket-ticket',
      '/wallet/wallet-chart',
      '/wallet/wallet-holds-list',
      '/wallet/wallet-info',
    ]);
    expect(guarded.length).toBeGreaterThan(25);
  });

  it('shows the fields of its scopes, and never contacts', async () => {
    const whole = (await call(app, '/user/info', { token: await mai() })).data;
    expect(whole.balance).toBeGreaterThan(0);
    const bell = (await unread(await partner.token('shop-7', ['notifications']))).data;
    expect(bell).toMatchObject({ id: whole.id, unread: whole.unread, balance: 0, email: null, phone: null });
    const embedded = (await unread(await partner.token('shop-7', ['wallet:read']))).data;
    expect(embedded).toMatchObject({ unread: 0, balance: whole.balance, email: null, phone: null });
  });

  it('is valid on the partner’s pages only', async () => {
    const token = await partner.token('shop-7');
    expect(await unread(token)).toMatchObject({ status: 200 });
    expect(await unread(token, 'http://localhost:3000')).toMatchObject({ status: 200 });
    for (const origin of ['https://evil.example', 'http://shop.example', 'https://shop.example:444', 'null'])
      expect(await unread(token, origin)).toMatchObject({
        status: 403,
        data: { reason: 'ORIGIN_NOT_ALLOWED', origin },
      });
    expect(await call(app, '/user/info', { token, locale: 'en' })).toMatchObject({
      status: 403,
      data: { reason: 'ORIGIN_NOT_ALLOWED', origin: null },
      msg: 'Pages of – are not on the list of this partner.',
    });
    await addPartner(app, ['https://rival.example']);
    expect(await unread(token, 'https://rival.example')).toMatchObject({ status: 403 });
  });

  it('works on pages of the server itself, whose reads carry no Origin, where the partner has that origin', async () => {
    const own = await addPartner(app, ['http://localhost']);
    await own.link('x', await mai());
    const ask = (token: string) =>
      call(app, '/user/info', { token, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(await ask(await own.token('x'))).toMatchObject({ status: 200 });
    expect(await ask(await partner.token('shop-7'))).toMatchObject({ status: 403 });
  });

  it('ends after ten minutes', async () => {
    const token = await partner.token('shop-7');
    await clock.advance(10 * 60_000 - 5000);
    expect(await unread(token)).toMatchObject({ status: 200 });
    await clock.advance(5001);
    expect(await unread(token)).toMatchObject({ status: 401, code: 401 });
  });

  it('ends with its partner, with its link and with an origin of its partner', async () => {
    const [doomed, person] = [await addPartner(app, [shop, 'https://other.example']), await register(app)];
    await doomed.link('d', person.accessToken);
    const beforeOrigin = await doomed.token('d');
    await transact((unit) => app.partners.removeOrigin(unit.db, doomed.key, 'https://other.example'));
    expect(await unread(beforeOrigin)).toMatchObject({ status: 401 });
    const beforeUnlink = await doomed.token('d');
    expect(await unread(beforeUnlink, 'https://other.example')).toMatchObject({ status: 403 });
    const me = { token: person.accessToken };
    const { data } = await call(app, '/embed/links-list', me);
    expect(data.list).toEqual([{ partnerId: doomed.id, name: 'Sổ Tay Thợ', linkedAt: expect.any(String) }]);
    const unlink = () => call(app, '/embed/unlink', { ...me, body: { partnerId: doomed.id } });
    expect(await unlink()).toMatchObject({ status: 200 });
    expect(await unlink()).toMatchObject({ status: 404 });
    expect(await unread(beforeUnlink)).toMatchObject({ status: 401 });
    expect(await doomed.post('/embed/token', { user: 'd' })).toMatchObject({ status: 404 });
    await doomed.link('d', person.accessToken);
    const beforeRevoke = await doomed.token('d');
    await transact((unit) => app.partners.revoke(unit.db, doomed.key));
    expect(await unread(beforeRevoke)).toMatchObject({ status: 401 });
    expect(await doomed.post('/embed/token', { user: 'd' })).toMatchObject({ status: 401 });
    expect((await call(app, '/embed/links-list', me)).data.list).toEqual([]);
  });
});

const preflight = (url: string, origin: string) =>
  app.server.inject({
    method: 'OPTIONS',
    url: `/au/api${url}`,
    headers: { origin, 'access-control-request-method': 'GET' },
  });

describe('pages of partners', () => {
  it('may call what takes narrow tokens, with the headers it needs and without cookies', async () => {
    const { statusCode, headers } = await preflight('/wallet/wallet-info', shop);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization, content-type, accept-language',
      vary: expect.stringContaining('Origin'),
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await unread(await partner.token('shop-7'));
    expect(answer.headers['access-control-allow-origin']).toBe(shop);
  });

  it('can read refusals', async () => {
    for (const token of ['keo_embed_x', await partner.token('shop-7', ['notifications'])]) {
      const answer = await call(app, '/wallet/wallet-info', at(shop, token));
      expect([401, 403]).toContain(answer.status);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': shop,
        'access-control-expose-headers': 'Retry-After, Keo-Time',
      });
    }
  });

  it.each(['https://evil.example', 'null', 'http://shop.example', 'https://shop.example.evil.example'])(
    'are not those of %s',
    async (origin) => {
      const { statusCode, headers } = await preflight('/wallet/wallet-info', origin);
      expect(statusCode).toBe(403);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      const answer = await unread(await mai(), origin);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('get no CORS headers from other endpoints', async () => {
    for (const url of ['/user/login', '/withdraw/create-withdraw', '/embed/token', '/embed/link-code']) {
      const { statusCode, headers } = await preflight(url, shop);
      expect(statusCode).toBe(404);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    const login = await call(app, '/user/login', {
      body: { username: 'ngocmai', password: 'x' },
      headers: { origin: shop },
    });
    expect(login.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('lose access with their partner', async () => {
    const gone = await addPartner(app, ['https://gone.example']);
    expect((await preflight('/user/info', 'https://gone.example')).statusCode).toBe(204);
    await transact((unit) => app.partners.revoke(unit.db, gone.key));
    expect((await preflight('/user/info', 'https://gone.example')).statusCode).toBe(403);
  });
});
