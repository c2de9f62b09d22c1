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
  /** How many the server has for this filter. */
  total: number;
  hasMore: boolean;
  /** The first page of this filter is on its way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  /** Why the last page could not be had; what was there before stays in `list`. */
  error: ApiError | null;
  /** The text that names the error, and tells whether the first page failed or a later one. */
  errorKey: 'notifications.fetchFailed' | 'notifications.loadMoreFailed' | null;
  filter: NotificationsFilter;
  /** Ids whose mark as read is on its way. */
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

/** The notifications of the signed-in person; an empty list while nobody is. */
export function useNotifications(): Notifications {
  return useActorValue(useNotificationsActor(), selectAll);
}

/** How many notifications are unread; 0 while nobody is signed in. */
export function useUnreadCount(): number {
  return useActorValue(useNotificationsActor(), selectUnread);
}

/** The actor of the session, or nothing while nobody is signed in. */
export function useNotificationsActor(): NotificationsActor | undefined {
  return useDomain(notificationsDomain);
}
