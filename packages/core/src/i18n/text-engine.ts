import type { Locale } from '../ports/locale.ts';
import type { TextParams } from './translate.ts';

/** The text engine below `I18n`. */
export type TextEngine = {
  /** Adds texts; those that are already there win. */
  add(locale: Locale, texts: Readonly<Record<string, string>>): void;
  translate(locale: Locale, key: string, params: TextParams): string;
  getText(locale: Locale, key: string): string | undefined;
};
