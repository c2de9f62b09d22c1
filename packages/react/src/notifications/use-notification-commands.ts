import { useMemo } from 'react';
import { type NotificationsFilter, notificationsDomain } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

export type NotificationCommands = {
  /** Marks one as read, with the others of its row. It stays unread if the server refuses. */
  markRead: (id: string, others?: readonly string[]) => void;
  markAllRead: () => void;
  /** Loads the next older page. */
  loadMore: () => void;
  /** Loads the list with this filter; `{}` for all. */
  filter: (filter: NotificationsFilter) => void;
  /** Loads the list again, for example after an error. */
  refresh: () => void;
};

/** Commands of notifications; the functions are stable and do nothing while nobody is signed in. */
export function useNotificationCommands(): NotificationCommands {
  const keo = useKeoClient();
  return useMemo(() => {
    const notifications = () => keo.actorOf(notificationsDomain);
    return {
      markRead: (id, others) => notifications()?.send({ type: 'notification.markRead', id, others }),
      markAllRead: () => notifications()?.send({ type: 'notifications.markAllRead' }),
      loadMore: () => notifications()?.send({ type: 'notifications.loadMore' }),
      filter: (filter) => notifications()?.send({ type: 'notifications.filter', filter }),
      refresh: () => notifications()?.send({ type: 'notifications.refresh' }),
    };
  }, [keo]);
}
