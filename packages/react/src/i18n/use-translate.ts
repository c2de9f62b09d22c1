import { useCallback } from 'react';
import type { MessageKey, Translate } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useLocale } from './use-locale.ts';

/** Translates Keo's texts. The function changes only with the language. */
export function useTranslate(): Translate<MessageKey> {
  const { i18n } = useKeoClient();
  const locale = useLocale();
  // The function reads the language from i18n itself; `locale` is here so that a change renders its readers.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useCallback<Translate<MessageKey>>((key, params) => i18n.translate(key, params), [i18n, locale]);
}
