import type { CallbackActorLogic, PromiseActorLogic } from 'xstate';
import type { ApiError } from '../http/http.errors.ts';
import type { NotificationList, NotificationPage, NotificationsFilter } from './notification-list.ts';
import type { Notification } from './to-notification.ts';

export type NotificationsContext = {
  list: NotificationList;
  filter: NotificationsFilter;
  /** The server's last count. */
  unread: number;
  /** Why the last page could not be loaded. */
  error: { part: 'first' | 'more'; cause: ApiError } | null;
  /** Ids that are being marked. */
  marking: readonly string[];
  isMarkingAll: boolean;
  /**
   * Grows with every fact about unread rows. An answer that was requested at a lower one is outdated: its rows are
   * merged, its count is fetched again.
   */
  epoch: number;
  /** Pending fetches. */
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

/** Facts from the sender, the page and the other tabs. */
export type NotificationsFact =
  | MarkSettled
  | { type: 'mark.failed'; ids: readonly string[]; error: ApiError }
  | AllMarkSettled
  | { type: 'allMark.failed'; error: ApiError }
  | { type: 'tab.marked'; ids: readonly string[]; updatedAt: string; unread: number }
  | { type: 'tab.allMarked'; upTo: number; unread: number }
  | { type: 'hour.passed'; now: number };

export type NotificationsEvent =
  /** `others` are marked by the same call. */
  | { type: 'notification.markRead'; id: string; others?: readonly string[] | undefined }
  | { type: 'notifications.markAllRead' }
  | { type: 'notifications.loadMore' }
  | { type: 'notifications.filter'; filter: NotificationsFilter }
  | { type: 'notifications.refresh' }
  /** Fetches what is newer than the list, and the count. */
  | { type: 'notifications.catchUp' }
  /** The raw payload of a `notification` message. */
  | { type: 'log.arrived'; payload: unknown }
  /** The server's position at the last heartbeat. */
  | { type: 'heartbeat.heard'; lastSeq: number; unread: number }
  | NotificationsFact;

/** `notification.arrived` comes once for each new live row. */
export type NotificationsEmitted =
  | { type: 'notification.arrived'; notification: Notification }
  /** The rows stay unread. `id` is null for mark-all. */
  | { type: 'notification.markFailed'; id: string | null; others?: readonly string[]; error: ApiError };

export type LogsQuery = NotificationsFilter & { pageNum?: number; pageSize: number; afterSeq?: number };
export type LogsRequest = { query: LogsQuery; requestedAt: number; epoch: number };
export type LogsAnswer = { page: NotificationPage; requestedAt: number; epoch: number; now: number };
export type SenderCommand =
  | { type: 'mark'; ids: readonly string[]; epoch: number }
  | { type: 'markAll'; upTo: number; epoch: number };

/** The effects this machine asks for; `notificationsDomain` provides them. */
export type NotificationsActors = {
  /** Rejects with an `ApiError` only. */
  fetchLogs: PromiseActorLogic<LogsAnswer, LogsRequest>;
  sender: CallbackActorLogic<SenderCommand>;
  signals: CallbackActorLogic<{ type: 'never' }>;
};
