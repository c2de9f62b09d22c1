import { type I18n, type I18nOptions, type MessageKey, createI18nOver, withTexts } from './i18n-over.ts';
import { plainEn } from './plain.en.ts';
import { createPlainTexter } from './plain-texter.ts';
import { plainVi } from './plain.vi.ts';

/**
 * Texts without i18next: places and plurals, in a tenth of the size. Of Keo's own it has those that a widget in
 * another site's page may show; forms, profile and settings are the product's.
 */
export const createPlainI18n = <Key extends string = MessageKey>(options: I18nOptions): I18n<Key> =>
  createI18nOver(createPlainTexter(withTexts({ vi: plainVi, en: plainEn }, options)), options);
