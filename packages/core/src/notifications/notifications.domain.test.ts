import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../client/test-tabs.ts';
import { answer, createWorld } from '../client/test-world.ts';
import type { SocketListener } from '../ports/ports.ts';
import { type FakeKeoOptions, createFakeKeo } from '../testing/create-fake-keo.ts';
import { LOSES_ANSWERS, SERVER_ERROR } from '../testing/misbehaviours.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { notificationsDomain } from './notifications.domain.ts';
import { markAllRead, markRead, myDealLogsList } from './notifications.endpoints.ts';
import { selectMarking, selectNotifications, selectUnread } from './notifications.selectors.ts';

const hour = 60 * 60 * 1000;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A user whose list is read, and a socket that tells what the test tells. */
async function start(options: FakeKeoOptions = {}) {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  const listeners: SocketListener[] = [];
  const connectSocket = (_address: unknown, listener: SocketListener) => {
    listeners.push(listener);
    return { emit() {}, close() {} };
  };
  const fake = createFakeKeo({ signedInAs: 'minhanh', clock, ports: { connectSocket }, ...options });
  const tab = fake.openTab();
  await clock.advance(1000);
  const [here, there] = [fake, tab].map(({ keo }) => {
    ends.push(() => keo.stop());
    const actor = keo.getActor(notificationsDomain);
    if (!actor) throw new Error('Nobody is signed in');
    return actor;
  });
  if (!here || !there) throw new Error('There are two tabs');
  await clock.advance(1000);
  const failed: unknown[] = [];
  here.on('notification.markFailed', ({ id, others, error }) => failed.push([id, others, error.kind]));
  const rows = (actor = here) => selectNotifications(actor.getSnapshot());
  return {
    ...fake,
    clock,
    here,
    there,
    tab,
    failed,
    rows,
    unread: (actor = here) => rows(actor).flatMap(({ id, isRead }) => (isRead ? [] : [id])),
    count: (actor = here) => selectUnread(actor.getSnapshot()),
    /** To the first tab. */
    socket: listeners[0],
    /** Questions for the list since the last look. */
    requests: (() => {
      let seen = 0;
      return () => {
        const before = seen;
        seen = fake.server.calls(myDealLogsList.path);
        return seen - before;
      };
    })(),
  };
}

describe('the list', () => {
  it.each([
    ['goOnline', 1],
    ['show', 1],
    ['goOffline', 0],
    ['hide', 0],
  ] as const)('of a page that tells %s is asked for %i times', async (tells, times) => {
    const { page, clock, requests } = await start();
    requests();
    page[tells]();
    await clock.advance(100);
    expect(requests()).toBe(times);
  });

  it('is asked for when the socket opens', async () => {
    const { socket, clock, requests } = await start();
    requests();
    socket?.connected('websocket');
    await clock.advance(10_000);
    expect(requests()).toBe(1);
  });

  it('stays as it is where another tab tells of something else', async () => {
    const { here, clock, tab, requests } = await start();
    const before = here.getSnapshot().context;
    requests();
    tab.keo.theme.send({ type: 'theme.choose', choice: 'dark' });
    await clock.advance(100);
    expect([here.getSnapshot().context, requests()]).toEqual([before, 0]);
  });

  it.each([
    ['notification', { seq: 'none' }, 1],
    ['notification', { action: 'NEW_MESSAGE' }, 0],
    ['heartbeat', { lastSeq: 1000, unread: 0 }, 1],
    ['heartbeat', { lastSeq: 1000 }, 0],
    ['heartbeat', { unread: 1000 }, 0],
  ])('is read anew where %s tells %j: %i times', async (name, payload, times) => {
    const { socket, clock, requests } = await start();
    socket?.connected('websocket');
    await clock.advance(100);
    requests();
    socket?.received(name, payload);
    await clock.advance(10);
    expect(requests() > 0).toBe(times > 0);
  });

  it('loses its old rows each hour, and leaves no timer when it ends', async () => {
    const logs = [29 * 24 + 23.5, 29 * 24 + 22.5, 1].map((hours) => ({
      action: 'JOB_CREATED' as const,
      description: '',
      metadata: {},
      ago: hours * 60,
      isRead: true,
    }));
    const { clock, rows, requests, page } = await start({ logs });
    requests();
    const counts: number[] = [];
    for (const ms of [0, hour - 10_000, hour, hour]) {
      await clock.advance(ms);
      counts.push(rows().length);
    }
    expect([counts, requests()]).toEqual([[3, 3, 2, 1], 0]);
    for (const end of ends.splice(0)) end();
    await clock.advance(0);
    expect([clock.waiting(), page.listeners()]).toEqual([0, 0]);
  });
});

describe('a mark', () => {
  it('of one row is told to the other tabs as one', async () => {
    const world = createWorld();
    const keo = world.openTab();
    await signIn(keo);
    const mark = { id: 'a', isRead: true, updatedAt: '2026-11-20T09:00:00.000Z', unread: 0 };
    world.server.misbehave(({ path }) => (path === markRead.path ? answer(200, mark) : undefined));
    keo.getActor(notificationsDomain)?.send({ type: 'notification.markRead', id: 'a' });
    const { id, updatedAt, unread } = mark;
    await vi.waitFor(() =>
      expect(world.posted.at(-1)).toStrictEqual({ type: 'notifications.marked', id, updatedAt, unread }),
    );
    keo.stop();
  });

  it.each([
    ['one', 1],
    ['three shown as one', 3],
  ])('of %s is told to the other tabs, which ask nothing', async (_, count) => {
    const { here, there, clock, unread, server, requests } = await start();
    const [id = '', ...others] = unread().slice(0, count);
    const left = unread().slice(count);
    requests();
    here.send({ type: 'notification.markRead', id, others });
    await clock.advance(100);
    expect([unread(here), unread(there)]).toEqual([left, left]);
    expect(selectUnread(there.getSnapshot())).toBe(server.unread('minhanh'));
    expect([requests(), selectMarking(here.getSnapshot())]).toEqual([0, []]);
  });

  it('of all is told to the other tabs', async () => {
    const { here, there, clock, unread, count } = await start();
    here.send({ type: 'notifications.markAllRead' });
    await clock.advance(50);
    expect([unread(here), unread(there), count(here), count(there)]).toEqual([[], [], 0, 0]);
  });

  it.each([
    [SERVER_ERROR, 'generic'],
    [LOSES_ANSWERS, 'offline'],
  ])('that fails is told here with its reason, and is none in other tabs: %o', async (misbehaviour, kind) => {
    const { here, there, clock, unread, failed, network } = await start();
    const [id = '', other = ''] = unread();
    network.misbehave(misbehaviour);
    here.send({ type: 'notification.markRead', id, others: [other] });
    here.send({ type: 'notifications.markAllRead' });
    await clock.advance(100);
    expect(failed).toEqual([
      [id, [other], kind],
      [null, undefined, kind],
    ]);
    expect(unread(there).slice(0, 2)).toEqual([id, other]);
    expect([selectMarking(here.getSnapshot()), here.getSnapshot().context.isMarkingAll]).toEqual([[], false]);
  });
});

it.each([
  [myDealLogsList.path, { type: 'notifications.refresh' }],
  [markRead.path, { type: 'notification.markRead', id: 'a' }],
  [markAllRead.path, { type: 'notifications.markAllRead' }],
] as const)('a call of %s is given up when the person leaves', async (path, event) => {
  const world = createWorld();
  const keo = world.openTab();
  await signIn(keo);
  const before = world.server.getHits(path).length;
  world.server.misbehave((hit) => (hit.path === path ? new Promise<Response>(() => {}) : undefined));
  keo.getActor(notificationsDomain)?.send(event);
  await vi.waitFor(() => expect(world.server.getHits(path).length).toBeGreaterThan(before));
  const signal = world.server.getHits(path).at(-1)?.request.signal;
  expect(signal?.aborted).toBe(false);
  keo.auth.send({ type: 'auth.signOut' });
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
});
