import type { EndpointData } from '../http/define-endpoint.ts';
import type { DealLog } from './deal-log.schema.ts';
import type { myDealLogsList } from './notifications.endpoints.ts';
import { type Notification, toNotification } from './to-notification.ts';
import type { KeptNotifications } from '../domain/domain.ts';
import { vietnamDay } from '../i18n/vietnam-day.ts';

/** Days in Vietnam as `2026-11-20`, or moments in ISO-8601; both ends are inclusive. */
export type NotificationsFilter = {
  /** One action code, or several separated by commas. */
  type?: string | undefined;
  isRead?: boolean | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
};

const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

type Filtered = Pick<Notification, 'type' | 'isRead' | 'createdAt'>;

const compare = (row: Filtered, date: string): number => {
  const created = Date.parse(row.createdAt);
  if (!isDay(date)) return created - Date.parse(date);
  const day = vietnamDay(created);
  return day === date ? 0 : day > date ? 1 : -1;
};

/** Whether a pushed row belongs to the filtered list. */
export function passes({ type, isRead, dateFrom, dateTo }: NotificationsFilter, row: Filtered): boolean {
  if (type !== undefined && !type.split(',').includes(row.type)) return false;
  if (isRead !== undefined && row.isRead !== isRead) return false;
  if (dateFrom !== undefined && compare(row, dateFrom) < 0) return false;
  return dateTo === undefined || compare(row, dateTo) <= 0;
}

export const pageSize = 20;
/** Rows in one answer at most. */
export const answeredAtMost = 100;

export type NotificationPage = EndpointData<typeof myDealLogsList>;

export type NotificationList = {
  readonly kept: KeptNotifications;
  /** By `seq`, newest first, each id once. */
  rows: readonly Notification[];
  /** All logs up to this `seq` are known. */
  lastSeq: number;
  /** On the server. */
  total: number;
  /** The server's older rows are past `keptDays`. */
  reachedOld: boolean;
};

export const emptyList: NotificationList = { kept: {}, rows: [], lastSeq: 0, total: 0, reachedOld: false };

const atMost = ({ kept }: NotificationList) => Math.min(kept.keptAtMost ?? answeredAtMost, answeredAtMost);

const getLater = (a: Notification, b: Notification): Notification => {
  if (a.seq !== b.seq) return a.seq > b.seq ? a : b;
  const [at, bt] = [Date.parse(a.updatedAt), Date.parse(b.updatedAt)];
  if (at !== bt) return at > bt ? a : b;
  // Rows only go from unread to read, so of two equally old ones the read one is newer. Else the words may differ.
  return b.isRead && !a.isRead ? b : a;
};

/** Of two equal versions, that of `some`. */
function join(
  list: NotificationList,
  some: readonly Notification[],
  more: readonly Notification[],
): readonly Notification[] {
  const byId = new Map<string, Notification>();
  for (const row of [...some, ...more]) {
    const known = byId.get(row.id);
    byId.set(row.id, known ? getLater(known, row) : row);
  }
  return [...byId.values()].sort((a, b) => b.seq - a.seq).slice(0, atMost(list));
}

const newestSeq = (rows: readonly Notification[]): number => Math.max(0, ...rows.map((row) => row.seq));

/** Drops rows that are older than `keptDays`. */
export function withoutOld(list: NotificationList, now: number): NotificationList {
  const oldest = now - (list.kept.keptDays ?? 30) * 24 * 60 * 60 * 1000;
  const rows = list.rows.filter((row) => Date.parse(row.createdAt) > oldest);
  return rows.length === list.rows.length ? list : { ...list, rows, reachedOld: true };
}

/** Rows that a refresh asks for, so that a list that was scrolled stays complete. */
export const windowSize = ({ rows }: NotificationList): number =>
  Math.min(answeredAtMost, Math.max(pageSize, Math.ceil(rows.length / pageSize) * pageSize));

export const nextPage = ({ rows }: NotificationList): number => Math.floor(rows.length / pageSize) + 1;

export const hasMore = (list: NotificationList): boolean =>
  !list.reachedOld && list.rows.length < Math.min(list.total, atMost(list));

/** The list is full, and the server has older ones. */
export const isCapped = (list: NotificationList): boolean =>
  list.rows.length >= atMost(list) && list.rows.length < list.total;

/**
 * Replaces rows by the server's newest page. Rows that came over the socket after `requestedAt` (the `lastSeq` at the
 * request) stay; of two versions of a row the later one wins.
 */
export function replaced(
  list: NotificationList,
  page: NotificationPage,
  { requestedAt, now }: { requestedAt: number; now: number },
): NotificationList {
  const fresh = page.list.map(toNotification);
  const known = new Set(fresh.map((row) => row.id));
  // Rows newer than the answer came after it; older ones that it lacks are beyond its end.
  const newest = Math.max(requestedAt, newestSeq(fresh));
  const arrived = list.rows.filter((row) => row.seq > newest && !known.has(row.id));
  const ours = list.rows.filter((row) => known.has(row.id));
  const rows = join(list, fresh, [...ours, ...arrived]);
  const lastSeq = Math.max(newest, list.lastSeq);
  return withoutOld(
    { kept: list.kept, rows, lastSeq, total: page.total + arrived.length, reachedOld: false },
    now,
  );
}

/** Adds the next older page. */
export function withOlder(list: NotificationList, page: NotificationPage, now: number): NotificationList {
  const rows = join(list, list.rows, page.list.map(toNotification));
  return withoutOld({ ...list, rows, total: Math.max(list.total, page.total) }, now);
}

/** Adds rows newer than all known ones; returns those that pass the filter, oldest first. */
export function withNewer(
  list: NotificationList,
  logs: readonly DealLog[],
  filter: NotificationsFilter,
): { list: NotificationList; arrived: readonly Notification[] } {
  const arrived = logs
    .map(toNotification)
    .filter((row) => row.seq > list.lastSeq)
    .sort((a, b) => a.seq - b.seq);
  if (arrived.length === 0) return { list, arrived };
  const known = new Set(list.rows.map((row) => row.id));
  const shown = arrived.filter((row) => passes(filter, row));
  const added = shown.filter((row) => !known.has(row.id)).length;
  return {
    list: {
      ...list,
      rows: join(list, list.rows, shown),
      lastSeq: newestSeq(arrived),
      total: list.total + added,
    },
    arrived,
  };
}

/** Marks rows as read; `updatedAt` if the server sent it. */
export function marked(
  list: NotificationList,
  isMeant: (row: Notification) => boolean,
  updatedAt?: string,
): NotificationList {
  const rows = list.rows.map((row) =>
    isMeant(row) && !row.isRead ? { ...row, isRead: true, updatedAt: updatedAt ?? row.updatedAt } : row,
  );
  return { ...list, rows };
}
