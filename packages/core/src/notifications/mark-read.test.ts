import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { LOSES_ANSWERS, OFFLINE, SERVER_ERROR } from '../testing/misbehaviours.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { markRead } from './notifications.endpoints.ts';
import { notificationsDomain } from './notifications.domain.ts';
import { selectMarking, selectNotifications, selectUnread } from './notifications.selectors.ts';

const start = async (latency = 20) => {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  const fake = createFakeKeo({ signedInAs: 'minhanh', clock, latency });
  const other = fake.openTab();
  await clock.advance(1000);
  const notifications = ({ keo }: Pick<typeof other, 'keo'>) => {
    const actor = keo.getActor(notificationsDomain);
    if (!actor) throw new Error('Nobody is signed in');
    return actor;
  };
  const [here, there] = [notifications(fake), notifications(other)];
  await clock.advance(2000);
  const stop = async () => {
    fake.keo.stop();
    other.keo.stop();
    await clock.advance(0);
  };
  return { ...fake, clock, stop, here, there };
};

const firstUnread = ({ here }: Awaited<ReturnType<typeof start>>) => {
  const row = selectNotifications(here.getSnapshot()).find(({ isRead }) => !isRead);
  if (!row) throw new Error('Everything is read');
  return row;
};

describe('marking as read', () => {
  it('asks the server first, and then every tab shows it', async () => {
    const world = await start();
    const { here, there, clock, server } = world;
    const { id } = firstUnread(world);
    const isRead = (tab: typeof here) =>
      selectNotifications(tab.getSnapshot()).find((row) => row.id === id)?.isRead;
    here.send({ type: 'notification.markRead', id });
    expect([isRead(here), selectMarking(here.getSnapshot())]).toEqual([false, [id]]);
    await clock.advance(100);
    expect([isRead(here), isRead(there)]).toEqual([true, true]);
    expect(selectUnread(there.getSnapshot())).toBe(server.unread('minhanh'));
    await world.stop();
  });

  it('calls once however often it is clicked', async () => {
    const world = await start();
    const { id } = firstUnread(world);
    for (let clicks = 0; clicks < 100; clicks++) world.here.send({ type: 'notification.markRead', id });
    await world.clock.advance(1000);
    world.here.send({ type: 'notification.markRead', id });
    await world.clock.advance(1000);
    expect(world.server.calls(markRead.path)).toBe(1);
    await world.stop();
  });

  it('marks what is shown as one row in one call, in every tab', async () => {
    const world = await start();
    const unread = selectNotifications(world.here.getSnapshot()).filter(({ isRead }) => !isRead);
    const [id = '', ...others] = unread.slice(0, 3).map((row) => row.id);
    world.here.send({ type: 'notification.markRead', id, others });
    expect(selectMarking(world.here.getSnapshot())).toEqual([id, ...others]);
    world.here.send({ type: 'notification.markRead', id: others[0] ?? '' });
    await world.clock.advance(100);
    expect(world.server.calls(markRead.path)).toBe(1);
    for (const tab of [world.here, world.there]) {
      const left = selectNotifications(tab.getSnapshot()).filter(({ isRead }) => !isRead);
      expect(left).toHaveLength(unread.length - 3);
      expect(selectUnread(tab.getSnapshot())).toBe(world.server.unread('minhanh'));
    }
    await world.stop();
  });

  it('keeps the row unread and says why when the server refuses', async () => {
    const world = await start();
    const { id } = firstUnread(world);
    const events: unknown[] = [];
    world.here.on('notification.markFailed', ({ id, error }) => events.push([id, error.message]));
    world.network.misbehave(SERVER_ERROR);
    world.here.send({ type: 'notification.markRead', id });
    await world.clock.advance(100);
    expect(events).toEqual([[id, 'Máy chủ đang gặp sự cố, vui lòng thử lại.']]);
    expect(firstUnread(world).id).toBe(id);
    expect(selectMarking(world.here.getSnapshot())).toEqual([]);
    await world.stop();
  });

  it('ends as the server has it, whatever failed in between and wherever it was marked', async () => {
    const command = fc.oneof(
      fc.record({ act: fc.constant('mark' as const), row: fc.nat(40), tab: fc.boolean() }),
      fc.record({ act: fc.constant('all' as const), tab: fc.boolean() }),
      fc.record({ act: fc.constant('log' as const) }),
      fc.record({ act: fc.constant('more' as const), tab: fc.boolean() }),
      fc.record({
        act: fc.constant('network' as const),
        fault: fc.constantFrom(null, null, OFFLINE, LOSES_ANSWERS, SERVER_ERROR),
      }),
      fc.record({ act: fc.constant('wait' as const), ms: fc.nat(400) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 50 }), async (commands) => {
        const { here, there, clock, server, network, stop } = await start();
        const tabs = [here, there];
        const truth = () => new Map(server.logs('minhanh').map((log) => [log.id, log.isRead]));
        for (const step of commands) {
          const tab = 'tab' in step && step.tab ? there : here;
          if (step.act === 'mark') {
            const row = selectNotifications(tab.getSnapshot())[step.row];
            if (row) tab.send({ type: 'notification.markRead', id: row.id });
          }
          if (step.act === 'all') tab.send({ type: 'notifications.markAllRead' });
          if (step.act === 'more') tab.send({ type: 'notifications.loadMore' });
          if (step.act === 'log') server.notify('minhanh', { action: 'JOB_CREATED' });
          if (step.act === 'network') network.misbehave(...(step.fault ? [step.fault] : []));
          if (step.act === 'wait') await clock.advance(step.ms);
          const read = tabs.flatMap((one) =>
            selectNotifications(one.getSnapshot()).filter(({ isRead }) => isRead),
          );
          expect(read.every(({ id }) => truth().get(id))).toBe(true);
        }
        network.misbehave();
        await clock.advance(90_000);
        for (const one of tabs) one.send({ type: 'notifications.refresh' });
        await clock.advance(2000);
        for (const one of tabs) {
          const rows = selectNotifications(one.getSnapshot());
          expect(rows.map(({ id, isRead }) => [id, isRead])).toEqual(
            rows.map(({ id }) => [id, truth().get(id)]),
          );
          expect(selectMarking(one.getSnapshot())).toEqual([]);
          expect(selectUnread(one.getSnapshot())).toBe(server.unread('minhanh'));
        }
        await stop();
      }),
      { numRuns: 150 },
    );
  });
});
