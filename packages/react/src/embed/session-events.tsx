import { useEffect } from 'react';
import { selectAuthError, selectUser } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import type { Emit } from './embed-events.ts';

export function SessionEvents({ emit }: { emit: Emit }) {
  const keo = useKeoClient();
  useEffect(() => {
    const { auth } = keo;
    let ready: string | undefined;
    let failure: unknown = null;
    const look = (snapshot: ReturnType<typeof auth.getSnapshot>) => {
      const user = selectUser(snapshot)?.id;
      const error = selectAuthError(snapshot);
      if (user !== undefined && user !== ready) emit('keo-ready', { userId: user });
      if (error && error !== failure) emit('keo-error', { error });
      if (snapshot.matches('signedOut') && ready !== '') emit('keo-session-expired', null);
      ready = snapshot.matches('signedOut') ? '' : user;
      failure = error;
    };
    look(auth.getSnapshot());
    const subscription = auth.subscribe(look);
    return () => subscription.unsubscribe();
  }, [keo, emit]);
  return null;
}
