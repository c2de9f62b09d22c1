import { describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { addPartner } from '../../dev/testing/partner.ts';
import { call, register } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { lacksRealParts, startNode, startTwoNodes } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { available, bank, fromTo } from '../wallet/posting.ts';

const shop = 'https://shop.example';
const from = (origin: string) => ({ origin });

async function linked(app: Parameters<typeof addPartner>[0], origins = [shop]) {
  const [partner, person] = [await addPartner(app, origins), await register(app)];
  await partner.link('p', person.accessToken);
  const { data } = await call(app, '/user/info', { token: person.accessToken });
  return { partner, person, userId: String(data.id) };
}

const give = ({ platform, ledger }: App, userId: string) =>
  platform.transact((unit) =>
    ledger.post(unit, {
      kind: 'RECHARGE',
      businessKey: `test:${crypto.randomUUID()}`,
      legs: fromTo(bank, available(userId), 1000),
      actor: 'test',
      ref: {},
    }),
  );
const notify = ({ platform, notifications }: App, recipientId: string) =>
  platform.transact((unit) =>
    notifications.writeLogs(unit, [
      {
        action: 'ACTION_REQUIRED',
        recipientId,
        recipientRole: 'worker',
        authorId: null,
        workerId: recipientId,
        metadata: { reason: 'FIX_BANK_CARD' },
      },
    ]),
  );

describe('a socket of a partner’s page', async () => {
  const node = await startNode({ publicUrl: 'https://keo.example' });
  const { partner, person, userId } = await linked(node);

  const poll = (origin: string) =>
    fetch(`${node.origin}/socket.io/?EIO=4&transport=polling&token=x`, { headers: { origin } });

  it('opens by a narrow token or by its ticket, once, on the partner’s pages alone', async () => {
    const token = await partner.token('p');
    expect(await admission(openSocket(node, token, from(shop)))).toBe('in');
    const answer = await call(node, '/user/socket-ticket', { token, body: {}, headers: from(shop) });
    const { ticket } = answer.data;
    expect(await admission(openSocket(node, ticket, from('https://keo.example')))).toBe('ORIGIN_NOT_ALLOWED');
    expect(await admission(openSocket(node, ticket))).toBe('ORIGIN_NOT_ALLOWED');
    const tries = await Promise.all([0, 1, 2].map(() => admission(openSocket(node, ticket, from(shop)))));
    expect(tries.filter((one) => one === 'in')).toHaveLength(1);
    expect(tries.filter((one) => one === 'NOT_LOGIN')).toHaveLength(2);
    for (const origin of ['https://evil.example', 'null', 'http://shop.example'])
      expect(await admission(openSocket(node, token, from(origin)))).not.toBe('in');
  });

  it('gets heartbeats with the fields of its scopes', async () => {
    const news: Record<string, string[]> = {};
    for (const scope of ['notifications', 'wallet:read']) {
      const socket = openSocket(node, await partner.token('p', [scope]), from(shop));
      socket.on('heartbeat', (far: object) => {
        news[scope] = Object.keys(far);
      });
      expect(await admission(socket)).toBe('in');
    }
    await node.platform.clock.advance(30_000);
    await until('both are told', () => Object.keys(news).length === 2);
    expect(news).toEqual({
      notifications: ['lastSeq', 'unread', 'now'],
      'wallet:read': ['balanceVersion', 'now'],
    });
  });

  it('is refused with a session token', async () => {
    expect(await admission(openSocket(node, person.accessToken, from(shop)))).toBe('NOT_LOGIN');
    const { data } = await call(node, '/user/socket-ticket', { token: person.accessToken, body: {} });
    expect(await admission(openSocket(node, data.ticket, from(shop)))).toBe('NOT_LOGIN');
    expect(await admission(openSocket(node, data.ticket))).toBe('in');
  });

  it('may use HTTP long-polling, with CORS headers', async () => {
    const allowed = await poll(shop);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(shop);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await poll('https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect((await poll('https://keo.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('gets the messages of its scopes; a whole session gets all', async () => {
    const tokens = [await partner.token('p', ['notifications']), await partner.token('p', ['wallet:read'])];
    const sockets = [
      ...tokens.map((token) => openSocket(node, token, from(shop))),
      openSocket(node, person.accessToken),
    ];
    expect(await Promise.all(sockets.map(admission))).toEqual(['in', 'in', 'in']);
    const heard = sockets.map((socket) => {
      const events: string[] = [];
      socket.onAny((event: string) => {
        if (event !== 'heartbeat') events.push(event);
      });
      return events;
    });
    await give(node, userId);
    await notify(node, userId);
    await node.recharge.create(userId, { amount: 50_000, method: 'VIETQR', requestId: crypto.randomUUID() });
    await until('the whole session heard both', () => new Set(heard[2]).size === 2);
    expect(heard[0]).toEqual(['notification']);
    expect(heard[1]).toEqual(['balance']);
    expect(heard[2]?.toSorted()).toEqual(['balance', 'notification']);
  });

  it('has a limit of ten for each user of a partner, apart from Keo’s own', async () => {
    const { partner: other, person: busy } = await linked(node);
    const token = await other.token('p');
    const many = Array.from({ length: 10 }, () => openSocket(node, token, from(shop)));
    expect(new Set(await Promise.all(many.map(admission)))).toEqual(new Set(['in']));
    expect(await admission(openSocket(node, token, from(shop)))).toBe('Too many connections');
    expect(await admission(openSocket(node, busy.accessToken))).toBe('in');
  });

  it('is disconnected when its token ends', async () => {
    const socket = openSocket(node, await partner.token('p'), from(shop));
    expect(await admission(socket)).toBe('in');
    await node.platform.clock.advance(10 * 60_000 + 1);
    await until('it is cut', () => !socket.connected);
    expect(socket.connected).toBe(false);
  });
});

describe.skipIf(lacksRealParts)('partners on two nodes', async () => {
  const [first, second] = lacksRealParts ? [] : await startTwoNodes();
  if (!first || !second) return;
  const nodes = [first, second];

  it.each([
    ['its partner is revoked', 'revoke'],
    ['its user ends the link', 'unlink'],
    ['an origin is taken away', 'origin'],
  ])('every socket of a narrow token is cut when %s, and no other', async (_what, how) => {
    const { partner, person } = await linked(first, [shop, 'https://old.example']);
    const token = await partner.token('p');
    const narrow = nodes.map((node) => openSocket(node, token, from(shop)));
    const own = openSocket(second, person.accessToken);
    expect(await Promise.all([...narrow, own].map(admission))).toEqual(['in', 'in', 'in']);
    const { platform, partners } = first;
    if (how === 'unlink')
      await call(first, '/embed/unlink', { token: person.accessToken, body: { partnerId: partner.id } });
    else
      await platform.transact(async ({ db }) => {
        if (how === 'revoke') await partners.revoke(db, partner.key);
        else await partners.removeOrigin(db, partner.key, 'https://old.example');
      });
    const request = await call(second, '/user/info', { token, headers: from(shop) });
    expect(request.status).toBe(401);
    await until('both are cut', () => narrow.every((socket) => !socket.connected));
    expect(own.connected).toBe(true);
  });

  it('no token survives a revocation, however many are requested concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { partner } = await linked(first);
      const asking = Array.from({ length: 20 }, () => partner.post('/embed/token', { user: 'p' }));
      const revoking = second.platform.transact(({ db }) => second.partners.revoke(db, partner.key));
      const answers = await Promise.all(asking);
      await revoking;
      const tokens = answers.flatMap(({ status, data }) => (status === 200 ? [String(data.token)] : []));
      for (const token of tokens)
        expect(await call(first, '/user/info', { token, headers: from(shop) })).toMatchObject({
          status: 401,
        });
      expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    }
  });
});

describe('limits of partners', async () => {
  const node = await startNode({ rateLimits: true });
  const { partner, person } = await linked(node);

  const read = (headers: Record<string, string>, as: string) =>
    call(node, '/user/info', { token: as, headers });

  it('stop an address that guesses secrets, and not the partner at another place', async () => {
    const guess = (secret: string) =>
      call(node, '/embed/token', {
        body: { user: 'p' },
        headers: { authorization: `Basic ${Buffer.from(`${partner.key}:${secret}`).toString('base64')}` },
      });
    const answers = [];
    for (let tries = 0; tries < 21; tries += 1) answers.push((await guess(`wrong${tries}`)).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    expect((await partner.post('/embed/token', { user: 'p' })).status).toBe(200);
  });

  it('count a user’s calls in a partner’s page apart from their own', async () => {
    const token = await partner.token('p');
    const answers = await Promise.all(Array.from({ length: 310 }, () => read(from(shop), token)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers['access-control-allow-origin']).toBe(shop);
    expect((await read({}, person.accessToken)).status).toBe(200);
  });

  it('stop all pages of one partner together, with CORS headers, but not its users in Keo, nor other partners', async () => {
    const { partner: busy, person: visitor } = await linked(node);
    const token = await busy.token('p');
    const calls = Array.from({ length: 5999 }, () => node.platform.limits.take('partnerPages', busy.id));
    await Promise.all(calls);
    expect((await read(from(shop), token)).status).toBe(200);
    const refused = await read(from(shop), token);
    expect(refused).toMatchObject({ status: 429, headers: { 'access-control-allow-origin': shop } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
    expect((await read({}, visitor.accessToken)).status).toBe(200);
    const { partner: calm } = await linked(node);
    expect((await read(from(shop), await calm.token('p'))).status).toBe(200);
  });

  it('stop one partner’s servers and leave the others alone', async () => {
    const { partner: eager } = await linked(node);
    const statuses: number[] = [];
    // In small batches: when Redis is slow, a node counts for itself, with half the budget.
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 62 }, () => eager.post('/embed/token', { user: 'p' })),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect((await partner.post('/embed/token', { user: 'p' })).status).toBe(200);
  });
});
