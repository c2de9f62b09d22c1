import type { Locale } from './locale.ts';

/** Texts that are not in the first load. Each language comes once, when somebody who reads it needs it. */
export type LateTexts = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;

export type LateTextsKeeper = {
  need(late: LateTexts): void;
  /** Whether those of this language are here, or could not be had. */
  isSettled(late: LateTexts, locale: Locale): boolean;
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
  const settled = new Set<() => unknown>();

  const load = async (late: LateTexts, locale: Locale) => {
    const read = late[locale];
    if (loads.has(read)) return;
    loads.add(read);
    try {
      // One that was lost on its way comes the second time.
      options.add(locale, await read().catch(read));
    } catch {
      // Offline, or a build that is gone: who shows them has other words until they are needed again.
      loads.delete(read);
    }
    settled.add(read);
    options.settled();
  };

  return {
    need(late) {
      needed.add(late);
      void load(late, options.locale());
    },
    isSettled: (late, locale) => settled.has(late[locale]),
    follow(locale) {
      for (const late of needed) void load(late, locale);
    },
  };
}
