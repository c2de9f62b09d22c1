import { describe, expect, it, vi } from 'vitest';
import { selectAuth } from '../auth/auth.selectors.ts';
import { refreshBalance } from '../users/users.endpoints.ts';
import { becomes, createGate, isQuiet, leftovers, recordEvents, signIn } from './test-tabs.ts';
import { createWorld } from './test-world.ts';

describe('signing out', () => {
  it('clears at once, follows in every tab and ends the session on the server', async () => {
    const world = createWorld();
    const first = world.openTab();
    const tabs = [first, ...Array.from({ length: 4 }, () => world.openTab())];
    await signIn(first);
    await Promise.all(tabs.map(isQuiet));
    const events = tabs.map(recordEvents);
    first.auth.send({ type: 'auth.signOut' });
    expect(leftovers(world)).toEqual([]);
    for (const tab of tabs) {
      expect(selectAuth(tab.auth.getSnapshot())).toMatchObject({
        user: null,
        token: null,
        refreshToken: null,
      });
      expect(tab.root.getSnapshot().children.socket).toBeUndefined();
    }
    expect(events.flat()).toEqual(['auth.signedOut asked', ...Array(4).fill('auth.signedOut otherTab')]);
    await vi.waitFor(() => expect(world.server.alive()).toBe(0));
  });

  it('works without a network', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.misbehave(() => Promise.reject(new TypeError('fetch failed')));
    keo.auth.send({ type: 'auth.signOut' });
    expect(keo.auth.getSnapshot().matches('signedOut')).toBe(true);
    expect(leftovers(world)).toEqual([]);
  });

  it('ends the session on the server although its access token has run out', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.expire();
    keo.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(world.server.alive()).toBe(0));
    expect(leftovers(world)).toEqual([]);
  });

  /** Each place of a renewal where a person can leave: before and after each answer on its way. */
  const places = ['/user/refresh-balance', '/user/refresh-token'].flatMap((path) =>
    (['asked', 'answered'] as const).flatMap((moment) => [1, 2].map((nth) => ({ path, moment, nth }))),
  );
  it.each(places)('wins over a renewal: $path $moment, call $nth', async ({ path, moment, nth }) => {
    const world = createWorld();
    const [keo, other] = [world.openTab(), world.openTab()];
    await signIn(keo);
    await isQuiet(other);
    world.server.expire();
    let seen = 0;
    const gate = createGate();
    world.server.misbehave(async (hit) => {
      if (hit.path !== path || ++seen !== nth) return undefined;
      if (moment === 'asked') keo.auth.send({ type: 'auth.signOut' });
      else {
        await Promise.resolve();
        queueMicrotask(() => keo.auth.send({ type: 'auth.signOut' }));
      }
      gate.open();
      return undefined;
    });
    const call = keo.call(refreshBalance, {}).catch(() => null);
    await call;
    if (seen < nth) keo.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(world.server.getHits('/user/logout').length).toBeGreaterThan(0));
    expect(leftovers(world)).toEqual([]);
    for (const tab of [keo, other]) expect(tab.auth.getSnapshot().matches('signedOut')).toBe(true);
  });

  it('throws away the tokens of a renewal that comes back later', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.server.expire();
    const gate = createGate();
    world.server.misbehave(async ({ path }) => {
      if (path === '/user/refresh-token') await gate.opened;
      return undefined;
    });
    const call = keo.call(refreshBalance, {});
    await vi.waitFor(() => expect(world.server.getHits('/user/refresh-token')).toHaveLength(1));
    keo.auth.send({ type: 'auth.signOut' });
    gate.open();
    await expect(call).rejects.toMatchObject({ kind: 'overdue' });
    expect(leftovers(world)).toEqual([]);
    expect(keo.auth.getSnapshot().matches('signedOut')).toBe(true);
  });

  it.each(['/user/login', '/user/info'])('throws away a sign-in that still waits for %s', async (path) => {
    const world = createWorld();
    const keo = world.openTab();
    await becomes(keo, 'signedOut');
    const gate = createGate();
    world.server.answerTokensAlone();
    world.server.misbehave(async (hit) => {
      if (hit.path === path) await gate.opened;
      return undefined;
    });
    keo.auth.send({ type: 'auth.signIn', username: 'an', password: 'long enough', remember: false });
    await vi.waitFor(() => expect(world.server.getHits(path)).toHaveLength(1));
    keo.auth.send({ type: 'auth.signOut' });
    gate.open();
    await world.server.fetch('http://localhost/au/api/flush', {});
    expect(leftovers(world)).toEqual([]);
    expect(keo.auth.getSnapshot().matches('signedOut')).toBe(true);
  });
});
