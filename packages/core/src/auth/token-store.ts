import type { KeyValueStorage } from '../ports/ports.ts';
import { type AskHost, type FetchToken, type HostTools, createAskHost } from './ask-host.ts';

/**
 * A signed-in session as it is stored. `id` is made at sign-in, names no person and survives every rotation of
 * the tokens: by it a tab tells its own session, renewed elsewhere, from another person's.
 */
export type StoredSession = {
  id: string;
  accessToken: string;
  refreshToken: string | null;
  /** When the access token runs out, in milliseconds since the epoch, if known. */
  expiresAt?: number | undefined;
};

/** Where the session lives. `read` sees what other tabs wrote. */
export type TokenStore = {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  clear(): void;
  /**
   * Where the page that embeds us gives out tokens: asked at the start, shortly before a token expires and when
   * one is overdue, instead of the refresh endpoint. An empty answer ends the session; a rejection means that it
   * can be asked again. Made by the store, so that the cookie store does not bundle it.
   */
  readonly createAskHost?: ((tools: HostTools) => AskHost) | undefined;
};

const lifetime = 7 * 24 * 60 * 60;
const names = ['token', 'refreshToken', 'domain', 'session'] as const;

/** The product's store: cookies of seven days. `host` goes into the `domain` cookie, without its `www.`. */
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

/** For embeds: nothing is kept beyond the page, and the host page gives out the tokens. */
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
