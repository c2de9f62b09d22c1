import { describe, expect, it, vi } from 'vitest';
import { createEmbeddedKeo } from '../client/create-embedded-keo.ts';
import type { Keo } from '../client/create-keo.ts';
import {
  becomes,
  isQuiet,
  leftovers,
  openElsewhere,
  signIn,
  storeSession,
  recordEvents,
} from '../client/test-tabs.ts';
import { type World, answer, createWorld } from '../client/test-world.ts';
import { createFakePage } from '../testing/fake-page.ts';
import { selectUser } from './auth.selectors.ts';

const getFirstToken = (world: World, path: string) => world.server.getHits(path)[0]?.token;

const unreachable = async (world: World, options: Parameters<World['openTab']>[0] = {}) => {
  world.server.misbehave(({ path }) =>
    path === '/user/info' ? answer(429, null, { status: 429 }) : undefined,
  );
  const keo = world.openTab(options);
  await vi.waitFor(() => {
    world.clock.advance(1000);
    expect(keo.auth.getSnapshot().matches('unreachable')).toBe(true);
  });
  return keo;
};

const removed = (world: World) => {
  world.cookies.remove('token');
  world.signal('cookies');
  world.clock.advance(1000);
};

describe('why a session ended', () => {
  const reasons: [
    string,
    (world: World, tell: (type: 'auth.rotated' | 'auth.signedOut') => void) => unknown,
    string,
  ][] = [
    ['another tab renewed it, and later it was removed', (_, tell) => tell('auth.rotated'), 'gone'],
    [
      'another tab ended it, and spoke of something else',
      (world, tell) => {
        tell('auth.signedOut');
        world.ports().tabs?.post({ type: 'theme.chosen', choice: 'dark' });
      },
      'otherTab',
    ],
  ];
  it.each(reasons)('is known where %s', async (_, happen, reason) => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    const events = recordEvents(keo);
    happen(world, (type) => world.ports().tabs?.post({ type }));
    removed(world);
    expect(events).toEqual([`auth.signedOut ${reason}`]);
  });

  it('is not that of the session before', async () => {
    const world = createWorld();
    const [keo, other] = [world.openTab(), world.openTab()];
    await signIn(keo);
    await isQuiet(other);
    other.auth.send({ type: 'auth.signOut' });
    await signIn(keo);
    const events = recordEvents(keo);
    removed(world);
    expect(events).toEqual(['auth.signedOut gone']);
    const outs = world.posted.filter(({ type }) => type === 'auth.signedOut');
    expect(outs).toHaveLength(1);
  });
});

describe('a page', () => {
  it.each(['goOnline', 'show'] as const)(
    'that comes back (%s) asks again, and one that goes does not',
    async (comes) => {
      const world = createWorld();
      await signIn(world.openTab());
      const page = createFakePage();
      const keo = await unreachable(world, { ports: { page, random: () => 0 } });
      world.server.misbehave(() => undefined);
      page.hide();
      page.goOffline();
      page.preferDark(true);
      expect(keo.auth.getSnapshot().matches({ unreachable: 'waiting' })).toBe(true);
      page[comes]();
      await becomes(keo, 'signedIn');
    },
  );

  it('that comes back finds who signed in meanwhile', async () => {
    const world = createWorld();
    const page = createFakePage();
    const keo = world.openTab({ ports: { page } });
    await becomes(keo, 'signedOut');
    storeSession(world, await openElsewhere(world, 'binh'));
    page.show();
    await becomes(keo, 'signedIn');
    expect(selectUser(keo.auth.getSnapshot())?.username).toBe('binh');
  });
});

const shown = (world: World) => world.cookies.read('token') ?? '';

describe('signing out', () => {
  const stores: [string, (world: World) => unknown, (before: string) => string][] = [
    ['as it is', () => {}, (before) => before],
    ['renewed by another tab', ({ cookies }) => cookies.write('token', 'newer'), () => 'newer'],
    [
      'replaced by another',
      (world) => storeSession(world, { id: 'newer', accessToken: 'b', refreshToken: 'r' }),
      (before) => before,
    ],
    ['removed', ({ cookies }) => cookies.remove('token'), (before) => before],
  ];
  it.each(stores)(
    'with its session %s in the store clears that, and ends the right one',
    async (_, change, ended) => {
      const world = createWorld();
      const keo = world.openTab();
      await signIn(keo);
      const before = shown(world);
      change(world);
      keo.auth.send({ type: 'auth.signOut' });
      expect(leftovers(world)).toEqual([]);
      await vi.waitFor(() => expect(getFirstToken(world, '/user/logout')).toBe(ended(before)));
    },
  );

  it('before the server said whose session it is ends what is stored', async () => {
    const world = createWorld();
    await signIn(world.openTab());
    const before = shown(world);
    const keo = await unreachable(world, { ports: { random: () => 0 } });
    keo.auth.send({ type: 'auth.signOut' });
    expect(leftovers(world)).toEqual([]);
    await vi.waitFor(() => expect(getFirstToken(world, '/user/logout')).toBe(before));
  });

  it('of nobody asks nothing', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await becomes(keo, 'signedOut');
    keo.auth.send({ type: 'auth.signOut' });
    await new Promise(setImmediate);
    expect(world.server.hits).toEqual([]);
    expect(keo.auth.getSnapshot().status).toBe('active');
  });

  it('where the page around us gives out tokens only forgets, and nobody signs in there', async () => {
    const world = createWorld();
    const { accessToken } = await openElsewhere(world, 'an');
    const renewed = { token: accessToken };
    const { clock, fetch, connectSocket } = world.ports();
    const keo = createEmbeddedKeo({
      apiBase: '/au/api',
      locale: 'en',
      fetchToken: async () => renewed,
      ports: { ...(clock && { clock }), ...(fetch && { fetch }), ...(connectSocket && { connectSocket }) },
    }).start();
    await isQuiet(keo);
    renewed.token = '';
    keo.auth.send({ type: 'auth.signOut' });
    await new Promise(setImmediate);
    expect(keo.auth.getSnapshot()).toMatchObject({ status: 'active', value: { signedOut: 'settled' } });
    expect(world.server.getHits('/user/logout')).toEqual([]);
    keo.auth.send({ type: 'auth.signIn', username: 'an', password: 'x', remember: false });
    await vi.waitFor(() =>
      expect(keo.auth.getSnapshot().context.error).toMatchObject({
        kind: 'generic',
        code: 0,
        message: 'Nobody signs in here: the page gives out tokens',
      }),
    );
    keo.stop();
  });
});

describe('a call that nobody waits for any more', () => {
  const input = {
    username: 'moi',
    password: 'long enough',
    email: 'moi@vidu.vn',
    acceptTerms: true as const,
  };
  const byPassword = { type: 'auth.signIn', username: 'an', password: 'x', remember: false } as const;
  const calls: [string, string, (keo: Keo, world: World) => Keo | void][] = [
    ['a sign-in', '/user/login', ({ auth }) => auth.send(byPassword)],
    [
      'its user',
      '/user/info',
      ({ auth }, { server }) => {
        server.answerTokensAlone();
        auth.send(byPassword);
      },
    ],
    ['a sign-up', '/user/register', ({ auth }) => auth.send({ type: 'auth.signUp', input })],
    ['the user anew', '/user/info', ({ auth }) => auth.send({ type: 'auth.reloadUser' })],
    ['the stored session', '/user/info', (_, world) => world.openTab()],
  ];
  it.each(calls)('is given up: %s', async (_, path, begin) => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    const before = world.server.getHits(path).length;
    world.server.misbehave((hit) => (hit.path === path ? new Promise<Response>(() => {}) : undefined));
    const tab = begin(keo, world) ?? keo;
    await vi.waitFor(() => expect(world.server.getHits(path).length).toBeGreaterThan(before));
    const signal = world.server.getHits(path).at(-1)?.request.signal;
    expect(signal?.aborted).toBe(false);
    tab.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  });
});
