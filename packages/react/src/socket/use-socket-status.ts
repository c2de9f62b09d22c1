import { useMemo } from 'react';
import { type SocketState, type SocketStatus, selectSocketState, selectSocketStatus } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** Whether news arrives live: `idle` while nobody is signed in. */
export function useSocketStatus(): SocketStatus {
  return useActorValue(useSocket(), selectSocketStatus);
}

/** The connection as it stands; `error` says in the reader's language why news does not arrive. */
export function useSocketState(): Omit<SocketState, 'error'> & { error: string | null } {
  const t = useTranslate();
  const { error, ...state } = useActorValue(useSocket(), selectSocketState);
  return { ...state, error: error && t(error.key, error.params) };
}

function useSocket() {
  const { root } = useKeoClient();
  return useActorValue(root, (snapshot) => snapshot.children.socket);
}

export type SocketCommands = {
  /** Leaves the failed state and connects again. */
  retry: () => void;
};

/** What can be done about the connection; the functions never change. */
export function useSocketCommands(): SocketCommands {
  const keo = useKeoClient();
  return useMemo(
    () => ({ retry: () => keo.root.getSnapshot().children.socket?.send({ type: 'socket.retry' }) }),
    [keo],
  );
}
