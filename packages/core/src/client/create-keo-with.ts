import { createActor } from 'xstate';
import { createAuthLogic } from '../auth/auth.actors.ts';
import type { Login } from '../auth/auth.schema.ts';
import { type CallbackUrl, createCallbackUrl } from '../auth/callback-url.ts';
import { createStoredCredentials, noStoredCredentials } from '../auth/stored-credentials.ts';
import { type TokenStore, createCookieTokenStore } from '../auth/token-store.ts';
import type { Call } from '../http/create-http.ts';
import type { I18n, I18nOptions } from '../i18n/i18n-over.ts';
import type { Locale } from '../i18n/locale.ts';
import { createSocketLogic } from '../socket/socket.actors.ts';
import { createPausableTabs } from '../storage/tab-channel.ts';
import { type ThemeActor, createThemeActor } from '../theme/create-theme-actor.ts';
import type { ThemeRoot } from '../theme/stored-theme.ts';
import { type ToastsActor, createToastsActor } from '../toasts/create-toasts-actor.ts';
import { createBrowserPorts } from './browser-ports.ts';
import { type ActorOf, createDomains } from './domains.ts';
import { createIdentity } from './create-identity.ts';
import { createKeoRoot } from './keo.actors.ts';
import type { AuthActor, KeoRoot } from './keo.root.ts';
import type { Ports } from './ports.ts';

export type KeoOptions = {
  /** Where the API lives: `/au/api`. */
  apiBase: string;
  /** The socket's address; empty or absent for the page's own origin. */
  socketUrl?: string;
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

type Actors = { auth: AuthActor; root: KeoRoot; theme: ThemeActor; toasts: ToastsActor };

export type Keo = {
  readonly call: Call;
  /** The actor of a domain for whoever is signed in, made when it is first asked for; undefined while nobody is. */
  readonly actorOf: ActorOf;
  /** Its child `socket` exists while somebody is signed in. */
  readonly root: KeoRoot;
  readonly auth: AuthActor;
  readonly theme: ThemeActor;
  readonly toasts: ToastsActor;
  readonly i18n: I18n;
  /** Where to go after signing in. */
  readonly callbackUrl: CallbackUrl;
  /** What the person asked to be remembered on this device, until they sign out; else null. */
  remembered(): Promise<Login | null>;
  /** Begins to listen and restores the session. Again after `stop`, with new actors. */
  start(): Keo;
  /** Ends every listener, timer and connection, unless `start` follows before the current task is over. */
  stop(): void;
};

/** A client over the given way to read texts, so that who brings another does not carry i18next. */
export function createKeoWith(readTexts: (options: I18nOptions) => I18n, options: KeoOptions): Keo {
  const world: Ports = { ...createBrowserPorts(), ...options.ports };
  const tabs = createPausableTabs(world.tabs);
  const ports: Ports = { ...world, tabs };
  const { clock, page, storage, cookies, secrets } = ports;
  const { locale, texts, tokenStore, apiBase, socketUrl: url = '' } = options;

  const document = typeof window === 'undefined' ? null : window.document;
  const root = options.root === undefined ? (document?.documentElement ?? null) : options.root;
  const languages = document ? navigator.languages : [];
  const i18n = readTexts({ storage, tabs, locale, texts, root, languages });

  const store = tokenStore ?? createCookieTokenStore(cookies, document?.location.hostname ?? '');
  const credentials = secrets && !tokenStore ? createStoredCredentials(secrets, clock) : noStoredCredentials;
  const identity = createIdentity({
    apiBase,
    ports,
    store,
    i18n,
    auth: () => actors.auth,
  });
  const { call, callAs, askHost, forgetFailure } = identity;
  const newId = () => `${clock.now().toString(36)}-${ports.random().toString(36).slice(2)}`;
  // The delays of the machines run on the given clock, like everything else.
  const timers = {
    setTimeout: (run: () => void, ms: number) => clock.after(ms, run),
    clearTimeout: (timer: ReturnType<typeof clock.after> | undefined) => timer?.cancel(),
  };

  const createActors = (): Actors => {
    const auth = createActor(
      createAuthLogic({ store, tabs, page, call, callAs, credentials, newId, forgetFailure, askHost }),
      {
        clock: timers,
      },
    );
    const readToken = () => store.read()?.accessToken ?? null;
    const socket = createSocketLogic({ url, call, readToken, ports });
    return {
      auth,
      theme: createThemeActor({ storage, tabs, page, root }),
      toasts: createToastsActor({ clock }),
      root: createKeoRoot(auth, socket, { clock: timers }),
    };
  };

  let actors = createActors();
  const domains = createDomains({
    root: () => actors.root,
    tools: { call, ports, timers },
  });
  let life: 'new' | 'running' | 'ending' | 'ended' = 'new';

  const end = () => {
    if (life !== 'ending') return;
    life = 'ended';
    domains.end();
    identity.end();
    for (const actor of [actors.root, actors.auth, actors.theme, actors.toasts]) actor.stop();
    tabs.pause();
  };

  const keo: Keo = {
    call,
    actorOf: domains.actorOf,
    get root() {
      return actors.root;
    },
    get auth() {
      return actors.auth;
    },
    get theme() {
      return actors.theme;
    },
    get toasts() {
      return actors.toasts;
    },
    i18n,
    callbackUrl: createCallbackUrl(cookies, document?.location.origin ?? 'http://localhost'),
    remembered: () => credentials.read(),
    start() {
      if (life === 'ended') actors = createActors();
      if (life === 'new' || life === 'ended') {
        tabs.resume();
        identity.begin();
        for (const actor of [actors.theme, actors.toasts, actors.auth, actors.root]) actor.start();
      }
      life = 'running';
      return keo;
    },
    stop() {
      if (life !== 'running') return;
      life = 'ending';
      // React's StrictMode stops and starts again at once, while components hold these very actors.
      queueMicrotask(end);
    },
  };
  return keo;
}
