import type { PageSignals } from '../ports/ports.ts';

/** Milliseconds between two looks. */
const every = 2000;

/**
 * Tells of changed cookies also where the browser does not: some have no CookieStore, and Chromium says nothing of what
 * changed while it was beginning to listen. Not polled while the page is hidden.
 */
export function watchCookies(
  page: PageSignals,
  window: Pick<Window, 'document' | 'setInterval' | 'clearInterval'>,
): PageSignals {
  return {
    ...page,
    subscribe(listener) {
      let seen = window.document.cookie;
      const look = () => {
        if (!page.isVisible() || window.document.cookie === seen) return;
        seen = window.document.cookie;
        listener('cookies');
      };
      const looking = window.setInterval(look, every);
      const stop = page.subscribe(listener);
      return () => {
        window.clearInterval(looking);
        stop();
      };
    },
  };
}
