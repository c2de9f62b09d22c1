import { useEffect, useRef } from 'react';
import { type Notification, type NotificationsActor, notificationsDomain } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

/**
 * Calls back with live arrivals, oldest first, grouped within a short time. They are queued while the listener is null,
 * for example until texts are loaded.
 */
export function useArrivals(listener: ((arrived: readonly Notification[]) => void) | null): void {
  const { root, actorOf } = useKeoClient();
  const last = useRef(listener);
  useEffect(() => {
    last.current = listener;
  });
  // Subscribed to the session directly: on a busy page rendering comes after the first arrival.
  useEffect(() => {
    let actor: NotificationsActor | undefined;
    let hearing: { unsubscribe(): void } | undefined;
    const heed = (next?: NotificationsActor) => {
      if (next === actor) return;
      actor = next;
      hearing?.unsubscribe();
      const waiting: Notification[] = [];
      const notifySoon = () =>
        setTimeout(() => {
          // Drops arrivals of a former user.
          if (actor !== next) return;
          if (last.current) last.current(waiting.splice(0));
          else notifySoon();
        }, 300);
      hearing = next?.on('notification.arrived', ({ notification }) => {
        if (waiting.push(notification) === 1) notifySoon();
      });
    };
    const look = () => heed(actorOf(notificationsDomain));
    const following = root.subscribe(look);
    look();
    return () => {
      following.unsubscribe();
      heed();
    };
  }, [root, actorOf]);
}
