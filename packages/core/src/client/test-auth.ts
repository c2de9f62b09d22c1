/** The machine of signing in for tests, brought into each of its states: the test gives all answers. */
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { AuthEvent, EnterWish, StoreCommand, SignedIn } from '../auth/auth.events.ts';
import { authMachine } from '../auth/auth.machine.ts';
import type { StoredSession } from '../auth/token-store.ts';
import { ApiError } from '../http/http.errors.ts';
import type { User } from '../users/users.schema.ts';
import { createManualClock, personNamed } from './test-world.ts';

type Waiting<T> = { answer(value: T): void; fail(error: unknown): void };
const questions = <T>() => {
  const requests: Waiting<T>[] = [];
  return {
    requests,
    ask: () => new Promise<T>((answer, fail) => void requests.push({ answer, fail })),
  };
};
export const settled = () => new Promise(setImmediate);

export const session: StoredSession = { id: 's1', accessToken: 'access', refreshToken: 'refresh' };
export const an: SignedIn = { session, user: personNamed('an') };
export const offline = new ApiError('offline', 'no network', { code: 0 });
export const refused = new ApiError('refused', 'blocked', { code: 10_000 });
export const signIn: AuthEvent = { type: 'auth.signIn', username: 'an', password: 'x', remember: false };
export const signUp: AuthEvent = {
  type: 'auth.signUp',
  input: { username: 'an', password: 'long enough', email: 'an@vidu.vn', acceptTerms: true },
};
export const seen = (stored: StoredSession | null): AuthEvent => ({ type: 'session.seen', session: stored });
export const elsewhere: AuthEvent = { type: 'session.endedElsewhere' };

/** The machine with what it asks for and tells; nothing is answered before the test does. */
export function startAuth() {
  const clock = createManualClock();
  const commands: StoreCommand[] = [];
  const events: string[] = [];
  const restore = questions<SignedIn | 'gone' | null>();
  const enter = questions<SignedIn>();
  const load = questions<User>();
  const machine = authMachine.provide({
    actors: {
      store: fromCallback<StoreCommand>(({ receive }) => receive((command) => commands.push(command))),
      restore: fromPromise(restore.ask),
      enter: fromPromise<SignedIn, EnterWish>(enter.ask),
      loadUser: fromPromise(load.ask),
    },
  });
  const actor = createActor(machine, {
    clock: {
      setTimeout: (run: () => void, ms: number) => clock.after(ms, run),
      clearTimeout: (timer: ReturnType<typeof clock.after> | undefined) => timer?.cancel(),
    },
  });
  actor.on('*', (event) => events.push('reason' in event ? `${event.type} ${event.reason}` : event.type));
  actor.start();
  const state = () => actor.getSnapshot();
  return {
    actor,
    clock,
    commands,
    events,
    restore: restore.requests,
    enter: enter.requests,
    load: load.requests,
    state,
  };
}
export type AuthScene = ReturnType<typeof startAuth>;

/** After the answer to what it asks for at its start. */
async function restored(reply: (requests: AuthScene['restore'][number]) => void): Promise<AuthScene> {
  const scene = startAuth();
  for (const requests of scene.restore) reply(requests);
  await settled();
  return scene;
}

export const authStates = {
  restoring: async (): Promise<AuthScene> => startAuth(),
  signedIn: () => restored((requests) => requests.answer(an)),
  unreachable: () => restored((requests) => requests.fail(offline)),
  async trying(): Promise<AuthScene> {
    const scene = await authStates.unreachable();
    scene.actor.send({ type: 'page.returned' });
    return scene;
  },
  signedOut: () => restored((requests) => requests.answer(null)),
  unexplained: () => restored((requests) => requests.answer('gone')),
  async entering(): Promise<AuthScene> {
    const scene = await authStates.unreachable();
    scene.actor.send(signIn);
    return scene;
  },
  async loading(): Promise<AuthScene> {
    const scene = await authStates.signedIn();
    scene.actor.send({ type: 'auth.reloadUser' });
    return scene;
  },
} satisfies Record<string, () => Promise<AuthScene>>;

/** What is told and asked for from here on. */
export const afterIn = async (state: keyof typeof authStates, happen: (scene: AuthScene) => unknown) => {
  const scene = await authStates[state]();
  scene.commands.length = 0;
  scene.events.length = 0;
  happen(scene);
  await settled();
  const ends = scene.commands.flatMap((command) =>
    command.type === 'session.end' ? [[command.reason, command.session?.id]] : [],
  );
  return { ...scene, ends, value: scene.state().value };
};
