import { useMemo } from 'react';
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

/** Texts in one language, which formats that are no text follow too. */
type LocalTexts<Key extends string> = Translate<Key> & { readonly locale: Locale };

export function localTexts<Key extends string>(texts: Texts, locale: Locale): LocalTexts<Key> {
  const translate: Translate<Key> = (key, params) => getText(texts, locale, key, params);
  return Object.assign(translate, { locale });
}

/** For texts that are bundled with a component's chunk, not with the first load. */
export function useTexts<const Vi extends Texts>(vi: Vi, en: Texts): LocalTexts<TextKey<Vi>> {
  const locale = useLocale();
  return useMemo(() => localTexts(locale === 'vi' ? vi : en, locale), [vi, en, locale]);
}
