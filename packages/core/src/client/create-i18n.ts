import { type I18nOptions, createI18nWith, firstLocale, withTexts } from '../i18n/create-i18n-with.ts';
import { en } from './texts.en.ts';
import { createI18nextEngine } from '../i18n/i18next-engine.ts';
import { vi } from './texts.vi.ts';
import type { I18n, MessageKey } from './message-key.ts';

/** Keo's texts over i18next; those of `need` are loaded lazily. */
export const createI18n = <Key extends string = MessageKey>(options: I18nOptions): I18n<Key> =>
  createI18nWith(createI18nextEngine(firstLocale(options), withTexts({ vi, en }, options)), options);
