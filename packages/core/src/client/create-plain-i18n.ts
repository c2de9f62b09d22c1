import { type I18nOptions, createI18nOver, withTexts } from '../i18n/i18n-over.ts';
import { plainEn } from './plain-texts.en.ts';
import { createPlainTexter } from '../i18n/plain-texter.ts';
import { plainVi } from './plain-texts.vi.ts';
import type { I18n, MessageKey } from './message-key.ts';

/**
 * Texts without i18next: places and plurals, in a tenth of the size. Of Keo's own it has those that a widget in
 * another site's page may show; forms, profile and settings are the product's.
 */
export const createPlainI18n = <Key extends string = MessageKey>(options: I18nOptions): I18n<Key> =>
  createI18nOver(createPlainTexter(withTexts({ vi: plainVi, en: plainEn }, options)), options);
