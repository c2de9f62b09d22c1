import { expect, it } from 'vitest';
import { groupByDay } from './group-notifications.ts';
import { toNotification } from './to-notification.ts';

const at = (createdAt: string) =>
  toNotification({
    id: createdAt,
    seq: 1,
    msg: {},
    action: 'JOB_CREATED',
    description: '',
    metadata: {},
    isRead: false,
    createdAt,
    updatedAt: createdAt,
    workerId: null,
    authorId: null,
  });

it('groups by the days of Vietnam, wherever the reader is', () => {
  const now = Date.parse('2026-11-20T18:00:00Z');
  const rows = [
    '2026-11-20T17:30:00Z',
    '2026-11-20T16:59:59Z',
    '2026-11-19T17:00:00Z',
    '2026-11-01T03:00:00Z',
  ];
  const days = groupByDay(rows.map(at), now);
  expect(
    days.map(({ date, label, notifications }) => [date, label, notifications.map(({ id }) => id)]),
  ).toEqual([
    ['2026-11-21', 'today', ['2026-11-20T17:30:00Z']],
    ['2026-11-20', 'yesterday', ['2026-11-20T16:59:59Z', '2026-11-19T17:00:00Z']],
    ['2026-11-01', 'date', ['2026-11-01T03:00:00Z']],
  ]);
});
