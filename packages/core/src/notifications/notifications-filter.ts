import { vietnamDay } from '../i18n/vietnam-day.ts';
import type { Notification } from './to-notification.ts';

/** Days in Vietnam as `2026-11-20`, or moments in ISO-8601; both ends are inclusive. */
export type NotificationsFilter = {
  /** One action code, or several separated by commas. */
  type?: string | undefined;
  isRead?: boolean | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
};

const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

const compare = (row: Notification, date: string): number => {
  const created = Date.parse(row.createdAt);
  if (!isDay(date)) return created - Date.parse(date);
  const day = vietnamDay(created);
  return day === date ? 0 : day > date ? 1 : -1;
};

/** Whether a pushed row belongs to the filtered list. */
export function passes({ type, isRead, dateFrom, dateTo }: NotificationsFilter, row: Notification): boolean {
  if (type !== undefined && !type.split(',').includes(row.type)) return false;
  if (isRead !== undefined && row.isRead !== isRead) return false;
  if (dateFrom !== undefined && compare(row, dateFrom) < 0) return false;
  return dateTo === undefined || compare(row, dateTo) <= 0;
}
