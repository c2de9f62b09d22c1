import type { Socket } from 'socket.io-client';
import type { ConnectSocket } from '../ports/ports.ts';

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The real `connectSocket` port. socket.io-client loads with the first connection, after the first paint. */
export const connectBySocketIo: ConnectSocket = ({ url, token, connectTimeout }, listener) => {
  let closed = false;
  let socket: Socket | undefined;

  const open = async (): Promise<void> => {
    const { io } = await import('socket.io-client');
    if (closed) return;
    // No reconnection of its own: our machine decides when to try again.
    const opened = io(url, {
      query: { token },
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      timeout: connectTimeout,
      reconnection: false,
      forceNew: true,
    });
    socket = opened;
    opened.on('connect', () => {
      const { engine } = opened.io;
      listener.connected(engine.transport.name);
      engine.on('upgrade', (transport) => {
        if (!closed) listener.upgraded(transport.name);
      });
    });
    opened.on('connect_error', (error) => {
      // `active` is false where the server itself refused; a lost connection stays active.
      if (opened.active) listener.failed(error.message);
      else listener.refused(error.message);
    });
    opened.on('disconnect', (reason) => listener.disconnected(reason));
    opened.onAny((event: string, payload: unknown) => listener.received(event, payload));
  };
  open().catch((error: unknown) => {
    if (!closed) listener.failed(toMessage(error));
  });

  return {
    emit(event, payload, acknowledge) {
      if (acknowledge) socket?.emit(event, payload, acknowledge);
      else socket?.emit(event, payload);
    },
    close() {
      closed = true;
      socket?.off();
      socket?.offAny();
      socket?.disconnect();
    },
  };
};
