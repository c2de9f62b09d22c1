import type { Clock, TabChannel } from '../ports/ports.ts';
import type { CallAs } from '../http/create-http.ts';
import { isOverdue } from '../http/http.errors.ts';
import { userInfo } from '../users/users.endpoints.ts';
import { login, logout, refreshToken, register } from './auth.endpoints.ts';
import type { EnterWish, SignedIn } from './auth.events.ts';
import type { SignInAnswer, Tokens } from './auth.schema.ts';
import { rotateTokens } from './rotate-tokens.ts';
import type { StoredCredentials } from './stored-credentials.ts';
import type { StoredSession, TokenStore } from './token-store.ts';

/** Sign-in, sign-out and token rotation of the product. An embedded client gets its tokens from the host page. */
export type Accounts = {
  /** Signs in or up, and stores the session. */
  enter(wish: EnterWish, signal: AbortSignal): Promise<SignedIn>;
  /** Clears the remembered credentials and revokes the session in the background. */
  leave(session: StoredSession | null): void;
  /** Exchanges the refresh token for the next pair, while `isWanted`. */
  renew(refreshToken: string, isWanted: () => boolean): Promise<Tokens>;
};

export type AccountsTools = {
  store: TokenStore;
  tabs: TabChannel;
  clock: Clock;
  callAs: CallAs;
  /** Makes a session id. */
  newId: () => string;
};

export type CreateAccounts = (tools: AccountsTools) => Accounts;

/** Accounts by password; `credentials` keeps what the user asked to remember on this device. */
export const createAccountsWith =
  (credentials: Pick<StoredCredentials, 'keep' | 'wipe'>): CreateAccounts =>
  ({ store, tabs, clock, callAs, newId }) => {
    /** Not awaited, and a failure is not shown: the user has left. */
    const revoke = async (session: StoredSession): Promise<void> => {
      try {
        await callAs(session, logout, {}, { keepalive: true });
      } catch (error) {
        if (!isOverdue(error) || session.refreshToken === null) return;
        // The access token expired, the refresh token may still be valid: renew once, to revoke both.
        const tokens = await callAs(
          null,
          refreshToken,
          { refreshToken: session.refreshToken },
          { keepalive: true },
        );
        await callAs(tokens, logout, {}, { keepalive: true });
      }
    };
    const revokeUnseen = (session: StoredSession) => void revoke(session).catch(() => undefined);

    const enterWith = async (
      { user: known, ...tokens }: SignInAnswer,
      signal: AbortSignal,
    ): Promise<SignedIn> => {
      const session: StoredSession = { id: newId(), ...tokens };
      try {
        const user = known ?? (await callAs(session, userInfo, {}, { signal }));
        signal.throwIfAborted();
        store.write(session);
        tabs.post({ type: 'auth.signedIn' });
        return { session, user };
      } catch (error) {
        revokeUnseen(session);
        throw error;
      }
    };

    return {
      async enter(wish, signal) {
        store.clear();
        if (wish.type === 'auth.signUp') {
          return enterWith(await callAs(null, register, wish.input, { signal }), signal);
        }
        if ('tokens' in wish) return enterWith(wish.tokens, signal);
        const { username, password, remember } = wish;
        const tokens = await callAs(null, login, { username, password }, { signal });
        const signedIn = await enterWith(tokens, signal);
        void (remember ? credentials.keep({ username, password }) : credentials.wipe());
        return signedIn;
      },
      leave(session) {
        void credentials.wipe();
        if (session) revokeUnseen(session);
      },
      renew: (token, isWanted) => rotateTokens({ clock, callAs, isWanted }, token),
    };
  };
