import { type I18n, type I18nOptions, type MessageKey, createI18nOver, textsOf } from './i18n-over.ts';
import { createPlainTexter } from './plain-texter.ts';

/** The texts of Keo without i18next: places and plurals, in a tenth of the size. */
export const createPlainI18n = <Key extends string = MessageKey>(options: I18nOptions): I18n<Key> =>
  createI18nOver(createPlainTexter(textsOf(options)), options);
