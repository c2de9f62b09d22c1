import { type I18nOptions, createI18nWith, withTexts } from '../i18n/create-i18n-with.ts';
import { plainEn } from './plain-texts.en.ts';
import { createPlainEngine } from '../i18n/plain-engine.ts';
import { plainVi } from './plain-texts.vi.ts';
import type { I18n, MessageKey } from './message-key.ts';

/** Without i18next: placeholders and plurals, in a tenth of the size. Has only the texts that embedded widgets show. */
export const createPlainI18n = <Key extends string = MessageKey>(options: I18nOptions): I18n<Key> =>
  createI18nWith(createPlainEngine(withTexts({ vi: plainVi, en: plainEn }, options)), options);
