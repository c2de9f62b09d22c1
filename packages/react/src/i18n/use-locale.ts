import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

/** The current language, `vi` or `en`. */
export function useLocale(): Locale {
  const { i18n } = useKeoClient();
  const read = () => i18n.locale;
  const subscribe = useCallback((listener: () => void) => i18n.subscribe(listener), [i18n]);
  return useSyncExternalStore(subscribe, read, read);
}

export type LocaleCommands = {
  /** Changes the language here and in other tabs, and stores it. */
  setLocale: (locale: Locale) => void;
};

/** Commands of the language; the functions are stable. */
export function useLocaleCommands(): LocaleCommands {
  const { i18n } = useKeoClient();
  return useMemo(() => ({ setLocale: (locale) => i18n.setLocale(locale) }), [i18n]);
}
