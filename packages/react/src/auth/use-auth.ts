import {
  type ApiError,
  type User,
  selectAuthError,
  selectAuthReady,
  selectIsAuthBusy,
  selectIsAuthenticated,
  selectUser,
} from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';

export type Auth = {
  /** The signed-in account, once it is loaded. */
  user: User | null;
  isAuthenticated: boolean;
  /** False while an earlier session is still being looked for: draw neither "sign in" nor the account yet. */
  isReady: boolean;
  /** A sign-in, sign-up or sign-out is on its way. */
  isBusy: boolean;
  /** Why the last sign-in or sign-up failed. */
  error: ApiError | null;
};

/** Who is signed in. */
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
