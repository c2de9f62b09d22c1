import type { Locale } from '../ports/locale.ts';
import { groupDigits } from '../text/group-digits.ts';
import type { TextParam, TextParams } from './translate.ts';
import { vietnamMoment } from './vietnam-day.ts';

const plural = { vi: new Intl.PluralRules('vi'), en: new Intl.PluralRules('en') };

/** How a text shows a value: integers in groups of three, a moment without its year. */
export function formatParam(value: TextParam, locale: Locale): string {
  if (value instanceof Date) return vietnamMoment(+value, locale);
  return Number.isInteger(value) ? groupDigits(value) : String(value);
}

/** A text with its `{name}` placeholders filled. No escaping. */
export const fillPlaces = (text: string, params: TextParams, locale: Locale): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => formatParam(params[name] ?? place, locale));

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
  return fillPlaces(text, params, locale);
}
