import { type ReactNode, useContext } from 'react';
import { notLogin } from '@keo/core';
import { KeoContext } from '../client/keo-context.ts';

/** Puts a sentence in the place of the one message that is a code. Works without a `KeoProvider` too. */
export function useSentence<Text extends ReactNode>(text: Text): Text | string {
  const keo = useContext(KeoContext);
  return text === notLogin && keo ? keo.i18n.translate('http.overdue') : text;
}
