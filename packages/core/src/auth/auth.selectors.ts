import type { ApiError } from '../http/http.errors.ts';
import type { User } from '../users/users.schema.ts';
import type { AuthSnapshot } from './auth.machine.ts';

export const selectUser = (snapshot: AuthSnapshot): User | null => snapshot.context.user;

/** True while a session is stored and not refused, also while the server cannot be reached to say whose it is. */
export const selectIsAuthenticated = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('authenticated');

/** Why the last sign-in, sign-up or load of the user failed; null after the next begins. */
export const selectAuthError = (snapshot: AuthSnapshot): ApiError | null => snapshot.context.error;

/** True while signing in, signing up or loading the user. */
export const selectIsAuthBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy');

/** False until the stored session was read; show no guest page before. */
export const selectAuthReady = (snapshot: AuthSnapshot): boolean => !snapshot.hasTag('restoring');

/** The specification's authentication state; a new object at each call. */
export const selectAuth = (snapshot: AuthSnapshot) => ({
  user: selectUser(snapshot),
  token: snapshot.context.session?.accessToken ?? null,
  refreshToken: snapshot.context.session?.refreshToken ?? null,
  isAuthenticated: selectIsAuthenticated(snapshot),
  loading: selectIsAuthBusy(snapshot),
});
