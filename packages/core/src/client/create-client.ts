import { createActor } from 'xstate';
import type { CreateAccounts } from '../auth/accounts.ts';
import { createAuthLogic } from '../auth/auth.actors.ts';
import type { TokenStore } from '../auth/token-store.ts';
import type { Call } from '../http/create-http.ts';
import { hearTime } from '../http/hear-time.ts';
import type { CreateSend } from '../http/send.ts';
import type { I18n } from './message-key.ts';
import { createServerClock } from '../storage/server-clock.ts';
import type { createPausableTabs } from '../storage/tab-channel.ts';
import { type GetActor, createDomains, followSocket } from './domains.ts';
import { createIdentity } from './create-identity.ts';
import { type LoadLive, createKeoRoot } from './keo.actors.ts';
import type { LiveTools } from './keo.live.ts';
import type { AuthActor, KeoRoot } from './keo.root.ts';
import type { ServerClock, World } from '../ports/ports.ts';
import type { KeptNotifications } from '../domain/domain.ts';

/** What the product's client and the embedded one have in common. */
export type KeoClient = {
  readonly call: Call;
  /** The domain's actor for the signed-in user, created on first use; undefined while signed out. */
  readonly getActor: GetActor;
  /** Its child `socket` exists while a user is signed in. */
  readonly root: KeoRoot;
  readonly auth: AuthActor;
  readonly i18n: I18n;
  readonly clock: ServerClock;
  /** Calls when a lost connection is back: the network's, or the socket's. Returns the unsubscribe. */
  readonly onReturn: (listener: () => void) => () => void;
  /** Starts listening and restores the session. After `stop` it creates new actors. */
  start(): KeoClient;
  /** Ends every listener, timer and connection, unless `start` follows in the same task. */
  stop(): void;
};

/** Actors that start and stop with the client. */
export type Companion = { start(): unknown; stop(): unknown };

/** The embedded client has fewer, to bundle less. See docs/decisions/0004. */
export type ClientParts = {
  apiBase: string;
  ports: World & { tabs: ReturnType<typeof createPausableTabs> };
  i18n: I18n;
  store: TokenStore;
  createSend: CreateSend;
  /** Absent in embedded clients. */
  createAccounts?: CreateAccounts;
  createCompanions?: () => readonly Companion[];
  kept: KeptNotifications;
  createLive: (tools: Omit<LiveTools, 'url' | 'ports'>) => LoadLive;
};

type Actors = { auth: AuthActor; root: KeoRoot; companions: readonly Companion[] };

/** Inert until `start`. */
export function createClient(parts: ClientParts): KeoClient {
  const { apiBase, ports, i18n, store, createSend, createAccounts } = parts;
  const { clock: device, page, tabs } = ports;
  const clock = createServerClock(device);
  const identity = createIdentity({
    apiBase,
    ports: { ...ports, fetch: hearTime(ports.fetch, device, clock) },
    serverClock: clock,
    store,
    i18n,
    createSend,
    createAccounts,
    auth: () => actors.auth,
  });
  const { call, accounts, askHost, newId, forgetFailure } = identity;
  // Delays of machines use the given clock too.
  const timers = {
    setTimeout: (run: () => void, ms: number) => device.after(ms, run),
    clearTimeout: (timer: ReturnType<typeof device.after> | undefined) => timer?.cancel(),
  };

  const createActors = (): Actors => {
    const logic = createAuthLogic({ store, tabs, page, call, accounts, newId, forgetFailure, askHost });
    const auth = createActor(logic, { clock: timers });
    const readToken = () => store.read()?.accessToken ?? null;
    const live = parts.createLive({ auth, call, readToken, clock });
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
      ports: { ...ports, clock },
      timers,
      kept: parts.kept,
    },
  });
  let phase: 'new' | 'running' | 'ending' | 'ended' = 'new';

  const end = () => {
    if (phase !== 'ending') return;
    phase = 'ended';
    domains.end();
    identity.end();
    for (const actor of [actors.root, actors.auth, ...actors.companions]) actor.stop();
    tabs.pause();
  };

  const client: KeoClient = {
    call,
    getActor: domains.getActor,
    get root() {
      return actors.root;
    },
    get auth() {
      return actors.auth;
    },
    i18n,
    clock,
    onReturn(listener) {
      const ends = [
        page.subscribe((signal) => {
          if (signal === 'online') listener();
        }),
        followSocket(actors.root, (socket) => socket.on('socket.opened', listener)),
      ];
      return () => ends.forEach((end) => end());
    },
    start() {
      if (phase === 'ended') actors = createActors();
      if (phase === 'new' || phase === 'ended') {
        tabs.resume();
        identity.begin();
        for (const actor of [...actors.companions, actors.auth, actors.root]) actor.start();
      }
      phase = 'running';
      return client;
    },
    stop() {
      if (phase !== 'running') return;
      phase = 'ending';
      // React's StrictMode stops and starts at once, while components hold these actors.
      queueMicrotask(end);
    },
  };
  return client;
}
