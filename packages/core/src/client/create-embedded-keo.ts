import type { FetchToken } from '../auth/ask-host.ts';
import { createMemoryTokenStore } from '../auth/token-store.ts';
import { sendByFetch } from '../http/send-by-fetch.ts';
import { createPlainI18n } from './create-plain-i18n.ts';
import type { Locale } from '../ports/locale.ts';
import type { ReconnectOptions } from '../socket/reconnect-delay.ts';
import { untilIdle } from '../socket/until-idle.ts';
import { createPageSignals } from '../storage/page-signals.ts';
import { createPausableTabs } from '../storage/tab-channel.ts';
import { type KeoClient, createClient } from './create-client.ts';
import type { Ports } from '../ports/ports.ts';
import { createServerPorts } from './server-ports.ts';
import { getOrigin } from './get-origin.ts';
import type { KeptNotifications } from '../domain/domain.ts';

export type EmbeddedKeoOptions = {
  /** Base URL of the API: `https://keo.example/au/api`. */
  apiBase: string;
  /** Origin of the socket, by default that of the API; empty for the page's own. */
  socketUrl?: string;
  /** Reconnection, and whether a hidden page keeps its connection. */
  socket?: ReconnectOptions;
  /** How many notifications stay on the device, and for how long. */
  notifications?: KeptNotifications;
  locale?: Locale;
  /** The site's own texts, merged over Keo's. */
  texts?: { vi: Readonly<Record<string, string>>; en: Readonly<Record<string, string>> };
  /** Ports that replace the browser's. */
  ports?: Partial<Ports>;
  /** Gives tokens of the user who is signed in at the host page. */
  fetchToken: FetchToken;
};

/**
 * A client in another site's page: no cookies, no storage, no tab channel, no sign-in, and nothing set on the root
 * element.
 */
export function createEmbeddedKeo(options: EmbeddedKeoOptions): KeoClient {
  const { apiBase, socketUrl: url = getOrigin(apiBase), fetchToken, locale, texts, ports = {} } = options;
  const page = typeof window === 'undefined' ? {} : { page: createPageSignals(window) };
  const world = { ...createServerPorts(), ...page, ...ports };
  const tabs = createPausableTabs(world.tabs);
  const languages = typeof window === 'undefined' ? [] : navigator.languages;
  const i18n = createPlainI18n({ storage: world.storage, tabs, locale, texts, languages });
  return createClient({
    apiBase,
    ports: { ...world, tabs },
    kept: options.notifications ?? {},
    i18n,
    store: createMemoryTokenStore(fetchToken),
    createSend: sendByFetch,
    // The first count comes over HTTP; the socket loads when the page is idle.
    createLive: (tools) => async (signal) => {
      await untilIdle(signal);
      const { createEmbeddedLive, socketTexts } = await import('./embedded-live.ts');
      i18n.need(socketTexts);
      return createEmbeddedLive({ ...tools, url, retries: options.socket, ports: world });
    },
  });
}
