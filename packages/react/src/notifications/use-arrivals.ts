import { useEffect, useRef } from 'react';
import { type Notification, type NotificationsActor, notificationsDomain } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

/**
 * Tells what arrived live, oldest first: once for all that came within a short while, and as soon as there is a
 * listener, for null waits: until there are words for it, perhaps.
 */
export function useArrivals(listener: ((arrived: readonly Notification[]) => void) | null): void {
  const { root, actorOf } = useKeoClient();
  const last = useRef(listener);
  useEffect(() => {
    last.current = listener;
  });
  // Whoever is signed in is followed here and not by drawing, which on a busy page comes after the first arrival.
  useEffect(() => {
    let actor: NotificationsActor | undefined;
    let hearing: { unsubscribe(): void } | undefined;
    const heed = (next?: NotificationsActor) => {
      if (next === actor) return;
      actor = next;
      hearing?.unsubscribe();
      const waiting: Notification[] = [];
      const tellLater = () =>
        setTimeout(() => {
          // Nobody hears what came for whoever was here before.
          if (actor !== next) return;
          if (last.current) last.current(waiting.splice(0));
          else tellLater();
        }, 300);
      hearing = next?.on('notification.arrived', ({ notification }) => {
        if (waiting.push(notification) === 1) tellLater();
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
