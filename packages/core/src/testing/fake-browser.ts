import type { Clock, KeyValueStorage, TabChannel, TabMessage } from '../ports/ports.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';

export type FakeBrowser = {
  readonly cookies: KeyValueStorage;
  readonly storage: KeyValueStorage;
  /** The channel of another tab. */
  createTabs(): TabChannel;
};

/** What the tabs of one browser share. A message reaches the other tabs in a later task. */
export function createFakeBrowser(clock: Clock): FakeBrowser {
  const tabs = new Set<Set<(message: TabMessage) => void>>();
  return {
    cookies: createMemoryStorage(),
    storage: createMemoryStorage(),
    createTabs() {
      const own = new Set<(message: TabMessage) => void>();
      tabs.add(own);
      return {
        post(message) {
          clock.after(0, () => {
            for (const other of tabs) if (other !== own) for (const listener of other) listener(message);
          });
        },
        subscribe(listener) {
          own.add(listener);
          return () => void own.delete(listener);
        },
        close: () => void tabs.delete(own),
      };
    },
  };
}
