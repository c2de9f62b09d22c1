import { type Locale, locales } from '@keo/core';

export type Theme = 'light' | 'dark';

const watched = ['data-theme', 'class', 'lang'];
const darkQuery = '(prefers-color-scheme: dark)';

/** With the element itself, through shadow roots. */
function getAncestors(element: Element): Element[] {
  const line: Element[] = [];
  for (let node: Node | null = element; node; ) {
    if (node instanceof Element) line.push(node);
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  }
  return line;
}

const asLocale = (text: string | null): Locale | undefined =>
  locales.find((locale) => locale === text?.split('-')[0]?.toLowerCase());

const getTheme = (element: Element): Theme | undefined => {
  const named = element.getAttribute('data-theme');
  if (named === 'dark' || named === 'light') return named;
  return ['dark', 'app-dark'].some((name) => element.classList.contains(name)) ? 'dark' : undefined;
};

const getFirst = <T>(line: readonly Element[], read: (element: Element) => T | undefined): T | undefined =>
  line.map(read).find((found) => found !== undefined);

/** By `lang`; default is the browser's language. */
export const nearestLanguage = (element: Element): Locale =>
  getFirst(getAncestors(element), (place) => asLocale(place.getAttribute('lang'))) ??
  navigator.languages.map(asLocale).find((known) => known !== undefined) ??
  'vi';

/** By `theme`, else the nearest `data-theme` or `.dark`, else the device's. */
export function nearestTheme(element: Element): Theme {
  const chosen = element.getAttribute('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  const around = chosen === 'system' ? undefined : getFirst(getAncestors(element), getTheme);
  return around ?? (matchMedia(darkQuery).matches ? 'dark' : 'light');
}

/** Calls back when theme or language may have changed. Returns the unsubscribe. */
export function watchAncestors(element: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  for (const place of getAncestors(element)) observer.observe(place, { attributeFilter: watched });
  const scheme = matchMedia(darkQuery);
  scheme.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', listener);
  };
}
