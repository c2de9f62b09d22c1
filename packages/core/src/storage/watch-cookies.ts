import type { PageSignals } from '../ports/ports.ts';

/** Milliseconds between two polls. */
const every = 2000;

/**
 * Polls the cookies of a visible page: some browsers have no CookieStore, and Chromium misses changes while a listener
 * is being added.
 */
export function watchCookies(
  page: PageSignals,
  window: Pick<Window, 'document' | 'setInterval' | 'clearInterval'>,
): PageSignals {
  const read = () => {
    try {
      return window.document.cookie;
    } catch {
      // A sandboxed frame.
      return '';
    }
  };
  return {
    ...page,
    subscribe(listener) {
      let seen = read();
      const look = () => {
        if (!page.isVisible() || read() === seen) return;
        seen = read();
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
