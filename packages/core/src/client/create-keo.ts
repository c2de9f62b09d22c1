import { createAccountsWith } from '../auth/accounts.ts';
import type { Login } from '../auth/auth.schema.ts';
import { type CallbackUrl, createCallbackUrl } from '../auth/callback-url.ts';
import { createStoredCredentials, noStoredCredentials } from '../auth/stored-credentials.ts';
import { type TokenStore, createCookieTokenStore } from '../auth/token-store.ts';
import { sendByKy } from '../http/send-by-ky.ts';
import { createI18n } from './create-i18n.ts';
import type { Locale } from '../settings/locale.ts';
import type { SocketHabits } from '../socket/socket.tries.ts';
import { createPausableTabs } from '../storage/tab-channel.ts';
import { type ThemeActor, createThemeActor } from '../theme/create-theme-actor.ts';
import type { ThemeRoot } from '../theme/stored-theme.ts';
import { type ToastsActor, createToastsActor } from '../toasts/create-toasts-actor.ts';
import { createBrowserPorts } from './browser-ports.ts';
import { type KeoClient, createClient } from './create-client.ts';
import { createLive } from './keo.live.ts';
import type { Ports } from '../ports/ports.ts';
import { originOf } from './origin-of.ts';
import type { KeptNotifications } from '../domain/domain.ts';

export type KeoOptions = {
  /** Where the API lives: `/au/api`. */
  apiBase: string;
  /** The socket's address; where the API is unless told, and empty for the page's own origin. */
  socketUrl?: string;
  /** How a lost connection is tried again, and whether it is held while nobody looks at the page. */
  socket?: SocketHabits;
  /** How many notifications stay on the device, and for how long. */
  notifications?: KeptNotifications;
  /** The language where none is stored. */
  locale?: Locale;
  /** The product's own texts, merged over Keo's. */
  texts?: { vi: Readonly<Record<string, string>>; en: Readonly<Record<string, string>> };
  /** Where the session lives: cookies unless told. With another store no credentials are ever remembered. */
  tokenStore?: TokenStore;
  /** What carries the language and the theme's class: the root element of the page unless told, null for nothing. */
  root?: (ThemeRoot & { lang: string }) | null;
  /** Parts of the world to use instead of the browser's own. */
  ports?: Partial<Ports>;
};

export type Keo = Omit<KeoClient, 'start'> & {
  readonly theme: ThemeActor;
  readonly toasts: ToastsActor;
  /** Where to go after signing in. */
  readonly callbackUrl: CallbackUrl;
  /** What the person asked to be remembered on this device, until they sign out; else null. */
  remembered(): Promise<Login | null>;
  start(): Keo;
};

/** One client of Keo. It is inert until `start`, so it may be made while rendering on a server. */
export function createKeo(options: KeoOptions): Keo {
  const world: Ports = { ...createBrowserPorts(), ...options.ports };
  const tabs = createPausableTabs(world.tabs);
  const { clock, page, storage, cookies, secrets } = world;
  const { locale, texts, tokenStore, apiBase, socketUrl: url = originOf(apiBase) } = options;

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
    createLive: (tools) => createLive({ ...tools, url, habits: options.socket, ports: world }),
    createCompanions() {
      const theme = createThemeActor({ storage, tabs, page, root });
      companions = { theme, toasts: createToastsActor({ clock }) };
      return Object.values(companions);
    },
  });

  const { call, actorOf, i18n } = client;
  const keo: Keo = {
    call,
    actorOf,
    i18n,
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
