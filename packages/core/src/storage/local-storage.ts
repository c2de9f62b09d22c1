import type { KeyValueStorage } from '../ports/ports.ts';
import { createMemoryStorage } from './memory-storage.ts';

/**
 * Never throws; in memory where the browser refuses (blocked, full, a sandboxed frame). `open` is a function because
 * reading `window.localStorage` can throw.
 */
export function createLocalStorage(open: () => Storage): KeyValueStorage {
  const unsaved = createMemoryStorage();
  return {
    read(key) {
      try {
        return unsaved.read(key) ?? open().getItem(key);
      } catch {
        return unsaved.read(key);
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        unsaved.remove(key);
      } catch {
        unsaved.write(key, value);
      }
    },
    remove(key) {
      unsaved.remove(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
