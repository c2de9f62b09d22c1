import { vietnamDay } from '../i18n/vietnam-day.ts';
import type { GroupedNotification } from './group-alike.ts';

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
