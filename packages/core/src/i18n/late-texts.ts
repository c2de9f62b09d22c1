import type { Locale } from '../settings/locale.ts';

/** Texts that are not in the first load. Each language comes once, when a reader needs it. */
export type LateTexts = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;

export type LateTextsKeeper = {
  need(late: LateTexts): void;
  /** Whether those of this language are here; undefined while they are on their way for the first time. */
  isHere(late: LateTexts, locale: Locale): boolean | undefined;
  /** Loads what is needed in this language too. */
  follow(locale: Locale): void;
};

/** Loads late texts in the language of now, hands them to `add`, and tells when they are here or cannot be had. */
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
      // Offline, or a build that is gone: components show their fallback until `need` is called again.
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
