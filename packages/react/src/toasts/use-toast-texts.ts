import { useCallback } from 'react';
import { type Translate, toastsEn, toastsVi } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** The client's texts take precedence; an embedded client has none. */
export function useToastTexts() {
  const { i18n } = useKeoClient();
  const own = useTexts(toastsVi, toastsEn);
  return useCallback<Translate<Parameters<typeof own>[0]>>(
    (key, params) => (i18n.getText(key) === undefined ? own(key, params) : i18n.translate(key, params)),
    [i18n, own],
  );
}
