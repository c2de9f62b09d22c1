import type { KeyValueStorage, TabChannel } from '../ports/ports.ts';
import { type Locale, locales } from '../ports/locale.ts';
import { type LazyTexts, createLazyTexts } from './lazy-texts.ts';
import type { TextEngine } from './text-engine.ts';
import type { Translate } from './translate.ts';

const storageKey = 'locale';

/** Texts and language, by the keys that are known. */
export type KeyedI18n<Key extends string> = {
  /** Read it again when `subscribe` calls back. */
  readonly locale: Locale;
  /** Fills `{name}` placeholders; `count` selects the plural. An unknown key is returned as it is. No escaping. */
  readonly translate: Translate<Key>;
  /** The raw text; undefined if there is none, or not yet. */
  getText(key: string): string | undefined;
  /** Loads these texts lazily, in the current language and in each that is chosen later. */
  need(lazy: LazyTexts): void;
  /** Whether these texts are loaded; false where that failed, undefined while loading. `subscribe` reports changes. */
  isHere(lazy: LazyTexts): boolean | undefined;
  /** Changes the language here and in the other tabs, and remembers it. */
  setLocale(locale: Locale): void;
  /** Called after each change of language, and when lazy texts have loaded. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Ends listening to other tabs. */
  dispose(): void;
};

export type I18nOptions = {
  storage: KeyValueStorage;
  tabs: TabChannel;
  /** The default language; without it the first known of `languages`, else Vietnamese. */
  locale?: Locale | undefined;
  /** `navigator.languages`. */
  languages?: readonly string[] | undefined;
  /** Its `lang` follows the language. */
  root?: { lang: string } | null | undefined;
  /** The product's own texts, merged over Keo's. */
  texts?: { vi: Readonly<Record<string, string>>; en: Readonly<Record<string, string>> } | undefined;
};

const asLocale = (text: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === text?.split('-')[0]?.toLowerCase());

export const firstLocale = ({ storage, locale, languages = [] }: I18nOptions): Locale =>
  asLocale(storage.read(storageKey)) ??
  locale ??
  languages.map(asLocale).find((known) => known !== undefined) ??
  'vi';

type Texts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Keo's own texts with the product's over them. */
export const withTexts = (own: Texts, { texts }: I18nOptions): Texts => ({
  vi: { ...own.vi, ...texts?.vi },
  en: { ...own.en, ...texts?.en },
});

/** Language and lazy texts over a text engine. */
export function createI18nWith<Key extends string>(engine: TextEngine, options: I18nOptions): KeyedI18n<Key> {
  const { storage, tabs, root } = options;
  const listeners = new Set<() => void>();
  let locale = firstLocale(options);

  const paint = () => {
    if (root) root.lang = locale;
  };
  paint();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const lazy = createLazyTexts({
    locale: () => locale,
    // The product's own texts win over lazy ones too.
    add: (language, more) => engine.add(language, more),
    settled: tell,
  });

  const change = (next: Locale) => {
    if (next === locale) return;
    locale = next;
    paint();
    lazy.follow(next);
    tell();
  };

  const stopHearing = tabs.subscribe((message) => {
    if (message.type === 'locale.chosen') change(message.locale);
  });

  return {
    get locale() {
      return locale;
    },
    translate: (key, params = {}) => engine.translate(locale, key, params),
    getText: (key) => engine.getText(locale, key),
    need: (texts) => lazy.need(texts),
    isHere: (texts) => lazy.isHere(texts, locale),
    setLocale(next) {
      storage.write(storageKey, next);
      change(next);
      tabs.post({ type: 'locale.chosen', locale: next });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: stopHearing,
  };
}
