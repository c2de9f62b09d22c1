import { useCallback, useSyncExternalStore } from 'react';
import { type Notification, notificationTexts, notificationWords } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useLocale } from '../i18n/use-locale.ts';

export type WordsOf = (notification: Notification) => { title: string; sentence: string };

/** What notifications say, and whether the texts for it are here or could not be had. */
export function useNotificationWords(): { wordsOf: WordsOf; isWorded: boolean } {
  const { i18n } = useKeoClient();
  const locale = useLocale();
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.need(notificationTexts);
      return i18n.subscribe(listener);
    },
    [i18n],
  );
  const isWorded = useSyncExternalStore(
    subscribe,
    () => i18n.isSettled(notificationTexts),
    () => false,
  );
  // The texts are read from i18n itself; the other two are here so that their change renders the readers.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const wordsOf = useCallback<WordsOf>((shown) => notificationWords(shown, i18n), [i18n, locale, isWorded]);
  return { wordsOf, isWorded };
}
