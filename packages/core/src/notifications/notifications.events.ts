import type { CallbackActorLogic, PromiseActorLogic } from 'xstate';
import type { ApiError } from '../http/http.errors.ts';
import type { NotificationList, NotificationPage } from './notification-list.ts';
import type { NotificationsFilter } from './notifications-filter.ts';
import type { Notification } from './to-notification.ts';

export type NotificationsContext = {
  list: NotificationList;
  filter: NotificationsFilter;
  /** As the server last counted. */
  unread: number;
  /** Why the last page could not be had. */
  error: { part: 'first' | 'more'; cause: ApiError } | null;
  /** Ids whose mark is on its way. */
  marking: readonly string[];
  isMarkingAll: boolean;
  /**
   * Rises with every fact about what is unread. An answer that was asked for under a lower one was overtaken:
   * its rows are merged, its count is asked for again.
   */
  epoch: number;
  /** What still has to be fetched, once nothing else is. */
  due: { refresh: boolean; catchUp: boolean; more: boolean; count: boolean };
};

export type MarkSettled = {
  type: 'mark.settled';
  ids: readonly string[];
  updatedAt: string;
  unread: number;
  epoch: number;
};
export type AllMarkSettled = { type: 'allMark.settled'; unread: number; upTo: number; epoch: number };

/** What the courier brings back, and what the page and the other tabs tell. */
export type NotificationsFact =
  | MarkSettled
  | { type: 'mark.failed'; ids: readonly string[]; error: ApiError }
  | AllMarkSettled
  | { type: 'allMark.failed'; error: ApiError }
  | { type: 'tab.marked'; ids: readonly string[]; updatedAt: string; unread: number }
  | { type: 'tab.allMarked'; upTo: number; unread: number }
  | { type: 'hour.passed'; now: number };

export type NotificationsEvent =
  /** `others` are read with it, in one call. */
  | { type: 'notification.markRead'; id: string; others?: readonly string[] | undefined }
  | { type: 'notifications.markAllRead' }
  | { type: 'notifications.loadMore' }
  | { type: 'notifications.filter'; filter: NotificationsFilter }
  | { type: 'notifications.refresh' }
  /** Asks for what is newer than all that is here, and for the count. */
  | { type: 'notifications.catchUp' }
  /** The payload of a `notification` message, as it came. */
  | { type: 'log.arrived'; payload: unknown }
  /** How far the server was a moment ago. */
  | { type: 'heartbeat.heard'; lastSeq: number; unread: number }
  | NotificationsFact;

/** `notification.arrived` comes once for each row that was not there before and came live. */
export type NotificationsEmitted =
  | { type: 'notification.arrived'; notification: Notification }
  /** The row stays unread, with the `others` that were marked with it. `id` is null for mark-all. */
  | { type: 'notification.markFailed'; id: string | null; others?: readonly string[]; error: ApiError };

export type LogsQuery = NotificationsFilter & { pageNum?: number; pageSize: number; afterSeq?: number };
export type LogsRequest = { query: LogsQuery; askedAt: number; epoch: number };
export type LogsAnswer = { page: NotificationPage; askedAt: number; epoch: number; now: number };
export type CourierCommand =
  | { type: 'mark'; ids: readonly string[]; epoch: number }
  | { type: 'markAll'; upTo: number; epoch: number };

/** The effects this machine asks for; `notificationsDomain` provides them. */
export type NotificationsActors = {
  /** Rejects with an `ApiError` only. */
  fetchLogs: PromiseActorLogic<LogsAnswer, LogsRequest>;
  courier: CallbackActorLogic<CourierCommand>;
  world: CallbackActorLogic<{ type: 'never' }>;
};
