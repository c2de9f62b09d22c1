import { type Endpoint, type Scope, usersEndpoints } from '@keo/core/contract';
import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createPartnerAuth } from './partner-auth.ts';
import { RefusalError, UnauthorizedError } from '../http/refusal.ts';
import type { Identity } from './sessions.ts';

const shop = 'https://shop.example';
const user = { userId: 'u1', sessionId: 's1', expiresAt: new Date() };
const holder: Identity = { ...user, grant: { partnerId: 'p1', scopes: ['notifications'] } };
const createEndpoint = (part: Partial<Endpoint>): Endpoint => ({ ...usersEndpoints.userInfo, ...part });
type Headers = Record<string, string>;

function open(identity: Identity | null = holder) {
  const requests: unknown[][] = [];
  const counted: string[] = [];
  const auth = createPartnerAuth({
    publicUrl: 'https://keo.example/app',
    embeds: {
      async partnerBy(key, secret) {
        requests.push([key, secret]);
        return key === 'key' && secret === 'se:cret' ? 'p1' : null;
      },
      isPartnerOrigin: async (origin) => origin === shop,
      async byToken(token, origin) {
        requests.push([token, origin]);
        return identity;
      },
      bySocketToken: async () => null,
      stillLive: async () => new Set(),
    },
    limits: {
      take: async (budget, key) => void counted.push(`${budget} ${key}`),
      takeFrom: async (address, budget) => void counted.push(`${budget} ${address}`),
      giveBack: async () => undefined,
    },
  });
  return { auth, requests, counted };
}

/** What `work` makes of a request with these headers: its answer or its error. */
async function withRequest(headers: Headers, work: (request: FastifyRequest) => Promise<unknown>) {
  const app = fastify();
  let answer: unknown;
  const handler = async (request: FastifyRequest) => {
    answer = await work(request).catch((error: unknown) => error);
    return '';
  };
  app.route({ method: 'GET', url: '/', handler });
  await app.inject({ url: '/', headers });
  return answer;
}

const basic = (text: string) => Buffer.from(text).toString('base64');

const askAsServer = async (headers: Headers) => {
  const { auth, requests, counted } = open();
  const answer = await withRequest(headers, (request) => auth.getPartner(request));
  return { answer, requests, counted };
};

const askAsHolder = async (part: Partial<Endpoint>, headers: Headers = { origin: shop }) => {
  const { auth, requests, counted } = open();
  const answer = await withRequest(headers, (request) =>
    auth.findHolder(createEndpoint(part), request, 'keo_embed_1'),
  );
  return { answer, requests, counted };
};

const handler = async () => 'answered';
const serve = (scopes: Scope[]) => {
  const { auth, counted } = open();
  const app = fastify();
  const onRequest = auth.allowCors(app, createEndpoint({ method: 'POST', scopes }), '/some');
  app.route({ method: 'POST', url: '/some', ...(onRequest && { onRequest }), handler });
  const ask = (method: 'OPTIONS' | 'POST', headers: Headers = {}) =>
    app.inject({ method, url: '/some', headers });
  return { ask, counted };
};

describe('the server of a partner', () => {
  it.each(['Basic', 'basic'])('is known by key and secret after %s', async (scheme) => {
    const authorization = `${scheme} ${basic('key:se:cret')}`;
    expect(await askAsServer({ authorization })).toEqual({
      answer: 'p1',
      requests: [['key', 'se:cret']],
      counted: ['partnerServers p1'],
    });
  });

  it('is refused where they are wrong, which its address counts', async () => {
    const { answer, requests, counted } = await askAsServer({ authorization: `Basic ${basic('key:wrong')}` });
    expect(answer).toBeInstanceOf(UnauthorizedError);
    expect([requests, counted]).toEqual([[['key', 'wrong']], ['partnerTries 127.0.0.1']]);
  });

  it.each([
    '',
    'Basic',
    `Bearer ${basic('key:se:cret')}`,
    `My Basic ${basic('key:se:cret')}`,
    `Basic ${basic('key:se:cret')} more`,
    `Basic ${basic(':se:cret')}`,
    `Basic ${basic('key:')}`,
    `Basic ${basic('key')}`,
    `Basic ${basic('k\0:se:cret')}`,
    `Basic ${basic('key:se\0cret')}`,
    `Basic ${basic(`key:${'s'.repeat(400)}`)}`,
  ])('is refused without a look at %j', async (authorization) => {
    const { answer, requests, counted } = await askAsServer({ authorization });
    expect(answer).toBeInstanceOf(UnauthorizedError);
    expect([requests, counted]).toEqual([[], ['partnerTries 127.0.0.1']]);
  });

  it.each([{ origin: shop }, { 'sec-fetch-site': 'cross-site' }])('is no page: %j', async (mark) => {
    const { answer, requests, counted } = await askAsServer({
      authorization: `Basic ${basic('key:se:cret')}`,
      ...mark,
    });
    expect(answer).toMatchObject({ reason: 'NOT_ALLOWED', text: 'secretInPage' });
    expect([requests, counted]).toEqual([[], []]);
  });
});

describe('the holder of a narrow token', () => {
  const scopes: Scope[] = ['wallet:read', 'notifications'];
  it.each([
    [true, 'reads'],
    [false, 'writes'],
  ])('is asked for by its page and counted twice, reading: %s', async (reads, budget) => {
    expect(await askAsHolder({ scopes, reads })).toEqual({
      answer: holder,
      requests: [['keo_embed_1', shop]],
      counted: ['partnerPages p1', `${budget} partner:p1:u1`],
    });
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 'https://keo.example'],
    [{ 'sec-fetch-site': 'cross-site' }, null],
    [{}, null],
  ])('with the headers %j is on the page %s', async (headers, origin) => {
    expect((await askAsHolder({ scopes }, headers)).requests).toEqual([['keo_embed_1', origin]]);
  });

  it.each([null, { ...user, grant: null }])('is nobody where the token is of %j', async (identity) => {
    const { auth, counted } = open(identity);
    const answer = await withRequest({}, (request) =>
      auth.findHolder(createEndpoint({ scopes }), request, 'keo_embed_1'),
    );
    expect([answer, counted]).toEqual([null, []]);
  });

  it.each<[Scope[], string, string]>([
    [['wallet:read', 'wallet:read'], 'outOfScope', 'wallet:read, wallet:read'],
    [[], 'noNarrowToken', ''],
  ])('is refused where %j is needed', async (needed, text, named) => {
    const { answer, counted } = await askAsHolder({ scopes: needed });
    expect(answer).toBeInstanceOf(RefusalError);
    expect(answer).toMatchObject({
      reason: 'OUT_OF_SCOPE',
      text,
      details: { scopes: needed },
      params: { scopes: named },
    });
    expect(counted).toHaveLength(2);
  });
});

describe('the pages of partners', () => {
  const allow = 'access-control-allow-origin';

  it('may read answers and ask before they call', async () => {
    const { ask, counted } = serve(['notifications']);
    const answer = await ask('POST', { origin: shop });
    expect(answer.body).toBe('answered');
    expect(answer.headers).toMatchObject({
      vary: 'Origin',
      [allow]: shop,
      'access-control-expose-headers': 'Retry-After, Keo-Time',
    });
    const preflight = await ask('OPTIONS', { origin: shop });
    expect([preflight.statusCode, preflight.body, counted]).toEqual([204, '', ['readsByAddress 127.0.0.1']]);
    expect(preflight.headers).toMatchObject({
      vary: 'Origin',
      [allow]: shop,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type, accept-language',
      'access-control-max-age': '600',
    });
  });

  it.each([
    [{ origin: 'https://evil.example', 'accept-language': 'en' }, 'https://evil.example'],
    [{ 'accept-language': 'en' }, null],
  ])('are no others: %j', async (headers, origin) => {
    const { ask } = serve(['notifications']);
    const answer = await ask('POST', headers);
    expect([answer.headers['vary'], answer.headers[allow]]).toEqual(['Origin', undefined]);
    const preflight = await ask('OPTIONS', headers);
    expect([preflight.statusCode, preflight.headers['vary'], preflight.headers[allow]]).toEqual([
      403,
      'Origin',
      undefined,
    ]);
    expect(preflight.json()).toMatchObject({ code: 10_000, data: { reason: 'ORIGIN_NOT_ALLOWED', origin } });
    expect(preflight.json().msg).toBe(`Pages of ${origin ?? '–'} are not on the list of this partner.`);
  });

  it('are no matter where narrow tokens are not taken', async () => {
    const { ask } = serve([]);
    expect((await ask('OPTIONS', { origin: shop })).statusCode).toBe(404);
    expect((await ask('POST', { origin: shop })).headers[allow]).toBeUndefined();
  });
});
