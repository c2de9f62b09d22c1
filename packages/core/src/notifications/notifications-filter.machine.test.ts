import { describe, expect, it } from 'vitest';
import {
  selectHasMore,
  selectIsLoading,
  selectNotificationsError,
  selectNotificationsFilter,
} from './notifications.selectors.ts';
import { busy, catchUp, first, loadMore, missed, readyList, refresh } from './test-list.ts';
import { downFrom, createLogs } from './test-logs.ts';

describe('a filter', () => {
  const filter = { type: 'PROOF_UPLOADED', isRead: false };

  it('begins anew, and what was on its way for another is dropped', async () => {
    const { actor, requests, last, state, rows } = await readyList(3, 9, { keptAtMost: 2 });
    actor.send(refresh);
    const before = last();
    actor.send({ type: 'notifications.filter', filter });
    expect([rows(), selectIsLoading(state()), selectNotificationsFilter(state())]).toEqual([
      [],
      true,
      filter,
    ]);
    expect(last()).toMatchObject({ query: { ...filter, ...first }, requestedAt: 3 });
    await before.answer(createLogs([9, 8]));
    expect(rows()).toEqual([]);
    await last().answer(createLogs([3, 2, 1]), { total: 9 });
    expect([rows(), state().value, selectHasMore(state())]).toEqual([[3, 2], 'idle', false]);
    const other = { type: 'JOB_CREATED' };
    actor.send({ type: 'notifications.filter', filter });
    actor.send({ type: 'notifications.filter', filter: other });
    expect([requests.length, last().query]).toEqual([5, { ...other, ...first }]);
  });

  it('forgets an earlier failure and what was owed', async () => {
    const { actor, requests, last, state } = await readyList(20, 25);
    actor.send(loadMore);
    await last().fail(busy);
    actor.send(refresh);
    actor.send(catchUp);
    actor.send(loadMore);
    actor.send({ type: 'notifications.filter', filter });
    expect(selectNotificationsError(state())).toBeNull();
    await last().answer([]);
    expect([requests.length, state().value]).toEqual([4, 'idle']);
  });

  it.each([
    [{}, [first]],
    [{ type: undefined }, [first]],
    [filter, [{ ...filter, ...first }, missed(3)]],
  ])('of %j: a refresh answers what is newer where nothing is left out', async (chosen, queries) => {
    const { actor, requests, last } = await readyList();
    actor.send({ type: 'notifications.filter', filter: chosen });
    const begun = requests.length;
    actor.send(refresh);
    actor.send(catchUp);
    await last().answer(createLogs(downFrom(3)));
    await last().answer(createLogs(downFrom(3)));
    await last().answer([]);
    expect(requests.slice(begun).map(({ query }) => query)).toEqual(queries);
  });

  it('is kept by each page', async () => {
    const { actor, last } = await readyList();
    actor.send({ type: 'notifications.filter', filter });
    await last().answer(createLogs(downFrom(20)), { total: 50 });
    actor.send(loadMore);
    expect(last().query).toEqual({ ...filter, pageNum: 2, pageSize: 20 });
    await last().answer([], { total: 50 });
    actor.send(refresh);
    expect(last().query).toEqual({ ...filter, ...first });
  });
});
