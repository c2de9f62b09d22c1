import { describe, expect, it, vi } from 'vitest';
import { createMemoryTokenStore } from '../auth/token-store.ts';
import { selectAuth } from '../auth/auth.selectors.ts';
import { refreshBalance } from '../users/users.endpoints.ts';
import { becomes, isQuiet, leftovers, recordEvents, signIn } from './test-tabs.ts';
import { answer, createWorld, inTime } from './test-world.ts';

describe('an overdue token', () => {
  it('is renewed once for 100 calls, and all 100 are answered', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.expire();
    const before = world.server.hits.length;
    const answers = await Promise.all(Array.from({ length: 100 }, () => keo.call(refreshBalance, {})));
    expect(answers).toEqual(Array.from({ length: 100 }, () => ({ balance: 5 })));
    expect(world.server.getHits('/user/refresh-token')).toHaveLength(1);
    expect(
      world.server.hits.slice(before).filter(({ path }) => path === '/user/refresh-balance'),
    ).toHaveLength(200);
    expect(selectAuth(keo.auth.getSnapshot()).token).toBe(world.cookies.read('token'));
  });

  it('in three tabs is renewed at most once per tab, and nobody is signed out', async () => {
    const world = createWorld();
    const first = world.openTab();
    const tabs = [first, world.openTab(), world.openTab()];
    await signIn(first);
    await Promise.all(tabs.map(isQuiet));
    for (let round = 0; round < 5; round++) {
      world.server.expire();
      const before = world.server.getHits('/user/refresh-token').length;
      await Promise.all(
        tabs.flatMap((tab) => Array.from({ length: 100 }, () => tab.call(refreshBalance, {}))),
      );
      expect(world.server.getHits('/user/refresh-token').length - before).toBeLessThanOrEqual(3);
    }
    for (const tab of tabs) expect(tab.auth.getSnapshot().matches('signedIn')).toBe(true);
  });

  it('that another tab has renewed meanwhile costs no refresh', async () => {
    const world = createWorld();
    const [one, two] = [world.openTab(), world.openTab()];
    await signIn(one);
    await isQuiet(two);
    world.server.expire();
    await one.call(refreshBalance, {});
    await two.call(refreshBalance, {});
    expect(world.server.getHits('/user/refresh-token')).toHaveLength(1);
  });

  const lasting: [string, () => Response | Promise<Response>, requests?: number][] = [
    ['a lost network', () => Promise.reject(new TypeError('fetch failed')), 3],
    ['500', () => answer(500, null, { status: 500 })],
    ['503 with a page', () => new Response('<h1>busy</h1>', { status: 503 })],
    ['a page with 200', () => new Response('<h1>log in to the wifi</h1>')],
    ['a page with 401', () => new Response('<h1>proxy</h1>', { status: 401 })],
    ['429', () => answer(429, null, { status: 429 })],
    ['30000', () => answer(30_000)],
    ['tokens of another shape', () => answer(200, { accessToken: '' })],
  ];
  it.each(lasting)(
    'stays signed in when the refresh gets %s, and asks again only after a minute',
    async (_, act, requests = 1) => {
      const world = createWorld();
      const keo = world.openTab();
      await signIn(keo);
      world.server.expire();
      world.server.misbehave(({ path }) => (path === '/user/refresh-token' ? act() : undefined));
      for (let tries = 0; tries < 5; tries++) {
        await expect(inTime(world.clock, keo.call(refreshBalance, {}))).rejects.toMatchObject({
          name: 'ApiError',
        });
      }
      expect(world.server.getHits('/user/refresh-token')).toHaveLength(requests);
      expect(keo.auth.getSnapshot().matches('signedIn')).toBe(true);
      expect(world.cookies.read('token')).not.toBeNull();

      world.server.misbehave(() => undefined);
      world.clock.advance(60_000);
      await expect(keo.call(refreshBalance, {})).resolves.toEqual({ balance: 5 });
    },
  );

  it('whose new pair was lost on its way is asked for again before the server takes it for stolen', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.expire();
    const times: number[] = [];
    world.server.misbehave(({ path }) => {
      if (path !== '/user/refresh-token') return undefined;
      times.push(world.clock.now());
      return times.length === 3 ? undefined : Promise.reject(new TypeError('fetch failed'));
    });
    await expect(inTime(world.clock, keo.call(refreshBalance, {}))).resolves.toEqual({ balance: 5 });
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeLessThan(10_000);
  });

  it('whose new pair does not come is asked for again beside it, before the server takes it for stolen', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.expire();
    const times: number[] = [];
    world.server.misbehave(({ path }) => {
      if (path !== '/user/refresh-token') return undefined;
      times.push(world.clock.now());
      return times.length === 3 ? undefined : new Promise<Response>(() => {});
    });
    await expect(inTime(world.clock, keo.call(refreshBalance, {}))).resolves.toEqual({ balance: 5 });
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeLessThan(10_000);
  });

  it('that nobody renews keeps no call waiting for more than 15 s', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.expire();
    const began = world.clock.now();
    world.server.misbehave(({ path }) =>
      path === '/user/refresh-token' ? new Promise<Response>(() => {}) : undefined,
    );
    await expect(inTime(world.clock, keo.call(refreshBalance, {}))).rejects.toMatchObject({
      kind: 'timeout',
    });
    expect(world.clock.now() - began).toBeLessThanOrEqual(15_000);
    expect(keo.auth.getSnapshot().matches('signedIn')).toBe(true);
  });

  it('is renewed at once when the network comes back', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.expire();
    world.server.misbehave(({ path }) =>
      path === '/user/refresh-token' ? Promise.reject(new TypeError('fetch failed')) : undefined,
    );
    await expect(inTime(world.clock, keo.call(refreshBalance, {}))).rejects.toMatchObject({
      kind: 'offline',
    });
    world.server.misbehave(() => undefined);
    world.signal('online');
    await expect(keo.call(refreshBalance, {})).resolves.toEqual({ balance: 5 });
  });

  const final: [string, () => Response][] = [
    ['401', () => answer(401, null, { status: 401 })],
    ['401 inside 200', () => answer(401)],
    ['a refusal', () => answer(10_000, { reason: 'EXPIRED' }, { status: 422 })],
    ['no such endpoint', () => new Response('Not found', { status: 404 })],
  ];
  const why = 'Phiên của bạn đã hết hạn lúc 9:00';
  const saysWhy = ({ path }: { path: string }) =>
    path === '/user/refresh-balance' ? answer(401, null, { msg: why, status: 401 }) : undefined;

  it.each(final)('signs every tab out when the refresh gets %s', async (_, act) => {
    const world = createWorld();
    const [keo, other] = [world.openTab(), world.openTab()];
    await signIn(keo);
    await isQuiet(other);
    const events = recordEvents(keo);
    const elsewhere = recordEvents(other);
    world.server.expire();
    world.server.misbehave(({ path }) => (path === '/user/refresh-token' ? act() : saysWhy({ path })));
    const failures = await Promise.allSettled(Array.from({ length: 10 }, () => keo.call(refreshBalance, {})));
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
    expect(failures[0]).toMatchObject({ reason: { kind: 'overdue', message: why, code: 401 } });
    expect(events).toEqual(['auth.signedOut overdue']);
    expect(elsewhere).toEqual(['auth.signedOut otherTab']);
    expect(leftovers(world)).toEqual([]);
  });

  it('without a refresh token ends the session without asking', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.cookies.remove('refreshToken');
    world.server.misbehave(saysWhy);
    await expect(keo.call(refreshBalance, {})).rejects.toMatchObject({ kind: 'overdue', message: why });
    expect(world.server.getHits('/user/refresh-token')).toHaveLength(0);
    await becomes(keo, 'signedOut');
  });

  it('is fetched from the page that embeds us where that gives out tokens', async () => {
    const world = createWorld();
    const product = world.openTab();
    await signIn(product);
    const requests: string[] = [];
    let input = world.cookies.read('token') ?? '';
    const embed = world.openTab({
      tokenStore: createMemoryTokenStore(async ({ reason }) => {
        requests.push(reason);
        return input;
      }),
    });
    await isQuiet(embed);
    world.server.expire();
    await product.call(refreshBalance, {});
    input = world.cookies.read('token') ?? '';
    await expect(embed.call(refreshBalance, {})).resolves.toEqual({ balance: 5 });
    expect(requests).toEqual(['start', 'overdue']);
  });

  const hosts: [string, () => Promise<string>][] = [
    ['throws', () => Promise.reject(new Error('the partner is down'))],
    ['never answers', () => new Promise(() => {})],
  ];
  it.each(hosts)('stays when the page that embeds us %s, and an empty token ends it', async (_, act) => {
    const world = createWorld();
    const product = world.openTab();
    await signIn(product);
    const token = world.cookies.read('token') ?? '';
    const fetchToken = vi.fn<() => Promise<string>>(async () => token);
    const embed = world.openTab({ tokenStore: createMemoryTokenStore(fetchToken) });
    await isQuiet(embed);
    world.server.expire();
    fetchToken.mockImplementation(act);
    const failure = await inTime(
      world.clock,
      embed.call(refreshBalance, {}).catch((error: unknown) => error),
    );
    expect(failure).toMatchObject({ name: 'ApiError' });
    expect(embed.auth.getSnapshot().matches('signedIn')).toBe(true);

    fetchToken.mockImplementation(async () => '');
    world.signal('online');
    await expect(embed.call(refreshBalance, {})).rejects.toMatchObject({ kind: 'overdue' });
    expect(embed.auth.getSnapshot().matches('signedOut')).toBe(true);
  });
});
