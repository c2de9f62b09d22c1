import { useEffect } from 'react';
import { useNotifications, useNotificationsActor } from '../notifications/use-notifications.ts';
import type { Tell } from './embed-events.ts';

/** Dispatches unread counts and errors to the page. */
export function NotificationsNews({ tell }: { tell: Tell }) {
  const actor = useNotificationsActor();
  const { unread, error, isLoading, list } = useNotifications();
  const isKnown = actor !== undefined && (list.length > 0 || (!isLoading && !error));
  useEffect(() => {
    if (isKnown) tell('keo-unread-change', { unread });
  }, [isKnown, unread, tell]);
  useEffect(() => {
    if (error) tell('keo-error', { error });
  }, [error, tell]);
  return null;
}
