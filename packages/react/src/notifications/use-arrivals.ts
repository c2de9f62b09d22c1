import { useEffect, useRef } from 'react';
import type { Notification } from '@keo/core';
import { useNotificationsActor } from './use-notifications.ts';

const pause = 300;

/** Tells what arrived live, oldest first: once for all that came within a short while. */
export function useArrivals(listener: (arrived: readonly Notification[]) => void): void {
  const actor = useNotificationsActor();
  const last = useRef(listener);
  useEffect(() => {
    last.current = listener;
  });
  useEffect(() => {
    if (!actor) return undefined;
    let waiting: Notification[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      const arrived = waiting;
      waiting = [];
      timer = undefined;
      last.current(arrived);
    };
    const subscription = actor.on('notification.arrived', ({ notification }) => {
      waiting.push(notification);
      timer ??= setTimeout(tell, pause);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [actor]);
}
