import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type GroupedNotification, notificationTexts, notificationWords } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useLocale } from '../i18n/use-locale.ts';

export type WordsOf = (notification: GroupedNotification) => { title: string; sentence: string };

/** Texts of notifications, and whether they are loaded or failed to load. */
export function useNotificationWords(): { wordsOf: WordsOf; isWorded: boolean } {
  const { i18n } = useKeoClient();
  const locale = useLocale();
  // On each render, so that failed loading is retried.
  useEffect(() => i18n.need(notificationTexts));
  const subscribe = useCallback((listener: () => void) => i18n.subscribe(listener), [i18n]);
  const isHere = useSyncExternalStore(
    subscribe,
    () => i18n.isHere(notificationTexts),
    () => undefined,
  );
  // The texts are read from i18n itself; the other two are here so that their change renders the readers.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const wordsOf = useCallback<WordsOf>((shown) => notificationWords(shown, i18n), [i18n, locale, isHere]);
  return { wordsOf, isWorded: isHere !== undefined };
}
