import { fillText } from './fill-text.ts';
import type { Locale } from '../ports/locale.ts';
import type { TextEngine } from './text-engine.ts';

type Texts = Readonly<Record<string, string>>;

/** A text engine without i18next, for embedded elements. */
export function createPlainEngine(texts: Readonly<Record<Locale, Texts>>): TextEngine {
  const kept = { vi: new Map(Object.entries(texts.vi)), en: new Map(Object.entries(texts.en)) };
  return {
    add(locale, more) {
      for (const [key, text] of Object.entries(more)) if (!kept[locale].has(key)) kept[locale].set(key, text);
    },
    translate: (locale, key, params) => fillText((name) => kept[locale].get(name), locale, key, params),
    getText: (locale, key) => kept[locale].get(key),
  };
}
