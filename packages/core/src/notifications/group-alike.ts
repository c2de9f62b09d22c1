import type { Notification } from './to-notification.ts';
import { vietnamDay } from './vietnam-day.ts';

/** A row of a list: a notification, or the newest of several alike about one job on one day. */
export type GroupedNotification = Notification & {
  /** What the row tells beside the newest, newest first. */
  others?: readonly Notification[];
};

const textOf = (part: unknown): string => (typeof part === 'string' ? part : '');

/** What stays the same for a row while more comes into it: its place in a drawn list, and what it is about. */
export function rowKey({ id, type, hints, data, createdAt }: Notification): string {
  const jobId = textOf(data.metadata['jobId']);
  // A message has a sender, and opens their conversation.
  if (!jobId || type === 'NEW_MESSAGE') return id;
  const day = vietnamDay(Date.parse(createdAt));
  return [day, jobId, type, textOf(hints.reason), textOf(hints.recipientRole)].join(' ');
}

/** The row as what it stands for: unread as long as one of them is. */
function together([newest, ...others]: readonly [Notification, ...Notification[]]): GroupedNotification {
  if (others.length === 0) return newest;
  return { ...newest, isRead: newest.isRead && others.every(({ isRead }) => isRead), others };
}

/** Groups notifications that many caused alike: same job, code, reason and side, same day in Vietnam. */
export function groupAlike(list: readonly Notification[]): readonly GroupedNotification[] {
  const rows = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of list) {
    const key = rowKey(notification);
    const row = rows.get(key);
    if (row) row.push(notification);
    else rows.set(key, [notification]);
  }
  return [...rows.values()].map(together);
}
