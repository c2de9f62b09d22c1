import type { KeyValueStorage } from '../ports/ports.ts';
import { type AskHost, type FetchToken, type HostTools, createAskHost } from './ask-host.ts';

/**
 * `id` is made at sign-in, names nobody and survives token rotation: it tells a session that another tab renewed from
 * another user's.
 */
export type StoredSession = {
  id: string;
  accessToken: string;
  refreshToken: string | null;
  /** Expiry of the access token in milliseconds since the epoch, if known. */
  expiresAt?: number | undefined;
};

/** `read` sees what other tabs wrote. */
export type TokenStore = {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  clear(): void;
  /**
   * In an embedded client: asks the host page at the start, before a token expires and when it is overdue. An empty
   * answer ends the session; a rejection is transient. Made by the store, so that the cookie store does not bundle it.
   */
  readonly createAskHost?: ((tools: HostTools) => AskHost) | undefined;
};

const lifetime = 7 * 24 * 60 * 60;
const names = ['token', 'refreshToken', 'domain', 'session'] as const;

/** Cookies of seven days. `host` goes into the `domain` cookie, without its `www.`. */
export function createCookieTokenStore(cookies: KeyValueStorage, host: string): TokenStore {
  return {
    read() {
      const accessToken = cookies.read('token');
      if (!accessToken) return null;
      return { id: cookies.read('session') ?? '', accessToken, refreshToken: cookies.read('refreshToken') };
    },
    write({ id, accessToken, refreshToken }) {
      cookies.write('session', id, lifetime);
      cookies.write('domain', host.replace(/^www\./, ''), lifetime);
      if (refreshToken === null) cookies.remove('refreshToken');
      else cookies.write('refreshToken', refreshToken, lifetime);
      cookies.write('token', accessToken, lifetime);
    },
    clear() {
      for (const name of names) cookies.remove(name);
    },
  };
}

/** For embedded clients: in memory, with tokens from the host page. */
export function createMemoryTokenStore(fetchToken?: FetchToken): TokenStore {
  let session: StoredSession | null = null;
  return {
    createAskHost: fetchToken && ((tools) => createAskHost(fetchToken, tools)),
    read: () => session,
    write(next) {
      session = next;
    },
    clear() {
      session = null;
    },
  };
}
