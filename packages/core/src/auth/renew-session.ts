import type { Clock, TabChannel, TabLock } from '../ports/ports.ts';
import { codes } from '../http/envelope.ts';
import { ApiError, isApiError, isOverdue, isRefused, notLogin } from '../http/http.errors.ts';
import type { Accounts } from './accounts.ts';
import type { AskHost } from './ask-host.ts';
import type { StoredSession, TokenStore } from './token-store.ts';

/** Whether the known token will expire soon or was refused. */
type RenewalReason = 'expiring' | 'overdue';

const coolDown = 60_000;

export type SessionRenewalOptions = {
  store: TokenStore;
  tabs: TabChannel;
  clock: Clock;
  lock?: TabLock | undefined;
  /** Rotates the refresh token. */
  accounts?: Pick<Accounts, 'renew'> | undefined;
  /** In an embedded client, instead of `accounts`. */
  askHost?: AskHost | undefined;
  onRenewed: (session: StoredSession) => void;
  /** Called once when a session was refused for good. */
  onRefused: (session: StoredSession) => void;
};

/**
 * Renews a refused token. Concurrent calls share one refresh (single flight), and tokens that another tab renewed are
 * used as they are. Only a definite refusal ends the session; any other failure starts a cooldown of a minute, to spare
 * a struggling server. See docs/decisions/0005.
 */
export function createSessionRenewal(options: SessionRenewalOptions) {
  const { store, tabs, clock, lock, accounts, askHost, onRenewed, onRefused } = options;
  let running: { id: string; result: Promise<StoredSession> } | undefined;
  let failure: { id: string; error: unknown; until: number } | undefined;

  /** The stored session if it is still this one, else null. */
  const stored = (id: string): StoredSession | null => {
    const session = store.read();
    return session?.id === id ? session : null;
  };

  const ask = async (session: StoredSession, reason: RenewalReason): Promise<StoredSession> => {
    if (askHost) {
      const answer = await askHost(reason);
      if (!answer) throw overdue();
      return { id: session.id, refreshToken: null, ...answer };
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
        // A failed early renewal starts no cooldown: the token still works.
        if (reason === 'overdue') failure = { id: session.id, error, until: clock.now() + coolDown };
        throw error;
      }
      onRefused(session);
      throw isOverdue(error) ? error : overdue(error);
    }
    // Meanwhile the session may have ended, or another tab may have been faster.
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
    /** Ends the cooldown, when the network is back. */
    forgetFailure() {
      failure = undefined;
    },
  };
}

/** The error that asks for a new sign-in, in the words of its cause. */
const overdue = (cause?: unknown): ApiError => {
  const own = isApiError(cause) ? cause : { message: notLogin, code: codes.overdue };
  return new ApiError('overdue', () => own.message, { code: own.code, cause });
};

/**
 * True when the server has ended the session: it refused, or has no such endpoint. A 401 without our envelope is a
 * proxy's.
 */
const isDefinite = (error: unknown): boolean =>
  (isOverdue(error) && error instanceof ApiError && error.cause === undefined) ||
  isRefused(error) ||
  (error instanceof ApiError && error.code === 404);
