import type { KeyValueStorage } from '../ports/ports.ts';
import { createMemoryStorage } from './memory-storage.ts';

export type CookiePage = { document: { cookie: string }; location: { protocol: string } };

const pairs = (header: string) => header.split(';').map((pair) => pair.trim());

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Host-only cookies: path `/`, `SameSite=Lax`, `Secure` on https, and no `Domain`, so that sibling hosts do not get
 * them. In memory where the browser refuses cookies.
 */
export function createCookieJar({ document, location }: CookiePage): KeyValueStorage {
  const unsaved = createMemoryStorage();
  const put = (key: string, value: string, lifetimeSeconds: number | undefined) => {
    const attributes = ['path=/', 'SameSite=Lax'];
    if (lifetimeSeconds !== undefined) attributes.push(`max-age=${lifetimeSeconds}`);
    if (location.protocol === 'https:') attributes.push('Secure');
    try {
      document.cookie = [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`, ...attributes].join('; ');
    } catch {
      // A sandboxed frame throws here; the read below finds nothing.
    }
  };
  const find = (key: string): string | null => {
    const start = `${encodeURIComponent(key)}=`;
    try {
      const pair = pairs(document.cookie).find((text) => text.startsWith(start));
      return pair === undefined ? null : decode(pair.slice(start.length));
    } catch {
      return null;
    }
  };
  return {
    read: (key) => find(key) ?? unsaved.read(key),
    write(key, value, lifetimeSeconds) {
      put(key, value, lifetimeSeconds);
      if (find(key) === value) unsaved.remove(key);
      else unsaved.write(key, value);
    },
    remove(key) {
      unsaved.remove(key);
      put(key, '', 0);
    },
  };
}
