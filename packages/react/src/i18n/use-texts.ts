import { useCallback } from 'react';
import { type Locale, type TextParams, type Translate, fillText } from '@keo/core';
import { useLocale } from './use-locale.ts';

/** Plurals are stored as `key_other` (and `key_one`) and used as `key`. */
type TextKey<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key;
}[keyof Texts] &
  string;

type Texts = Readonly<Record<string, string>>;

/** Not escaped: React does that. */
export const getText = (texts: Texts, locale: Locale, key: string, params?: TextParams): string =>
  fillText((name) => texts[name], locale, key, params);

/** For texts that are bundled with a component's chunk, not with the first load. */
export function useTexts<const Vi extends Texts>(vi: Vi, en: Texts): Translate<TextKey<Vi>> {
  const locale = useLocale();
  return useCallback(
    (key, params) => getText(locale === 'vi' ? vi : en, locale, key, params),
    [vi, en, locale],
  );
}
