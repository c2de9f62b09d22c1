import type { Clock, TabChannel, TabLock } from '../ports/ports.ts';
import { ApiError, isOverdue, isRefused } from '../http/http.errors.ts';
import type { Accounts } from './accounts.ts';
import type { AskHost } from './ask-host.ts';
import type { StoredSession, TokenStore } from './token-store.ts';

/** Why a newer token is wanted: the known one was refused, or will be soon. */
type RenewalReason = 'expiring' | 'overdue';

const coolDown = 60_000;

export type SessionRenewalOptions = {
  store: TokenStore;
  tabs: TabChannel;
  clock: Clock;
  lock?: TabLock | undefined;
  /** Who changes a refresh token for the next pair. */
  accounts?: Pick<Accounts, 'renew'> | undefined;
  /** Instead of those, where the page that embeds us gives out tokens. */
  askHost?: AskHost | undefined;
  /** Says that a session must sign in again. */
  overdue: (cause?: unknown) => ApiError;
  onRenewed: (session: StoredSession) => void;
  /** Told once when a session was refused for good. */
  onRefused: (session: StoredSession) => void;
};

/**
 * Gives a fresh token for a refused one. Any number of calls share one refresh, and what another tab has renewed
 * meanwhile is taken as it is. Only a definite refusal ends the session; after any other failure the next
 * refresh waits a minute, so that a struggling server is not asked by every call. See docs/decisions/0005.
 */
export function createSessionRenewal(options: SessionRenewalOptions) {
  const { store, tabs, clock, lock, accounts, overdue, askHost, onRenewed, onRefused } = options;
  let running: { id: string; result: Promise<StoredSession> } | undefined;
  let failure: { id: string; error: unknown; until: number } | undefined;

  /** The stored tokens if they still belong to this session, else null. */
  const stored = (id: string): StoredSession | null => {
    const session = store.read();
    return session?.id === id ? session : null;
  };

  const ask = async (session: StoredSession, reason: RenewalReason): Promise<StoredSession> => {
    if (askHost) {
      const given = await askHost(reason);
      if (!given) throw overdue();
      return { id: session.id, refreshToken: null, ...given };
    }
    if (session.refreshToken === null || !accounts) throw overdue();
    return {
      id: session.id,
      ...(await accounts.renew(session.refreshToken, () => stored(session.id) !== null)),
    };
  };

  const refresh = async (refused: StoredSession, reason: RenewalReason): Promise<StoredSession> => {
    const session = stored(refused.id);
    if (!session) throw overdue();
    if (session.accessToken !== refused.accessToken) return session;
    if (failure?.id === session.id && clock.now() < failure.until) throw failure.error;

    let fresh: StoredSession;
    try {
      fresh = await ask(session, reason);
    } catch (error) {
      const rotated = stored(session.id);
      if (rotated && rotated.accessToken !== session.accessToken) return rotated;
      if (!isDefinite(error)) {
        // An early renewal that fails does not start the pause: the token still works until its end.
        if (reason === 'overdue') failure = { id: session.id, error, until: clock.now() + coolDown };
        throw error;
      }
      onRefused(session);
      throw isOverdue(error) ? error : overdue(error);
    }
    // The session may have ended, or another tab may have been faster, while the answer was on its way.
    const now = stored(session.id);
    if (!now) throw overdue();
    if (now.accessToken !== session.accessToken) return now;
    store.write(fresh);
    tabs.post({ type: 'auth.rotated' });
    onRenewed(fresh);
    return fresh;
  };

  const run = (refused: StoredSession, reason: RenewalReason) =>
    lock ? lock('keo.refresh', () => refresh(refused, reason)) : refresh(refused, reason);

  return {
    async renew(refused: StoredSession, reason: RenewalReason = 'overdue'): Promise<StoredSession> {
      if (running?.id !== refused.id) {
        const mine = { id: refused.id, result: run(refused, reason) };
        running = mine;
        void mine.result
          .catch(() => undefined)
          .finally(() => {
            if (running === mine) running = undefined;
          });
      }
      return running.result;
    },
    /** The network is back: the next call may ask at once. */
    forgetFailure() {
      failure = undefined;
    },
  };
}

/**
 * True when the server itself has ended the session: it refused, or it has no such endpoint at all. A 401 that
 * came without our envelope is a proxy's, not the server's.
 */
const isDefinite = (error: unknown): boolean =>
  (isOverdue(error) && error instanceof ApiError && error.cause === undefined) ||
  isRefused(error) ||
  (error instanceof ApiError && error.code === 404);
