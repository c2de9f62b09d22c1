import { expect, inject, it } from 'vitest';
import { userInfo } from '../src/users/users.endpoints.ts';
import { createRandom } from './random.ts';
import { createWorld, username } from './world.ts';

it('renews once for a hundred parallel calls in each of three tabs, and answers every one', async () => {
  for (let seed = 1; seed <= (inject('long') ? 10 : 2); seed++) {
    const random = createRandom(seed);
    const world = createWorld(random);
    const tabs = [world.openTab(), world.openTab(), world.openTab()];
    tabs[0]?.signIn();
    await world.clock.advance(3000);

    world.server.expireTokens();
    const calls = tabs.flatMap((tab) => Array.from({ length: 100 }, () => tab.call(userInfo, {})));
    await world.clock.advance(15_000);
    expect(world.oldestCall()).toBe(0);
    expect(await Promise.all(calls)).toEqual(calls.map(() => true));
    expect(world.server.rotations(username)).toBe(1);
    expect(tabs.every((tab) => tab.isSignedIn())).toBe(true);
    for (const tab of tabs) tab.close();
  }
});
