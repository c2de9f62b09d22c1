import {
  type NotificationsActor,
  type ApiError,
  type Notification,
  type NotificationsFilter,
  selectHasMore,
  selectIsLoading,
  selectIsLoadingMore,
  selectMarking,
  selectNotifications,
  selectNotificationsError,
  selectNotificationsErrorKey,
  selectNotificationsFilter,
  selectTotal,
  notificationsDomain,
  selectUnread,
} from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';

export type Notifications = {
  /** Newest first, at most 100. */
  list: readonly Notification[];
  unread: number;
  /** The server's total for this filter. */
  total: number;
  hasMore: boolean;
  /** The first page of this filter is loading. */
  isLoading: boolean;
  isLoadingMore: boolean;
  /** Why the last page failed; earlier rows stay in `list`. */
  error: ApiError | null;
  /** The error's text, by whether the first page failed or a later one. */
  errorKey: 'notifications.fetchFailed' | 'notifications.loadMoreFailed' | null;
  filter: NotificationsFilter;
  /** Ids that are being marked as read. */
  marking: readonly string[];
};

type Snapshot = Parameters<typeof selectNotifications>[0];

const selectAll = (snapshot: Snapshot): Notifications => ({
  list: selectNotifications(snapshot),
  unread: selectUnread(snapshot),
  total: selectTotal(snapshot),
  hasMore: selectHasMore(snapshot),
  isLoading: selectIsLoading(snapshot),
  isLoadingMore: selectIsLoadingMore(snapshot),
  error: selectNotificationsError(snapshot),
  errorKey: selectNotificationsErrorKey(snapshot),
  filter: selectNotificationsFilter(snapshot),
  marking: selectMarking(snapshot),
});

/** Notifications of the signed-in user; empty without one. */
export function useNotifications(): Notifications {
  return useActorValue(useNotificationsActor(), selectAll);
}

/** Number of unread notifications; 0 without a signed-in user. */
export function useUnreadCount(): number {
  return useActorValue(useNotificationsActor(), selectUnread);
}

/** The session's actor; undefined without a signed-in user. */
export function useNotificationsActor(): NotificationsActor | undefined {
  return useDomain(notificationsDomain);
}
