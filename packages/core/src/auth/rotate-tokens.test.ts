import { expect, it } from 'vitest';
import { createGate, signIn } from '../client/test-tabs.ts';
import { type World, createWorld, inTime } from '../client/test-world.ts';
import { refreshBalance } from '../users/users.endpoints.ts';

type Act = (nth: number, world: World) => Promise<Response | undefined>;
/** A call by a token that ran out; `act` says what the presented refresh tokens get. */
async function call(act: Act) {
  const world = createWorld();
  const keo = world.openTab();
  await signIn(keo);
  world.server.expire();
  const start = world.clock.now();
  const times: number[] = [];
  world.server.misbehave(({ path }) => {
    if (path !== '/user/refresh-token') return undefined;
    times.push(world.clock.now() - start);
    return act(times.length, world);
  });
  return { times, answered: inTime(world.clock, keo.call(refreshBalance, {})) };
}
const lost: Act = () => Promise.reject(new TypeError('fetch failed'));
const silent: Act = () => new Promise(() => {});

it.each([
  ['is lost', lost, [0, 1000, 4000]],
  ['does not come', silent, [0, 4000, 8000]],
])('a refresh token whose answer %s is presented again at %o', async (_, act, expected) => {
  const { times, answered } = await call(async (nth, world) => (nth === 3 ? undefined : act(nth, world)));
  expect(await answered).toEqual({ balance: 5 });
  expect(times).toEqual(expected);
});

it('the first answer is taken, also after the token was presented again', async () => {
  const gate = createGate();
  const { times, answered } = await call(async (nth, world) => {
    if (nth === 1) await gate.opened;
    else {
      gate.open();
      await silent(nth, world);
    }
    return undefined;
  });
  expect(await answered).toEqual({ balance: 5 });
  expect(times).toEqual([0, 4000]);
});

it('a refresh token is not presented again once the person has left', async () => {
  const { times, answered } = await call((nth, world) => {
    world.cookies.remove('token');
    return lost(nth, world);
  });
  await expect(answered).rejects.toMatchObject({ name: 'ApiError' });
  expect(times).toEqual([0]);
});
