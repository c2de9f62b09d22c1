import type { PageSignals } from '../ports/ports.ts';

type Signal = Parameters<Parameters<PageSignals['subscribe']>[0]>[0];

export type FakePage = PageSignals & {
  goOffline(): void;
  goOnline(): void;
  hide(): void;
  show(): void;
  preferDark(isDark: boolean): void;
  /** Listeners; 0 when everything has stopped. */
  listeners(): number;
};

/** One tab's page, visible and online by default. */
export function createFakePage(): FakePage {
  const listeners = new Set<(signal: Signal) => void>();
  let [isOnline, isVisible, isDark] = [true, true, false];
  const tell = (signal: Signal): void => {
    // A copy: a listener that subscribes again while it runs must not be called twice.
    const called = [...listeners];
    for (const listener of called) listener(signal);
  };
  return {
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    prefersDark: () => isDark,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goOffline() {
      isOnline = false;
      tell('offline');
    },
    goOnline() {
      isOnline = true;
      tell('online');
    },
    hide() {
      isVisible = false;
      tell('hidden');
    },
    show() {
      isVisible = true;
      tell('visible');
    },
    preferDark(next) {
      isDark = next;
      tell('colour-scheme');
    },
    listeners: () => listeners.size,
  };
}
