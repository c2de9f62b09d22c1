import { describe, expect, it } from 'vitest';
import type { DealLog } from './deal-log.schema.ts';
import {
  type NotificationList,
  withNewer,
  emptyList,
  withOlder,
  hasMore,
  marked,
  nextPage,
  replaced,
  windowSize,
  withoutOld,
} from './notification-list.ts';
import { aLog as log, downFrom, logTime, createLogs, pageOfLogs as page } from './test-logs.ts';
import { toNotification } from './to-notification.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const none = {};
const createList = (logs: DealLog[], change: Partial<NotificationList> = {}): NotificationList => ({
  ...withNewer(emptyList, logs, none).list,
  ...change,
});
const seqs = ({ rows }: Pick<NotificationList, 'rows'>) => rows.map(({ seq }) => seq);

describe('two versions of one notification', () => {
  it('that came one after the other leave the one with the later place', () => {
    const { list } = withNewer(emptyList, [log({}), log({ id: 'b', seq: 2 })], none);
    const later = withNewer(list, [log({ seq: 3, description: 'two files' })], none);
    expect(later.list.rows.map(({ id, seq, message }) => [id, seq, message])).toEqual([
      ['a', 3, 'two files'],
      ['b', 2, 'one file'],
    ]);
    // An older answer changes nothing.
    const late = replaced(later.list, page([log({}), log({ id: 'b', seq: 2 })]), { requestedAt: 2, now });
    expect(late.rows.find(({ id }) => id === 'a')?.message).toBe('two files');
    // One row is counted once.
    expect([later.list.total, late.total]).toEqual([2, 2]);
    const newer = replaced(list, page([log({ seq: 4, description: 'three' })]), { requestedAt: 2, now });
    expect(newer.rows[0]?.message).toBe('three');
  });

  it('of one place leave the later change, and of one change the read one, else the answered one', () => {
    const { list } = withNewer(
      emptyList,
      [log({ updatedAt: '2026-11-20T08:30:00Z', description: 'newer' })],
      none,
    );
    expect(replaced(list, page([log({})]), { requestedAt: 1, now }).rows[0]?.message).toBe('newer');
    const newest = log({ updatedAt: '2026-11-20T08:40:00Z', description: 'newest' });
    expect(replaced(list, page([newest]), { requestedAt: 1, now }).rows[0]?.message).toBe('newest');
    const reworded = log({ updatedAt: '2026-11-20T08:30:00Z', description: 'reworded' });
    expect(replaced(list, page([reworded]), { requestedAt: 1, now }).rows[0]?.message).toBe('reworded');
    const read = { ...list, rows: list.rows.map((row) => ({ ...row, isRead: true })) };
    const answer = page([log({ updatedAt: '2026-11-20T08:30:00Z' })]);
    expect(replaced(read, answer, { requestedAt: 1, now }).rows[0]?.isRead).toBe(true);
    expect(
      replaced(list, page([log({ ...answer.list[0], isRead: true })]), { requestedAt: 1, now }).rows[0]
        ?.isRead,
    ).toBe(true);
  });
});

describe('a list', () => {
  it.each([
    [{}, 120, 100],
    [{ keptAtMost: 200 }, 120, 100],
    [{ keptAtMost: 5 }, 6, 5],
    [{ keptAtMost: 5 }, 5, 5],
  ])('told to keep %j has of %i rows the newest %i, the newest first', (kept, count, left) => {
    const { list } = withNewer({ ...emptyList, kept }, createLogs(downFrom(count)), none);
    expect(seqs(list)).toEqual(downFrom(count, count - left + 1));
  });

  it.each([
    [0, 20, 1],
    [1, 20, 1],
    [19, 20, 1],
    [20, 20, 2],
    [21, 40, 2],
    [40, 40, 3],
    [99, 100, 5],
    [100, 100, 6],
    [101, 100, 6],
  ])('of %i rows is refreshed by %i, and page %i comes next', (count, size, next) => {
    const list = { ...emptyList, rows: createLogs(downFrom(count)).map(toNotification) };
    expect([windowSize(list), nextPage(list)]).toEqual([size, next]);
  });

  it.each<[string, number, Partial<NotificationList>, boolean]>([
    ['less than the server', 20, { total: 21 }, true],
    ['as much as the server', 20, { total: 20 }, false],
    ['less, and the rest is old', 20, { total: 21, reachedOld: true }, false],
    ['as much as it keeps', 20, { total: 50, kept: { keptAtMost: 20 } }, false],
    ['less than it keeps', 20, { total: 50, kept: { keptAtMost: 21 } }, true],
    ['as much as any list', 100, { total: 150, kept: { keptAtMost: 150 } }, false],
  ])('that has %s (%i rows, %j) has more: %j', (_, count, change, isMore) => {
    expect(hasMore(createList(createLogs(downFrom(count)), change))).toBe(isMore);
  });

  it.each([
    [{}, 30],
    [{ keptDays: 2 }, 2],
  ])('told to keep %j loses a row of %i days, and says that older ones are not shown', (kept, days) => {
    const age = days * 24 * 60 * 60 * 1000;
    const list = createList(createLogs([1, 2]), { kept });
    const made = Date.parse(logTime);
    expect(withoutOld(list, made + age - 1)).toBe(list);
    expect(withoutOld(list, made + age)).toMatchObject({ rows: [], reachedOld: true, total: 2, lastSeq: 2 });
    const mixed = createList([log({}), log({ id: 'b', seq: 2, createdAt: '2026-11-20T08:00:00.001Z' })], {
      kept,
    });
    expect(seqs(withoutOld(mixed, made + age))).toEqual([2]);
  });
});

describe('the newest page', () => {
  const cases: [string, number[], number, number[], number[]][] = [
    ['keeps what came after it was asked for', [3, 2, 1], 2, [2, 1], [3, 2, 1]],
    ['loses what it no longer has', [3, 2, 1], 3, [2, 1], [2, 1]],
    ['loses what lies beyond its end', [3, 2, 1], 3, [3, 2], [3, 2]],
    ['brings what is new', [2, 1], 2, [4, 3, 2, 1], [4, 3, 2, 1]],
    ['empties the list', [2, 1], 2, [], []],
  ];
  it.each(cases)('%s', (_, here, requestedAt, answered, left) => {
    const list = replaced(createList(createLogs(here)), page(createLogs(answered)), { requestedAt, now });
    expect([seqs(list), list.total]).toEqual([left, left.length]);
  });

  it.each([
    [5, [3], 5],
    [5, [7], 7],
    [0, [], 2],
  ])('after the place %i holding %j leads to %i', (lastSeq, answered, reached) => {
    const answer = page(createLogs(answered));
    expect(replaced({ ...emptyList, lastSeq }, answer, { requestedAt: 2, now }).lastSeq).toBe(reached);
  });

  it('says anew whether the rest is old, keeps what it is told to, and leaves old rows out', () => {
    const kept = { keptAtMost: 7 };
    const list = createList([], { reachedOld: true, kept });
    const fresh = replaced(list, page(createLogs([1]), { total: 9 }), { requestedAt: 0, now });
    expect(fresh).toMatchObject({ reachedOld: false, kept, total: 9 });
    const old = page(createLogs([1], { createdAt: '2026-01-01T08:00:00Z' }));
    expect(replaced(list, old, { requestedAt: 0, now })).toMatchObject({ rows: [], reachedOld: true });
  });
});

describe('the next page', () => {
  it.each([
    [4, 9, 9],
    [4, 3, 4],
  ])('goes below what is there; of %i and %i rows on the server the list has %i', (had, has, total) => {
    const list = withOlder(
      createList(createLogs([4, 3]), { total: had }),
      page(createLogs([2, 1]), { total: has }),
      now,
    );
    expect(list).toMatchObject({ total, lastSeq: 4, reachedOld: false });
    expect(seqs(list)).toEqual([4, 3, 2, 1]);
  });

  it('ends where its rows are old', () => {
    const old = page(createLogs([1], { createdAt: '2026-01-01T08:00:00Z' }));
    const list = withOlder(createList(createLogs([2])), old, now);
    expect([seqs(list), list.reachedOld]).toEqual([[2], true]);
  });
});

describe('new rows', () => {
  it('are those above the last place, told from the oldest on', () => {
    const list = createList(createLogs([2, 1]));
    const next = withNewer(list, createLogs([4, 2, 3]), none);
    expect(next.arrived.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(next.list).toMatchObject({ lastSeq: 4, total: 4 });
    const same = withNewer(list, createLogs([2, 1]), none);
    expect(same.list).toBe(list);
    expect(same.arrived).toEqual([]);
  });

  it('that do not pass the filter arrive without being shown', () => {
    const logs = [...createLogs([1], { action: 'JOB_CREATED' }), ...createLogs([2])];
    const { list, arrived } = withNewer(emptyList, logs, { type: 'JOB_CREATED' });
    expect(arrived.map(({ seq }) => seq)).toEqual([1, 2]);
    expect([seqs(list), list.total, list.lastSeq]).toEqual([[1], 1, 2]);
  });
});

describe('marking', () => {
  it.each([
    ['2026-11-20T08:59:00Z', '2026-11-20T08:59:00Z'],
    [undefined, logTime],
  ])('at %j changes what is meant and unread, to %j', (updatedAt, expected) => {
    const list = createList([...createLogs([3, 2]), log({ isRead: true })]);
    const { rows } = marked(list, ({ seq }) => seq < 3, updatedAt);
    expect(rows.map((row) => [row.seq, row.isRead, row.updatedAt])).toEqual([
      [3, false, logTime],
      [2, true, expected],
      [1, true, logTime],
    ]);
  });
});
