import { useMemo } from 'react';
import { type ApiError, type AuthActor, selectAuthError, selectIsAuthBusy } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';

export type UnloadedUser = {
  error: ApiError | null;
  isBusy: boolean;
  retry: () => void;
};

const select = (snapshot: ReturnType<AuthActor['getSnapshot']>) =>
  snapshot.matches('unreachable')
    ? { error: selectAuthError(snapshot), isBusy: selectIsAuthBusy(snapshot) }
    : null;

/** Signed in, but loading the user failed; else null. */
export function useUnloadedUser(): UnloadedUser | null {
  const { auth } = useKeoClient();
  const trouble = useActorValue(auth, select);
  return useMemo(
    () => trouble && { ...trouble, retry: () => auth.send({ type: 'auth.reloadUser' }) },
    [auth, trouble],
  );
}
