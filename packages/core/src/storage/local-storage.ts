import type { KeyValueStorage } from '../ports/ports.ts';
import { createMemoryStorage } from './memory-storage.ts';

/**
 * Local storage that never throws. Where the browser refuses (blocked, full, a sandboxed frame), what was
 * written lives as long as the page. `open` is a function because reading `window.localStorage` itself can throw.
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
