import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { selectAuth, selectUser } from '../auth/auth.selectors.ts';
import { refreshBalance, userInfo } from '../users/users.endpoints.ts';
import type { Keo } from './create-keo.ts';
import { becomes, isQuiet, leftovers, recordEvents, signIn } from './test-tabs.ts';
import { type World, answer, createWorld, personNamed } from './test-world.ts';

describe('the stored session', () => {
  const notices: [string, (world: World, keo: Keo) => unknown][] = [
    ['the browser tells of it', (world) => world.signal('cookies')],
    ['the page is seen again', (world) => world.signal('visible')],
    ['something is called', (_, keo) => keo.call(refreshBalance, {}).catch((error: unknown) => error)],
  ];
  it.each(notices)('removed by hand is noticed when %s', async (_, notice) => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    const events = recordEvents(keo);
    world.cookies.remove('token');
    await notice(world, keo);
    expect(keo.auth.getSnapshot().matches('signedOut')).toBe(true);
    expect(selectAuth(keo.auth.getSnapshot())).toMatchObject({ user: null, token: null });
    expect(leftovers(world)).toEqual([]);
    world.clock.advance(1000);
    expect(events).toEqual(['auth.signedOut gone']);
  });

  it('removed by hand while its user is being asked for is noticed with its reason', async () => {
    const world = createWorld();
    await signIn(world.openTab());
    world.server.misbehave(({ path }) => {
      if (path === '/user/info') world.cookies.remove('token');
      return undefined;
    });
    const later = world.openTab();
    const events = recordEvents(later);
    await becomes(later, 'signedOut');
    world.clock.advance(1000);
    expect(events).toEqual(['auth.signedOut gone']);
    expect(leftovers(world)).toEqual([]);
  });

  it('removed by another tab, which says so a moment later, ended there', async () => {
    const world = createWorld();
    const [one, two] = [world.openTab(), world.openTab()];
    await signIn(one);
    await isQuiet(two);
    const events = recordEvents(two);
    world.cookies.remove('token');
    world.signal('cookies');
    one.auth.send({ type: 'auth.signOut' });
    world.clock.advance(1000);
    expect(events).toEqual(['auth.signedOut otherTab']);
  });

  it('ended by another tab, which says so before browsers show it here, ended there', async () => {
    const world = createWorld();
    const two = world.openTab();
    await signIn(two);
    const events = recordEvents(two);
    world.ports().tabs?.post({ type: 'auth.signedOut' });
    expect(events).toEqual([]);
    world.cookies.remove('token');
    world.signal('cookies');
    world.clock.advance(1000);
    expect(events).toEqual(['auth.signedOut otherTab']);
  });

  it('without its token is cleared at the start', async () => {
    const world = createWorld();
    world.cookies.write('refreshToken', 'left over');
    await becomes(world.openTab(), 'signedOut');
    expect(leftovers(world)).toEqual([]);
  });

  it('stays when the server cannot be reached at the start, and is loaded when it can', async () => {
    const world = createWorld();
    await signIn(world.openTab());
    world.server.misbehave(({ path }) =>
      path === '/user/info' ? answer(429, null, { status: 429 }) : undefined,
    );
    const later = world.openTab({ ports: { random: () => 0 } });
    await vi.waitFor(() => {
      world.clock.advance(1000);
      expect(later.auth.getSnapshot().matches('unreachable')).toBe(true);
    });
    expect(selectAuth(later.auth.getSnapshot())).toMatchObject({ isAuthenticated: true, user: null });
    expect(world.cookies.read('token')).not.toBeNull();
    world.server.misbehave(() => undefined);
    world.signal('online');
    await becomes(later, 'signedIn');
  });

  it('that nobody could say anything of is cleared when a page finds it gone', async () => {
    const world = createWorld();
    await signIn(world.openTab());
    world.server.misbehave(({ path }) =>
      path === '/user/info' ? answer(429, null, { status: 429 }) : undefined,
    );
    const later = world.openTab({ ports: { random: () => 0 } });
    const events = recordEvents(later);
    await vi.waitFor(() => {
      world.clock.advance(1000);
      expect(later.auth.getSnapshot().matches('unreachable')).toBe(true);
    });
    world.cookies.remove('token');
    later.auth.send({ type: 'auth.overdue' });
    await becomes(later, 'signedOut');
    expect(events).toEqual(['auth.signedOut overdue']);
    await vi.waitFor(() => expect(leftovers(world)).toEqual([]));
  });

  it('whose user the server refuses at the start is cleared', async () => {
    const world = createWorld();
    await signIn(world.openTab());
    world.server.misbehave(({ path }) =>
      path === '/user/info' ? answer(10_000, { reason: 'BLOCKED' }, { status: 403 }) : undefined,
    );
    const later = world.openTab();
    const events = recordEvents(later);
    await becomes(later, 'signedOut');
    expect(events).toEqual(['auth.signedOut overdue']);
    expect(leftovers(world)).toEqual([]);
  });

  it('takes changes of its own user and of the balance, and none of another user', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    keo.auth.send({ type: 'user.changed', user: { ...personNamed('an'), displayName: 'An Nguyễn' } });
    keo.auth.send({ type: 'user.changed', user: personNamed('binh') });
    keo.auth.send({ type: 'balance.changed', balance: 7, heldBalance: 8, withdrawingBalance: 9 });
    expect(selectUser(keo.auth.getSnapshot())).toMatchObject({
      displayName: 'An Nguyễn',
      balance: 7,
      heldBalance: 8,
      withdrawingBalance: 9,
    });
    keo.auth.send({ type: 'auth.reloadUser' });
    await waitFor(keo.auth, (snapshot) => selectUser(snapshot)?.displayName === 'an');
    await expect(keo.call(userInfo, {})).resolves.toMatchObject({ username: 'an' });
  });
});
