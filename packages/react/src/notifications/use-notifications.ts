import {
  type ApiError,
  type Notification,
  type NotificationsFilter,
  selectHasMore,
  selectIsLoading,
  selectIsLoadingMore,
  selectNotifications,
  selectNotificationsError,
  selectNotificationsFilter,
  selectTotal,
  selectUnread,
} from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeo } from '../client/use-keo.ts';

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
  filter: NotificationsFilter;
};

/** The notifications of the signed-in person; an empty list while nobody is. */
export function useNotifications(): Notifications {
  const actor = useNotificationsActor();
  return {
    list: useActorValue(actor, selectNotifications),
    unread: useActorValue(actor, selectUnread),
    total: useActorValue(actor, selectTotal),
    hasMore: useActorValue(actor, selectHasMore),
    isLoading: useActorValue(actor, selectIsLoading),
    isLoadingMore: useActorValue(actor, selectIsLoadingMore),
    error: useActorValue(actor, selectNotificationsError),
    filter: useActorValue(actor, selectNotificationsFilter),
  };
}

/** How many notifications are unread; 0 while nobody is signed in. */
export function useUnreadCount(): number {
  return useActorValue(useNotificationsActor(), selectUnread);
}

/** The actor of the session, or nothing while nobody is signed in. */
export function useNotificationsActor() {
  const { root } = useKeo();
  return useActorValue(root, (snapshot) => snapshot?.children.notifications);
}
