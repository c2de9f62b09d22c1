import { type I18nOptions, createI18nOver, withTexts } from '../i18n/i18n-over.ts';
import { plainEn } from './plain-texts.en.ts';
import { createPlainTexter } from '../i18n/plain-texter.ts';
import { plainVi } from './plain-texts.vi.ts';
import type { I18n, MessageKey } from './message-key.ts';

/** Without i18next: placeholders and plurals, in a tenth of the size. Has only the texts that embedded widgets show. */
export const createPlainI18n = <Key extends string = MessageKey>(options: I18nOptions): I18n<Key> =>
  createI18nOver(createPlainTexter(withTexts({ vi: plainVi, en: plainEn }, options)), options);
