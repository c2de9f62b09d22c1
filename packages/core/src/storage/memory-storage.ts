import type { KeyValueStorage } from '../ports/ports.ts';

/** Texts that live as long as the page; also what a server uses. Lifetimes are not kept. */
export function createMemoryStorage(): KeyValueStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  };
}
