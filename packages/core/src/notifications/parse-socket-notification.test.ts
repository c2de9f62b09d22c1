import { expect, it } from 'vitest';
import { parseSocketNotification } from './to-notification.ts';
import { aLog } from './test-logs.ts';

const count = (metadata: unknown) => ({ action: 'UNREAD_COUNT_UPDATE', metadata });
const updatedAt = '2026-11-20T09:00:00Z';
const broken = { kind: 'broken' };
const unread = (read: unknown, unreadTotal = 3, isReworded = false) => ({
  kind: 'unread',
  unread: unreadTotal,
  read,
  isReworded,
});

it.each<[string, unknown, object]>([
  ['a log', aLog(), { kind: 'log', log: aLog() }],
  ['another transient code', { action: 'NEW_MESSAGE', metadata: { notifications: 3 } }, { kind: 'other' }],
  ['nothing', null, broken],
  ['no action', {}, broken],
  ['a text', 'JOB_CREATED', broken],
  ['a count alone', count({ notifications: 3 }), unread(null)],
  ['a count of none', count({ notifications: 0 }), unread(null, 0)],
  ['a count below none', count({ notifications: -1 }), broken],
  ['half a count', count({ notifications: 1.5 }), broken],
  ['a count as text', count({ notifications: '3' }), broken],
  ['no count', count(null), broken],
  [
    'one row that was read',
    count({ notifications: 3, id: 'a', updatedAt }),
    unread({ ids: ['a'], updatedAt }),
  ],
  [
    'several rows that were read, and what is no id',
    count({ notifications: 3, id: 'a', others: ['b', 4], updatedAt }),
    unread({ ids: ['a', 'b'], updatedAt }),
  ],
  [
    'others that are no list',
    count({ notifications: 3, id: 'a', others: 'bc', updatedAt }),
    unread({ ids: ['a'], updatedAt }),
  ],
  ['a row without its time', count({ notifications: 3, id: 'a' }), unread(null)],
  ['a time without a row', count({ notifications: 3, updatedAt }), unread(null)],
  ['all that were read', count({ notifications: 3, all: true, updatedAt }), unread('all')],
  [
    'a row, and all',
    count({ notifications: 3, id: 'a', all: true, updatedAt }),
    unread({ ids: ['a'], updatedAt }),
  ],
  [
    'a message that was changed',
    count({ notifications: 3, roomId: 'r', reworded: true }),
    unread(null, 3, true),
  ],
  ['all as a text', count({ notifications: 3, all: 'true' }), unread(null)],
])('reads %s', (_, payload, arrival) => {
  expect(parseSocketNotification(payload)).toEqual(arrival);
});
