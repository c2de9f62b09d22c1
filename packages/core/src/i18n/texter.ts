import type { Locale } from '../settings/locale.ts';
import type { TextParams } from './translate.ts';

/** Texts by language, with placeholders filled: the layer below `I18n`. */
export type Texter = {
  /** Adds texts; those that are there already win. */
  add(locale: Locale, texts: Readonly<Record<string, string>>): void;
  translate(locale: Locale, key: string, params: TextParams): string;
  textOf(locale: Locale, key: string): string | undefined;
};
