import { useMemo } from 'react';
import { type NotificationsFilter, notificationsDomain } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

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
