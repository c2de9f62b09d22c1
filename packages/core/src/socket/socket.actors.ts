import type { Socket } from 'socket.io-client';
import { fromCallback } from 'xstate';
import { socketTicket } from '../auth/auth.endpoints.ts';
import type { ConnectSocket, Ports, SocketConnection } from '../client/ports.ts';
import type { Call } from '../http/create-http.ts';
import { isApiError } from '../http/http.errors.ts';
import {
  type LinkEvent,
  type SocketPageEvent,
  connectTimeout,
  retryDelay,
  socketMachine,
} from './socket.machine.ts';

export type SocketDependencies = {
  /** The server's address; empty for the page's own origin. */
  url: string;
  call: Call;
  /** The access token as it is now; null when nobody is signed in. */
  readToken: () => string | null;
  ports: Pick<Ports, 'connectSocket' | 'page' | 'random'>;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** True when the backend has no such endpoint at all. */
const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 404 || error.code === 405 || error.reason === 'NOT_FOUND');

/** The socket machine with its effects: give it to the machine that owns a signed-in session. */
export function createSocketLogic(dependencies: SocketDependencies): typeof socketMachine {
  const { url, call, readToken, ports } = dependencies;

  /** A single-use ticket where the backend offers one, so that no lasting secret stands in an address. */
  const readTicket = async (signal: AbortSignal): Promise<string | null> => {
    if (readToken() === null) return null;
    try {
      return (await call(socketTicket, {}, { signal })).ticket;
    } catch (error) {
      if (isMissing(error)) return readToken();
      throw error;
    }
  };

  const link = fromCallback<{ type: 'never' }>(({ sendBack }) => {
    const tell = (event: LinkEvent): void => sendBack(event);
    const life = new AbortController();
    let connection: SocketConnection | undefined;

    const open = async (): Promise<void> => {
      const token = await readTicket(life.signal);
      if (life.signal.aborted) return;
      if (token === null) return tell({ type: 'link.tokenless' });
      connection = ports.connectSocket(
        { url, token, connectTimeout },
        {
          connected: (transport) => tell({ type: 'link.opened', transport }),
          upgraded: (transport) => tell({ type: 'link.upgraded', transport }),
          disconnected: (reason) => tell({ type: 'link.closed', reason }),
          failed: (message) => tell({ type: 'link.failed', message }),
          refused: (message) => tell({ type: 'link.refused', message }),
          received: (name, payload) => tell({ type: 'link.received', name, payload }),
        },
      );
      // It may have told its end before it was ours to close.
      if (life.signal.aborted) connection.close();
    };
    open().catch((error: unknown) => {
      if (!life.signal.aborted) tell({ type: 'link.failed', message: messageOf(error) });
    });

    return () => {
      life.abort();
      connection?.close();
    };
  });

  const page = fromCallback<{ type: 'never' }>(({ sendBack }) => {
    const tell = (event: SocketPageEvent): void => sendBack(event);
    if (!ports.page.isVisible()) tell({ type: 'page.hidden' });
    return ports.page.subscribe((signal) => {
      if (signal === 'visible' || signal === 'hidden' || signal === 'online')
        tell({ type: `page.${signal}` });
    });
  });

  return socketMachine.provide({
    actors: { link, page },
    delays: { retry: ({ context }) => retryDelay(context.attempts + 1, ports.random()) },
  });
}

/** The real `connectSocket` port. The client library loads with the first connection, after the first paint. */
export const connectSocketIo: ConnectSocket = ({ url, token, connectTimeout }, listener) => {
  let closed = false;
  let socket: Socket | undefined;

  const open = async (): Promise<void> => {
    const { io } = await import('socket.io-client');
    if (closed) return;
    // One manager per attempt and no reconnection of its own: our machine decides when to try again.
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
      // A socket that is no longer active was turned away by the server itself, not lost on the way.
      if (opened.active) listener.failed(error.message);
      else listener.refused(error.message);
    });
    opened.on('disconnect', (reason) => listener.disconnected(reason));
    opened.onAny((event: string, payload: unknown) => listener.received(event, payload));
  };
  open().catch((error: unknown) => {
    if (!closed) listener.failed(messageOf(error));
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
