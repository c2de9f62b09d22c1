import { createActor } from 'xstate';
import type { CreateAccounts } from '../auth/accounts.ts';
import { createAuthLogic } from '../auth/auth.actors.ts';
import type { TokenStore } from '../auth/token-store.ts';
import type { Call } from '../http/create-http.ts';
import type { CreateSend } from '../http/send.ts';
import type { I18n } from './message-key.ts';
import type { createPausableTabs } from '../storage/tab-channel.ts';
import { type ActorOf, createDomains } from './domains.ts';
import { createIdentity } from './create-identity.ts';
import { type LoadLive, createKeoRoot } from './keo.actors.ts';
import type { LiveTools } from './keo.live.ts';
import type { AuthActor, KeoRoot } from './keo.root.ts';
import type { World } from '../ports/ports.ts';
import type { KeptNotifications } from '../domain/domain.ts';

/** What every client has, that of a product as well as one in another site's page. */
export type KeoClient = {
  readonly call: Call;
  /** The actor of a domain for the signed-in user, made when first asked for; undefined while nobody is signed in. */
  readonly actorOf: ActorOf;
  /** Its child `socket` exists while a user is signed in. */
  readonly root: KeoRoot;
  readonly auth: AuthActor;
  readonly i18n: I18n;
  /** Begins to listen and restores the session. Again after `stop`, with new actors. */
  start(): KeoClient;
  /** Ends every listener, timer and connection, unless `start` follows before the current task is over. */
  stop(): void;
};

/** Actors with the lifetime of the client: made before it starts, and again after a stop. */
export type Companion = { start(): unknown; stop(): unknown };

/** The parts of a client; one that needs fewer bundles less. See docs/decisions/0004. */
export type ClientParts = {
  apiBase: string;
  ports: World & { tabs: ReturnType<typeof createPausableTabs> };
  i18n: I18n;
  store: TokenStore;
  createSend: CreateSend;
  /** Absent where nobody signs in or out by this client. */
  createAccounts?: CreateAccounts;
  createCompanions?: () => readonly Companion[];
  kept: KeptNotifications;
  createLive: (tools: Omit<LiveTools, 'url' | 'ports'>) => LoadLive;
};

type Actors = { auth: AuthActor; root: KeoRoot; companions: readonly Companion[] };

/** One client of Keo over the given parts. It is inert until `start`. */
export function createClient(parts: ClientParts): KeoClient {
  const { apiBase, ports, i18n, store, createSend, createAccounts } = parts;
  const { clock, page, tabs } = ports;
  const identity = createIdentity({
    apiBase,
    ports,
    store,
    i18n,
    createSend,
    createAccounts,
    auth: () => actors.auth,
  });
  const { call, accounts, askHost, newId, forgetFailure } = identity;
  // The delays of the machines run on the given clock, like everything else.
  const timers = {
    setTimeout: (run: () => void, ms: number) => clock.after(ms, run),
    clearTimeout: (timer: ReturnType<typeof clock.after> | undefined) => timer?.cancel(),
  };

  const createActors = (): Actors => {
    const logic = createAuthLogic({ store, tabs, page, call, accounts, newId, forgetFailure, askHost });
    const auth = createActor(logic, { clock: timers });
    const readToken = () => store.read()?.accessToken ?? null;
    const live = parts.createLive({ auth, call, readToken });
    return {
      auth,
      root: createKeoRoot(auth, live, { clock: timers }),
      companions: parts.createCompanions?.() ?? [],
    };
  };

  let actors = createActors();
  const domains = createDomains({
    root: () => actors.root,
    tools: {
      user: () => actors.auth.getSnapshot().context.user,
      call,
      ports,
      timers,
      kept: parts.kept,
    },
  });
  let life: 'new' | 'running' | 'ending' | 'ended' = 'new';

  const end = () => {
    if (life !== 'ending') return;
    life = 'ended';
    domains.end();
    identity.end();
    for (const actor of [actors.root, actors.auth, ...actors.companions]) actor.stop();
    tabs.pause();
  };

  const client: KeoClient = {
    call,
    actorOf: domains.actorOf,
    get root() {
      return actors.root;
    },
    get auth() {
      return actors.auth;
    },
    i18n,
    start() {
      if (life === 'ended') actors = createActors();
      if (life === 'new' || life === 'ended') {
        tabs.resume();
        identity.begin();
        for (const actor of [...actors.companions, actors.auth, actors.root]) actor.start();
      }
      life = 'running';
      return client;
    },
    stop() {
      if (life !== 'running') return;
      life = 'ending';
      // React's StrictMode stops and starts again at once, while components hold these very actors.
      queueMicrotask(end);
    },
  };
  return client;
}
