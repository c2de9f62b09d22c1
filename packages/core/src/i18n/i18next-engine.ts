import { type TOptions, createInstance } from 'i18next';
import type { Locale } from '../ports/locale.ts';
import { formatParam } from './fill-text.ts';
import type { TextEngine } from './text-engine.ts';

type Texts = Readonly<Record<string, string>>;

/** The text engine of the product, by i18next. */
export function createI18nextEngine(locale: Locale, texts: Readonly<Record<Locale, Texts>>): TextEngine {
  const engine = createInstance({
    lng: locale,
    resources: { vi: { translation: texts.vi }, en: { translation: texts.en } },
    initAsync: false,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  void engine.init();
  return {
    add: (language, more) => void engine.addResourceBundle(language, 'translation', more, true, false),
    // `replace` keeps a param that is named like an i18next option from being taken for one.
    translate(language, key, params) {
      const { count } = params;
      const replace = Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, formatParam(value, language)]),
      );
      const request: TOptions = { lng: language, replace };
      if (typeof count === 'number') request.count = count;
      return engine.t<string, TOptions, string>(key, request);
    },
    getText(language, key) {
      const text: unknown = engine.getResource(language, 'translation', key);
      return typeof text === 'string' ? text : undefined;
    },
  };
}
