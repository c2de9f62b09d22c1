import { useCallback } from 'react';
import { type Locale, type TextParams, type Translate, fillText } from '@keo/core';
import { useLocale } from './use-locale.ts';

/** Keys as a caller asks for them: what counts is written `key_other` (and `key_one`) and asked for as `key`. */
type KeyOf<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key;
}[keyof Texts] &
  string;

type Texts = Readonly<Record<string, string>>;

/** The text of a key in one language, its `{name}` places filled; nothing is escaped, React does that. */
export const textOf = (texts: Texts, locale: Locale, key: string, params?: TextParams): string =>
  fillText((name) => texts[name], locale, key, params);

/** Texts of a page or a component of its own. They travel with its chunk, so the first load carries none of them. */
export function useTexts<const Vi extends Texts>(vi: Vi, en: Texts): Translate<KeyOf<Vi>> {
  const locale = useLocale();
  return useCallback(
    (key, params) => textOf(locale === 'vi' ? vi : en, locale, key, params),
    [vi, en, locale],
  );
}
