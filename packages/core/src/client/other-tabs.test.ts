import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { notificationsDomain } from '../notifications/notifications.domain.ts';
import { selectUser } from '../auth/auth.selectors.ts';
import { refreshBalance } from '../users/users.endpoints.ts';
import { becomes, openElsewhere, signIn, storeSession } from './test-tabs.ts';
import { createWorld } from './test-world.ts';

describe('another tab', () => {
  it('that signs in signs this one in', async () => {
    const world = createWorld();
    const [one, two] = [world.openTab(), world.openTab()];
    await becomes(two, 'signedOut');
    await signIn(one);
    await becomes(two, 'signedIn');
    expect(selectUser(two.auth.getSnapshot())?.username).toBe('an');
  });

  it('that signs in as somebody else switches this one, with new domain actors', async () => {
    const world = createWorld();
    const [one, two] = [world.openTab(), world.openTab()];
    await signIn(one);
    await becomes(two, 'signedIn');
    const before = two.getActor(notificationsDomain);
    await signIn(one, 'binh');
    await waitFor(two.auth, (snapshot) => selectUser(snapshot)?.username === 'binh');
    const after = two.getActor(notificationsDomain);
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    expect(before?.getSnapshot().status).toBe('stopped');
  });

  it('that signed in as somebody else never lends its token to this tab', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    // Another tab wrote its session, and its message has not come yet.
    storeSession(world, await openElsewhere(world, 'binh'));
    const before = world.server.hits.length;
    await expect(keo.call(refreshBalance, {})).rejects.toMatchObject({ kind: 'overdue' });
    expect(world.server.hits.slice(before).filter(({ path }) => path === '/user/refresh-balance')).toEqual(
      [],
    );
    await waitFor(keo.auth, (snapshot) => selectUser(snapshot)?.username === 'binh');
  });

  it('whose overdue session was replaced meanwhile leaves the new one alone', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    world.cookies.write('session', 'newer');
    keo.auth.send({ type: 'auth.overdue' });
    expect(world.cookies.read('token')).not.toBeNull();
  });
});
