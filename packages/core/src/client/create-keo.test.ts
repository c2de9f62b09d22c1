import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { notificationsDomain } from '../notifications/notifications.domain.ts';
import { selectAuthReady } from '../auth/auth.selectors.ts';
import { createKeo, type Keo } from './create-keo.ts';
import type { SocketListener } from '../ports/ports.ts';
import { createWorld } from './test-world.ts';

async function signIn(keo: Keo, remember = false) {
  await waitFor(keo.auth, selectAuthReady);
  keo.auth.send({ type: 'auth.signIn', username: 'an', password: 'long enough', remember });
  await waitFor(keo.auth, (snapshot) => snapshot.matches('signedIn'));
}

const open = async () => {
  const world = createWorld();
  const listeners: SocketListener[] = [];
  const close = vi.fn<() => void>();
  const keo = world.openTab({
    ports: {
      connectSocket: (_address, listener) => {
        listeners.push(listener);
        return { emit() {}, close };
      },
    },
  });
  await signIn(keo);
  await vi.waitFor(() => expect(listeners).toHaveLength(1));
  listeners[0]?.connected('websocket');
  return {
    world,
    keo,
    close,
    tell: (name: string, payload: unknown) => listeners[0]?.received(name, payload),
  };
};

const createVault = () => {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (key: string) => kept.get(key),
    write: async (key: string, value: unknown) => void kept.set(key, value),
    clear: async () => kept.clear(),
  };
};

describe('a client', () => {
  it('does nothing before it starts', async () => {
    const world = createWorld();
    world.cookies.write('token', 'kept');
    const keo = createKeo({ apiBase: '/au/api', ports: world.ports() });
    await Promise.resolve();
    expect(selectAuthReady(keo.auth.getSnapshot())).toBe(false);
    expect(world.held()).toBe(0);
    expect(world.server.hits).toEqual([]);
  });

  it.each([
    { apiBase: '/au/api', url: '' },
    { apiBase: 'https://keo.example/au/api', url: 'https://keo.example' },
    {
      apiBase: 'https://keo.example/au/api',
      socketUrl: 'wss://live.keo.example',
      url: 'wss://live.keo.example',
    },
  ])('opens its socket where the API is unless told: $url', async ({ url, ...where }) => {
    const world = createWorld();
    const urls: string[] = [];
    const keo = world.openTab({
      ...where,
      ports: {
        connectSocket: (address) => {
          urls.push(address.url);
          return { emit() {}, close() {} };
        },
      },
    });
    await signIn(keo);
    await vi.waitFor(() => expect(urls).toEqual([url]));
    keo.stop();
  });

  it('leaves no listener and no timer after it stops', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    keo.toasts.send({ type: 'toast.show', toast: { severity: 'info', summary: 'hi', life: 5000 } });
    expect(world.held()).toBeGreaterThan(0);
    keo.stop();
    await Promise.resolve();
    expect(world.held()).toBe(0);
    expect(keo.auth.getSnapshot().status).toBe('stopped');
  });

  it('keeps its actors when it is stopped and started at once', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    const { auth, root } = keo;
    const { socket } = root.getSnapshot().children;
    keo.stop();
    keo.start();
    await Promise.resolve();
    expect(keo.auth).toBe(auth);
    expect(keo.root.getSnapshot().children.socket).toBe(socket);
    expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  });

  it('starts again after a stop, with the stored session', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    for (let round = 0; round < 3; round++) {
      keo.stop();
      await Promise.resolve();
      keo.start();
      await waitFor(keo.auth, (snapshot) => snapshot.matches('signedIn'));
    }
    keo.stop();
    await Promise.resolve();
    expect(world.held()).toBe(0);
  });

  it('can be made on a server, with nothing of a browser', () => {
    const keo = createKeo({ apiBase: 'https://keo.example/au/api', locale: 'en' });
    expect(keo.i18n.translate('http.generic')).toBe('Error occurred');
    expect(keo.callbackUrl.take()).toBeNull();
  });

  it('gives a new session other names than the last', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    const first = world.cookies.read('session');
    keo.auth.send({ type: 'auth.signOut' });
    await signIn(keo);
    expect(world.cookies.read('session')).not.toBe(first);
  });
});

describe('what the socket tells', () => {
  it('of a balance reaches the user, and nothing that is no balance', async () => {
    const { keo, tell } = await open();
    tell('balance', { balance: 1, heldBalance: 2, withdrawingBalance: 3, version: 1 });
    tell('balance', { balance: -1 });
    tell('balance', null);
    expect(keo.auth.getSnapshot().context.user).toMatchObject({
      balance: 1,
      heldBalance: 2,
      withdrawingBalance: 3,
    });
  });

  it('of a notification reaches the notifications', async () => {
    const { keo, tell } = await open();
    const arrived: string[] = [];
    const notifications = keo.getActor(notificationsDomain);
    if (!notifications) throw new Error('A signed-in client has notifications');
    await waitFor(notifications, (snapshot) => !snapshot.hasTag('loading'));
    notifications.on('notification.arrived', ({ notification }) => arrived.push(notification.id));
    const now = new Date(keo.auth.getSnapshot().context.user ? 1_800_000_000_000 : 0).toISOString();
    tell('notification', {
      id: 'log1',
      seq: 1,
      msg: '{}',
      action: 'JOB_CREATED',
      description: '',
      metadata: {},
      isRead: false,
      createdAt: now,
      updatedAt: now,
    });
    await vi.waitFor(() => expect(arrived).toEqual(['log1']));
  });

  it('ends with the session', async () => {
    const { keo, close } = await open();
    keo.auth.send({ type: 'auth.signOut' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('what a person asked to be remembered', () => {
  it('is kept only if they asked, outlives an overdue session and is wiped when they sign out', async () => {
    const world = createWorld();
    const secrets = createVault();
    const keo = world.openTab({ ports: { secrets } });
    await signIn(keo);
    expect(await keo.remembered()).toBeNull();
    keo.auth.send({ type: 'auth.overdue' });
    await signIn(keo, true);
    expect(await keo.remembered()).toEqual({ username: 'an', password: 'long enough' });
    keo.auth.send({ type: 'auth.overdue' });
    expect(await keo.remembered()).toEqual({ username: 'an', password: 'long enough' });
    keo.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(secrets.kept.size).toBe(0));
  });
});
