import { describe, expect, it } from 'vitest';
import { becomes, leftovers, openElsewhere, storeSession, recordEvents } from '../client/test-tabs.ts';
import { type World, answer, createWorld, personNamed } from '../client/test-world.ts';
import { selectUser } from './auth.selectors.ts';
import type { StoredSession } from './token-store.ts';

const blocked = () => answer(10_000, { reason: 'BLOCKED' }, { status: 403, msg: 'blocked' });

describe('the stored session at the start', () => {
  type Mischief = (world: World & { theirs: StoredSession }, nth: number) => Response | undefined;
  const open = async (mischief: Mischief) => {
    const plain = createWorld();
    const world = { ...plain, theirs: await openElsewhere(plain, 'binh') };
    storeSession(world, await openElsewhere(world, 'an'));
    let requests = 0;
    world.server.misbehave(({ path }) => (path === '/user/info' ? mischief(world, ++requests) : undefined));
    const keo = world.openTab();
    const values: unknown[] = [];
    keo.auth.subscribe(({ value }) => values.push(value));
    return { world, keo, events: recordEvents(keo), values, requests: () => requests };
  };

  it('of nobody is none that went', async () => {
    const world = createWorld();
    const keo = world.openTab();
    const events = recordEvents(keo);
    await becomes(keo, 'signedOut');
    world.clock.advance(1000);
    expect(events).toEqual([]);
  });

  it('that goes while its user is asked for shows nobody in between', async () => {
    const { keo, values } = await open((world) => {
      world.cookies.remove('token');
      return undefined;
    });
    await becomes(keo, 'signedOut');
    expect(values).not.toContainEqual({ signedIn: 'idle' });
  });

  it('that somebody else’s replaces meanwhile is theirs', async () => {
    const { keo } = await open((world, nth) => {
      if (nth === 1) storeSession(world, world.theirs);
      return undefined;
    });
    await becomes(keo, 'signedIn');
    expect(selectUser(keo.auth.getSnapshot())?.username).toBe('binh');
  });

  it('that is refused is cleared, told to the other tabs, and its reason is kept', async () => {
    const { world, keo, events } = await open((world) => {
      world.cookies.remove('token');
      return blocked();
    });
    await becomes(keo, 'signedOut');
    expect(events).toEqual(['auth.signedOut overdue']);
    expect(keo.auth.getSnapshot().context.error).toMatchObject({ message: 'blocked' });
    expect(leftovers(world)).toEqual([]);
    expect(world.posted).toEqual([{ type: 'auth.signedOut' }]);
  });

  it('that is refused with the token that is still stored is asked for once', async () => {
    const { keo, requests } = await open(blocked);
    await becomes(keo, 'signedOut');
    expect(requests()).toBe(1);
  });

  it.each([
    [1, 'signedIn', 2, ['token', 'refreshToken', 'session']],
    [2, 'signedIn', 3, ['token', 'refreshToken', 'session']],
    [5, 'signedOut', 3, []],
  ] as const)(
    'that was renewed during each of %i refusals ends %s after %i questions',
    async (refusals, end, times, left) => {
      const { world, keo, requests } = await open((world, nth) => {
        if (nth > refusals) return answer(200, personNamed('an'));
        world.cookies.write('token', `renewed-${nth}`);
        return blocked();
      });
      await becomes(keo, end);
      expect(requests()).toBe(times);
      expect(leftovers(world)).toEqual(left);
    },
  );

  it('that was replaced during each refusal is asked for until one is known', async () => {
    const { keo, requests } = await open((world, nth) => {
      if (nth > 4) return answer(200, personNamed('an'));
      storeSession(world, { id: `s${nth}`, accessToken: `t${nth}`, refreshToken: 'r' });
      return blocked();
    });
    await becomes(keo, 'signedIn');
    expect(requests()).toBe(5);
  });
});
