import { type I18nOptions, createI18nOver, firstLocale, withTexts } from '../i18n/i18n-over.ts';
import { en } from './texts.en.ts';
import { createI18nextTexter } from '../i18n/i18next-texter.ts';
import { vi } from './texts.vi.ts';
import type { I18n, MessageKey } from './message-key.ts';

/** Keo's texts over i18next; those of `need` are loaded lazily. */
export const createI18n = <Key extends string = MessageKey>(options: I18nOptions): I18n<Key> =>
  createI18nOver(createI18nextTexter(firstLocale(options), withTexts({ vi, en }, options)), options);
