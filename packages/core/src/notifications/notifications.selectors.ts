import type { SnapshotFrom } from 'xstate';
import type { ApiError } from '../http/http.errors.ts';
import { hasMore, isCapped, type NotificationsFilter } from './notification-list.ts';
import type { notificationsMachine } from './notifications.machine.ts';
import type { Notification } from './to-notification.ts';

/** Undefined: signed out. */
type Snapshot = SnapshotFrom<typeof notificationsMachine> | undefined;

const none: readonly Notification[] = [];
const noFilter: NotificationsFilter = {};
const noMarks: readonly string[] = [];

/** Newest first, each once, at most 100. */
export const selectNotifications = (snapshot: Snapshot): readonly Notification[] =>
  snapshot?.context.list.rows ?? none;

export const selectUnread = (snapshot: Snapshot): number => snapshot?.context.unread ?? 0;

/** On the server, for the filter. */
export const selectTotal = (snapshot: Snapshot): number => snapshot?.context.list.total ?? 0;

export const selectHasMore = (snapshot: Snapshot): boolean =>
  snapshot !== undefined && hasMore(snapshot.context.list);

/** Older ones are found by a filter alone: the list is full. */
export const selectIsCapped = (snapshot: Snapshot): boolean =>
  snapshot !== undefined && isCapped(snapshot.context.list);

/** Of the first page of this filter. */
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot?.hasTag('loading') ?? false;

export const selectIsLoadingMore = (snapshot: Snapshot): boolean =>
  snapshot !== undefined && (snapshot.hasTag('loadingMore') || snapshot.context.due.more);

/**
 * Why the last page could not be loaded. Where its message is empty, show the text of `selectNotificationsErrorKey`.
 */
export const selectNotificationsError = (snapshot: Snapshot): ApiError | null =>
  snapshot?.context.error?.cause ?? null;

/** The specification's default text for the error, or null where there is none. */
export function selectNotificationsErrorKey(
  snapshot: Snapshot,
): 'notifications.fetchFailed' | 'notifications.loadMoreFailed' | null {
  const error = snapshot?.context.error;
  if (!error) return null;
  return error.part === 'first' ? 'notifications.fetchFailed' : 'notifications.loadMoreFailed';
}

export const selectNotificationsFilter = (snapshot: Snapshot): NotificationsFilter =>
  snapshot?.context.filter ?? noFilter;

/** Ids that are being marked; their rows are still unread. */
export const selectMarking = (snapshot: Snapshot): readonly string[] => snapshot?.context.marking ?? noMarks;
