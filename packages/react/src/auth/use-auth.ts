import { useMemo } from 'react';
import { waitFor } from 'xstate';
import {
  ApiError,
  type AuthActor,
  type Login,
  type Register,
  type User,
  selectAuthError,
  selectAuthReady,
  selectIsAuthBusy,
  selectIsAuthenticated,
  selectUser,
} from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useKeo } from '../client/use-keo.ts';

export type Auth = {
  /** Null until loaded. */
  user: User | null;
  isAuthenticated: boolean;
  /** False while a stored session is being restored: render neither "sign in" nor the account. */
  isReady: boolean;
  isBusy: boolean;
  error: ApiError | null;
};

export function useAuth(): Auth {
  const { auth } = useKeoClient();
  return {
    user: useActorValue(auth, selectUser),
    isAuthenticated: useActorValue(auth, selectIsAuthenticated),
    isReady: useActorValue(auth, selectAuthReady),
    isBusy: useActorValue(auth, selectIsAuthBusy),
    error: useActorValue(auth, selectAuthError),
  };
}

export type AuthCommands = {
  /** Resolves when signed in; rejects with an `ApiError`. */
  signIn: (input: Login & { remember?: boolean }) => Promise<void>;
  /** Creates the account and signs it in; rejects with an `ApiError`. */
  signUp: (input: Register) => Promise<void>;
  /** Ends the session here at once, and on the server in the background. */
  signOut: () => void;
  /** Takes the account that an answer carried; without one loads it again. */
  reloadUser: (known?: User) => void;
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
      reloadUser: (user) =>
        keo.auth.send(user ? { type: 'user.changed', user } : { type: 'auth.reloadUser' }),
    }),
    [keo],
  );
}

export async function settle(auth: AuthActor): Promise<void> {
  const snapshot = await waitFor(auth, (now) => !selectIsAuthBusy(now));
  if (selectIsAuthenticated(snapshot)) return;
  throw selectAuthError(snapshot) ?? new ApiError('generic', '', { code: 0 });
}

export type UnloadedUser = {
  error: ApiError | null;
  isBusy: boolean;
  retry: () => void;
};

const selectUnloaded = (snapshot: ReturnType<AuthActor['getSnapshot']>) =>
  snapshot.matches('unreachable')
    ? { error: selectAuthError(snapshot), isBusy: selectIsAuthBusy(snapshot) }
    : null;

/** Signed in, but loading the user failed; else null. */
export function useUnloadedUser(): UnloadedUser | null {
  const { auth } = useKeoClient();
  const trouble = useActorValue(auth, selectUnloaded);
  return useMemo(
    () => trouble && { ...trouble, retry: () => auth.send({ type: 'auth.reloadUser' }) },
    [auth, trouble],
  );
}
