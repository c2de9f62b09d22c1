import { describe, expect, it } from 'vitest';
import type { DealLog } from './deal-log.schema.ts';
import { emptyList, replaced, withNewer } from './notification-list.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const log = (change: Partial<DealLog>): DealLog => ({
  id: 'a',
  seq: 1,
  msg: {},
  action: 'PROOF_UPLOADED',
  description: 'one file',
  metadata: {},
  isRead: false,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  workerId: null,
  authorId: null,
  ...change,
});
const none = {};
const page = (list: DealLog[]) => ({
  list,
  total: list.length,
  totalPage: 1,
  unread: list.filter(({ isRead }) => !isRead).length,
  lastSeq: Math.max(0, ...list.map(({ seq }) => seq)),
});

describe('two versions of one notification', () => {
  it('that came one after the other leave the one with the later place', () => {
    const { list } = withNewer(emptyList, [log({}), log({ id: 'b', seq: 2 })], none);
    const later = withNewer(list, [log({ seq: 3, description: 'two files' })], none);
    expect(later.list.rows.map(({ id, seq, message }) => [id, seq, message])).toEqual([
      ['a', 3, 'two files'],
      ['b', 2, 'one file'],
    ]);
    // An older answer changes nothing.
    const late = replaced(later.list, page([log({}), log({ id: 'b', seq: 2 })]), { askedAt: 2, now });
    expect(late.rows.find(({ id }) => id === 'a')?.message).toBe('two files');
  });

  it('of one place leave the later change, and of one change the read one', () => {
    const { list } = withNewer(
      emptyList,
      [log({ updatedAt: '2026-11-20T08:30:00Z', description: 'newer' })],
      none,
    );
    expect(replaced(list, page([log({})]), { askedAt: 1, now }).rows[0]?.message).toBe('newer');
    const read = { ...list, rows: list.rows.map((row) => ({ ...row, isRead: true })) };
    const answer = page([log({ updatedAt: '2026-11-20T08:30:00Z' })]);
    expect(replaced(read, answer, { askedAt: 1, now }).rows[0]?.isRead).toBe(true);
    expect(
      replaced(list, page([log({ ...answer.list[0], isRead: true })]), { askedAt: 1, now }).rows[0]?.isRead,
    ).toBe(true);
  });
});
