import type { Locale } from '../ports/locale.ts';

/** Texts that are loaded lazily, each language once, when they are needed. */
export type LazyTexts = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;

export type LazyTextsLoader = {
  need(lazy: LazyTexts): void;
  /** Whether those of this language are loaded; undefined while loading for the first time. */
  isHere(lazy: LazyTexts, locale: Locale): boolean | undefined;
  /** Loads what is needed in this language too. */
  follow(locale: Locale): void;
};

/** Loads lazy texts in the current language, hands them to `add`, and reports success or failure. */
export function createLazyTexts(options: {
  locale: () => Locale;
  add: (locale: Locale, texts: Readonly<Record<string, string>>) => void;
  settled: () => void;
}): LazyTextsLoader {
  const needed = new Set<LazyTexts>();
  const loads = new Set<() => unknown>();
  const here = new Map<() => unknown, boolean>();

  const load = async (lazy: LazyTexts, locale: Locale) => {
    const read = lazy[locale];
    if (loads.has(read)) return;
    loads.add(read);
    try {
      // Retried once: a single failure is usually the network.
      options.add(locale, await read().catch(read));
      here.set(read, true);
    } catch {
      // Offline, or the build was replaced: components show their fallback until `need` is called again.
      loads.delete(read);
      here.set(read, false);
    }
    options.settled();
  };

  return {
    need(lazy) {
      needed.add(lazy);
      void load(lazy, options.locale());
    },
    isHere: (lazy, locale) => here.get(lazy[locale]),
    follow(locale) {
      for (const lazy of needed) void load(lazy, locale);
    },
  };
}
