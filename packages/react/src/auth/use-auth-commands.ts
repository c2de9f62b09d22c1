import { useMemo } from 'react';
import { waitFor } from 'xstate';
import {
  type AuthActor,
  ApiError,
  type Login,
  type Register,
  selectAuthError,
  selectIsAuthBusy,
  selectIsAuthenticated,
} from '@keo/core';
import { useKeo } from '../client/use-keo.ts';

export type AuthCommands = {
  /** Resolves when signed in; rejects with an `ApiError`. */
  signIn: (input: Login & { remember?: boolean }) => Promise<void>;
  /** Creates the account and signs it in; rejects with an `ApiError`. */
  signUp: (input: Register) => Promise<void>;
  /** Ends the session here at once, and on the server in the background. */
  signOut: () => void;
  /** Loads the account again, for example after verification. */
  reloadUser: () => void;
};

/** Commands of the session; the functions are stable. */
export function useAuthCommands(): AuthCommands {
  const keo = useKeo();
  return useMemo(
    () => ({
      signIn({ username, password, remember = false }) {
        keo.auth.send({ type: 'auth.signIn', username, password, remember });
        return settle(keo.auth);
      },
      signUp(input) {
        keo.auth.send({ type: 'auth.signUp', input });
        return settle(keo.auth);
      },
      signOut: () => keo.auth.send({ type: 'auth.signOut' }),
      reloadUser: () => keo.auth.send({ type: 'auth.reloadUser' }),
    }),
    [keo],
  );
}

export async function settle(auth: AuthActor): Promise<void> {
  const snapshot = await waitFor(auth, (now) => !selectIsAuthBusy(now));
  if (selectIsAuthenticated(snapshot)) return;
  throw selectAuthError(snapshot) ?? new ApiError('generic', '', { code: 0 });
}
