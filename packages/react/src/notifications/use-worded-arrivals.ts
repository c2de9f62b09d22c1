import { useEffect, useRef } from 'react';
import type { Notification } from '@keo/core';
import { useArrivals } from './use-arrivals.ts';
import { type WordsOf, useNotificationWords } from './use-notification-words.ts';
import { useNotificationsActor } from './use-notifications.ts';

/** What arrived live, as `useArrivals` tells it, once there are words for it: those of a page come a little later. */
export function useWordedArrivals(
  listener: (arrived: readonly Notification[], wordsOf: WordsOf) => void,
): void {
  const { wordsOf, isWorded } = useNotificationWords();
  const actor = useNotificationsActor();
  const waiting = useRef<{ of: unknown; arrived: readonly Notification[] }>({ of: actor, arrived: [] });
  const tell = () => {
    const { of, arrived } = waiting.current;
    // Nobody is told what came for whoever was here before.
    if (!isWorded || of !== actor || arrived.length === 0) return;
    waiting.current = { of, arrived: [] };
    listener(arrived, wordsOf);
  };
  useArrivals((arrived) => {
    const { of, arrived: before } = waiting.current;
    waiting.current = { of: actor, arrived: of === actor ? [...before, ...arrived] : arrived };
    tell();
  });
  useEffect(tell);
}
