import type { PageSignals } from '../ports/ports.ts';

type SignalPage = Pick<Window, 'document' | 'navigator' | 'matchMedia' | 'addEventListener'>;
type Target = Pick<EventTarget, 'addEventListener'>;
type Signal = Parameters<Parameters<PageSignals['subscribe']>[0]>[0];

/** For servers: always online and visible, without a colour preference. */
export const steadySignals: PageSignals = {
  isOnline: () => true,
  isVisible: () => true,
  prefersDark: () => false,
  subscribe: () => () => {},
};

/** Visibility, network and colour scheme of the page. `pageshow` counts as visible (back/forward cache). */
export function createPageSignals(page: SignalPage): PageSignals {
  const { document, navigator } = page;
  const cookies = 'cookieStore' in page && page.cookieStore instanceof EventTarget ? page.cookieStore : null;
  const scheme = page.matchMedia('(prefers-color-scheme: dark)');
  return {
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    prefersDark: () => scheme.matches,
    subscribe(listener) {
      const ends = new AbortController();
      const tell = (target: Target | null, type: string, signal: Signal) =>
        target?.addEventListener(type, () => listener(signal), { signal: ends.signal });
      tell(page, 'online', 'online');
      tell(page, 'offline', 'offline');
      tell(page, 'pageshow', 'visible');
      tell(scheme, 'change', 'colour-scheme');
      tell(cookies, 'change', 'cookies');
      const look = () => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden');
      document.addEventListener('visibilitychange', look, { signal: ends.signal });
      return () => ends.abort();
    },
  };
}
