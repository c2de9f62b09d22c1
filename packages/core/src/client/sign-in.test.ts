import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { notificationsDomain } from '../notifications/notifications.domain.ts';
import { selectAuth, selectAuthError, selectUser } from '../auth/auth.selectors.ts';
import { becomes, isQuiet, leftovers, openElsewhere, recordEvents, signIn } from './test-tabs.ts';
import { answer, createWorld, personNamed } from './test-world.ts';

const password = 'long enough';
const ways = [
  ['a password', { type: 'auth.signIn', username: 'an', password, remember: false }, '/user/login'],
  [
    'a new account',
    { type: 'auth.signUp', input: { username: 'an', password, email: 'an@vidu.vn', acceptTerms: true } },
    '/user/register',
  ],
] as const;

/** A signed-out world, and tokens as a passkey gets them. */
async function openByPasskey() {
  const world = createWorld();
  const keo = world.openTab();
  await becomes(keo, 'signedOut');
  const { accessToken, refreshToken } = await openElsewhere(world, 'an');
  const tokens = { accessToken, refreshToken: refreshToken ?? '' };
  return { world, keo, tokens };
}

describe('signing in', () => {
  it('keeps the tokens, loads the user and tells once', async () => {
    const world = createWorld();
    const keo = world.openTab();
    const events = recordEvents(keo);
    await signIn(keo);
    expect(selectAuth(keo.auth.getSnapshot())).toMatchObject({
      user: { username: 'an' },
      token: world.cookies.read('token'),
      refreshToken: world.cookies.read('refreshToken'),
      isAuthenticated: true,
      loading: false,
    });
    expect(events).toEqual(['auth.signedIn']);
    expect(keo.root.getSnapshot().children.socket).toBeDefined();
    expect(keo.getActor(notificationsDomain)).toBeDefined();
  });

  it.each(ways)('by %s is one round trip', async (_, wish, path) => {
    const { server, openTab } = createWorld();
    const keo = openTab();
    await becomes(keo, 'signedOut');
    keo.auth.send(wish);
    await isQuiet(keo);
    expect(server.hits.map((hit) => hit.path)).toContain(path);
    expect(server.getHits('/user/info')).toEqual([]);
    expect(selectUser(keo.auth.getSnapshot())?.username).toBe('an');
  });

  it.each(ways)('by %s asks for the user where the answer has none', async (_, wish, path) => {
    const { server, openTab } = createWorld();
    server.answerTokensAlone();
    const keo = openTab();
    await becomes(keo, 'signedOut');
    keo.auth.send(wish);
    await isQuiet(keo);
    expect(server.hits.slice(0, 2).map((hit) => hit.path)).toEqual([path, '/user/info']);
    expect(selectUser(keo.auth.getSnapshot())?.username).toBe('an');
  });

  it('with a wrong password says why in the words of the server and keeps nothing', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await becomes(keo, 'signedOut');
    keo.auth.send({ type: 'auth.signIn', username: 'an', password: 'wrong', remember: false });
    await waitFor(keo.auth, (snapshot) => selectAuthError(snapshot) !== null);
    expect(selectAuthError(keo.auth.getSnapshot())).toMatchObject({
      message: 'no',
      reason: 'WRONG_CREDENTIALS',
    });
    expect(leftovers(world)).toEqual([]);
  });

  it('whose user cannot be loaded keeps nothing and ends the session it opened', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await becomes(keo, 'signedOut');
    world.server.answerTokensAlone();
    world.server.misbehave(({ path }) =>
      path === '/user/info' ? answer(500, null, { status: 400 }) : undefined,
    );
    keo.auth.send({ type: 'auth.signIn', username: 'an', password: 'long enough', remember: false });
    await waitFor(keo.auth, (snapshot) => selectAuthError(snapshot) !== null);
    expect(leftovers(world)).toEqual([]);
    await vi.waitFor(() => expect(world.server.alive()).toBe(0));
  });

  describe('by the tokens that a passkey opened', () => {
    it('ends as by a password', async () => {
      const { world, keo, tokens } = await openByPasskey();
      const events = recordEvents(keo);
      keo.auth.send({ type: 'auth.signIn', tokens });
      await becomes(keo, 'signedIn');
      expect(selectAuth(keo.auth.getSnapshot())).toMatchObject({
        user: { username: 'an' },
        token: tokens.accessToken,
        isAuthenticated: true,
      });
      expect(world.cookies.read('refreshToken')).toBe(tokens.refreshToken);
      expect(events).toEqual(['auth.signedIn']);
    });

    it('asks for nothing where the user came with them', async () => {
      const { world, keo, tokens } = await openByPasskey();
      keo.auth.send({ type: 'auth.signIn', tokens: { ...tokens, user: personNamed('an') } });
      await isQuiet(keo);
      expect(world.server.getHits('/user/info')).toEqual([]);
    });

    it('keeps nothing where the user cannot be loaded, and ends the session', async () => {
      const { world, keo, tokens } = await openByPasskey();
      world.server.misbehave(({ path }) =>
        path === '/user/info' ? answer(500, null, { status: 400 }) : undefined,
      );
      keo.auth.send({ type: 'auth.signIn', tokens });
      await waitFor(keo.auth, (snapshot) => selectAuthError(snapshot) !== null);
      expect(leftovers(world)).toEqual([]);
      await vi.waitFor(() => expect(world.server.alive()).toBe(0));
    });
  });

  it('is restored from the store without being told as a sign-in', async () => {
    const world = createWorld();
    await signIn(world.openTab());
    const later = world.openTab();
    const events = recordEvents(later);
    await becomes(later, 'signedIn');
    expect(selectUser(later.auth.getSnapshot())?.username).toBe('an');
    expect(events).toEqual([]);
  });

  it('up keeps the tokens and loads the user', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await becomes(keo, 'signedOut');
    keo.auth.send({
      type: 'auth.signUp',
      input: { username: 'moi', password: 'long enough', email: 'moi@vidu.vn', acceptTerms: true },
    });
    await becomes(keo, 'signedIn');
    expect(selectUser(keo.auth.getSnapshot())?.username).toBe('moi');
  });
});
