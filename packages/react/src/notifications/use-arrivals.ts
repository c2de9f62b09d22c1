import { useEffect, useRef } from 'react';
import { type Notification, type NotificationsActor, notificationsDomain } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

/** Calls back with live arrivals, oldest first, batched. Queued while the listener is null. */
export function useArrivals(listener: ((arrived: readonly Notification[]) => void) | null): void {
  const { root, getActor } = useKeoClient();
  const last = useRef(listener);
  useEffect(() => {
    last.current = listener;
  });
  // Not by a hook's value: the first arrival may come before the next render.
  useEffect(() => {
    let actor: NotificationsActor | undefined;
    let hearing: { unsubscribe(): void } | undefined;
    const follow = (next?: NotificationsActor) => {
      if (next === actor) return;
      actor = next;
      hearing?.unsubscribe();
      const waiting: Notification[] = [];
      const notifySoon = () =>
        setTimeout(() => {
          if (actor !== next) return;
          if (last.current) last.current(waiting.splice(0));
          else notifySoon();
        }, 300);
      hearing = next?.on('notification.arrived', ({ notification }) => {
        if (waiting.push(notification) === 1) notifySoon();
      });
    };
    const look = () => follow(getActor(notificationsDomain));
    const following = root.subscribe(look);
    look();
    return () => {
      following.unsubscribe();
      follow();
    };
  }, [root, getActor]);
}
