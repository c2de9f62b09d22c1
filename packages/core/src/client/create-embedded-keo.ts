import type { FetchToken } from '../auth/ask-host.ts';
import { createMemoryTokenStore } from '../auth/token-store.ts';
import { createPageSignals } from '../storage/page-signals.ts';
import { createPlainI18n } from '../i18n/create-plain-i18n.ts';
import { connectWhenIdle } from '../socket/connect-when-idle.ts';
import { type Keo, type KeoOptions, createKeoWith } from './create-keo-with.ts';
import { createServerPorts } from './server-ports.ts';

export type EmbeddedKeoOptions = Pick<KeoOptions, 'apiBase' | 'socketUrl' | 'locale' | 'texts' | 'ports'> & {
  /** Gives out the tokens of whoever is signed in at the site around us. */
  fetchToken: FetchToken;
};

/**
 * A client inside somebody else's page. It lives in memory alone: no cookie, no storage, no channel to other tabs,
 * nothing painted on the page's root element.
 */
export function createEmbeddedKeo({ fetchToken, ports, ...options }: EmbeddedKeoOptions): Keo {
  const page = typeof window === 'undefined' ? {} : { page: createPageSignals(window) };
  const world = createServerPorts();
  return createKeoWith(createPlainI18n, {
    ...options,
    root: null,
    tokenStore: createMemoryTokenStore(fetchToken),
    ports: { ...world, ...page, connectSocket: connectWhenIdle(world.connectSocket), ...ports },
  });
}
