import { useMemo } from 'react';
import { type SocketState, type SocketStatus, selectSocketState, selectSocketStatus } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** `idle` while signed out. */
export function useSocketStatus(): SocketStatus {
  return useActorValue(useSocket(), selectSocketStatus);
}

/** `error` is a translated sentence. */
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
  retry: () => void;
};

/** The functions are stable. */
export function useSocketCommands(): SocketCommands {
  const keo = useKeoClient();
  return useMemo(
    () => ({ retry: () => keo.root.getSnapshot().children.socket?.send({ type: 'socket.retry' }) }),
    [keo],
  );
}
