import type { CreateAccounts } from '../auth/accounts.ts';
import { createEarlyRenewal } from '../auth/early-renewal.ts';
import { createSessionRenewal } from '../auth/renew-session.ts';
import type { StoredSession, TokenStore } from '../auth/token-store.ts';
import { type Http, createHttp } from '../http/create-http.ts';
import { ApiError } from '../http/http.errors.ts';
import type { CreateSend } from '../http/send.ts';
import type { I18n } from './message-key.ts';
import type { AuthActor } from './keo.root.ts';
import type { ServerClock, World } from '../ports/ports.ts';

type IdentityOptions = {
  apiBase: string;
  /** Its clock is the device's, for durations. */
  ports: World;
  serverClock: ServerClock;
  store: TokenStore;
  i18n: I18n;
  createSend: CreateSend;
  createAccounts: CreateAccounts | undefined;
  /** The current auth actor; a new one after each stop and start. */
  auth: () => AuthActor;
};

/** Calls as the user of this tab; overdue tokens are renewed. */
export function createIdentity({
  apiBase,
  ports,
  serverClock,
  store,
  i18n,
  auth,
  ...parts
}: IdentityOptions) {
  const shown = () => auth().getSnapshot().context.session;
  let controller = new AbortController();
  /** This tab still shows the session, and the client was not stopped. */
  const isShown = (session: StoredSession) => !controller.signal.aborted && shown()?.id === session.id;

  const http: Http = createHttp<StoredSession>({
    apiBase,
    ports,
    serverNow: () => serverClock.now(),
    locale: () => i18n.locale,
    say: i18n.translate,
    createSend: parts.createSend,
    callers: {
      current() {
        const stored = store.read();
        const session = shown();
        if (!session || stored?.id === session.id) return stored;
        // Another tab replaced or signed out this tab's user: call without a token.
        auth().send({ type: 'session.seen', session: stored });
        return null;
      },
      renew: (refused) => renewal.renew(refused),
    },
  });

  const timedOut = () => new ApiError('timeout', () => i18n.translate('http.timeout'), { code: 0 });
  /** The host page's `fetchToken` failed: the session stays, `offline` only where the network is gone. */
  const failed = (cause: unknown) =>
    ports.page.isOnline()
      ? new ApiError('generic', () => i18n.translate('http.host'), { code: 502, cause })
      : new ApiError('offline', () => i18n.translate('http.offline'), { code: 0, cause });
  const askHost = store.createAskHost?.({ clock: ports.clock, timedOut, failed });

  const newId = () => `${ports.clock.now().toString(36)}-${ports.random().toString(36).slice(2)}`;
  const { tabs, clock } = ports;
  const accounts = parts.createAccounts?.({ store, tabs, clock, callAs: http.callAs, newId });

  const renewal = createSessionRenewal({
    store,
    tabs,
    clock,
    lock: ports.lock,
    accounts,
    // Answers of the host page after the end are ignored.
    askHost: askHost && ((reason) => askHost(reason, controller.signal)),
    onRenewed: (session) => {
      if (isShown(session)) auth().send({ type: 'session.seen', session });
    },
    onRefused: (session) => {
      if (isShown(session)) auth().send({ type: 'auth.overdue' });
    },
  });

  // A failed early renewal is ignored: the token will be renewed when it is overdue.
  const early = createEarlyRenewal(serverClock, (session) => {
    void renewal.renew(session, 'expiring').catch(() => undefined);
  });

  return {
    call: http.call,
    accounts,
    askHost,
    newId,
    forgetFailure: () => renewal.forgetFailure(),
    /** Subscribes to the current auth actor; a stopped one drops its subscribers. */
    begin() {
      controller = new AbortController();
      renewal.forgetFailure();
      auth().subscribe(({ context }) => early.watch(context.session));
    },
    end() {
      early.stop();
      controller.abort();
    },
  };
}
