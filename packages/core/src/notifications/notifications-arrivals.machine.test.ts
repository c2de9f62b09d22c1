import { describe, expect, it } from 'vitest';
import { selectNotificationsError, selectUnread } from './notifications.selectors.ts';
import { arrival, busy, catchUp, counted, first, loadMore, missed, readyList, refresh } from './test-list.ts';
import { downFrom, createLogs } from './test-logs.ts';

describe('what is newer', () => {
  it('is asked for after a gap, and tried again after 15 s', async () => {
    const { actor, requests, last, state, rows, clock, events } = await readyList();
    actor.send(arrival(5));
    expect([state().value, last().query, rows()]).toEqual(['catchingUp', missed(3), [3, 2, 1]]);
    await last().fail(busy);
    expect([state().value, selectNotificationsError(state())]).toEqual(['resting', null]);
    clock.advance(15_000);
    expect([state().value, last().query]).toEqual(['refreshing', first]);
    await last().answer(createLogs(downFrom(5)));
    expect([rows(), events, requests.length]).toEqual([downFrom(5), ['l4', 'l5'], 3]);
  });

  it('is shown and told from the oldest on', async () => {
    const { actor, last, rows, events, state } = await readyList();
    actor.send(catchUp);
    await last().answer(createLogs([4, 5]), { unread: 5 });
    expect([rows(), events, selectUnread(state()), state().value]).toEqual([
      downFrom(5),
      ['l4', 'l5'],
      5,
      'idle',
    ]);
  });
});

describe('a message that was edited or deleted', () => {
  it('has the rows read again, since they quote it', async () => {
    const { actor, last, state } = await readyList();
    actor.send(counted(3, { roomId: 'rm1', reworded: true }));
    expect([state().value, last().query]).toEqual(['refreshing', first]);
  });
});

describe('a row that arrives', () => {
  it('is shown at once, and counted 250 ms later unless the server tells the count', async () => {
    const { actor, requests, state, rows, clock, events, last } = await readyList();
    actor.send(arrival(4));
    expect([rows(), events, state().value]).toEqual([[4, 3, 2, 1], ['l4'], 'settling']);
    clock.advance(249);
    expect(requests).toHaveLength(1);
    clock.advance(1);
    expect([state().value, last().query]).toEqual(['catchingUp', missed(4)]);
    await last().answer([], { unread: 4 });
    expect([selectUnread(state()), state().value]).toEqual([4, 'idle']);
    actor.send(arrival(5));
    actor.send(counted(9));
    expect([selectUnread(state()), state().value]).toEqual([9, 'idle']);
    clock.advance(1000);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [refresh, 'refreshing', { pageNum: 1, pageSize: 40 }, 'idle'],
    [catchUp, 'catchingUp', missed(21), 'idle'],
    [loadMore, 'loadingMore', { pageNum: 2, pageSize: 20 }, 'settling'],
  ])('does not keep %j waiting', async (event, value, query, then) => {
    const { actor, state, last, requests } = await readyList(20, 50);
    actor.send(arrival(21));
    actor.send(event);
    expect([state().value, last().query]).toEqual([value, query]);
    await last().answer([]);
    expect([state().value, requests.length]).toEqual([then, 2]);
  });
});

describe('a heartbeat', () => {
  it.each([
    ['further than the list', 4, 3, [first]],
    ['as far, with another count', 3, 2, [first]],
    ['as far', 3, 3, []],
    ['behind', 2, 1, []],
  ])('of a server that is %s', async (_, lastSeq, unread, queries) => {
    const { actor, requests } = await readyList();
    actor.send({ type: 'heartbeat.heard', lastSeq, unread });
    expect(requests.slice(1).map(({ query }) => query)).toEqual(queries);
  });
});
