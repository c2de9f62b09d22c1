import { useEffect } from 'react';
import { useNotifications, useNotificationsActor } from '../notifications/use-notifications.ts';
import type { Emit } from './embed-events.ts';

export function NotificationEvents({ emit }: { emit: Emit }) {
  const actor = useNotificationsActor();
  const { unread, error, isLoading, list } = useNotifications();
  const isKnown = actor !== undefined && (list.length > 0 || (!isLoading && !error));
  useEffect(() => {
    if (isKnown) emit('keo-unread-change', { unread });
  }, [isKnown, unread, emit]);
  useEffect(() => {
    if (error) emit('keo-error', { error });
  }, [error, emit]);
  return null;
}
