import type { Locale } from '../ports/locale.ts';
import type { TextParams } from './translate.ts';

const plural = { vi: new Intl.PluralRules('vi'), en: new Intl.PluralRules('en') };

/** A text with its `{name}` placeholders filled. No escaping. */
export const fillPlaces = (text: string, params: TextParams): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));

/**
 * The text of a key with its `{name}` placeholders filled; `count` selects the plural. An unknown key is returned as it
 * is. No escaping.
 */
export function fillText(
  find: (key: string) => string | undefined,
  locale: Locale,
  key: string,
  params: TextParams = {},
): string {
  const { count } = params;
  const form = typeof count === 'number' ? `${key}_${plural[locale].select(count)}` : key;
  const text = find(form) ?? find(`${key}_other`) ?? find(key) ?? key;
  return fillPlaces(text, params);
}
