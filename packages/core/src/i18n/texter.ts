import type { Locale, TextParams } from './locale.ts';

/** Keeps the texts of each language and fills their places: what stands below `I18n`. */
export type Texter = {
  /** Adds texts; those that are there already win. */
  add(locale: Locale, texts: Readonly<Record<string, string>>): void;
  translate(locale: Locale, key: string, params: TextParams): string;
  textOf(locale: Locale, key: string): string | undefined;
};
