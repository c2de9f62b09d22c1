import { useMemo } from 'react';
import {
  type NotificationsActor,
  type ApiError,
  type Notification,
  type NotificationsFilter,
  selectHasMore,
  selectIsCapped,
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
import { useKeoClient } from '../client/use-keo-client.ts';

export type Notifications = {
  /** Newest first, at most 100. */
  list: readonly Notification[];
  unread: number;
  total: number;
  hasMore: boolean;
  /** The list is full, and there are older ones. */
  isCapped: boolean;
  /** The first page is loading. */
  isLoading: boolean;
  isLoadingMore: boolean;
  /** Of the last page; earlier rows stay in `list`. */
  error: ApiError | null;
  /** Text key of the error. */
  errorKey: 'notifications.fetchFailed' | 'notifications.loadMoreFailed' | null;
  filter: NotificationsFilter;
  marking: readonly string[];
};

type Snapshot = Parameters<typeof selectNotifications>[0];

const selectAll = (snapshot: Snapshot): Notifications => ({
  list: selectNotifications(snapshot),
  unread: selectUnread(snapshot),
  total: selectTotal(snapshot),
  hasMore: selectHasMore(snapshot),
  isCapped: selectIsCapped(snapshot),
  isLoading: selectIsLoading(snapshot),
  isLoadingMore: selectIsLoadingMore(snapshot),
  error: selectNotificationsError(snapshot),
  errorKey: selectNotificationsErrorKey(snapshot),
  filter: selectNotificationsFilter(snapshot),
  marking: selectMarking(snapshot),
});

export function useNotifications(): Notifications {
  return useActorValue(useNotificationsActor(), selectAll);
}

export function useUnreadCount(): number {
  return useActorValue(useNotificationsActor(), selectUnread);
}

export function useNotificationsActor(): NotificationsActor | undefined {
  return useDomain(notificationsDomain);
}

export type NotificationCommands = {
  /** `others`: ids of the same row. Optimistic; reverted if the server refuses. */
  markRead: (id: string, others?: readonly string[]) => void;
  markAllRead: () => void;
  loadMore: () => void;
  filter: (filter: NotificationsFilter) => void;
  refresh: () => void;
};

/** The functions are stable, and do nothing while signed out. */
export function useNotificationCommands(): NotificationCommands {
  const keo = useKeoClient();
  return useMemo(() => {
    const notifications = () => keo.getActor(notificationsDomain);
    return {
      markRead: (id, others) => notifications()?.send({ type: 'notification.markRead', id, others }),
      markAllRead: () => notifications()?.send({ type: 'notifications.markAllRead' }),
      loadMore: () => notifications()?.send({ type: 'notifications.loadMore' }),
      filter: (filter) => notifications()?.send({ type: 'notifications.filter', filter }),
      refresh: () => notifications()?.send({ type: 'notifications.refresh' }),
    };
  }, [keo]);
}
