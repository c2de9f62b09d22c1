import { useCallback } from 'react';
import type { MessageKey, Translate } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useLocale } from './use-locale.ts';

/** The function changes only with the language. */
export function useTranslate(): Translate<MessageKey> {
  const { i18n } = useKeoClient();
  const locale = useLocale();
  // `locale` changes the function's identity, so that its callers re-render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useCallback<Translate<MessageKey>>((key, params) => i18n.translate(key, params), [i18n, locale]);
}
