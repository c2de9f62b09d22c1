import { describe, expect, it } from 'vitest';
import { selectMarking, selectUnread } from './notifications.selectors.ts';
import { arrival, busy, first, lost, missed, readyList, updatedAt } from './test-list.ts';
import { logTime } from './test-logs.ts';

const mark = (id: string, others?: string[]) => ({ type: 'notification.markRead', id, others }) as const;

describe('a mark', () => {
  const made = { type: 'mark.settled', updatedAt, unread: 1, epoch: 1 } as const;

  it('is carried once for each unread row, and shown when the server has made it', async () => {
    const { actor, carried, rows, state, requests } = await readyList();
    actor.send(mark('l3', ['l2', 'l3']));
    actor.send(mark('l3'));
    expect(carried).toEqual([{ type: 'mark', ids: ['l3', 'l2'], epoch: 1 }]);
    expect([rows(), selectMarking(state())]).toEqual([
      [3, 2, 1],
      ['l3', 'l2'],
    ]);
    actor.send(mark('l1', ['l2']));
    expect(carried[1]).toMatchObject({ ids: ['l1'] });
    actor.send({ ...made, ids: ['l3', 'l2'] });
    expect([rows(), selectMarking(state()), selectUnread(state())]).toEqual([[-3, -2, 1], ['l1'], 1]);
    expect(state().context.list.rows.map((row) => row.updatedAt)).toEqual([updatedAt, updatedAt, logTime]);
    actor.send(mark('l3'));
    expect([carried.length, requests.length, state().value]).toEqual([2, 1, 'idle']);
  });

  it('whose count was overtaken asks for it', async () => {
    const { actor, clock, last, state } = await readyList();
    actor.send({ ...made, ids: ['l3'], epoch: 0 });
    expect([state().value, selectUnread(state())]).toEqual(['settling', 3]);
    clock.advance(250);
    expect([state().value, last().query]).toEqual(['catchingUp', missed(3)]);
  });

  it('of a row that is not here is looked up', async () => {
    const { actor, state, last } = await readyList();
    actor.send({ ...made, ids: ['elsewhere'] });
    expect([state().value, last().query]).toEqual(['refreshing', first]);
  });

  it.each([
    [busy, 'idle'],
    [lost, 'refreshing'],
  ])('that fails by %s is told, and leaves the list %s', async (error, value) => {
    const { actor, events, rows, state } = await readyList();
    actor.send(mark('l3', ['l2']));
    actor.send(mark('l1'));
    actor.send({ type: 'mark.failed', ids: ['l3', 'l2'], error });
    expect(events).toEqual([['l3', ['l2'], error]]);
    expect([rows(), selectMarking(state()), state().value]).toEqual([[3, 2, 1], ['l1'], value]);
    actor.send({ type: 'mark.failed', ids: [], error });
    expect(events[1]).toEqual([null, [], error]);
  });

  it('of all is asked for once at a time, for what is here', async () => {
    const { actor, carried, rows, state, last, events } = await readyList();
    const markAll = { type: 'notifications.markAllRead' } as const;
    actor.send(markAll);
    actor.send(markAll);
    expect(carried).toEqual([{ type: 'markAll', upTo: 3, epoch: 1 }]);
    actor.send(mark('l1'));
    actor.send({ type: 'mark.failed', ids: ['l1'], error: busy });
    actor.send(markAll);
    expect(carried).toHaveLength(2);
    actor.send({ type: 'allMark.failed', error: busy });
    expect([events.at(-1), rows()]).toEqual([
      [null, undefined, busy],
      [3, 2, 1],
    ]);
    actor.send(markAll);
    expect(carried).toHaveLength(3);
    actor.send(arrival(4));
    actor.send({ type: 'allMark.settled', unread: 1, upTo: 3, epoch: 1 });
    expect([rows(), last().query]).toEqual([[4, -3, -2, -1], first]);
    actor.send(markAll);
    expect([carried.length, state().context.isMarkingAll]).toEqual([4, true]);
    expect(carried[3]).toMatchObject({ upTo: 4 });
  });

  it('of another tab is shown here', async () => {
    const { actor, rows, state, last } = await readyList();
    actor.send({ type: 'tab.marked', ids: ['l2'], updatedAt, unread: 2 });
    expect([rows(), selectUnread(state()), state().value]).toEqual([[3, -2, 1], 2, 'settling']);
    actor.send({ type: 'tab.allMarked', upTo: 2, unread: 1 });
    expect([rows(), selectUnread(state()), last().query]).toEqual([[3, -2, -1], 1, first]);
  });
});
