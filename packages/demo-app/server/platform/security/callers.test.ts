import { type Endpoint, usersEndpoints } from '@keo/core/contract';
import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Visitor, createCallers, isCallerFor } from './callers.ts';
import { UnauthorizedError } from '../http/refusal.ts';
import type { Identity } from './sessions.ts';

const session: Identity = { userId: 'u1', sessionId: 's1', expiresAt: new Date(), grant: null };
const narrow: Identity = { ...session, grant: { partnerId: 'p1', scopes: ['notifications'] } };

/** Calls an endpoint. Returns who called or the error, the tokens that were looked up, and the limits counted. */
async function ask(
  part: Partial<Endpoint>,
  { token, ...headers }: { token?: string; 'accept-language'?: string; 'user-agent'?: string } = {},
  { known = session, holder = null }: { known?: Identity | null; holder?: Identity | null } = {},
) {
  const app = fastify({ trustProxy: true });
  const endpoint: Endpoint = { ...usersEndpoints.userInfo, scopes: [], ...part };
  const looked: string[] = [];
  const counted: string[] = [];
  const getCaller = createCallers({
    sessions: { byAccessToken: async (text) => (looked.push(text), known) },
    partners: {
      getPartner: async () => 'p1',
      findHolder: async (served, _request, text) => (
        looked.push(`${served === endpoint ? 'narrow' : 'other'} ${text}`), holder
      ),
    },
    limits: {
      take: async (budget, key) => void counted.push(`${budget} ${key}`),
      takeFrom: async (address, budget) => void counted.push(`${budget} ${address}`),
      giveBack: async () => undefined,
    },
  });
  let answer: unknown;
  const handler = async (request: FastifyRequest) => {
    answer = await getCaller(endpoint, request).catch((error: unknown) => error);
    return '';
  };
  app.route({ method: 'GET', url: '/', handler });
  const from = { 'x-forwarded-for': '203.0.113.9', ...(token !== undefined && { authorization: token }) };
  await app.inject({ url: '/', headers: { ...from, ...headers } });
  return { answer, looked, counted };
}

const visitor: Visitor = { locale: 'vi', address: '203.0.113.9', device: '' };
const member = { ...visitor, userId: 'u1', sessionId: 's1', grant: null };

describe('who calls an endpoint', () => {
  it('is described by language, address and device', async () => {
    const agent = { 'accept-language': 'en', 'user-agent': 'Firefox Android' };
    const { answer } = await ask({ access: 'anyone' }, agent);
    expect(answer).toEqual({ ...visitor, locale: 'en', device: 'Firefox · Android' });
  });

  it.each([
    [true, 'readsByAddress'],
    [false, 'writesByAddress'],
  ])('for anyone is counted by address and not looked up, reading: %s', async (reads, budget) => {
    const { answer, looked, counted } = await ask({ access: 'anyone', reads }, { token: 'some' });
    expect([answer, looked, counted]).toEqual([visitor, [], [`${budget} 203.0.113.9`]]);
  });

  it('for partners is the partner, who counts for itself', async () => {
    const { answer, looked, counted } = await ask({ access: 'partner' }, { token: 'some' });
    expect([answer, looked, counted]).toEqual([{ ...visitor, partnerId: 'p1' }, [], []]);
  });

  it('by a token that only holds the word', async () => {
    expect((await ask({ access: 'session' }, { token: 'some Bearer other' })).looked).toEqual([
      'some Bearer other',
    ]);
  });

  it.each(['some', 'Bearer some', 'bearer some', '  some ', 'Bearer  some'])(
    'by the token %j',
    async (token) => {
      const { answer, looked, counted } = await ask({ access: 'session' }, { token });
      expect([answer, looked, counted]).toEqual([member, ['some'], ['reads user:u1']]);
    },
  );

  it.each([
    [{ reads: true }, 'reads'],
    [{ reads: false }, 'writes'],
    [{ reads: false, body: 'application/octet-stream' as const }, 'parts'],
    [{ reads: true, body: 'application/octet-stream' as const }, 'reads'],
  ])('with a session is counted by user: %j as %s', async (part, budget) => {
    const { counted } = await ask({ access: 'session', ...part }, { token: 'some' });
    expect(counted).toEqual([`${budget} user:u1`]);
  });

  it('may be nobody where a session is not needed', async () => {
    const { answer, looked, counted } = await ask({ access: 'either' });
    expect([answer, looked, counted]).toEqual([
      { ...visitor, userId: null },
      [],
      ['readsByAddress 203.0.113.9'],
    ]);
    expect((await ask({ access: 'either' }, { token: 'some' })).answer).toEqual(member);
  });

  it.each([
    ['session', undefined, []],
    ['session', 'Bearer ', []],
    ['session', 'unknown', ['unknown']],
    ['either', 'unknown', ['unknown']],
    ['session', 'keo_embed_unknown', ['narrow keo_embed_unknown', 'keo_embed_unknown']],
  ] as const)('of %s is refused with the token %j and counted by address', async (access, token, tokens) => {
    const by = token === undefined ? {} : { token };
    const { answer, looked, counted } = await ask({ access }, by, { known: null });
    expect(answer).toBeInstanceOf(UnauthorizedError);
    expect([looked, counted]).toEqual([tokens, ['readsByAddress 203.0.113.9']]);
  });

  it('with a narrow token is its holder, whom the partner’s limits count', async () => {
    const { answer, looked, counted } = await ask(
      { access: 'session' },
      { token: 'keo_embed_1' },
      { holder: narrow },
    );
    expect([answer, looked, counted]).toEqual([{ ...visitor, ...narrow }, ['narrow keo_embed_1'], []]);
  });
});

it.each([
  ['anyone', visitor, true],
  ['partner', { ...visitor, partnerId: 'p1' }, true],
  ['partner', member, false],
  ['session', member, true],
  ['session', visitor, false],
  ['either', { ...visitor, userId: null }, true],
  ['either', { ...visitor, partnerId: 'p1' }, false],
] as const)('an endpoint for %s takes %j: %s', (access, caller, isTaken) => {
  expect(isCallerFor({ ...usersEndpoints.userInfo, access }, caller)).toBe(isTaken);
});
