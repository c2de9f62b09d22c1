import { useMemo } from 'react';
import { type SocketStatus, selectSocketStatus } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';

/** Whether news arrives live: `idle` while nobody is signed in. */
export function useSocketStatus(): SocketStatus {
  const { root } = useKeoClient();
  const socket = useActorValue(root, (snapshot) => snapshot.children.socket);
  return useActorValue(socket, selectSocketStatus);
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
