import { describe, expect, it } from 'vitest';
import {
  type AuthScene,
  afterIn,
  an,
  authStates,
  elsewhere,
  offline,
  refused,
  seen,
  session,
  settled,
  signIn,
  signUp,
  startAuth,
} from '../client/test-auth.ts';
import { personNamed } from '../client/test-world.ts';
import { ApiError } from '../http/http.errors.ts';
import type { AuthEvent, SignedIn } from './auth.events.ts';
import { selectAuth, selectAuthError, selectAuthReady, selectUser } from './auth.selectors.ts';

const settledOut = { signedOut: 'settled' };
const unexplained = { signedOut: 'unexplained' };
const waiting = { unreachable: 'waiting' };
const trying = { unreachable: 'trying' };

describe('an event', () => {
  it.each<[keyof typeof authStates, AuthEvent, unknown, unknown[], string[]]>([
    ['restoring', signIn, 'entering', [], []],
    ['restoring', signUp, 'entering', [], []],
    ['restoring', seen(null), 'restoring', [], []],
    ['unreachable', signIn, 'entering', [], []],
    ['unreachable', signUp, 'entering', [], []],
    [
      'unreachable',
      { type: 'auth.overdue' },
      settledOut,
      [['overdue', undefined]],
      ['auth.signedOut overdue'],
    ],
    ['unreachable', seen(null), unexplained, [['gone', undefined]], []],
    ['unreachable', seen(session), waiting, [], []],
    ['unreachable', { type: 'page.returned' }, trying, [], []],
    ['unreachable', { type: 'auth.reloadUser' }, trying, [], []],
    ['unreachable', { type: 'auth.signOut' }, settledOut, [['asked', undefined]], ['auth.signedOut asked']],
    ['unreachable', elsewhere, settledOut, [], ['auth.signedOut otherTab']],
    ['signedOut', signIn, 'entering', [], []],
    ['signedOut', signUp, 'entering', [], []],
    ['signedOut', seen(null), settledOut, [], []],
    ['signedOut', seen(session), 'restoring', [], []],
    ['signedOut', elsewhere, settledOut, [], []],
    ['unexplained', elsewhere, settledOut, [], ['auth.signedOut otherTab']],
    ['signedIn', signIn, 'entering', [], []],
    ['signedIn', signUp, 'entering', [], []],
    ['signedIn', { type: 'auth.overdue' }, settledOut, [['overdue', 's1']], ['auth.signedOut overdue']],
    ['signedIn', { type: 'auth.signOut' }, settledOut, [['asked', 's1']], ['auth.signedOut asked']],
    ['signedIn', elsewhere, settledOut, [], ['auth.signedOut otherTab']],
    ['signedIn', seen(null), unexplained, [['gone', 's1']], []],
    ['signedIn', seen({ ...session, id: 's2' }), 'restoring', [], []],
    ['signedIn', seen({ ...session, accessToken: 'next' }), { signedIn: 'idle' }, [], []],
    ['entering', { type: 'auth.signOut' }, settledOut, [['asked', undefined]], ['auth.signedOut asked']],
  ])('to %s: %o', async (state, event, value, ends, events) => {
    const scene = await afterIn(state, ({ actor }) => actor.send(event));
    expect([scene.value, scene.ends, scene.events]).toEqual([value, ends, events]);
  });
});

const restored = (output: SignedIn | 'gone' | null) => (scene: AuthScene) =>
  scene.restore.at(-1)?.answer(output);
const notRestored = (error: unknown) => (scene: AuthScene) => scene.restore.at(-1)?.fail(error);

describe('an answer', () => {
  it.each<
    [keyof typeof authStates, string, (scene: AuthScene) => unknown, unknown, ApiError | null, string[]]
  >([
    ['restoring', 'a user', restored(an), { signedIn: 'idle' }, null, []],
    ['restoring', 'nobody', restored(null), settledOut, null, []],
    ['restoring', 'a session that went', restored('gone'), unexplained, null, []],
    ['restoring', 'no network', notRestored(offline), waiting, offline, []],
    ['restoring', 'a refusal', notRestored(refused), settledOut, refused, ['auth.signedOut overdue']],
    ['trying', 'a user', restored(an), { signedIn: 'idle' }, null, []],
    ['trying', 'nobody', restored(null), unexplained, offline, []],
    ['trying', 'a session that went', restored('gone'), unexplained, offline, []],
    [
      'trying',
      'still nothing',
      notRestored(new ApiError('timeout', 'late', { code: 0 })),
      waiting,
      new ApiError('timeout', 'late', { code: 0 }),
      [],
    ],
    ['trying', 'a refusal', notRestored(refused), settledOut, refused, ['auth.signedOut overdue']],
    [
      'entering',
      'a user',
      ({ enter }) => enter[0]?.answer(an),
      { signedIn: 'idle' },
      null,
      ['auth.signedIn'],
    ],
    ['entering', 'a refusal', ({ enter }) => enter[0]?.fail(refused), settledOut, refused, []],
    ['entering', 'a defect', ({ enter }) => enter[0]?.fail(new Error('defect')), settledOut, null, []],
    ['loading', 'the user', ({ load }) => load[0]?.answer(an.user), { signedIn: 'idle' }, null, []],
    ['loading', 'a refusal', ({ load }) => load[0]?.fail(refused), { signedIn: 'idle' }, refused, []],
  ])('to %s: %s', async (state, _, happen, value, error, events) => {
    const scene = await afterIn(state, happen);
    const { commands } = scene;
    expect([scene.value, selectAuthError(scene.state()), scene.events]).toEqual([value, error, events]);
    const isIn = scene.state().matches('signedIn');
    expect(scene.state().context).toMatchObject(isIn ? an : { session: null, user: null });
    // Changes of the store were not handled on the way to another state.
    const isLooked = commands.some(({ type }) => type === 'session.look');
    expect(isLooked).toBe(value !== waiting && state !== 'loading');
  });

  it('to loading is the newer user, and takes an earlier failure away', async () => {
    const { actor, load, state } = await afterIn('loading', (scene) => scene.load[0]?.fail(refused));
    actor.send({ type: 'auth.reloadUser' });
    load[1]?.answer({ ...an.user, displayName: 'An Nguyễn' });
    await settled();
    expect(state().context).toMatchObject({ user: { displayName: 'An Nguyễn' }, error: null });
  });
});

describe('an earlier failure', () => {
  it.each<AuthEvent>([{ type: 'auth.signOut' }, elsewhere, signIn, signUp])(
    'is forgotten by %o',
    async (event) => {
      const scene = await authStates.unreachable();
      expect(selectAuthError(scene.state())).toBe(offline);
      scene.actor.send(event);
      expect(selectAuthError(scene.state())).toBeNull();
    },
  );
});

describe('time', () => {
  it.each<[keyof typeof authStates, number, unknown, unknown, string[]]>([
    ['unreachable', 15_000, waiting, trying, []],
    ['unexplained', 1000, unexplained, settledOut, ['auth.signedOut gone']],
  ])('leads %s on after %i ms', async (state, ms, before, then, events) => {
    const scene = await afterIn(state, ({ clock }) => clock.advance(ms - 1));
    expect([scene.value, scene.events]).toEqual([before, []]);
    scene.clock.advance(1);
    expect([scene.state().value, scene.events]).toEqual([then, events]);
  });
});

describe('what is shown', () => {
  it.each<[keyof typeof authStates, boolean, boolean, boolean]>([
    ['restoring', false, true, false],
    ['unreachable', true, false, true],
    ['trying', true, true, true],
    ['signedOut', true, false, false],
    ['entering', true, true, false],
    ['signedIn', true, false, true],
    ['loading', true, true, true],
  ])('%s: ready %s, busy %s, authenticated %s', async (state, isReady, loading, isAuthenticated) => {
    const { state: snapshot } = await authStates[state]();
    expect(selectAuthReady(snapshot())).toBe(isReady);
    expect(selectAuth(snapshot())).toMatchObject({ loading, isAuthenticated });
  });

  it('before anything was asked is nobody', () => {
    expect(startAuth().state().context).toEqual({ session: null, user: null, error: null });
  });

  it('follows the stored session, and its own user alone', async () => {
    const { actor, state } = await authStates.signedIn();
    const next = { ...session, accessToken: 'next' };
    actor.send(seen(next));
    actor.send({ type: 'user.changed', user: personNamed('binh') });
    expect(state().context).toMatchObject({ session: next, user: an.user });
    actor.send({ type: 'user.changed', user: { ...an.user, balance: 3 } });
    expect(selectUser(state())?.balance).toBe(3);
    actor.send({ type: 'balance.changed', heldBalance: 4 });
    expect(selectUser(state())).toMatchObject({ username: 'an', balance: 3, heldBalance: 4 });
    actor.send(signIn);
    expect(state().context).toMatchObject({ session: null, user: null });
  });
});
