import { describe, expect, it, vi } from 'vitest';
import { createGate, leftovers, signIn } from '../client/test-tabs.ts';
import { answer, createWorld } from '../client/test-world.ts';

const open = async () => {
  const world = createWorld();
  const keo = world.openTab();
  await signIn(keo);
  return { ...world, world, keo };
};
const wish = { type: 'auth.signIn', username: 'binh', password: 'x', remember: false } as const;

describe('ending a session on the server', () => {
  it('outlives the page with each of its calls', async () => {
    const { server, keo } = await open();
    server.expire();
    const before = server.hits.length;
    keo.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(server.alive()).toBe(0));
    expect(server.hits.slice(before).map(({ path, request }) => [path, request.keepalive])).toEqual([
      ['/user/logout', true],
      ['/user/refresh-token', true],
      ['/user/logout', true],
    ]);
  });

  it.each([
    ['something else failed', 400, 'refresh-an-1'],
    ['there is no refresh token', 401, null],
  ])('renews nothing where %s', async (_, status, refreshToken) => {
    const { server, keo, cookies } = await open();
    if (refreshToken === null) cookies.remove('refreshToken');
    server.misbehave(({ path }) => (path === '/user/logout' ? answer(status, null, { status }) : undefined));
    keo.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(server.getHits('/user/logout')).toHaveLength(1));
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(server.getHits('/user/refresh-token')).toEqual([]);
  });
});

describe('signing in once more', () => {
  it('forgets the session before as soon as it begins', async () => {
    const { server, keo, world } = await open();
    const gate = createGate();
    server.misbehave(async ({ path }) => {
      if (path === '/user/login') await gate.opened;
      return undefined;
    });
    keo.auth.send(wish);
    await vi.waitFor(() => expect(server.getHits('/user/login')).toHaveLength(2));
    expect(leftovers(world)).toEqual([]);
    gate.open();
    await vi.waitFor(() => expect(keo.auth.getSnapshot().context.user?.username).toBe('binh'));
  });
});
