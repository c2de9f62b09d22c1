import { type TOptions, createInstance } from 'i18next';
import type { Locale } from '../settings/locale.ts';
import type { Texter } from './texter.ts';

type Texts = Readonly<Record<string, string>>;

/** The text engine of the product, by i18next. */
export function createI18nextTexter(locale: Locale, texts: Readonly<Record<Locale, Texts>>): Texter {
  const texter = createInstance({
    lng: locale,
    resources: { vi: { translation: texts.vi }, en: { translation: texts.en } },
    initAsync: false,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  void texter.init();
  return {
    add: (language, more) => void texter.addResourceBundle(language, 'translation', more, true, false),
    // `replace` keeps a param that is named like an i18next option from being taken for one.
    translate(language, key, params) {
      const { count } = params;
      const asked: TOptions = { lng: language, replace: params };
      if (typeof count === 'number') asked.count = count;
      return texter.t<string, TOptions, string>(key, asked);
    },
    textOf(language, key) {
      const text: unknown = texter.getResource(language, 'translation', key);
      return typeof text === 'string' ? text : undefined;
    },
  };
}
