import { expect, it } from 'vitest';
import { type NotificationsFilter, passes } from './notification-list.ts';
import { aLog } from './test-logs.ts';
import { toNotification } from './to-notification.ts';

/** Unread, and on the 21st in Vietnam. */
const row = toNotification(aLog({ action: 'JOB_CREATED', createdAt: '2026-11-20T17:30:00Z' }));

it.each<[NotificationsFilter, boolean]>([
  [{}, true],
  [{ type: undefined, isRead: undefined, dateFrom: undefined, dateTo: undefined }, true],
  [{ type: 'JOB_CREATED' }, true],
  [{ type: 'JOB_EXPIRED' }, false],
  [{ type: 'JOB_EXPIRED,JOB_CREATED' }, true],
  [{ isRead: false }, true],
  [{ isRead: true }, false],
  [{ dateFrom: '2026-11-20' }, true],
  [{ dateFrom: '2026-11-21' }, true],
  [{ dateFrom: '2026-11-22' }, false],
  [{ dateTo: '2026-11-20' }, false],
  [{ dateTo: '2026-11-21' }, true],
  [{ dateTo: '2026-11-22' }, true],
  [{ dateFrom: '2026-11-20T17:30:00Z' }, true],
  [{ dateFrom: '2026-11-20T17:30:00.001Z' }, false],
  [{ dateTo: '2026-11-20T17:30:00Z' }, true],
  [{ dateTo: '2026-11-20T17:29:59.999Z' }, false],
  [{ dateFrom: '+002026-11-21' }, false],
  [{ dateFrom: '2026-11-21', dateTo: '2026-11-20' }, false],
  [{ type: 'JOB_CREATED', isRead: true }, false],
])('a filter of %j lets the row through: %j', (filter, isPassed) => {
  expect(passes(filter, row)).toBe(isPassed);
});
