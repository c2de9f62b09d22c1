import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

export function useLocale(): Locale {
  const { i18n } = useKeoClient();
  const read = () => i18n.locale;
  const subscribe = useCallback((listener: () => void) => i18n.subscribe(listener), [i18n]);
  return useSyncExternalStore(subscribe, read, read);
}

export type LocaleCommands = {
  /** Stored, and synced to other tabs. */
  setLocale: (locale: Locale) => void;
};

/** The functions are stable. */
export function useLocaleCommands(): LocaleCommands {
  const { i18n } = useKeoClient();
  return useMemo(() => ({ setLocale: (locale) => i18n.setLocale(locale) }), [i18n]);
}
