import type { Clock, PageSignals } from '../ports/ports.ts';

/**
 * Waits `ms`, or until the network is back or the page is visible again; while offline, as long as that lasts. Rejects
 * with the signal's reason.
 */
export function waitForNetwork(
  { clock, page }: { clock: Clock; page: PageSignals },
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      timer.cancel();
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = () => end(() => reject(signal.reason));
    const tryIfOnline = () => {
      if (page.isOnline()) end(resolve);
    };
    const unsubscribe = page.subscribe((happened) => {
      if (happened === 'online' || happened === 'visible') tryIfOnline();
    });
    const timer = clock.after(ms, tryIfOnline);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
