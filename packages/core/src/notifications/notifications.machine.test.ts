import { describe, expect, it } from 'vitest';
import {
  selectHasMore,
  selectIsLoading,
  selectIsLoadingMore,
  selectMarking,
  selectNotificationsError,
  selectNotificationsErrorKey,
  selectUnread,
} from './notifications.selectors.ts';
import {
  arrival,
  busy,
  catchUp,
  first,
  loadMore,
  lost,
  missed,
  readyList,
  refresh,
  startList,
} from './test-list.ts';
import { downFrom, logTime, createLogs } from './test-logs.ts';

describe('the first page', () => {
  it('is asked for at once, and counted by what was known until it comes', async () => {
    const { requests, state, rows, last } = startList();
    expect([selectIsLoading(state()), selectUnread(state()), rows()]).toEqual([true, 7, []]);
    expect([selectMarking(state()), selectNotificationsError(state())]).toEqual([[], null]);
    expect(requests).toMatchObject([{ query: first, requestedAt: 0, epoch: 0 }]);
    await last().answer(createLogs([2, 1]), { unread: 5, total: 9 });
    expect([selectIsLoading(state()), selectUnread(state()), rows()]).toEqual([false, 5, [2, 1]]);
    expect([selectHasMore(state()), state().value]).toEqual([true, 'idle']);
  });

  it.each([
    [busy, busy],
    [lost, lost],
    [new Error('defect'), { kind: 'generic', code: 0, message: '', cause: new Error('defect') }],
  ])('that fails by %s says so, and is asked for again when there is reason to', async (error, said) => {
    for (const reason of [refresh, catchUp]) {
      const { actor, requests, state, last, clock } = startList();
      await last().fail(error);
      expect(state().value).toBe('failed');
      expect(selectNotificationsError(state())).toMatchObject(said);
      expect(selectNotificationsErrorKey(state())).toBe('notifications.fetchFailed');
      clock.advance(60_000);
      expect(requests).toHaveLength(1);
      actor.send(reason);
      expect([state().value, last().query]).toEqual(['loading', first]);
      await last().answer([]);
      expect([selectNotificationsError(state()), state().value, requests.length]).toEqual([null, 'idle', 2]);
    }
  });
});

describe('a refresh', () => {
  it.each([
    [0, 20],
    [20, 20],
    [21, 40],
  ])('of %i rows asks for %i, and shows what is new', async (count, pageSize) => {
    const { actor, last, rows, events, state } = await readyList(count);
    actor.send(refresh);
    expect(last()).toMatchObject({ query: { pageNum: 1, pageSize }, requestedAt: count, epoch: 1 });
    expect(state().value).toBe('refreshing');
    await last().answer(createLogs(downFrom(count + 2)));
    expect(rows()).toEqual(downFrom(count + 2));
    expect([events, state().value]).toEqual([[`l${count + 1}`, `l${count + 2}`], 'idle']);
  });

  it('that is wanted while something is fetched comes after it, once', async () => {
    const { actor, requests, last } = startList();
    actor.send(refresh);
    actor.send(refresh);
    expect(requests).toHaveLength(1);
    await last().answer([]);
    expect(requests).toHaveLength(2);
    await last().answer([]);
    expect(requests).toHaveLength(2);
  });

  it('is followed by what was wanted meanwhile', async () => {
    const { actor, requests, last, state } = await readyList();
    actor.send(refresh);
    actor.send(catchUp);
    actor.send(arrival(4));
    // It was asked for before the row came.
    await last().answer(createLogs(downFrom(4)), { unread: 5 });
    expect(requests.map(({ query }) => query)).toEqual([first, first, missed(4)]);
    expect(selectUnread(state())).toBe(3);
    await last().answer([], { unread: 4 });
    expect([state().value, selectUnread(state())]).toEqual(['idle', 4]);
  });

  it('that fails keeps the rows, and is tried again after 15 s or when there is reason to', async () => {
    const { actor, requests, last, state, rows, clock } = await readyList();
    actor.send(refresh);
    await last().fail(busy);
    expect([state().value, rows(), selectNotificationsError(state())]).toEqual(['resting', [3, 2, 1], busy]);
    expect(selectNotificationsErrorKey(state())).toBe('notifications.fetchFailed');
    clock.advance(14_999);
    expect(requests).toHaveLength(2);
    clock.advance(1);
    expect([state().value, requests.length]).toEqual(['refreshing', 3]);
    await last().fail(busy);
    actor.send(refresh);
    expect([state().value, requests.length]).toEqual(['refreshing', 4]);
    await last().answer(createLogs([3, 2, 1]));
    expect([state().value, selectNotificationsError(state()), requests.length]).toEqual(['idle', null, 4]);
  });
});

describe('the next page', () => {
  it('is asked for while there is more, and shown below', async () => {
    const { actor, requests, last, state, rows } = startList();
    await last().answer(createLogs(downFrom(25, 6)), { total: 25 });
    expect(selectIsLoadingMore(state())).toBe(false);
    actor.send(loadMore);
    expect([selectIsLoadingMore(state()), last().query]).toEqual([true, { pageNum: 2, pageSize: 20 }]);
    await last().fail(busy);
    expect([state().value, selectNotificationsError(state())]).toEqual(['idle', busy]);
    expect(selectNotificationsErrorKey(state())).toBe('notifications.loadMoreFailed');
    expect(selectIsLoadingMore(state())).toBe(false);
    actor.send(loadMore);
    await last().answer(createLogs(downFrom(5)), { total: 25 });
    expect([selectNotificationsError(state()), rows(), state().value]).toEqual([null, downFrom(25), 'idle']);
    actor.send(loadMore);
    expect(requests).toHaveLength(3);
  });

  it('waits for what is under way, and is not asked for where there is none', async () => {
    const { actor, requests, last, state } = await readyList(20, 25);
    actor.send(refresh);
    actor.send(loadMore);
    expect([requests.length, selectIsLoadingMore(state())]).toEqual([2, true]);
    await last().answer(createLogs(downFrom(20)), { total: 25 });
    expect([last().query.pageNum, state().value]).toEqual([2, 'loadingMore']);
    const full = await readyList(20, 20);
    full.actor.send(loadMore);
    expect([full.requests.length, full.state().value]).toEqual([1, 'idle']);
  });

  it('is still asked for after newer rows that were wanted with it', async () => {
    const { actor, last, state } = await readyList(20, 65);
    actor.send({ type: 'notifications.filter', filter: { isRead: false } });
    await last().answer(createLogs(downFrom(65, 46)), { total: 65 });
    actor.send(refresh);
    actor.send(catchUp);
    actor.send(loadMore);
    await last().answer(createLogs(downFrom(65, 46)), { total: 65 });
    expect(last().query).toEqual(missed(65));
    await last().answer([]);
    expect([last().query.pageNum, state().value]).toEqual([2, 'loadingMore']);
  });
});

it('with the hours, rows go that are past their days', async () => {
  const { actor, rows, state } = await readyList(2, 9, { keptDays: 1 });
  actor.send({ type: 'hour.passed', now: Date.parse(logTime) + 24 * 60 * 60 * 1000 - 1 });
  expect([rows(), selectHasMore(state())]).toEqual([[2, 1], true]);
  actor.send({ type: 'hour.passed', now: Date.parse(logTime) + 24 * 60 * 60 * 1000 });
  expect([rows(), selectHasMore(state())]).toEqual([[], false]);
});
