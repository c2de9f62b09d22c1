import { fromCallback, fromPromise } from 'xstate';
import type { PageSignals, TabChannel } from '../ports/ports.ts';
import type { Call } from '../http/create-http.ts';
import { ApiError, isTransient } from '../http/http.errors.ts';
import { userInfo } from '../users/users.endpoints.ts';
import type { Accounts } from './accounts.ts';
import type { AskHost } from './ask-host.ts';
import type { EnterWish, SessionEvent, SignedIn, StoreCommand } from './auth.events.ts';
import { authMachine } from './auth.machine.ts';
import type { StoredSession, TokenStore } from './token-store.ts';

export type AuthDependencies = {
  store: TokenStore;
  tabs: TabChannel;
  page: PageSignals;
  call: Call;
  askHost?: AskHost | undefined;
  /** Absent in embedded clients. */
  accounts?: Pick<Accounts, 'enter' | 'leave'> | undefined;
  /** Makes a session id. */
  newId: () => string;
  /** Ends the cooldown after a failed renewal, when the network is back. */
  forgetFailure: () => void;
};

/** Watches the stored session, and clears it. */
const createSessionStore = ({ store, tabs, page, forgetFailure, accounts }: AuthDependencies) =>
  fromCallback<StoreCommand>(({ sendBack, receive }) => {
    const tell = (event: SessionEvent) => sendBack(event);
    /** A session that another tab has ended; its cookie may still be visible here for a moment. */
    let ended: string | undefined;
    const look = () => {
      const session = store.read();
      if (session === null && ended !== undefined) tell({ type: 'session.endedElsewhere' });
      else tell({ type: 'session.seen', session });
      if (session?.id !== ended) ended = undefined;
    };

    const stops = [
      tabs.subscribe((message) => {
        if (!message.type.startsWith('auth.')) return;
        ended = message.type === 'auth.signedOut' ? (store.read()?.id ?? '') : undefined;
        look();
      }),
      page.subscribe((signal) => {
        if (signal === 'cookies') return look();
        if (signal !== 'online' && signal !== 'visible') return;
        forgetFailure();
        look();
        tell({ type: 'page.returned' });
      }),
    ];
    receive((command) => {
      if (command.type === 'session.look') return look();
      const { reason, session } = command;
      const stored = store.read();
      // Another tab may have stored a newer session, which only an explicit sign-out clears.
      if (reason !== 'asked' && stored && stored.id !== session?.id) return;
      store.clear();
      if (reason === 'gone') return;
      tabs.post({ type: 'auth.signedOut' });
      if (reason === 'overdue') return;
      accounts?.leave(session && stored?.id !== session.id ? session : stored);
    });
    return () => stops.forEach((stop) => stop());
  });

/** Stores the first session that the host page gives; null while signed out there. */
async function fetchFirst(
  { store, askHost, newId }: AuthDependencies,
  signal: AbortSignal,
): Promise<StoredSession | null> {
  const answer = await askHost?.('start', signal);
  if (!answer) return null;
  signal.throwIfAborted();
  const session = { id: newId(), refreshToken: null, ...answer };
  store.write(session);
  return session;
}

/** Loads the user of the stored session, or of the one that the host page gives. */
const createRestore = (dependencies: AuthDependencies) =>
  fromPromise<SignedIn | 'gone' | null>(async ({ signal }) => {
    const { store, tabs, call } = dependencies;
    for (let tries = 1; ; tries++) {
      const session = store.read() ?? (await fetchFirst(dependencies, signal));
      if (!session) {
        store.clear();
        return tries === 1 ? null : 'gone';
      }
      try {
        const user = await call(userInfo, {}, { signal });
        const stored = store.read();
        if (stored?.id === session.id) return { session: stored, user };
      } catch (error) {
        if (signal.aborted || isTransient(error)) throw error;
        const stored = store.read();
        // The token was renewed meanwhile: this answer is about the old one.
        const isOvertaken = stored?.accessToken !== session.accessToken && tries < 3;
        if (!stored || (stored.id === session.id && !isOvertaken)) {
          store.clear();
          tabs.post({ type: 'auth.signedOut' });
          throw error;
        }
      }
      // Another tab signed in or out meanwhile: the answer is about another user.
    }
  });

/** The auth machine with its effects. */
export function createAuthLogic(dependencies: AuthDependencies): typeof authMachine {
  const { call, accounts } = dependencies;
  return authMachine.provide({
    actors: {
      store: createSessionStore(dependencies),
      restore: createRestore(dependencies),
      enter: fromPromise<SignedIn, EnterWish>(async ({ input, signal }) => {
        if (!accounts)
          throw new ApiError('generic', 'Nobody signs in here: the page gives out tokens', { code: 0 });
        return accounts.enter(input, signal);
      }),
      loadUser: fromPromise(({ signal }) => call(userInfo, {}, { signal })),
    },
  });
}
