import type { PageSignals } from '../client/ports.ts';

type SignalPage = Pick<
  Window,
  'document' | 'navigator' | 'matchMedia' | 'addEventListener' | 'removeEventListener'
>;
type Signal = Parameters<Parameters<PageSignals['subscribe']>[0]>[0];

/** A server: always online and seen, and no colour preference. */
export const steadySignals: PageSignals = {
  isOnline: () => true,
  isVisible: () => true,
  prefersDark: () => false,
  subscribe: () => () => {},
};

/** The page's own news. `pageshow` counts as visible, for a page brought back whole by the Back button. */
export function createPageSignals(page: SignalPage): PageSignals {
  const { document, navigator } = page;
  const cookies = 'cookieStore' in page && page.cookieStore instanceof EventTarget ? page.cookieStore : null;
  const scheme = page.matchMedia('(prefers-color-scheme: dark)');
  return {
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    prefersDark: () => scheme.matches,
    subscribe(listener) {
      const tell = (signal: Signal) => () => listener(signal);
      const online = tell('online');
      const offline = tell('offline');
      const shown = tell('visible');
      const colours = tell('colour-scheme');
      const changed = tell('cookies');
      const visibility = () => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden');
      page.addEventListener('online', online);
      page.addEventListener('offline', offline);
      page.addEventListener('pageshow', shown);
      document.addEventListener('visibilitychange', visibility);
      scheme.addEventListener('change', colours);
      cookies?.addEventListener('change', changed);
      return () => {
        cookies?.removeEventListener('change', changed);
        page.removeEventListener('online', online);
        page.removeEventListener('offline', offline);
        page.removeEventListener('pageshow', shown);
        document.removeEventListener('visibilitychange', visibility);
        scheme.removeEventListener('change', colours);
      };
    },
  };
}
