import { useCallback } from 'react';
import type { Locale, TextParams, Translate } from '@keo/core';
import { useLocale } from './use-locale.ts';

/** Keys as a caller asks for them: what counts is written `key_other` (and `key_one`) and asked for as `key`. */
type KeyOf<Texts> = {
  [Key in keyof Texts]: Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key;
}[keyof Texts] &
  string;

type Texts = Readonly<Record<string, string>>;

const plural = { vi: new Intl.PluralRules('vi'), en: new Intl.PluralRules('en') };

/** The text of a key in one language, its `{name}` places filled; nothing is escaped, React does that. */
export function textOf(texts: Texts, locale: Locale, key: string, params: TextParams = {}): string {
  const count = params['count'];
  const form = typeof count === 'number' ? `${key}_${plural[locale].select(count)}` : key;
  const text = texts[form] ?? texts[`${key}_other`] ?? texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Texts of a page or a component of its own. They travel with its chunk, so the first load carries none of them. */
export function useTexts<const Vi extends Texts>(vi: Vi, en: Texts): Translate<KeyOf<Vi>> {
  const locale = useLocale();
  return useCallback(
    (key, params) => textOf(locale === 'vi' ? vi : en, locale, key, params),
    [vi, en, locale],
  );
}
