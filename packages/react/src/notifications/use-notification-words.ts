import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type GroupedNotification, notificationTexts, notificationWords } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useLocale } from '../i18n/use-locale.ts';

export type GetWords = (notification: GroupedNotification) => { title: string; sentence: string };

/** `isWorded`: texts are loaded, or have failed to load. */
export function useNotificationWords(): { getWords: GetWords; isWorded: boolean } {
  const { i18n } = useKeoClient();
  const locale = useLocale();
  // On each render, to retry failed loading.
  useEffect(() => i18n.need(notificationTexts));
  const subscribe = useCallback((listener: () => void) => i18n.subscribe(listener), [i18n]);
  const isHere = useSyncExternalStore(
    subscribe,
    () => i18n.isHere(notificationTexts),
    () => undefined,
  );
  // `locale` and the loaded texts change the function's identity, so that its callers re-render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const getWords = useCallback<GetWords>((shown) => notificationWords(shown, i18n), [i18n, locale, isHere]);
  return { getWords, isWorded: isHere !== undefined };
}
