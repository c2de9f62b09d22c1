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
