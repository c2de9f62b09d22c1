import type { KeyValueStorage, TabChannel } from '../ports/ports.ts';
import { type Locale, locales } from '../settings/locale.ts';
import { type LateTexts, createLateTexts } from './late-texts.ts';
import type { Texter } from './texter.ts';
import type { Translate } from './translate.ts';

const storageKey = 'locale';

/** The texts of Keo or of a part of it, by the keys that it knows. */
export type I18nOf<Key extends string> = {
  /** The language now; read it again after `subscribe` calls back. */
  readonly locale: Locale;
  /** Fills `{name}` places; `count` chooses the plural. An unknown key comes back as itself. Nothing is escaped. */
  readonly translate: Translate<Key>;
  /** A text as it is written, with its places; undefined where there is none, or none yet. */
  textOf(key: string): string | undefined;
  /** Begins to load these texts: in the language now, and in each that is chosen later. */
  need(late: LateTexts): void;
  /** Whether these texts are here in the language now: false where they could not be had, undefined while they are on their way. `subscribe` tells when. */
  isHere(late: LateTexts): boolean | undefined;
  /** Changes the language here and in the other tabs, and remembers it. */
  setLocale(locale: Locale): void;
  /** Calls back after each change of language, and when late texts have come. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Stops hearing the other tabs. */
  dispose(): void;
};

export type I18nOptions = {
  storage: KeyValueStorage;
  tabs: TabChannel;
  /** Where nothing is stored: this one, else the first known of `languages`, else Vietnamese. */
  locale?: Locale | undefined;
  /** What the browser asks for, best first: `navigator.languages`. */
  languages?: readonly string[] | undefined;
  /** The root element, whose `lang` follows the language. */
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

/** The languages, their changes and the late texts, over whatever fills the places. */
export function createI18nOver<Key extends string>(texter: Texter, options: I18nOptions): I18nOf<Key> {
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
  const late = createLateTexts({
    locale: () => locale,
    // Merged without overwriting: the product's own texts win over late ones too.
    add: (language, more) => texter.add(language, more),
    settled: tell,
  });

  const change = (next: Locale) => {
    if (next === locale) return;
    locale = next;
    paint();
    late.follow(next);
    tell();
  };

  const stopHearing = tabs.subscribe((message) => {
    if (message.type === 'locale.chosen') change(message.locale);
  });

  return {
    get locale() {
      return locale;
    },
    translate: (key, params = {}) => texter.translate(locale, key, params),
    textOf: (key) => texter.textOf(locale, key),
    need: (texts) => late.need(texts),
    isHere: (texts) => late.isHere(texts, locale),
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
