import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { createAuthLogic } from '../auth/auth.actors.ts';
import type { AuthSnapshot, authMachine } from '../auth/auth.machine.ts';
import { createSessionRenewal } from '../auth/renew-session.ts';
import { type StoredSession, type TokenStore, createCookieTokenStore } from '../auth/token-store.ts';
import { type Call, type Http, createHttp } from '../http/create-http.ts';
import { codes } from '../http/envelope.ts';
import { ApiError } from '../http/http.errors.ts';
import { type I18n, createI18n } from '../i18n/create-i18n.ts';
import type { Locale } from '../i18n/locale.ts';
import { createPausableTabs } from '../storage/tab-channel.ts';
import { type ThemeActor, createThemeActor } from '../theme/create-theme-actor.ts';
import type { ThemeRoot } from '../theme/stored-theme.ts';
import { type ToastsActor, createToastsActor } from '../toasts/create-toasts-actor.ts';
import { createBrowserPorts } from './browser-ports.ts';
import { keoMachine } from './keo.machine.ts';
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
  /** Where the session lives: cookies unless told. */
  tokenStore?: TokenStore;
  /** What carries the language and the theme's class: the root element of the page unless told, null for nothing. */
  root?: (ThemeRoot & { lang: string }) | null;
  /** Parts of the world to use instead of the browser's own. */
  ports?: Partial<Ports>;
};

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type KeoRoot = ActorRefFrom<typeof keoMachine>;

type Actors = { auth: AuthActor; root: KeoRoot; theme: ThemeActor; toasts: ToastsActor };

export type Keo = {
  readonly call: Call;
  /** Its children `socket` and `notifications` exist while somebody is signed in. */
  readonly root: KeoRoot;
  readonly auth: AuthActor;
  readonly theme: ThemeActor;
  readonly toasts: ToastsActor;
  readonly i18n: I18n;
  /** Begins to listen and restores the session. Again after `stop`, with new actors. */
  start(): Keo;
  /** Ends every listener, timer and connection, unless `start` follows before the current task is over. */
  stop(): void;
};

/** One client of Keo. It is inert until `start`, so it may be made while rendering on a server. */
export function createKeo(options: KeoOptions): Keo {
  const ports: Ports = { ...createBrowserPorts(), ...options.ports };
  const tabs = createPausableTabs(ports.tabs);
  const page = typeof document === 'undefined' ? null : document;
  const root = options.root === undefined ? (page?.documentElement ?? null) : options.root;
  const { locale, texts } = options;
  const i18n = createI18n({
    storage: ports.storage,
    tabs,
    locale,
    texts,
    root,
    languages: page ? navigator.languages : [],
  });
  const store = options.tokenStore ?? createCookieTokenStore(ports.cookies, page?.location.hostname ?? '');

  const overdue = (cause?: unknown) =>
    new ApiError('overdue', i18n.translate('http.overdue'), { code: codes.overdue, cause });
  const http: Http = createHttp<StoredSession>({
    apiBase: options.apiBase,
    ports,
    locale: () => i18n.locale,
    say: i18n.translate,
    callers: {
      current() {
        const stored = store.read();
        const shown = actors.auth.getSnapshot().context.session;
        if (!shown || stored?.id === shown.id) return stored;
        // This tab still shows somebody whom another tab has signed out or replaced: it calls as nobody.
        actors.auth.send({ type: 'session.seen', session: stored });
        return null;
      },
      renew: (refused) => renewal.renew(refused),
    },
  });
  const isShown = (session: StoredSession) => actors.auth.getSnapshot().context.session?.id === session.id;
  const renewal = createSessionRenewal({
    store,
    tabs,
    clock: ports.clock,
    lock: ports.lock,
    callAs: http.callAs,
    overdue,
    timedOut: () => new ApiError('timeout', i18n.translate('http.timeout'), { code: 0 }),
    onRenewed: (session) => {
      if (isShown(session)) actors.auth.send({ type: 'session.seen', session });
    },
    onRefused: (session) => {
      if (isShown(session)) actors.auth.send({ type: 'auth.overdue' });
    },
  });

  const createActors = (): Actors => {
    const auth = createActor(
      createAuthLogic({
        store,
        tabs,
        page: ports.page,
        call: http.call,
        callAs: http.callAs,
        credentials: { keep: async () => {}, wipe: async () => {} },
        newId: () => crypto.randomUUID(),
      }),
    );
    const identity = fromCallback<{ type: 'never' }>(({ sendBack }) => {
      const tell = (snapshot: AuthSnapshot) => {
        const { user } = snapshot.context;
        if (snapshot.matches('signedIn') && user) sendBack({ type: 'session.started', userId: user.id });
        else sendBack({ type: 'session.ended' });
      };
      tell(auth.getSnapshot());
      const subscription = auth.subscribe(tell);
      return () => subscription.unsubscribe();
    });
    return {
      auth,
      theme: createThemeActor({ storage: ports.storage, tabs, page: ports.page, root }),
      toasts: createToastsActor({ clock: ports.clock }),
      root: createActor(keoMachine.provide({ actors: { identity } })),
    };
  };

  let actors = createActors();
  let life: 'new' | 'running' | 'ending' | 'ended' = 'new';

  const end = () => {
    if (life !== 'ending') return;
    life = 'ended';
    for (const actor of [actors.root, actors.auth, actors.theme, actors.toasts]) actor.stop();
    tabs.pause();
  };

  const keo: Keo = {
    call: http.call,
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
    start() {
      if (life === 'ended') actors = createActors();
      if (life === 'new' || life === 'ended') {
        tabs.resume();
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
