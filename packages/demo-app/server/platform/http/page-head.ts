import { type Locale, shorten } from '@keo/core/contract';
import { getDescription } from '../texts/page-descriptions.ts';
import type { PathReading } from '../../../routes/paths.ts';
import { say } from '../texts/say.ts';

/** For search engines and link previews, which run no scripts. */
export type PageAbout = {
  title: string;
  description: string;
  /** The canonical path, where several paths show the same page. */
  canonical?: string;
  /** JSON-LD of schema.org. */
  data?: object;
};

/** `undefined`: use the title of the route. `null`: no such page. */
export type AboutPage = (path: PathReading, locale: Locale) => Promise<PageAbout | null | undefined>;

/** The first result that is not undefined. */
export const getFirst =
  (...each: readonly AboutPage[]): AboutPage =>
  async (path, locale) => {
    for (const about of each) {
      const said = await about(path, locale);
      if (said !== undefined) return said;
    }
    return undefined;
  };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** For previews. */
export const describe = (text: string): string => shorten(text, 160);

const aboutNothing = (locale: Locale): PageAbout => ({
  title: say(locale, 'page.missing'),
  description: '',
});

function aboutPath({ page }: PathReading, locale: Locale): PageAbout {
  if (!page) return aboutNothing(locale);
  return { title: page.title[locale], description: getDescription(page.path)[locale] };
}

/** Fills title, description, Open Graph and JSON-LD into the built page, in the reader's language. */
export function fillHead(
  html: string,
  at: {
    publicUrl: string;
    path: PathReading;
    sandbox: boolean;
    nonce: string;
    iconHosts?: readonly string[] | undefined;
  },
  locale: Locale,
  about: PageAbout | null | undefined,
): string {
  const { publicUrl, path, sandbox, nonce, iconHosts = [] } = at;
  const { title, description, canonical, data } =
    about === null ? aboutNothing(locale) : (about ?? aboutPath(path, locale));
  const whole = escape(`${title} · Keo`);
  const address = escape(`${publicUrl}${canonical ?? path.canonical}`);
  const tags = [
    `<title>${whole}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:site_name" content="Keo">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${whole}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${address}">`,
    ...(canonical ? [`<link rel="canonical" href="${address}">`] : []),
    // JSON-LD is not executed; `<` is escaped so that it cannot end the script element.
    ...(data
      ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]
      : []),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...(iconHosts.length > 0
      ? [`<meta name="keo-icon-hosts" content="${escape(iconHosts.join(' '))}">`]
      : []),
    ...(sandbox ? ['<meta name="keo-sandbox" content="on">'] : []),
  ].join('\n    ');
  return html
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags);
}
