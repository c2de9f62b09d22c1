import { type KeoClient, type Locale, createPlainI18n } from '@keo/core';

const nothing = { read: () => null, write() {}, remove() {} };
const nobody = { post() {}, subscribe: () => () => {}, close() {} };

const views = new WeakMap<KeoClient, Map<Locale, KeoClient>>();

/** Elements of one page may have different languages over one client. */
export function keoInLocale(keo: KeoClient, locale: Locale): KeoClient {
  const known = views.get(keo) ?? new Map<Locale, KeoClient>();
  views.set(keo, known);
  const made = known.get(locale);
  if (made) return made;
  const i18n = createPlainI18n({ locale, storage: nothing, tabs: nobody });
  const view: KeoClient = Object.create(keo, { i18n: { value: i18n, enumerable: true } });
  known.set(locale, view);
  return view;
}
