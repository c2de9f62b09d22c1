import type { Notification } from './to-notification.ts';
import { vietnamDay } from '../i18n/vietnam-day.ts';

/** A row of a list: a notification, or the newest of a group. */
export type GroupedNotification = Notification & {
  /** The rest of the group, newest first. */
  others?: readonly Notification[];
};

const getText = (part: unknown): string => (typeof part === 'string' ? part : '');

/** Stays the same while the row's group grows. */
export function rowKey({ id, type, hints, data, createdAt }: Notification): string {
  const jobId = getText(data.metadata['jobId']);
  // Not grouped: each message opens its sender's room.
  if (!jobId || type === 'NEW_MESSAGE') return id;
  const day = vietnamDay(Date.parse(createdAt));
  return [day, jobId, type, getText(hints.reason), getText(hints.recipientRole)].join(' ');
}

/** Unread as long as one of the group is. */
function asOneRow([newest, ...others]: readonly [Notification, ...Notification[]]): GroupedNotification {
  if (others.length === 0) return newest;
  return { ...newest, isRead: newest.isRead && others.every(({ isRead }) => isRead), others };
}

/** Groups by job, code, reason, side and day in Vietnam. */
export function groupAlike(list: readonly Notification[]): readonly GroupedNotification[] {
  const rows = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of list) {
    const key = rowKey(notification);
    const row = rows.get(key);
    if (row) row.push(notification);
    else rows.set(key, [notification]);
  }
  return [...rows.values()].map(asOneRow);
}

/** The notifications of one day in Vietnam. `date` as `2026-11-20`. */
export type NotificationDay = {
  date: string;
  label: 'today' | 'yesterday' | 'date';
  notifications: readonly GroupedNotification[];
};

const aDay = 24 * 60 * 60 * 1000;

/** Groups a list by Vietnam's days, in the order it has. `now` in milliseconds since the epoch. */
export function groupByDay(notifications: readonly GroupedNotification[], now: number): NotificationDay[] {
  const days = new Map<string, GroupedNotification[]>();
  for (const notification of notifications) {
    const date = vietnamDay(Date.parse(notification.createdAt));
    const day = days.get(date);
    if (day) day.push(notification);
    else days.set(date, [notification]);
  }
  const today = vietnamDay(now);
  const yesterday = vietnamDay(now - aDay);
  return [...days].map(([date, group]) => ({
    date,
    label: date === today ? 'today' : date === yesterday ? 'yesterday' : 'date',
    notifications: group,
  }));
}
