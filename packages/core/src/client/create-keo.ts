import { createAccountsWith } from '../auth/accounts.ts';
import type { Login } from '../auth/auth.schema.ts';
import { type CallbackUrl, createCallbackUrl } from '../auth/callback-url.ts';
import { createStoredCredentials, noStoredCredentials } from '../auth/stored-credentials.ts';
import { type TokenStore, createCookieTokenStore } from '../auth/token-store.ts';
import { sendByKy } from '../http/send-by-ky.ts';
import { createI18n } from './create-i18n.ts';
import type { Locale } from '../ports/locale.ts';
import type { ReconnectOptions } from '../socket/reconnect-delay.ts';
import { createPausableTabs } from '../storage/tab-channel.ts';
import { type ThemeActor, createThemeActor } from '../theme/create-theme-actor.ts';
import type { ThemeRoot } from '../theme/stored-theme.ts';
import { type ToastsActor, createToastsActor } from '../toasts/create-toasts-actor.ts';
import { createBrowserPorts } from './browser-ports.ts';
import { type KeoClient, createClient } from './create-client.ts';
import { createLive } from './keo.live.ts';
import type { Ports } from '../ports/ports.ts';
import { getOrigin } from './get-origin.ts';
import type { KeptNotifications } from '../domain/domain.ts';

export type KeoOptions = {
  /** Base URL of the API: `/au/api`. */
  apiBase: string;
  /** Origin of the socket, by default that of the API; empty for the page's own. */
  socketUrl?: string;
  /** Reconnection, and whether a hidden page keeps its connection. */
  socket?: ReconnectOptions;
  /** How many notifications stay on the device, and for how long. */
  notifications?: KeptNotifications;
  /** Language if none is stored. */
  locale?: Locale;
  /** The product's own texts, merged over Keo's. */
  texts?: { vi: Readonly<Record<string, string>>; en: Readonly<Record<string, string>> };
  /** Where the session is stored, by default in cookies. With another store no credentials are remembered. */
  tokenStore?: TokenStore;
  /** Element for `lang` and the theme's class, by default the page's root element; null for none. */
  root?: (ThemeRoot & { lang: string }) | null;
  /** Ports that replace the browser's. */
  ports?: Partial<Ports>;
};

export type Keo = Omit<KeoClient, 'start'> & {
  readonly theme: ThemeActor;
  readonly toasts: ToastsActor;
  /** Where to go after signing in. */
  readonly callbackUrl: CallbackUrl;
  /** The credentials remembered on this device, or null. */
  remembered(): Promise<Login | null>;
  start(): Keo;
};

/** Inert until `start`, so it can be created during server rendering. */
export function createKeo(options: KeoOptions): Keo {
  const world: Ports = { ...createBrowserPorts(), ...options.ports };
  const tabs = createPausableTabs(world.tabs);
  const { clock, page, storage, cookies, secrets } = world;
  const { locale, texts, tokenStore, apiBase, socketUrl: url = getOrigin(apiBase) } = options;

  const document = typeof window === 'undefined' ? null : window.document;
  const root = options.root === undefined ? (document?.documentElement ?? null) : options.root;
  const languages = document ? navigator.languages : [];
  const credentials = secrets && !tokenStore ? createStoredCredentials(secrets, clock) : noStoredCredentials;

  let companions: { theme: ThemeActor; toasts: ToastsActor };
  const client = createClient({
    apiBase,
    ports: { ...world, tabs },
    kept: options.notifications ?? {},
    i18n: createI18n({ storage, tabs, locale, texts, root, languages }),
    store: tokenStore ?? createCookieTokenStore(cookies, document?.location.hostname ?? ''),
    createSend: sendByKy,
    createAccounts: createAccountsWith(credentials),
    createLive: (tools) => createLive({ ...tools, url, retries: options.socket, ports: world }),
    createCompanions() {
      const theme = createThemeActor({ storage, tabs, page, root });
      companions = { theme, toasts: createToastsActor({ clock }) };
      return Object.values(companions);
    },
  });

  const { call, getActor, i18n, onReturn } = client;
  const keo: Keo = {
    call,
    getActor,
    i18n,
    clock: client.clock,
    onReturn,
    get root() {
      return client.root;
    },
    get auth() {
      return client.auth;
    },
    get theme() {
      return companions.theme;
    },
    get toasts() {
      return companions.toasts;
    },
    callbackUrl: createCallbackUrl(cookies, document?.location.origin ?? 'http://localhost'),
    remembered: () => credentials.read(),
    start() {
      client.start();
      return keo;
    },
    stop: () => client.stop(),
  };
  return keo;
}
