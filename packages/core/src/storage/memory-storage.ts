import type { KeyValueStorage } from '../ports/ports.ts';

/** Also for servers. Lifetimes are ignored. */
export function createMemoryStorage(): KeyValueStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  };
}
