import { type Keo, type Locale, createPlainI18n } from '@keo/core';

const nothing = { read: () => null, write() {}, remove() {} };
const nobody = { post() {}, subscribe: () => () => {}, close() {} };

const views = new WeakMap<Keo, Map<Locale, Keo>>();

/**
 * The client as an element in this language sees it: all the same but the texts, so that two elements of one page
 * may speak two languages over one socket.
 */
export function keoInLocale(keo: Keo, locale: Locale): Keo {
  const known = views.get(keo) ?? new Map<Locale, Keo>();
  views.set(keo, known);
  const made = known.get(locale);
  if (made) return made;
  const i18n = createPlainI18n({ locale, storage: nothing, tabs: nobody });
  const view: Keo = Object.create(keo, { i18n: { value: i18n, enumerable: true } });
  known.set(locale, view);
  return view;
}
