import { type Locale, fillPlaces } from '@keo/core/contract';
import { serverEn } from './server.en.ts';
import { serverVi } from './server.vi.ts';

export type ServerText = keyof typeof serverVi;

const texts: Record<Locale, Record<ServerText, string>> = { vi: serverVi, en: serverEn };

export type TextParams = Parameters<typeof fillPlaces>[1];

/** The server's text in that language, with its placeholders filled. */
export const say = (locale: Locale, text: ServerText, params: TextParams = {}): string =>
  fillPlaces(texts[locale][text], params, locale);

/** The first supported language of an Accept-Language header; default is Vietnamese. */
export function parseLocale(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((part): part is Locale => part === 'vi' || part === 'en') ?? 'vi';
}
