import type { Locale } from './locale.ts';
import type { Texter } from './texter.ts';

type Texts = Readonly<Record<string, string>>;

const plural = { vi: new Intl.PluralRules('vi'), en: new Intl.PluralRules('en') };

/** Places and plurals and nothing else: for elements in other people's pages, where each kilobyte is theirs. */
export function createPlainTexter(texts: Readonly<Record<Locale, Texts>>): Texter {
  const kept = { vi: new Map(Object.entries(texts.vi)), en: new Map(Object.entries(texts.en)) };
  return {
    add(locale, more) {
      for (const [key, text] of Object.entries(more)) if (!kept[locale].has(key)) kept[locale].set(key, text);
    },
    translate(locale, key, params) {
      const { count } = params;
      const form = typeof count === 'number' ? `${key}_${plural[locale].select(count)}` : key;
      const known = kept[locale];
      const text = known.get(form) ?? known.get(`${key}_other`) ?? known.get(key) ?? key;
      return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
    },
    textOf: (locale, key) => kept[locale].get(key),
  };
}
