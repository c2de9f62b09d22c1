import type { Locale } from '../settings/locale.ts';

/** Texts that are loaded lazily, each language once, when they are needed. */
export type LateTexts = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;

export type LateTextsKeeper = {
  need(late: LateTexts): void;
  /** Whether those of this language are loaded; undefined while loading for the first time. */
  isHere(late: LateTexts, locale: Locale): boolean | undefined;
  /** Loads what is needed in this language too. */
  follow(locale: Locale): void;
};

/** Loads lazy texts in the current language, hands them to `add`, and reports success or failure. */
export function createLateTexts(options: {
  locale: () => Locale;
  add: (locale: Locale, texts: Readonly<Record<string, string>>) => void;
  settled: () => void;
}): LateTextsKeeper {
  const needed = new Set<LateTexts>();
  const loads = new Set<() => unknown>();
  const here = new Map<() => unknown, boolean>();

  const load = async (late: LateTexts, locale: Locale) => {
    const read = late[locale];
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
    need(late) {
      needed.add(late);
      void load(late, options.locale());
    },
    isHere: (late, locale) => here.get(late[locale]),
    follow(locale) {
      for (const late of needed) void load(late, locale);
    },
  };
}
